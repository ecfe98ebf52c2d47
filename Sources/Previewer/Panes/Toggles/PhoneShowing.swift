import ActivityModel
import ActivityEngine
import Foundation

/// Where a phone with these settings would show the activity now, and why; found by sending the
/// settings to the real engine as events.
package struct PhoneShowing: Hashable, Sendable {
  /// Nil when the activity is not visible.
  package let presentation: SheetPresentation?
  /// The reason in words: `attached – started first (5 min before a rival)`.
  package let reason: String

  /// - Parameter isAlerting: True right after an update with an alert.
  package init(_ settings: SheetSettings, isAlerting: Bool = false) {
    // Only the order of the events matters, not their dates.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    var engine = Engine(device: settings.device)
    func handle(_ event: ActivityEvent, after seconds: Double) {
      _ = engine.handle(event, at: start + seconds)
    }
    func request(_ id: ActivityID, app: String) -> ActivityEvent {
      .request(
        ActivityRequest(
          id: id, app: app, attributesType: app, attributes: Data("{}".utf8),
          content: ActivityContentRecord(state: Data("{}".utf8))))
    }
    handle(request(Self.own, app: "app"), after: 0)
    if settings.hasRival { handle(request(Self.rival, app: "rival"), after: 300) }
    if settings.isAppForeground { handle(.setForeground("app"), after: 301) }
    if settings.isLandscape { handle(.setLandscape(true), after: 302) }
    if settings.isLocked { handle(.setLocked(true), after: 303) }
    if isAlerting {
      let alert = ActivityUpdate(
        id: Self.own, content: ActivityContentRecord(state: Data("{}".utf8)),
        alert: AlertRecord(title: "Alert", body: "", sound: nil))
      handle(.update(alert), after: 304)
    }
    // An activity that has ended is not previewed, so no reason has a time.
    let listing = engine.listings(time: { _ in "" }) { $0 == Self.rival ? "a rival" : "this one" }
      .first { $0.id == Self.own }
    reason = listing?.reasonText ?? "not running"
    presentation = listing?.presentation.map {
      $0 == .lockScreen && settings.isDimmed ? .alwaysOn : .phone($0)
    }
  }

  private static let own = ActivityID("own")
  private static let rival = ActivityID("rival")
}
