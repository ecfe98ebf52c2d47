import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// activitykit.md §4: what a start must pass, and in which order.
struct StartCheckTests {
  /// One reason to refuse, by the step it belongs to: an app that declares too little, a person or
  /// a call that is against it.
  struct Obstacle: Sendable {
    var step: String
    var refusal: ActivityRefusal
    var manifest: @Sendable (inout AppManifest) -> Void = { _ in }
    var request: @Sendable (inout ActivityRequest) -> Void = { _ in }
    var isAuthorized = true
    var systemVersion = SystemVersion(27)
    var count = 0
  }

  static let obstacles = [
    Obstacle(
      step: "1 declared", refusal: .notDeclared(app: "A"),
      manifest: { $0.supportsActivities = false }),
    Obstacle(
      step: "2 device", refusal: .unsupportedDevice("iphone-16-pro"),
      systemVersion: SystemVersion(16, 0)),
    Obstacle(
      step: "2 target", refusal: .unsupportedTarget(app: "A"),
      manifest: { $0.isSupportedTarget = false }),
    Obstacle(
      step: "2 entitlement", refusal: .notEntitled(app: "A"),
      manifest: { $0.isEntitled = false }),
    Obstacle(step: "3 permission", refusal: .notAuthorized, isAuthorized: false),
    Obstacle(
      step: "4 foreground", refusal: .notVisible(app: "A"),
      request: { $0.origin = .background }),
    Obstacle(
      step: "5 size", refusal: .tooLarge(bytes: 5_002, limit: 4_096),
      request: { $0.attributes = Data(count: 5_000) }),
    Obstacle(step: "6 per app", refusal: .perAppLimit(app: "A", limit: 5), count: 5),
    Obstacle(
      step: "7 push", refusal: .noPushCapability(app: "A"),
      manifest: { $0.hasPushCapability = false }, request: { $0.pushType = .token }),
  ]

  /// Everything from a step on is wrong: that step answers.
  @Test(arguments: obstacles.indices)
  func firstStepThatFailsAnswers(step: Int) {
    let wrong = Self.obstacles[step...]
    // Five that run from before, when everything was in order.
    var scenario = Scenario(
      options: EngineOptions(
        systemVersion: wrong.map(\.systemVersion).min() ?? SystemVersion(27)))
    if scenario.engine.options.systemVersion >= SystemVersion(16, 1) {
      let count = wrong.map(\.count).max() ?? 0
      for number in 0..<count { scenario.start("A\(number)") }
    }
    var manifest = AppManifest(app: "A")
    var request = Scenario.request("A9")
    for obstacle in wrong {
      obstacle.manifest(&manifest)
      obstacle.request(&request)
    }
    scenario.handle(.setManifest(manifest))
    if wrong.contains(where: { !$0.isAuthorized }) { scenario.handle(.setAuthorized(false)) }
    scenario.handle(.request(request))
    #expect(scenario.effects == [.refused(Self.obstacles[step].refusal)])
  }

  @Test(arguments: obstacles.indices)
  func eachObstacleAloneIsEnough(step: Int) {
    let obstacle = Self.obstacles[step]
    var scenario = Scenario(options: EngineOptions(systemVersion: obstacle.systemVersion))
    for number in 0..<obstacle.count { scenario.start("A\(number)") }
    var manifest = AppManifest(app: "A")
    obstacle.manifest(&manifest)
    scenario.handle(.setManifest(manifest))
    if !obstacle.isAuthorized { scenario.handle(.setAuthorized(false)) }
    var request = Scenario.request("A9")
    obstacle.request(&request)
    scenario.handle(.request(request))
    #expect(scenario.effects == [.refused(obstacle.refusal)], "\(obstacle.step)")
  }

  @Test func step6AppsLimitComesBeforeTheDevices() {
    var scenario = Scenario(limits: SystemLimits(activitiesPerApp: 2, activitiesPerDevice: 3))
    scenario.start("A1")
    scenario.start("A2")
    scenario.start("B")
    scenario.start("A3")
    #expect(scenario.refusals == [.perAppLimit(app: "A", limit: 2)])
    scenario.start("C")
    #expect(scenario.refusals == [.globalLimit(3)])
  }

  @Test(arguments: [("Y2hhbm5lbA==", true), ("", false), ("no base 64", false)])
  func step7ChannelIsBase64(name: String, isAccepted: Bool) {
    var scenario = Scenario()
    scenario.start("A", pushType: .channel(name))
    #expect(scenario.refusals == (isAccepted ? [] : [.malformedChannel(name)]))
    if isAccepted { #expect(!scenario.effects.contains(.tokenWanted(.activity("A")))) }
  }

  @Test func withoutAPushTypeNoCapabilityIsNeeded() {
    var scenario = Scenario()
    scenario.handle(.setManifest(AppManifest(app: "A", hasPushCapability: false)))
    scenario.start("A")
    #expect(scenario.phase("A") == .active)
  }

  @Test func identifiersAreOneLineAndBelongToOneApp() {
    var scenario = Scenario()
    scenario.start("", app: "A")
    #expect(scenario.refusals == [.malformedID("")])
    scenario.start("A\n", app: "A")
    #expect(scenario.refusals == [.malformedID("A\n")])
    scenario.start("A")
    scenario.start("A", app: "B")
    #expect(scenario.refusals == [.foreignID("A", owner: "A")])
  }

  @Test(
    arguments: [(SystemVersion(16, 0), false), (SystemVersion(16, 1), true)]
      as [(SystemVersion, Bool)])
  func activitiesCameWithSixteenPointOne(version: SystemVersion, isEnabled: Bool) {
    let scenario = Scenario(options: EngineOptions(systemVersion: version))
    #expect(scenario.engine.areActivitiesEnabled(for: "A") == isEnabled)
  }

  @Test func appThatDoesNotDeclareActivitiesHasNone() {
    var scenario = Scenario()
    #expect(scenario.engine.areActivitiesEnabled(for: "A"))
    scenario.handle(.setManifest(AppManifest(app: "A", supportsActivities: false)))
    #expect(!scenario.engine.areActivitiesEnabled(for: "A"))
    #expect(scenario.engine.areActivitiesEnabled(for: "B"))
  }
}
