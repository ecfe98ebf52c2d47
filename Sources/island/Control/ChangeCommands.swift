import ActivityModel
import ArgumentParser
import Foundation

/// `island update ID`: updates an activity's content.
struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Give an activity new content.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  @OptionGroup var content: ContentOptions

  @OptionGroup var alert: AlertOptions

  @Option(help: "How old the data is: 30s, 5m. Older than what is shown is ignored.")
  var age: String?

  func run() {
    let connection = IslandConnection()
    let now = connection.report().now
    guard let record = content.content(now: now) else {
      ErrorPrinter.exit("an update needs --state JSON", code: .usage)
    }
    connection.submit(
      .update(
        ActivityUpdate(
          id: connection.activity(activity).id, content: record, alert: alert.record,
          timestamp: age.map {
            now.addingTimeInterval(-ContentOptions.seconds($0, for: "--age"))
          })))
  }
}

/// `island end ID`: ends an activity.
struct EndCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End an activity.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  @OptionGroup var content: ContentOptions

  @Option(help: "When its card goes: default (in 4 hours), immediate, or a time from now: 30m.")
  var dismissal = "default"

  func run() {
    let connection = IslandConnection()
    let now = connection.report().now
    let policy: DismissalPolicy =
      switch dismissal {
      case "default": .default
      case "immediate": .immediate
      default:
        .after(now.addingTimeInterval(ContentOptions.seconds(dismissal, for: "--dismissal")))
      }
    connection.submit(
      .end(
        ActivityEnd(
          id: connection.activity(activity).id, content: content.content(now: now),
          dismissal: policy)))
  }
}

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
