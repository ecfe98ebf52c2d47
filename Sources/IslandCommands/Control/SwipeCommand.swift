import ActivityModel
import ArgumentParser

/// `island swipe left`: swipes across the island.
struct SwipeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe across the island: left hides, right brings back.")

  @Argument(help: "left or right.")
  var direction: SwipeDirection

  func run() { IslandConnection().submit(.gesture(.swipe(direction))) }
}
