import ActivityKit
import ActivityModel
import Foundation
import Synchronization
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

  @Test func requestToAnEngineThatWentAwayIsNotPersisted() {
    engine.refuse(with: .unreachable)
    #expect(throws: ActivityAuthorizationError.persistenceFailure) {
      try Activity.request(attributes: Delivery(number: "A1"), content: content)
    }
  }

  @Test(arguments: [
    (ActivityRefusal.notAuthorized, ActivityAuthorizationError.denied),
    (.unsupportedDevice("iPhone 8"), .unsupported),
    (.unsupportedTarget(app: "a"), .unsupportedTarget),
    (.notEntitled(app: "a"), .unentitled),
    (.notVisible(app: "a"), .visibility),
    (.malformedID(ActivityID("")), .malformedActivityIdentifier),
    (.foreignID(ActivityID("1"), owner: "b"), .reconnectNotPermitted),
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

  @Test(arguments: [
    (ActivityRefusal.notDeclared(app: "a"), 1), (.noPushCapability(app: "a"), 0),
    (.malformedChannel("?"), 0),
  ])
  func whatTheInfoPlistLacksIsNoPublicError(_ refusal: ActivityRefusal, _ code: Int) {
    engine.refuse(with: .refused(refusal))
    do {
      _ = try Activity.request(attributes: Delivery(number: "A1"), content: content)
      Issue.record("the request went through")
    } catch {
      let error = error as NSError
      #expect(error.domain == "com.apple.ActivityKit.ActivityInput")
      #expect(error.code == code)
      #expect(error.localizedRecoverySuggestion?.isEmpty == false)
    }
  }

  @Test func aWidgetProcessMayStartFromIntentsAlone() throws {
    var link = engine.link
    link.role = .widgetExtension
    ActivityLink.current = link
    #expect(throws: ActivityAuthorizationError.unsupportedTarget) {
      try Activity.request(attributes: Delivery(number: "A1"), content: content)
    }
    try ActivityLink.$isInIntent.withValue(true) {
      _ = try Activity.request(attributes: Delivery(number: "A1"), content: content)
    }
    guard case .request(let request) = engine.events.first else {
      Issue.record("no request was sent")
      return
    }
    #expect(engine.events.count == 1)
    #expect(request.origin == .intent)
  }

  @Test func requestsSayWhereTheyComeFromAndHowTheyWantToBePushed() throws {
    var link = engine.link
    link.role = .backgroundApp
    ActivityLink.current = link
    _ = try Activity.request(
      attributes: Delivery(number: "A1"), content: content, pushType: .token)
    ActivityLink.current = engine.link
    _ = try Activity.request(
      attributes: Delivery(number: "A1"), content: content, pushType: .channel("bmV3cw=="))
    let requests = engine.events.compactMap { event in
      if case .request(let request) = event { request } else { nil }
    }
    #expect(requests.map(\.origin) == [.background, .foreground])
    #expect(requests.map(\.pushType) == [.token, .channel("bmV3cw==")])
  }

  @Test func anUpdateThatCannotBeEncodedIsReportedAndNotSent() async throws {
    struct Scale: ActivityAttributes {
      struct ContentState: Codable, Hashable { var weight: Double }
    }
    let reports = Broadcast<String>()
    var heard = reports.subscribe().makeAsyncIterator()
    var link = engine.link
    link.report = { reports.send($0) }
    ActivityLink.current = link
    let activity = try Activity.request(
      attributes: Scale(),
      content: ActivityContent(state: Scale.ContentState(weight: 1), staleDate: nil))
    await activity.update(
      ActivityContent(state: Scale.ContentState(weight: .infinity), staleDate: nil))

    #expect(engine.events.count == 1)
    let report = await heard.next() ?? ""
    #expect(report.hasPrefix("the update of activity 'activity-1' is ignored: ContentState"))
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

  @Test func whileNobodyAnswersTheLastIsWhatIsKnown() throws {
    engine.set(record(stops: 9, phase: .stale))
    var link = engine.link
    let answers = Mutex(true)
    link.records = { [engine] type in
      answers.withLock { $0 } ? engine.link.records(type) : nil
    }
    ActivityLink.current = link
    let activity = Activity<Delivery>.activities[0]
    #expect(activity.activityState == .stale)
    answers.withLock { $0 = false }

    #expect(activity.activityState == .stale)
    #expect(activity.content.state.stops == 9)
    #expect(Activity<Delivery>.activities.isEmpty)
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
    let states = activity.activityStateUpdates.makeAsyncIterator()
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
    let contents = activity.contentUpdates.makeAsyncIterator()
    #expect(await contents.next()?.state.stops == 1)
    engine.set(record(stops: 1, phase: .stale))
    engine.set(record(stops: 2))
    engine.set(record(stops: 2, phase: .dismissed))

    #expect(await contents.next()?.state.stops == 2)
    #expect(await contents.next() == nil)
  }

  @Test func activityUpdatesYieldTheRunningOneThenThoseThatStart() async {
    engine.set(record(id: "1"))
    let activities = Activity<Delivery>.activityUpdates.makeAsyncIterator()
    #expect(await activities.next()?.id == "1")
    engine.set(record(id: "1", stops: 4))
    engine.set(record(id: "2"))

    #expect(await activities.next()?.id == "2")
  }

  @Test func pushTokensEndWithTheActivity() async {
    engine.set(record())
    let tokens = Activity<Delivery>.activities[0].pushTokenUpdates.makeAsyncIterator()
    engine.set(record(phase: .dismissed))

    #expect(await tokens.next() == nil)
  }

  @Test func aNewTokenReplacesTheOldAndANewListenerGetsTheCurrentOne() async {
    engine.set(record())
    let activity = Activity<Delivery>.activities[0]
    #expect(activity.pushToken == nil)
    let early = activity.pushTokenUpdates.makeAsyncIterator()
    var tokened = record()
    tokened.pushToken = Data([1])
    engine.set(tokened)
    tokened.content.relevanceScore = 3
    engine.set(tokened)
    let late = activity.pushTokenUpdates.makeAsyncIterator()
    tokened.pushToken = Data([2])
    engine.set(tokened)
    engine.set(record(phase: .dismissed))

    #expect(await early.next() == Data([1]))
    #expect(await early.next() == Data([2]))
    #expect(await early.next() == nil)
    #expect(await late.next() == Data([1]))
    #expect(await late.next() == Data([2]))
    #expect(await late.next() == nil)
    #expect(activity.pushToken == nil)
  }

  @Test func startTokensAreThoseOfTheType() async {
    var link = engine.link
    link.startToken = { $0 == "Delivery" ? Data([1]) : nil }
    link.startTokenChanges = { [engine] in engine.changes.startTokens.subscribe() }
    ActivityLink.current = link
    #expect(Activity<Delivery>.pushToStartToken == Data([1]))
    let tokens = Activity<Delivery>.pushToStartTokenUpdates.makeAsyncIterator()
    func send(_ type: String, _ byte: UInt8) {
      engine.changes.startTokens.send(
        PushToken(Data([byte]), for: .start(app: "com.example.app", attributesType: type)))
    }
    send("Other", 7)
    send("Delivery", 1)
    send("Delivery", 2)

    #expect(await tokens.next() == Data([1]))
    #expect(await tokens.next() == Data([2]))
  }

  @Test func aListenerThatComesAfterTheEndHearsTheEnd() async {
    engine.set(record(stops: 9))
    let activity = Activity<Delivery>.activities[0]
    engine.set(record(stops: 9, phase: .dismissed))
    let states = activity.activityStateUpdates.makeAsyncIterator()
    let contents = activity.contentUpdates.makeAsyncIterator()

    #expect(await states.next() == .dismissed)
    #expect(await states.next() == nil)
    #expect(await contents.next()?.state.stops == 9)
    #expect(await contents.next() == nil)
  }

  @Test func everyListenerHearsEverything() async {
    engine.set(record())
    let activity = Activity<Delivery>.activities[0]
    let listeners = (0..<3).map { _ in activity.activityStateUpdates.makeAsyncIterator() }
    engine.set(record(phase: .ended))
    for index in listeners.indices {
      #expect(await listeners[index].next() == .active)
      #expect(await listeners[index].next() == .ended)
    }
  }

  @Test func aCancelledListenerHearsNothingMoreAndIsForgotten() async {
    engine.set(record())
    let activity = Activity<Delivery>.activities[0]
    let (heard, hear) = AsyncStream<ActivityState>.makeStream()
    let listener = Task {
      for await state in activity.activityStateUpdates { hear.yield(state) }
      hear.finish()
    }
    var iterator = heard.makeAsyncIterator()
    #expect(await iterator.next() == .active)
    listener.cancel()
    await listener.value
    engine.set(record(phase: .ended))

    #expect(await iterator.next() == nil)
    #expect(engine.changes.records.count == 0)
  }

  // MARK: Permission

  @Test func activitiesAreDisabledWhereNothingServesThem() {
    ActivityLink.current = nil
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    ActivityLink.current = engine.link
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
  }

  @Test func eachSwitchYieldsItsOwnChangesAlone() async {
    var link = engine.link
    link.authorizationChanges = {
      AsyncStream { continuation in
        for (activities, pushes) in [(true, true), (false, true), (false, false), (true, true)] {
          continuation.yield(WireAuthorization(activities: activities, frequentPushes: pushes))
        }
        continuation.finish()
      }
    }
    ActivityLink.current = link
    let information = ActivityAuthorizationInfo()
    var activities: [Bool] = []
    for await value in information.activityEnablementUpdates { activities.append(value) }
    var pushes: [Bool] = []
    for await value in information.frequentPushEnablementUpdates { pushes.append(value) }

    #expect(activities == [false, true])
    #expect(pushes == [false, true])
  }

  @Test(arguments: [(true, false), (false, true)])
  func theSwitchesAreReadWhenTheyAreAskedFor(_ activities: Bool, _ pushes: Bool) {
    let information = ActivityAuthorizationInfo()
    var link = engine.link
    link.authorization = { WireAuthorization(activities: activities, frequentPushes: pushes) }
    ActivityLink.current = link

    #expect(information.areActivitiesEnabled == activities)
    #expect(information.frequentPushesEnabled == pushes)
  }
}
