import ActivityModel
import ArgumentParser

/// The options for an activity's alert.
struct AlertOptions: ParsableArguments {
  @Option(help: "Alert with this title.")
  var alert: String?

  @Option(help: "The alert's body.")
  var alertBody: String?

  /// Returns the alert; nil: the options request no alert.
  ///
  /// - Throws: `CommandError` when there is a body without a title.
  func record() throws(CommandError) -> AlertRecord? {
    if alert == nil, alertBody != nil {
      throw CommandError("--alert-body goes below a title: add --alert TITLE", code: .usage)
    }
    return alert.map { AlertRecord(title: $0, body: alertBody ?? "") }
  }
}
