import ActivityModel
import ArgumentParser
import Foundation

/// `island end ID`: ends an activity.
struct EndCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End an activity.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  @OptionGroup var content: ContentOptions

  @Option(
    help: "When its card is removed: default (in 4 hours), immediate, or a time from now: 30m.")
  var dismissal = "default"

  func run() {
    let connection = IslandConnection()
    let report = connection.report()
    let now = report.now
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
          id: connection.activity(activity, in: report).id, content: content.content(now: now),
          dismissal: policy)))
  }
}
