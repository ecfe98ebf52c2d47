import ActivityModel
import ArgumentParser

/// `island collapse`: touches outside the expanded island.
struct CollapseCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "collapse", abstract: "Tap outside the expanded island.")

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws { island.send(.gesture(.collapse)) }
}
