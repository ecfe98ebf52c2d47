import ActivityModel
import ArgumentParser

/// `island collapse`: touches outside the expanded island.
struct CollapseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collapse", abstract: "Tap outside the expanded island.")

  func run() { IslandConnection().submit(.gesture(.collapse)) }
}
