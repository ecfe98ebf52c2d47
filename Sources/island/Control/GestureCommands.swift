import ActivityModel
import ArgumentParser

/// `island press [ID]`: touches and holds the island.
struct PressCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "press", abstract: "Touch and hold the island: it expands.")

  @Argument(help: "The activity; the attached one when left out.")
  var activity: String?

  func run() {
    let connection = IslandConnection()
    connection.submit(.gesture(.longPress(activity.map { connection.activity($0).id })))
  }
}

/// `island tap [ID]`: taps an activity.
struct TapCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tap", abstract: "Tap an activity: its app opens at the link.")

  @Argument(help: "The activity; the one that keys go to when left out.")
  var activity: String?

  func run() {
    let connection = IslandConnection()
    _ = connection.call(.tap(activity.map { connection.activity($0).id }))
  }
}

/// `island collapse`: touches outside the expanded island.
struct CollapseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "collapse", abstract: "Touch outside of the expanded island.")

  func run() { IslandConnection().submit(.gesture(.collapse)) }
}

/// `island swipe left`: swipes across the island.
struct SwipeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe across the island: left hides, right brings back.")

  @Argument(help: "left or right.")
  var direction: SwipeDirection

  func run() { IslandConnection().submit(.gesture(.swipe(direction))) }
}

extension SwipeDirection: ExpressibleByArgument {}
