import ActivityModel
import ArgumentParser

/// `island lock [on|off|toggle]`: locks or unlocks the phone.
struct LockCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lock", abstract: "Lock the phone, or unlock it.")

  @Argument(help: "on, off or toggle.")
  var state: Switch = .on

  func run() {
    let connection = IslandConnection()
    connection.submit(.setLocked(state.applied(to: connection.report().isLocked)))
  }
}
