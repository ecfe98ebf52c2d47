import ActivityKit
import ActivityModel
import Foundation
import Testing

struct Delivery: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stops: Int
    var eta: Date
  }

  var number: String
}

@Suite(.ownLink)
struct ActivityTests {
  let engine = FakeEngine()
  let content = ActivityContent(
    state: Delivery.ContentState(stops: 2, eta: Date(timeIntervalSinceReferenceDate: 5)),
    staleDate: Date(timeIntervalSinceReferenceDate: 60), relevanceScore: 7)

  init() { ActivityLink.current = engine.link }

  private func record(
    id: String = "activity-1", stops: Int = 2, phase: ActivityPhase = .active
  ) -> ActivityRecord {
    ActivityRecord(
      id: ActivityID(id), app: "com.example.app", attributesType: "Delivery",
      attributes: Data(#"{"number":"A1"}"#.utf8),
      content: ActivityContentRecord(state: Data(#"{"stops":\#(stops),"eta":5}"#.utf8)),
      phase: phase, startDate: engine.now)
  }

  // MARK: Starting

  @Test func requestSendsTheDefaultEncodingOfBothParts() throws {
    let activity = try Activity.request(
      attributes: Delivery(number: "A1"), content: content, pushType: nil)

    #expect(activity.id == "activity-1")
    let expected = ActivityRequest(
      id: ActivityID("activity-1"), app: "com.example.app", attributesType: "Delivery",
      attributes: Data(#"{"number":"A1"}"#.utf8),
      content: ActivityContentRecord(
        state: Data(#"{"eta":5,"stops":2}"#.utf8),
        staleDate: Date(timeIntervalSinceReferenceDate: 60), relevanceScore: 7))
    #expect(engine.events == [.request(expected)])
  }

  @Test func requestWithoutAnEngineIsUnsupported() {
    ActivityLink.current = nil
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Delivery(number: "A1"), content: content)
    }
  }

  @Test func requestToADeadEngineIsUnsupported() {
    engine.refuse(with: .unreachable)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Delivery(number: "A1"), content: content)
    }
  }

  @Test(arguments: [
    (ActivityRefusal.notAuthorized, ActivityAuthorizationError.denied),
    (.tooLarge(bytes: 5000, limit: 4096), .attributesTooLarge),
    (.perAppLimit(app: "com.example.app", limit: 5), .targetMaximumExceeded),
    (.globalLimit(5), .globalMaximumExceeded),
    (.duplicateID(ActivityID("1")), .malformedActivityIdentifier),
  ])
  func aRefusalIsThrownAsApplesError(
    _ refusal: ActivityRefusal, _ error: ActivityAuthorizationError
  ) {
    engine.refuse(with: .refused(refusal))
    #expect(throws: error) {
      try Activity.request(attributes: Delivery(number: "A1"), content: content)
    }
  }

  @Test func aRefusedUpdateIsSilent() async throws {
    let activity = try Activity.request(attributes: Delivery(number: "A1"), content: content)
    engine.set(record(stops: 2))
    engine.refuse(with: .refused(.tooLarge(bytes: 5000, limit: 4096)))
    await activity.update(content)
    #expect(activity.content.state.stops == 2)
  }

  @Test func transientStyleAndScheduledStartAreSent() throws {
    let later = engine.now + 3600
    let activity = try Activity.request(
      attributes: Delivery(number: "A1"), content: content, style: .transient,
      alertConfiguration: AlertConfiguration(title: "Soon", body: "Be ready", sound: .default),
      start: later)

    guard case .request(let request) = engine.events.first else {
      Issue.record("no request was sent")
      return
    }
    #expect(request.style == .transient)
    #expect(request.startDate == later)
    #expect(request.alert == AlertRecord(title: "Soon", body: "Be ready", sound: nil))
    engine.set(record(phase: .pending))
    #expect(activity.activityState == .pending)
  }

  // MARK: Updating and ending

  @Test func updatesCarryContentAlertAndTimestamp() async throws {
    let activity = try Activity.request(attributes: Delivery(number: "A1"), content: content)
    let timestamp = engine.now - 3
    await activity.update(content)
    await activity.update(
      content,
      alertConfiguration: AlertConfiguration(title: "a", body: "b", sound: .named("ping")))
    await activity.update(content, timestamp: timestamp)

    let state = ActivityContentRecord(
      state: Data(#"{"eta":5,"stops":2}"#.utf8),
      staleDate: Date(timeIntervalSinceReferenceDate: 60), relevanceScore: 7)
    #expect(
      engine.events.dropFirst() == [
        .update(ActivityUpdate(id: ActivityID("activity-1"), content: state)),
        .update(
          ActivityUpdate(
            id: ActivityID("activity-1"), content: state,
            alert: AlertRecord(title: "a", body: "b", sound: "ping"))),
        .update(ActivityUpdate(id: ActivityID("activity-1"), content: state, timestamp: timestamp)),
      ])
  }

