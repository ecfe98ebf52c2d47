import ActivityModel
import ArgumentParser

/// `island turn [on|off|toggle]`: rotates the phone.
struct TurnCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "Hold the phone in landscape, or upright again.")

  @Argument(help: "on, off or toggle (default: print how it is held).")
  var state: Switch?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let isLandscape = try island.report().isLandscape
    guard let state else { return print(Switch(isLandscape)) }
    island.send(.setLandscape(state.applied(to: isLandscape)))
  }
}
