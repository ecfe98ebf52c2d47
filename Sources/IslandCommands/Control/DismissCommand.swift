import ActivityModel
import ArgumentParser
import Foundation

/// `island dismiss ID`: removes an activity's card, as a user's swipe does.
struct DismissCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss", abstract: "Clear an activity's card, as a person would.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  /// Carries out the command.
  ///
  /// - Throws: `CommandError` when it cannot be carried out.
  func run(on island: IslandConnection) throws {
    island.send(.gesture(.dismissCard(try island.activity(activity))))
  }
}
