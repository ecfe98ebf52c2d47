import ActivityModel
import ArgumentParser

/// `island press [ID]`: touches and holds the island.
struct PressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Touch and hold the island: it expands.")

  @Argument(help: "The activity (default: the attached one).")
  var activity: String?

  func run() {
    let connection = IslandConnection()
    connection.submit(.gesture(.longPress(activity.map { connection.activity($0).id })))
  }
}
