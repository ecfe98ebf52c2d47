import ActivityModel
import ArgumentParser

/// `island turn [on|off|toggle]`: rotates the phone.
struct TurnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "turn", abstract: "Hold the phone in landscape, or upright again.")

  @Argument(help: "on, off or toggle.")
  var state: Switch = .toggle

  func run() {
    let connection = IslandConnection()
    connection.submit(.setLandscape(state.applied(to: connection.report().isLandscape)))
  }
}
