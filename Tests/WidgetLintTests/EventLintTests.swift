import ActivityModel
import Foundation
import Testing
import WidgetLint

struct EventLintTests {
  private func update(_ minute: Double, _ state: String, alert: Bool = false) -> EventLint.Update {
    EventLint.Update(
      date: Date(timeIntervalSinceReferenceDate: minute * 60), state: Data(state.utf8),
      hasAlert: alert)
  }

  private func rules(_ updates: [EventLint.Update], end: Double? = nil) -> [LintRule] {
    EventLint.findings(
      start: update(0, "a"), updates: updates,
      end: end.map { Date(timeIntervalSinceReferenceDate: $0 * 60) }
    ).map(\.rule)
  }

  @Test func alertsCloseTogetherAreFound() {
    #expect(rules([update(1, "b", alert: true), update(5, "c", alert: true)]) == [.frequentAlerts])
    #expect(rules([update(1, "b", alert: true), update(6, "c", alert: true)]) == [])
  }

  @Test func moreThanOneAlertInThreeIsFound() {
    let calm = [update(1, "b", alert: true), update(2, "c"), update(3, "d")]
    #expect(rules(calm) == [])
    let loud = [
      update(1, "b", alert: true), update(2, "c"), update(10, "d", alert: true), update(11, "e"),
    ]
    #expect(rules(loud) == [.frequentAlerts])
  }

  @Test func updatesThatChangeNothingAreFound() {
    let found = EventLint.findings(
      start: update(0, "a"), updates: [update(1, "a"), update(2, "b"), update(3, "b", alert: true)])
    #expect(found.map(\.rule) == [.unchangedUpdate, .unchangedUpdate])
    #expect(found.map(\.severity) == [.info, .warning])
  }

  @Test func moreThanEightHoursAreFound() {
    #expect(rules([], end: 481) == [.longLife])
    #expect(rules([], end: 480) == [])
  }

  @Test(arguments: [(3500, nil), (3501, LintSeverity.warning), (4096, .warning), (4097, .error)])
  func payloadsAreWeighed(_ bytes: Int, _ severity: LintSeverity?) {
    // {"name":"…"} has 11 characters beside the text, {} two.
    let state = JSONValue.record(["name": .text(String(repeating: "a", count: bytes - 13))])
    let meter = PayloadMeter(attributes: .record([:]), state: state, limit: 4096)
    let finding = EventLint.payload(meter).first
    #expect(meter.total == bytes && finding?.severity == severity)
    #expect(finding.map { $0.message.contains("state.name has") } ?? true)
  }

  private func life(_ app: String, _ start: Double, _ end: Double?) -> EventLint.Lifetime {
    func date(_ minute: Double) -> Date { Date(timeIntervalSinceReferenceDate: minute * 60) }
    return EventLint.Lifetime(app: app, start: date(start), end: end.map(date))
  }

  @Test func severalActivitiesOfAnAppAtATimeAreFound() {
    let found = EventLint.simultaneousActivities([
      life("b", 0, 10), life("b", 5, nil), life("b", 9, 12), life("a", 1, nil), life("a", 3, nil),
      life("c", 0, nil),
    ])
    #expect(found.map(\.app) == ["a", "b"])
    #expect(found.map(\.finding.rule) == [.severalActivities, .severalActivities])
    #expect(found.last?.finding.message.hasPrefix("3 activities") == true)
  }

  @Test func activitiesOneAfterTheOtherAreNoneTooMany() {
    #expect(
      EventLint.simultaneousActivities([life("a", 0, 5), life("a", 5, 9), life("b", 4, nil)])
        .isEmpty)
  }

  @Test func endsAreLookedAt() {
    #expect(EventLint.ending(isDefault: false, hasContent: true).isEmpty)
    #expect(EventLint.ending(isDefault: true, hasContent: true).map(\.severity) == [.info])
    #expect(EventLint.ending(isDefault: false, hasContent: false).map(\.severity) == [.warning])
  }
}
