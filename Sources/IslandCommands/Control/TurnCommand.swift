import ActivityModel
import ArgumentParser

/// `island turn [on|off|toggle]`: rotates the phone.
struct TurnCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "Hold the phone in landscape, or upright again.")

  @Argument(help: "on, off or toggle.")
  var state: Switch = .toggle

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    island.send(.setLandscape(state.applied(to: try island.report().isLandscape)))
  }
}
