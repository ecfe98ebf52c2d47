import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// activitykit.md §7; push.md §4, §7 and the device's rows of its §9, by number.
struct PushTests {
  private static let token = PushTypeRecord.token

  private func running(limits: SystemLimits = .standard) -> Scenario {
    var scenario = Scenario(limits: limits)
    scenario.start("A", pushType: .token, at: 0)
    return scenario
  }

  // MARK: Update and end

  @Test func pushedUpdateDoesWhatTheAppsDoes() {
    var pushed = running()
    pushed.push(
      .update("A", Scenario.content("[1]", stale: 50, score: 7)), timestamp: 9,
      alert: Scenario.alert, at: 10)
    #expect(pushed.effects.prefix(2) == [.contentChanged("A"), .alerted("A", Scenario.alert)])
    var called = running()
    called.update(
      "A", state: "[1]", score: 7, stale: 50, alert: Scenario.alert, timestamp: 9, at: 10)
    #expect(pushed.effects == called.effects)
    #expect(pushed.engine.record("A") == called.engine.record("A"))
    #expect(pushed.nextDeadline == called.nextDeadline)
  }

  @Test(
    arguments: [(nil, 4 * 3_600), (900, 900), (6 * 3_600, 4 * 3_600)] as [(Double?, Double)])
  func pushedEndKeepsTheCardAsItsDateSays(date: Double?, seconds: Double) {
    var scenario = running()
    scenario.push(
      .end("A", Scenario.content("[1]"), dismissalDate: date.map { Scenario.date(100 + $0) }),
      at: 100)
    #expect(scenario.phase("A") == .ended)
    #expect(scenario.engine.record("A")?.content.state == Data("[1]".utf8))
    #expect(scenario.nextDeadline == 100 + seconds)
  }

