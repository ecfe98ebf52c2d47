import ActivityModel
import ArgumentParser

/// `island collapse`: touches outside the expanded island.
struct CollapseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collapse", abstract: "Touch outside of the expanded island.")

  func run() { IslandConnection().submit(.gesture(.collapse)) }
}