  @Test func endsCarryThePolicyAndKeepTheContentWhenNoneIsGiven() async throws {
    let activity = try Activity.request(attributes: Delivery(number: "A1"), content: content)
    await activity.end(nil)
    await activity.end(nil, dismissalPolicy: .immediate)
    await activity.end(nil, dismissalPolicy: .after(engine.now))

    #expect(
      engine.events.dropFirst() == [
        .end(ActivityEnd(id: ActivityID("activity-1"))),
        .end(ActivityEnd(id: ActivityID("activity-1"), dismissal: .immediate)),
        .end(ActivityEnd(id: ActivityID("activity-1"), dismissal: .after(engine.now))),
      ])
  }

  // MARK: Looking

  @Test func stateAndContentAreTheEnginesNotTheRequests() throws {
    let activity = try Activity.request(attributes: Delivery(number: "A1"), content: content)
    engine.set(record(stops: 9, phase: .stale))

    #expect(activity.activityState == .stale)
    #expect(activity.content.state.stops == 9)
  }

  @Test func aGoneActivityIsDismissedAndKeepsItsLastContent() throws {
    let activity = try Activity.request(attributes: Delivery(number: "A1"), content: content)
    engine.set(record(stops: 9))
    #expect(activity.content.state.stops == 9)
    engine.set(record(stops: 9, phase: .dismissed))

    #expect(activity.activityState == .dismissed)
    #expect(activity.content.state.stops == 9)
  }

  @Test func activitiesAreThoseOfThisTypeThatFitIt() {
    engine.set(record(id: "1"))
    engine.set(record(id: "2", phase: .ended))
    var broken = record(id: "3")
    broken.attributes = Data("{}".utf8)
    engine.set(broken)
    var other = record(id: "4")
    other.attributesType = "Other"
    engine.set(other)

    #expect(Activity<Delivery>.activities.map(\.id) == ["1", "2"])
    #expect(Activity<Delivery>.activities.map(\.attributes.number) == ["A1", "A1"])
  }

  // MARK: Following

  @Test func stateUpdatesReplayTheStateThenChangeAndEndWithDismissal() async {
    engine.set(record())
    let activity = Activity<Delivery>.activities[0]
    var states = activity.activityStateUpdates.makeAsyncIterator()
    #expect(await states.next() == .active)
    engine.set(record(stops: 3))
    engine.set(record(phase: .stale))
    engine.set(record(phase: .ended))
    engine.set(record(phase: .dismissed))

    #expect(await states.next() == .stale)
    #expect(await states.next() == .ended)
    #expect(await states.next() == .dismissed)
    #expect(await states.next() == nil)
  }

  @Test func contentUpdatesYieldEachNewContentOnce() async {
    engine.set(record(stops: 1))
    let activity = Activity<Delivery>.activities[0]
    var contents = activity.contentUpdates.makeAsyncIterator()
    #expect(await contents.next()?.state.stops == 1)
    engine.set(record(stops: 1, phase: .stale))
    engine.set(record(stops: 2))
    engine.set(record(stops: 2, phase: .dismissed))

    #expect(await contents.next()?.state.stops == 2)
    #expect(await contents.next() == nil)
  }

  @Test func activityUpdatesYieldTheRunningOneThenThoseThatStart() async {
    engine.set(record(id: "1"))
    var activities = Activity<Delivery>.activityUpdates.makeAsyncIterator()
    #expect(await activities.next()?.id == "1")
    engine.set(record(id: "1", stops: 4))
    engine.set(record(id: "2"))

    #expect(await activities.next()?.id == "2")
  }

  @Test func pushTokensEndWithTheActivity() async {
    engine.set(record())
    var tokens = Activity<Delivery>.activities[0].pushTokenUpdates.makeAsyncIterator()
    engine.set(record(phase: .dismissed))

    #expect(await tokens.next() == nil)
  }

  // MARK: Permission

  @Test func activitiesAreDisabledWhereNothingServesThem() {
    ActivityLink.current = nil
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    ActivityLink.current = engine.link
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
  }

  @Test func permissionUpdatesYieldChangesAlone() async {
    var link = engine.link
    link.enablementChanges = {
      AsyncStream { continuation in
        for value in [true, false, false, true] { continuation.yield(value) }
        continuation.finish()
      }
    }
    ActivityLink.current = link
    var seen: [Bool] = []
    for await value in ActivityAuthorizationInfo().activityEnablementUpdates { seen.append(value) }

    #expect(seen == [false, true])
  }
}
