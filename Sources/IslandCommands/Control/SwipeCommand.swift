import ActivityModel
import ArgumentParser

/// `island swipe left`: swipes across the island.
struct SwipeCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe across the island: left hides, right brings back.")

  @Argument(help: "left or right.")
  var direction: SwipeDirection

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws { island.send(.gesture(.swipe(direction))) }
}
