import ActivityModel
import PhoneScreen

/// What covers the phone: the help, the list of activities, and what another draws over it.
@MainActor
final class Overlays {
  /// The help; nil while it is not shown.
  var help: HelpScreen?
  /// Returns the traces of the last pushes, the newest last.
  var pushes: () -> [PushTrace] = { [] }
  /// Formats the time of a push.
  private let time: ClockFormatter
  /// The index of the first activity in the full-screen list; nil while the list is not shown.
  var listStart: Int?

  /// What another draws over the phone in cells, and a picture of the phone has to show itself.
  var outerNotice: Notice?

  /// True while one covers the phone.
  var isShown: Bool { help != nil || listStart != nil }

  /// The pushes that the screen lists at most.
  private static let listedPushes = 20

  init(time: ClockFormatter) { self.time = time }

  /// Shows the traces of the last pushes, the newest first.
  func showPushes() {
    let traces = pushes().suffix(Self.listedPushes).reversed()
    let lines = traces.flatMap { trace in
      [KeyHint("#\(trace.number)", "\(time.precise(trace.date))  \(trace.summary)")]
        + trace.steps.map { KeyHint("\($0.mark) \($0.stage.rawValue)", $0.text) }
        + [KeyHint("", "")]
    }
    help = HelpScreen(
      hints: lines.isEmpty
        ? [KeyHint("", "none yet: 'island push FILE', or a client of 'island-apns'")]
        : Array(lines.dropLast()), title: "Pushes")
  }
}
