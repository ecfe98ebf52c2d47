import ActivityKit
import Foundation
import Testing

struct Bake: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var loaves = 1
    var note = ""
  }

  var oven = "left"
}

struct Coffee: ActivityAttributes {
  struct ContentState: Codable, Hashable { var cups = 1 }
}

/// The test vectors of activitykit.md §9, as an app sees them.
@Suite(.ownLink)
struct VectorTests {
  private let phone = AppBench()

  private func bake(
    score: Double = 0, staleDate: Date? = nil, pushType: PushType? = nil
  ) throws -> Activity<Bake> {
    try Activity.request(
      attributes: Bake(),
      content: ActivityContent(
        state: Bake.ContentState(), staleDate: staleDate, relevanceScore: score),
      pushType: pushType)
  }

  private func content(
    _ loaves: Int, staleDate: Date? = nil, score: Double = 0
  ) -> ActivityContent<Bake.ContentState> {
    ActivityContent(
      state: Bake.ContentState(loaves: loaves), staleDate: staleDate, relevanceScore: score)
  }

  @Test func vector1And2TheFirstIsSeenUntilAnotherIsMoreRelevant() async throws {
    let first = try bake()
    phone.advance(by: 1)
    let second = try bake()
    #expect(phone.island == "compact \(first.id)")
    await second.update(content(2, score: 100))
    #expect(phone.island == "compact \(second.id)")
    #expect(phone.cards.first == second.id)
  }

  @Test func vector3And4TwoAppsShareTheIsland() async throws {
    let first = try bake()
    phone.advance(by: 1)
    let second = try phone.asApp("com.example.coffee") {
      try Activity.request(
        attributes: Coffee(),
        content: ActivityContent(state: Coffee.ContentState(), staleDate: nil))
    }
    #expect(phone.island == "pair \(first.id) \(second.id)")
    await second.end(nil)
    #expect(phone.island == "compact \(first.id)")
  }

  @Test func vector5OlderDataIsIgnored() async throws {
    let activity = try bake()
    phone.advance(by: 100)
    let made = phone.now
    await activity.update(content(2), timestamp: made)
    await activity.update(content(3), timestamp: made - 1)
    #expect(activity.content.state.loaves == 2)
    await activity.update(content(4), timestamp: made)
    #expect(activity.content.state.loaves == 4)
  }

  @Test func vector6ACardStaysFourHoursAtMost() async throws {
    let activity = try bake()
    await activity.end(nil, dismissalPolicy: .after(phone.now + 6 * 3600))
    phone.advance(by: 4 * 3600 - 1)
    #expect(activity.activityState == .ended)
    phone.advance(by: 1)
    #expect(activity.activityState == .dismissed)
  }

  @Test func vector7TheSystemEndsAfterEightHours() throws {
    let activity = try bake()
    phone.advance(by: 8 * 3600)
    #expect(activity.activityState == .ended)
    #expect(phone.island == "idle")
    phone.advance(by: 4 * 3600)
    #expect(activity.activityState == .dismissed)
    #expect(Activity<Bake>.activities.isEmpty)
  }

  @Test func vector8StaleContentIsFreshAgainAfterAnUpdate() async throws {
    let activity = try bake(staleDate: phone.now + 15)
    phone.advance(by: 15)
    #expect(activity.activityState == .stale)
    await activity.update(content(2))
    #expect(activity.activityState == .active)
  }

  @Test func vector9TheSixthActivityIsTooMany() throws {
    for _ in 0..<4 { _ = try bake() }
    _ = try Activity.request(
      attributes: Coffee(), content: ActivityContent(state: Coffee.ContentState(), staleDate: nil))
    #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try bake() }
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
  }

  @Test func vector10AScheduledActivityCounts() throws {
    for _ in 0..<4 { _ = try bake() }
    let later = try Activity.request(
      attributes: Bake(), content: content(1), style: .standard,
      alertConfiguration: AlertConfiguration(title: "Oven", body: "is hot", sound: .default),
      start: phone.now + 3600)
    #expect(later.activityState == .pending)
    #expect(throws: ActivityAuthorizationError.targetMaximumExceeded) { try bake() }
  }

  @Test func vector11OnlyWhatIsInFrontOrAnIntentStarts() throws {
    try phone.inBackground {
      #expect(throws: ActivityAuthorizationError.visibility) { try bake() }
      let activity = try phone.inIntent { try bake() }
      #expect(activity.activityState == .active)
    }
  }

