import ActivityModel
import ArgumentParser

/// `island press [ID]`: touches and holds the island.
struct PressCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Touch and hold the island: it expands.")

  @Argument(help: "The activity (default: the attached one).")
  var activity: String?

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    island.send(.gesture(.longPress(try activity.map { try island.activity($0) })))
  }
}
