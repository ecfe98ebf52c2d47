import ActivityModel
import ArgumentParser
import Foundation

/// `island update ID`: updates an activity's content.
struct UpdateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Update an activity's content.")

  @Argument(help: "The activity: its identifier, the beginning of it, or its type.")
  var activity: String

  @OptionGroup var content: ContentOptions

  @OptionGroup var alert: AlertOptions

  @Option(help: "The age of the data: 30s, 5m. Data older than what is shown is ignored.")
  var age: String?

  func run() {
    let connection = IslandConnection()
    let report = connection.report()
    let now = report.now
    guard let record = content.content(now: now) else {
      ErrorPrinter.exit("an update needs --state JSON", code: .usage)
    }
    connection.submit(
      .update(
        ActivityUpdate(
          id: connection.activity(activity, in: report).id, content: record, alert: alert.record,
          timestamp: age.map {
            now.addingTimeInterval(-ContentOptions.seconds($0, for: "--age"))
          })))
  }
}
