import ActivityModel
import ArgumentParser

/// The options for an activity's alert.
struct AlertOptions: ParsableArguments {
  @Option(help: "Alert with this title.")
  var alert: String?

  @Option(help: "The alert's body.")
  var alertBody: String?

  /// The alert; nil: the options request no alert.
  var record: AlertRecord? {
    if alert == nil, alertBody != nil {
      ErrorPrinter.exit("--alert-body goes below a title: add --alert TITLE", code: .usage)
    }
    return alert.map { AlertRecord(title: $0, body: alertBody ?? "") }
  }
}
