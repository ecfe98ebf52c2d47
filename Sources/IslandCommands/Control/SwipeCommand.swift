import ActivityModel
import ArgumentParser

/// `island swipe left`: swipes across the island.
struct SwipeCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "swipe", abstract: "Swipe across the island: left hides, right brings back.")

  @Argument(help: "left or right.")
  var direction: SwipeDirection

  @Argument(help: "The activity to hide; not given: as the direction says.")
  var activity: String?

  /// Refuses an activity in the other direction.
  ///
  /// - Throws: `ValidationError` for it.
  func validate() throws {
    guard activity == nil || direction == .left else {
      throw ValidationError("'swipe right' brings the last hidden one back and takes no activity")
    }
  }

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    island.send(
      .gesture(try activity.map { .hide(try island.activity($0)) } ?? .swipe(direction)))
  }
}
