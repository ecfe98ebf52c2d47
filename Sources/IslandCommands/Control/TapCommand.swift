import ActivityModel
import ArgumentParser

/// `island tap [ID]`: taps an activity.
struct TapCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap", abstract: "Tap an activity: its app opens at the link.")

  @Argument(help: "The activity (default: the focused one).")
  var activity: String?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    try island.call(.tap(try activity.map { try island.activity($0) }))
  }
}
