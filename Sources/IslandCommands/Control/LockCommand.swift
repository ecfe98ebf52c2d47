import ActivityModel
import ArgumentParser

/// `island lock [on|off|toggle]`: locks or unlocks the phone.
struct LockCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock", abstract: "Lock the phone, or unlock it.")

  @Argument(help: "on, off or toggle (default: print whether it is locked).")
  var state: Switch?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    let isLocked = try island.report().isLocked
    guard let state else { return print(Switch(isLocked)) }
    island.send(.setLocked(state.applied(to: isLocked)))
  }
}
