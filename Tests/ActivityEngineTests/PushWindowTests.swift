import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// push.md §7 and rows 32 and 33 of its §9.
struct PushWindowTests {
  private func running(
    limits: SystemLimits = SystemLimits(pushes: 2, frequentPushes: 3)
  ) -> Scenario {
    var scenario = Scenario(limits: limits)
    scenario.handle(.setManifest(AppManifest(app: "A", supportsFrequentPushes: false)), at: 0)
    scenario.start("A", pushType: .token, at: 0)
    return scenario
  }

  private func push(_ scenario: inout Scenario, at seconds: Double) {
    scenario.push(.update("A", Scenario.content()), at: seconds)
  }

  @Test func hourBeginsWithTheFirstPushAndThenAllIsFreeAgain() {
    var scenario = running()
    push(&scenario, at: 100)
    push(&scenario, at: 200)
    push(&scenario, at: 300)
    let refusal = ActivityRefusal.updateBudgetUsed(
      "A", limit: 2, freeAt: Scenario.date(100 + Scenario.hour))
    #expect(scenario.refusals == [refusal])
    push(&scenario, at: 99 + Scenario.hour)
    #expect(scenario.refusals == [refusal])
    push(&scenario, at: 100 + Scenario.hour)
    push(&scenario, at: 101 + Scenario.hour)
    #expect(scenario.refusals.isEmpty)
    push(&scenario, at: 102 + Scenario.hour)
    #expect(scenario.refusals.count == 1)
  }

  @Test func priorityFiveIsFree() {
    var scenario = running()
    for second in 1...9 {
      scenario.push(
        .update("A", Scenario.content()), priority: .powerAware, at: Double(second))
      #expect(scenario.effects == [.contentChanged("A")])
    }
    push(&scenario, at: 20)
    push(&scenario, at: 21)
    #expect(scenario.refusals.isEmpty)
    push(&scenario, at: 22)
    #expect(scenario.refusals.count == 1)
    scenario.push(.update("A", Scenario.content()), priority: .powerAware)
    #expect(scenario.refusals.isEmpty)
  }

  @Test func appsOwnUpdatesAreFree() {
    var scenario = running()
    for _ in 1...9 {
      scenario.update("A")
      #expect(scenario.refusals.isEmpty)
    }
  }

  @Test func eachActivityHasItsOwn() {
    var scenario = running()
    scenario.start("A2", pushType: .token)
    push(&scenario, at: 10)
    push(&scenario, at: 11)
    scenario.push(.update("A2", Scenario.content()))
    #expect(scenario.refusals.isEmpty)
  }

  @Test func refusedPushCostsNothing() {
    var scenario = running()
    push(&scenario, at: 100)
    scenario.push(.update("A", Scenario.content()), timestamp: 50, at: 101)
    #expect(scenario.refusals.count == 1)
    push(&scenario, at: 102)
    #expect(scenario.refusals.isEmpty)
  }

  @Test(arguments: [(true, true, 3), (true, false, 2), (false, true, 2), (false, false, 2)])
  func frequentPushesNeedTheAppAndThePerson(declared: Bool, allowed: Bool, limit: Int) {
    var scenario = running()
    scenario.handle(.setManifest(AppManifest(app: "A", supportsFrequentPushes: declared)))
    scenario.handle(.setFrequentPushes(allowed))
    #expect(scenario.engine.areFrequentPushesEnabled(for: "A") == (declared && allowed))
    for _ in 0..<limit { push(&scenario, at: scenario.time + 1) }
    #expect(scenario.refusals.isEmpty)
    push(&scenario, at: scenario.time + 1)
    #expect(scenario.refusals.count == 1)
  }

  @Test func switchingFrequentPushesSaysSoOnce() {
    var scenario = Scenario()
    scenario.handle(.setFrequentPushes(true))
    #expect(scenario.effects.isEmpty)
    scenario.handle(.setFrequentPushes(false))
    #expect(scenario.effects == [.frequentPushesChanged(false)])
    scenario.handle(.setFrequentPushes(true))
    #expect(scenario.effects == [.frequentPushesChanged(true)])
  }

  @Test func row33StartsHaveABudgetPerApp() {
    var scenario = Scenario(limits: SystemLimits(activitiesPerApp: 99, activitiesPerDevice: 99))
    for number in 0..<10 {
      scenario.push(
        .start(Scenario.request("A\(number)")), alert: Scenario.alert, at: Double(number))
      #expect(scenario.refusals.isEmpty)
    }
    scenario.push(.start(Scenario.request("A10")), alert: Scenario.alert, at: 20)
    #expect(
      scenario.refusals == [
        .startBudgetUsed(app: "A", limit: 10, freeAt: Scenario.date(Scenario.hour))
      ])
    scenario.push(.start(Scenario.request("B")), alert: Scenario.alert, at: 21)
    #expect(scenario.refusals.isEmpty)
    scenario.push(
      .start(Scenario.request("A10")), alert: Scenario.alert, at: Scenario.hour)
    #expect(scenario.refusals.isEmpty)
  }

  @Test func budgetCountsToItsLimit() throws {
    var budget = PushWindow()
    let now = Scenario.origin
    for _ in 0..<3 { budget = try budget.spending(oneOf: 3, per: 60, at: now) }
    #expect(throws: PushWindow.Exceeded(freeAt: now.addingTimeInterval(60))) {
      try budget.spending(oneOf: 3, per: 60, at: now.addingTimeInterval(59))
    }
    _ = try budget.spending(oneOf: 3, per: 60, at: now.addingTimeInterval(60))
    #expect(throws: PushWindow.Exceeded(freeAt: now.addingTimeInterval(60))) {
      try PushWindow().spending(oneOf: 0, per: 60, at: now)
    }
  }
}
