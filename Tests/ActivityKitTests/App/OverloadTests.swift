import ActivityKit
import Foundation
import Testing

/// Which form a call means where several fit (activitykit.md §1.2). Deprecated forms lose the
/// stale date and the score, which tells them apart.
@Suite(.ownLink)
struct OverloadTests {
  private let phone = AppBench()

  private func scored(_ loaves: Int) -> ActivityContent<Bake.ContentState> {
    ActivityContent(
      state: Bake.ContentState(loaves: loaves), staleDate: nil, relevanceScore: 50)
  }

  private func start() throws -> Activity<Bake> {
    try Activity.request(attributes: Bake(), content: scored(1))
  }

  @Test func updateWithContentAloneIsTheCurrentForm() async throws {
    let activity = try start()
    await activity.update(scored(2))
    #expect(activity.content.relevanceScore == 50)
    #expect(phone.island == "compact \(activity.id)")
    await activity.update(
      scored(3),
      alertConfiguration: AlertConfiguration(title: "Hot", body: "\(3) loaves", sound: .default))
    #expect(phone.island == "expanded \(activity.id)")
  }

  @Test func endWithoutContentKeepsIt() async throws {
    let first = try start()
    await first.end(nil)
    #expect(first.activityState == .ended)
    #expect(first.content.relevanceScore == 50)
    let second = try start()
    await second.end(nil, dismissalPolicy: .immediate)
    #expect(second.activityState == .dismissed)
  }

  @available(*, deprecated, message: "uses what Apple has deprecated")
  @Test func deprecatedFormsWorkOn() async throws {
    let activity = try Activity<Bake>.request(
      attributes: Bake(), contentState: Bake.ContentState(loaves: 1), pushType: nil)
    let states = activity.contentStateUpdates.makeAsyncIterator()
    #expect(await states.next()?.loaves == 1)
    await activity.update(using: Bake.ContentState(loaves: 2))
    #expect(await states.next()?.loaves == 2)
    #expect(activity.contentState.loaves == 2)
    await activity.update(
      using: Bake.ContentState(loaves: 3),
      alertConfiguration: AlertConfiguration(title: "Hot", body: "bread", sound: .named("bell")))
    #expect(phone.island == "expanded \(activity.id)")
    await activity.end(using: Bake.ContentState(loaves: 4), dismissalPolicy: .default)
    #expect(activity.contentState.loaves == 4)
    #expect(activity.activityState == .ended)
    await activity.end(dismissalPolicy: .immediate)
    #expect(activity.activityState == .dismissed)
    let other = try start()
    await other.end()
    #expect(other.activityState == .ended)
    let later = try Activity.request(
      attributes: Bake(), content: scored(1), style: .standard,
      alertConfiguration: AlertConfiguration(title: "Hot", body: "bread", sound: .default),
      startDate: phone.now + 60)
    #expect(later.activityState == .pending)
  }

  @Test func aSwitchOverTheStateMayExpectMore() {
    func name(of state: ActivityState) -> String {
      switch state {
      case .active: "active"
      case .pending: "pending"
      case .stale: "stale"
      case .ended: "ended"
      case .dismissed: "dismissed"
      @unknown default: "?"
      }
    }
    func isOver(_ state: ActivityState) -> Bool {
      switch state {
      case .active, .pending, .stale: false
      case .ended, .dismissed: true
      }
    }
    #expect(name(of: .stale) == "stale")
    #expect(isOver(.dismissed))
  }

  @Test func iteratorsOfActivitiesDoNotMutate() async throws {
    let activity = try start()
    let states = activity.activityStateUpdates.makeAsyncIterator()
    let contents = activity.contentUpdates.makeAsyncIterator()
    let running = Activity<Bake>.activityUpdates.makeAsyncIterator()
    #expect(await states.next() == .active)
    #expect(await contents.next()?.state.loaves == 1)
    #expect(await running.next()?.id == activity.id)
  }

  @Test func valuesCompareAsApplesDo() {
    #expect(PushType.token == .token && PushType.token != .channel("YQ=="))
    #expect(ActivityUIDismissalPolicy.after(.distantPast) != .immediate)
    #expect(AlertConfiguration.AlertSound.named("a") != .default)
    #expect(Set([ActivityStyle.standard, .transient]).count == 2)
    #expect("\(scored(1))".contains("50"))
  }

  @Test func errorsHaveDomainCodeAndWords() {
    let error: any Error = ActivityAuthorizationError.targetMaximumExceeded
    #expect((error as NSError).domain == "com.apple.ActivityKit.ActivityAuthorization")
    #expect((error as NSError).code == 5)
    #expect(
      error.localizedDescription == "Maximum number of activities for target already exists.")
    let all: [ActivityAuthorizationError] = [
      .attributesTooLarge, .unsupported, .denied, .globalMaximumExceeded, .targetMaximumExceeded,
      .unsupportedTarget, .visibility, .persistenceFailure, .missingProcessIdentifier, .unentitled,
      .malformedActivityIdentifier, .reconnectNotPermitted,
    ]
    #expect(all.map(\.errorCode) == Array(1...12))
    #expect(all.allSatisfy { $0.failureReason?.isEmpty == false })
  }
}
