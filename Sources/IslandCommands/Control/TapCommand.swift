import ActivityModel
import ArgumentParser

/// `island tap [ID]`: taps an activity.
struct TapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap", abstract: "Tap an activity: its app opens at the link.")

  @Argument(help: "The activity (default: the focused one).")
  var activity: String?

  func run() {
    let connection = IslandConnection()
    _ = connection.call(.tap(activity.map { connection.activity($0).id }))
  }
}
