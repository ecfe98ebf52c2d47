import ActivityModel
import ArgumentParser

/// `island lock [on|off|toggle]`: locks or unlocks the phone.
struct LockCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock", abstract: "Lock the phone, or unlock it.")

  @Argument(help: "on, off or toggle.")
  var state: Switch = .on

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    island.send(.setLocked(state.applied(to: try island.report().isLocked)))
  }
}