  @Test(arguments: [(4096, true), (4097, false)])
  func vector12FourKilobytesAreTheMost(_ bytes: Int, _ fits: Bool) throws {
    let empty = #"{"oven":"left"}"#.utf8.count + #"{"loaves":1,"note":""}"#.utf8.count
    let state = Bake.ContentState(note: String(repeating: "x", count: bytes - empty))
    let content = ActivityContent(state: state, staleDate: nil)
    if fits {
      _ = try Activity.request(attributes: Bake(), content: content)
    } else {
      #expect(throws: ActivityAuthorizationError.attributesTooLarge) {
        try Activity.request(attributes: Bake(), content: content)
      }
    }
  }

  @Test func vector13ASwipedCardIsGoneForGood() async throws {
    let activity = try bake()
    let states = activity.activityStateUpdates.makeAsyncIterator()
    phone.swipeAway(activity.id)
    #expect(activity.activityState == .dismissed)
    await activity.update(content(9))
    #expect(activity.content.state.loaves == 1)
    #expect(await states.next() == .active)
    #expect(await states.next() == .dismissed)
    #expect(await states.next() == nil)
  }

  @Test func vector14AnUpdateAfterTheEndIsIgnored() async throws {
    let activity = try bake()
    await activity.end(content(5))
    await activity.update(content(6))
    #expect(activity.activityState == .ended)
    #expect(activity.content.state.loaves == 5)
  }

  @Test func vector15TheTokenComesLater() async throws {
    let activity = try bake(pushType: .token)
    #expect(activity.pushToken == nil)
    let tokens = activity.pushTokenUpdates.makeAsyncIterator()
    phone.catchUp()
    let token = await tokens.next()
    #expect(token != nil && token == activity.pushToken)
    await activity.end(nil, dismissalPolicy: .immediate)
    #expect(await tokens.next() == nil)
    #expect(activity.pushToken == nil)
  }

  @Test func vector16ATransientActivityEndsWithTheLock() throws {
    let activity = try Activity.request(
      attributes: Bake(), content: content(1), style: .transient)
    #expect(phone.island == "expanded \(activity.id)")
    phone.lock()
    #expect(activity.activityState == .dismissed || activity.activityState == .ended)
    #expect(phone.island == "absent")
  }

  // MARK: What else an app can tell

  @Test func aPushedActivityIsAmongTheUpdates() async throws {
    let started = Activity<Bake>.activityUpdates.makeAsyncIterator()
    phone.pushStart(
      attributes: #"{"oven":"right"}"#, state: #"{"loaves":3,"note":""}"#, type: "Bake")
    let activity = await started.next()
    #expect(activity?.id == "pushed")
    #expect(activity?.attributes.oven == "right")
    #expect(Activity<Bake>.activities.map(\.id) == ["pushed"])
  }

  @Test func anUpdateThatIsTooLargeKeepsTheContent() async throws {
    let activity = try bake()
    let state = Bake.ContentState(note: String(repeating: "x", count: 5000))
    await activity.update(ActivityContent(state: state, staleDate: nil))
    #expect(activity.content.state.note == "")
  }

  @Test func switchingActivitiesOffEndsThemAndIsTold() async throws {
    let activity = try bake()
    let information = ActivityAuthorizationInfo()
    var changes = information.activityEnablementUpdates.makeAsyncIterator()
    phone.setAuthorized(false)

    #expect(await changes.next() == false)
    #expect(!information.areActivitiesEnabled)
    #expect(activity.activityState == .dismissed)
    #expect(throws: ActivityAuthorizationError.denied) { try bake() }
    phone.setAuthorized(true)
    #expect(await changes.next() == true)
    _ = try bake()
  }

  @Test func frequentPushesAreTold() async {
    let information = ActivityAuthorizationInfo()
    var changes = information.frequentPushEnablementUpdates.makeAsyncIterator()
    #expect(information.frequentPushesEnabled)
    phone.setFrequentPushes(false)
    #expect(await changes.next() == false)
    #expect(!information.frequentPushesEnabled)
  }

  @Test func aStartTokenComesWithoutAnyActivity() async {
    let tokens = Activity<Bake>.pushToStartTokenUpdates.makeAsyncIterator()
    #expect(Activity<Bake>.pushToStartToken == nil)
    phone.catchUp()
    #expect(await tokens.next() == Activity<Bake>.pushToStartToken)
  }
}
