import Foundation
import Previewer
import Testing

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
    #expect(EventLint.payload(bytes: bytes).first?.severity == severity)
  }

  @Test func severalActivitiesOfAnAppAreFound() {
    #expect(EventLint.running(count: 1).isEmpty)
    #expect(EventLint.running(count: 2).map(\.rule) == [.severalActivities])
  }
}
