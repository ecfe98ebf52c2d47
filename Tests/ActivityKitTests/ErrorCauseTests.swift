import ActivityEngine
import ActivityKit
import ActivityModel
import Foundation
import LocalEngine
import TestSupport
import Testing

/// Each error is thrown when its cause occurs (activitykit.md §4, §5); those of a person, of
/// limits and of size are in `VectorTests`.
@Suite(.ownLink)
struct ErrorCauseTests {
  private let content = ActivityContent(state: Bake.ContentState(), staleDate: nil)

  private func request(
    pushType: PushType? = nil, changing change: (inout AppManifest) -> Void = { _ in }
  ) throws -> Activity<Bake> {
    let phone = AppBench()
    var manifest = AppManifest(app: AppBench.app)
    change(&manifest)
    phone.declare(manifest)
    return try Activity.request(attributes: Bake(), content: content, pushType: pushType)
  }

  private func code(_ body: () throws -> Activity<Bake>) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return
        "\((error as NSError).domain.split(separator: ".").last ?? "") \((error as NSError).code)"
    }
  }

  @Test func whatAnAppDoesNotDeclareItMayNotDo() {
    #expect(code { try request() } == nil)
    #expect(code { try request { $0.supportsActivities = false } } == "ActivityInput 1")
    #expect(
      code { try request { $0.isSupportedTarget = false } } == "ActivityAuthorization 6")
    #expect(code { try request { $0.isEntitled = false } } == "ActivityAuthorization 10")
    #expect(
      code { try request(pushType: .token) { $0.hasPushCapability = false } } == "ActivityInput 0")
    #expect(code { try request { $0.hasPushCapability = false } } == nil)
    #expect(code { try request(pushType: .channel("no base 64!")) } == "ActivityInput 0")
    #expect(code { try request(pushType: .channel("bmV3cw==")) } == nil)
  }

  @Test func theDevicesLimitIsThatOfAllApps() throws {
    let phone = AppBench()
    let limit = SystemLimits.standard.activitiesPerDevice
    for index in 0..<limit {
      try phone.asApp("com.example.app\(index)") {
        _ = try Activity.request(attributes: Bake(), content: content)
      }
    }
    #expect(throws: ActivityAuthorizationError.globalMaximumExceeded) {
      try Activity.request(attributes: Bake(), content: content)
    }
  }

  @Test func anIdentifierIsTakenOnce() throws {
    let phone = AppBench()
    var link = try #require(ActivityLink.current)
    link.newID = { ActivityID("same") }
    ActivityLink.current = link
    _ = try Activity.request(attributes: Bake(), content: content)
    #expect(throws: ActivityAuthorizationError.malformedActivityIdentifier) {
      try Activity.request(attributes: Bake(), content: content)
    }
    #expect(throws: ActivityAuthorizationError.reconnectNotPermitted) {
      try phone.asApp("com.example.coffee") {
        ActivityLink.current?.newID = { ActivityID("same") }
        return try Activity.request(attributes: Bake(), content: content)
      }
    }
  }

  @Test func aPhoneWithoutActivitiesSaysSo() {
    let hand = HandMachine()
    let engine = InProcessEngine(
      engine: Engine(options: EngineOptions(systemVersion: SystemVersion(15))),
      manifest: AppManifest(app: AppBench.app), machine: hand.machine, changes: ActivityChanges(),
      report: { _ in })
    ActivityLink.current = engine.link
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Bake(), content: content)
    }
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
  }
}
