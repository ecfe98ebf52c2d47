import ActivityModel
import ArgumentParser
import Foundation

/// `island dismiss ID`: removes an activity's card, as a user's swipe does.
struct DismissCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dismiss", abstract: "Clear an activity's card, as a person would.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  func run() {
    let connection = IslandConnection()
    connection.submit(.gesture(.dismissCard(connection.activity(activity).id)))
  }
}