  @Test func pushedEndWithAPastDateDismissesAtOnce() {
    var scenario = running()
    scenario.push(.end("A", nil, dismissalDate: Scenario.date(50)), at: 100)
    #expect(
      scenario.effects.prefix(2) == [.phaseChanged("A", .ended), .phaseChanged("A", .dismissed)])
  }

  @Test func pushedEndWithoutContentKeepsTheLastAndMayAlert() {
    var scenario = running()
    scenario.update("A", state: "[1]")
    scenario.push(.end("A", nil, dismissalDate: nil), alert: Scenario.alert)
    #expect(
      scenario.effects.prefix(2) == [
        .alerted("A", Scenario.alert), .phaseChanged("A", .ended),
      ])
    #expect(scenario.engine.record("A")?.content.state == Data("[1]".utf8))
    #expect(scenario.island == .idle)
  }

  @Test func row9OlderPushIsIgnoredWhoeverWasNewer() {
    var scenario = running()
    scenario.update("A", state: "[1]", timestamp: 100, at: 100)
    scenario.push(.update("A", Scenario.content("[2]")), timestamp: 99, at: 101)
    #expect(
      scenario.refusals == [
        .olderThanApplied("A", timestamp: Scenario.date(99), newest: Scenario.date(100))
      ])
    scenario.push(.update("A", Scenario.content("[3]")), timestamp: 120, at: 121)
    scenario.update("A", state: "[4]", timestamp: 119, at: 122)
    #expect(scenario.engine.record("A")?.content.state == Data("[3]".utf8))
  }

  @Test func row10MillisecondsAreTooFarAhead() {
    var scenario = running()
    scenario.push(.update("A", Scenario.content()), timestamp: 1e12, at: 10)
    #expect(
      scenario.refusals == [
        .tooFarAhead(
          "A", timestamp: Scenario.date(1e12), latest: Scenario.date(10 + 8 * Scenario.hour))
      ])
  }

  @Test func row12EqualTimestampIsApplied() {
    var scenario = running()
    scenario.push(.update("A", Scenario.content("[1]")), timestamp: 10, at: 11)
    scenario.push(.update("A", Scenario.content("[2]")), timestamp: 10, at: 12)
    #expect(scenario.effects == [.contentChanged("A")])
  }

  @Test func row30PushAfterTheEndIsIgnored() {
    var scenario = running()
    scenario.end("A")
    scenario.push(.update("A", Scenario.content("[1]")))
    #expect(scenario.refusals == [.alreadyEnded("A")])
    scenario.gesture(.dismissCard("A"))
    scenario.push(.update("A", Scenario.content("[1]")))
    #expect(scenario.refusals == [.unknown("A")])
  }

  @Test func row36PastStaleDateIsStaleAtOnce() {
    var scenario = running()
    scenario.push(.update("A", Scenario.content(stale: 5)), at: 10)
    #expect(scenario.effects == [.contentChanged("A"), .phaseChanged("A", .stale)])
  }

  @Test func pushReachesOnlyWhoAskedForIt() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.push(.update("A", Scenario.content("[1]")))
    #expect(scenario.refusals == [.pushNotRequested("A")])
    scenario.start("B", pushType: .channel("Y2hhbm5lbA=="))
    scenario.push(.update("B", Scenario.content("[1]")))
    #expect(scenario.effects == [.contentChanged("B")])
  }

  // MARK: Start

  @Test func pushStartsAnActivityThatWantsAToken() {
    var scenario = Scenario()
    scenario.handle(.setForeground("elsewhere"))
    scenario.push(.start(Scenario.request("A", pushType: .token)), alert: Scenario.alert)
    #expect(
      scenario.effects.prefix(3) == [
        .phaseChanged("A", .active), .tokenWanted(.activity("A")),
        .alerted("A", Scenario.alert),
      ])
    #expect(scenario.island == .expanded("A", cause: .alert))
  }

  @Test func row26StartNeedsAnAlert() {
    var scenario = Scenario()
    var request = Scenario.request("A")
    request.alert = Scenario.alert
    scenario.push(.start(request))
    #expect(scenario.effects == [.refused(.startWithoutAlert(app: "A"))])
  }

  @Test func row31SecondStartMakesASecondActivity() {
    var scenario = Scenario()
    scenario.push(.start(Scenario.request("A1")), alert: Scenario.alert)
    scenario.push(.start(Scenario.request("A2")), alert: Scenario.alert)
    #expect(scenario.engine.records.map(\.id) == ["A1", "A2"])
  }

  @Test func usedStartTokenIsReplaced() {
    var scenario = Scenario()
    let target = PushToken.Target.start(app: "A", attributesType: "Attributes")
    scenario.issue([1], to: target)
    #expect(scenario.effects == [.tokenChanged(target, Data([1]))])
    scenario.push(.start(Scenario.request("A")), alert: Scenario.alert)
    #expect(scenario.effects.contains(.tokenWanted(target)))
    scenario.issue([2], to: target)
    #expect(scenario.engine.startToken(app: "A", attributesType: "Attributes") == Data([2]))
    #expect(scenario.engine.startToken(app: "A", attributesType: "Other") == nil)
  }

  @Test func startPushDatedTooFarAheadIsDropped() {
    var scenario = Scenario()
    scenario.push(
      .start(Scenario.request("A")), timestamp: 9 * Scenario.hour, alert: Scenario.alert, at: 0)
    #expect(
      scenario.refusals == [
        .tooFarAhead(
          "A", timestamp: Scenario.date(9 * Scenario.hour),
          latest: Scenario.date(8 * Scenario.hour))
      ])
  }

  @Test func updatesAreComparedWithTheTimestampOfTheStart() {
    var scenario = Scenario()
    scenario.push(
      .start(Scenario.request("A", pushType: .token)), timestamp: 500, alert: Scenario.alert,
      at: 600)
    scenario.push(.update("A", Scenario.content()), timestamp: 439, at: 601)
    #expect(scenario.refusals.count == 1)
    scenario.push(.update("A", Scenario.content()), timestamp: 440, at: 602)
    #expect(scenario.effects.first == .contentChanged("A"))
  }

  // MARK: Tokens

  @Test func newerTokenReplacesTheOlderAndTheEndTakesIt() {
    var scenario = running()
    scenario.issue([1], to: .activity("A"))
    scenario.issue([2], to: .activity("A"))
    #expect(scenario.effects == [.tokenChanged(.activity("A"), Data([2]))])
    scenario.issue([2], to: .activity("A"))
    #expect(scenario.effects.isEmpty)
    scenario.end("A")
    #expect(scenario.effects.contains(.tokenChanged(.activity("A"), nil)))
    #expect(scenario.engine.record("A")?.pushToken == nil)
    scenario.issue([3], to: .activity("A"))
    #expect(scenario.refusals == [.alreadyEnded("A")])
  }

  @Test func dismissalTakesTheTokenToo() {
    var scenario = running()
    scenario.issue([1], to: .activity("A"))
    scenario.gesture(.dismissCard("A"))
    #expect(
      scenario.effects.prefix(2) == [
        .phaseChanged("A", .dismissed), .tokenChanged(.activity("A"), nil),
      ])
    scenario.issue([3], to: .activity("A"))
    #expect(scenario.refusals == [.unknown("A")])
  }

  @Test func tokenGoesOnlyToWhoAskedForOne() {
    var scenario = Scenario()
    scenario.start("A")
    scenario.issue([1], to: .activity("A"))
    #expect(scenario.refusals == [.pushNotRequested("A")])
    scenario.start("B", pushType: .channel("Y2hhbm5lbA=="))
    scenario.issue([1], to: .activity("B"))
    #expect(scenario.refusals == [.pushNotRequested("B")])
  }

  @Test func scheduledActivityWantsItsTokenWhenItStarts() {
    var scenario = Scenario()
    scenario.start("A", startDate: 100, pushType: .token, at: 0)
    #expect(!scenario.effects.contains(.tokenWanted(.activity("A"))))
    scenario.handle(.tick, at: 100)
    #expect(scenario.effects.contains(.tokenWanted(.activity("A"))))
  }
}
