import ActivityEngine
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import HostProtocol
import LocalEngine
import PhoneScreen
import Testing
import WidgetKit

@testable import Emulator

/// Pushes over the control socket, from the token to the frame.
@MainActor
struct PushReceiverTests {
  private let bench: PhoneBench
  private let runtime = RuntimeDirectory()
  private let peer: ControlPeer
  private nonisolated static let unixSeconds = Int(PhoneBench.start.timeIntervalSince1970)
  private nonisolated static let reference = Int(PhoneBench.start.timeIntervalSinceReferenceDate)
  private static let id = ActivityID("order")
  private static let token = Data([5, 6])

  init() async throws {
    bench = PhoneBench(control: try ControlSocket(environment: runtime.environment))
    peer = try ControlPeer(path: runtime.path + "/island/island.sock")
    try peer.greet()
    await bench.advance(by: 0)
    _ = try peer.read()
    bench.driver.submit(
      .request(
        ActivityRequest(
          id: Self.id, app: "com.example.bento", attributesType: "DeliveryAttributes",
          attributes: Data(Self.attributes.utf8),
          content: ActivityContentRecord(state: Data(Self.state(step: 0).utf8)),
          pushType: .token)))
    _ = await bench.restingFrame()
    bench.driver.submit(.issueToken(PushToken(Self.token, for: .activity(Self.id))))
    _ = await bench.restingFrame()
  }

  private nonisolated static let attributes =
    #"{"orderNumber":"7","restaurant":"Nori","dish":"Ramen"}"#

  private nonisolated static func state(step: Int, updatedAt: Int = reference) -> String {
    #"{"step":\#(step),"updatedAt":\#(updatedAt),"arrival":\#(reference + 600)}"#
  }

  private nonisolated static func update(
    age: Int = -30, state: String = state(step: 1), _ fields: String = ""
  ) -> String {
    #"{"aps":{"timestamp":\#(unixSeconds - age),"event":"update","content-state":\#(state)\#(fields)}}"#
  }

  private nonisolated static func start(_ attributes: String = attributes) -> String {
    #"{"aps":{"timestamp":\#(unixSeconds),"event":"start","attributes-type":"DeliveryAttributes","#
      + #""attributes":\#(attributes),"content-state":\#(state(step: 0)),"#
      + #""alert":{"title":"Order","body":"On its way"}}}"#
  }

  /// Pushes and returns the result.
  private func push(
    _ payload: String, to target: PushDelivery.Target = .token(token), priority: Int = 10,
    app: String? = nil
  ) async throws -> PushResult {
    try peer.send(
      .call(
        id: 1,
        .push(
          .init(
            PushDelivery(
              to: target, payload: Data(payload.utf8), id: "id", priority: priority, app: app,
              wantsTrace: true)))))
    await bench.advance(by: 0)
    _ = bench.session.frame(at: bench.now)
    await bench.advance(by: 2)
    let results = try peer.read().compactMap { line -> PushResult? in
      if case .answer(1, .pushed(let result)) = line { result } else { nil }
    }
    return try #require(results.first)
  }

  private func stages(_ result: PushResult, _ outcome: PushTrace.Outcome) -> [PushTrace.Stage] {
    result.trace?.steps.filter { $0.outcome == outcome }.map(\.stage) ?? []
  }

  private func failure(_ result: PushResult) -> String? {
    result.trace?.steps.first { $0.outcome == .failed }?.text
  }

  @Test func anUpdateReachesTheScreen() async throws {
    let result = try await push(Self.update())
    #expect(result.answer == .delivered)
    #expect(result.trace?.verdict == .applied)
    #expect(
      stages(result, .passed) == [
        .token, .payload, .decoded, .timestamp, .budget, .engine, .placement, .frame,
      ])
    let record = try #require(bench.driver.engine.record(Self.id))
    #expect(try JSONParser.read(record.content.state)[["step"]] == .whole(1))
    #expect(result.summary == "update of Bento applied")
  }

  @Test func aStartNeedsItsOwnToken() async throws {
    let wrong = try await push(Self.start())
    #expect(wrong.answer == .delivered)
    #expect(wrong.trace?.verdict == .ignored)
    #expect(
      failure(wrong)
        == "the token belongs to a running activity order; a start needs a pushToStartToken")
    let start = PushToken.Target.start(
      app: "com.example.bento", attributesType: "DeliveryAttributes")
    bench.driver.submit(.issueToken(PushToken(Data([7]), for: start)))
    let right = try await push(Self.start(), to: .token(Data([7])))
    #expect(right.trace?.verdict == .applied)
    #expect(bench.driver.engine.count == 2)
    #expect(stages(right, .warned) == [.engine], "the second with equal attributes")
    let update = try await push(Self.update(), to: .token(Data([1, 2, 3, 4])))
    #expect(update.trace?.verdict == .applied, "the new activity has a token of its own")
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var row: Int
    var payload: String
    var failure: String
    var testDescription: String { "row \(row)" }
  }

  @Test(arguments: [
    Mistake(
      row: 9, payload: update(age: 500),
      failure: "timestamp \(unixSeconds - 500) is 500.0 s older than the last applied, "
        + "\(unixSeconds): send the time of sending"),
    Mistake(
      row: 10, payload: update(age: -40_000),
      failure: "timestamp \(unixSeconds + 40_000) is 11h6m38s ahead of this machine's clock: "
        + "more than 8 hours are dropped"),
    Mistake(
      row: 16, payload: update(state: state(step: 1).replacing("\(reference),", with: #""now","#)),
      failure: "aps.content-state.updatedAt: is text; expected a date, which is a number: seconds "
        + "since 2001"),
    Mistake(
      row: 17, payload: update(state: state(step: 1).replacing("updatedAt", with: "updated_at")),
      failure: #"aps.content-state.updated_at: the key is "updatedAt", not "updated_at""#),
    Mistake(
      row: 18, payload: update(state: #"{"step":1}"#),
      failure: "aps.content-state.updatedAt: the key is missing; a push replaces the whole state"),
    Mistake(
      row: 20, payload: update(state: state(step: 1).replacing(":1,", with: #":"1","#)),
      failure: #"aps.content-state.step: "1" is not one of 0, 1, 2, 3, 4"#),
  ])
  func whatDoesNotDecodeIsIgnoredWithItsReason(_ mistake: Mistake) async throws {
    let before = bench.driver.engine.record(Self.id)
    let result = try await push(mistake.payload)
    #expect(result.answer == .delivered, "APNs accepts it")
    #expect(result.trace?.verdict == .ignored)
    #expect(failure(result) == mistake.failure)
    #expect(bench.driver.engine.record(Self.id) == before)
  }

  @Test func unixSecondsInADateAreReported() async throws {
    let result = try await push(
      Self.update(state: Self.state(step: 1, updatedAt: Self.unixSeconds)))
    #expect(result.trace?.verdict == .applied)
    #expect(stages(result, .warned) == [.decoded])
    #expect(result.summary.contains("reads as the year 2056"))
  }

  @Test func attributesOfAnotherFormAreNamed() async throws {
    let start = PushToken.Target.start(
      app: "com.example.bento", attributesType: "DeliveryAttributes")
    bench.driver.submit(.issueToken(PushToken(Data([7]), for: start)))
    let result = try await push(Self.start(Self.state(step: 0)), to: .token(Data([7])))
    #expect(result.trace?.verdict == .ignored)
    #expect(
      failure(result)
        == "aps.attributes: has the form of the content-state: are the two swapped?")
  }

  @Test func stateOfAnotherFormIsNamed() async throws {
    let result = try await push(Self.update(state: Self.attributes))
    #expect(
      failure(result) == "aps.content-state: has the form of the attributes: are the two swapped?")
  }

  /// A push replaces the score, too: one that leaves it out sets it to 0.
  @Test func scoreThatIsLeftOutIsReported() async throws {
    let first = try await push(Self.update(#","relevance-score":90"#))
    #expect(stages(first, .warned).isEmpty)
    let second = try await push(Self.update(age: -31))
    #expect(second.trace?.verdict == .applied)
    #expect(second.summary.contains("aps.relevance-score is missing: 90 became 0"))
  }

  /// The list of pushes scrolls by pages, and any other key closes it.
  @Test func theListOfPushesScrolls() async throws {
    for age in 0..<4 { _ = try await push(Self.update(age: -age)) }
    func lines() -> [String] { bench.session.frame(at: bench.now).textLines }
    await bench.press(.character("u"))
    let start = lines()
    #expect(start.contains { $0.contains("#4") })
    await bench.press(.pageDown)
    #expect(bench.session.hasSomethingOpen)
    #expect(lines() != start)
    await bench.press(.pageUp)
    #expect(lines() == start)
    await bench.press(.character("u"))
    #expect(!bench.session.hasSomethingOpen)
  }

  @Test func anUnknownTypeIsNamed() async throws {
    let result = try await push(Self.update(), to: .start(attributesType: "Nope"))
    #expect(
      failure(result)
        == "a push-to-start token of Nope; updates need the activity's own token, which 'island "
        + "tokens' lists")
  }

  @Test func tokensOfOthersAreRefused() async throws {
    let unknown = try await push(Self.update(), to: .token(Data([9])))
    #expect(unknown.answer == .unknownToken)
    #expect(unknown.trace?.verdict == .refused)
    let foreign = try await push(Self.update(), app: "com.example.other")
    #expect(foreign.answer == .wrongTopic)
    #expect(
      failure(foreign)
        == "DeviceTokenNotForTopic: the token was issued for com.example.bento, apns-topic names "
        + "com.example.other")
    #expect(
      foreign.diagnosis
        == "the token was issued for com.example.bento, apns-topic names com.example.other")
  }

  /// What a test of a back end asks for is data, and no sentence that it has to read.
  @Test func tracesAreData() async throws {
    let applied = try #require(try await push(Self.update(), app: "com.example.bento").trace)
    #expect(applied.answer == PushAnswer(status: 200))
    #expect(applied.destination?.kind == .token)
    #expect(applied.destination?.activities == [Self.id])
    #expect(applied.destination?.attributesType == "DeliveryAttributes")
    #expect(applied.request?.payload == Self.update())
    let budget = try #require(applied.steps.first { $0.stage == .budget })
    #expect(budget.values?[.spent] == 1)
    let timestamp = try #require(applied.steps.first { $0.stage == .timestamp })
    let age = try #require(timestamp.values?[.age])
    #expect(abs(age + 30) < 5, "the clock of the bench has gone on by some seconds")
    let old = try #require(try await push(Self.update(age: 600)).trace)
    #expect(old.steps.last?.refusal?[["olderThanApplied", "newest"]]?.string != nil)
    let unknown = try #require(try await push(Self.update(), to: .token(Data([9]))).trace)
    #expect(unknown.answer == PushAnswer(status: 400, reason: "BadDeviceToken"))
    #expect(unknown.steps.last?.text.hasPrefix("BadDeviceToken: the token") == true)
    let wrong = try #require(
      try await push(Self.update(state: #"{"step":"1"}"#, #","stale-date":1"#)).trace)
    #expect(
      wrong.steps.filter { $0.outcome == .failed }.compactMap(\.path).first
        == ["aps", "content-state", "step"])
    let again = try Wire.message(PushTrace.self, in: Wire.line(wrong))
    #expect(again == wrong)
  }

  @Test(arguments: [
    ("App.DeliveryAttributes", "without the module"),
    ("deliveryattributes", "in this case of letters"),
  ])
  func aTypeThatIsNearlyThatOfTheTokenIsNamed(name: String, remark: String) async throws {
    let start = PushToken.Target.start(
      app: "com.example.bento", attributesType: "DeliveryAttributes")
    bench.driver.submit(.issueToken(PushToken(Data([7]), for: start)))
    let payload = Self.start().replacing("DeliveryAttributes", with: name)
    let result = try await push(payload, to: .token(Data([7])))
    #expect(
      failure(result)
        == "aps.attributes-type: \"\(name)\" is not the type of the token: send "
        + "\"DeliveryAttributes\", \(remark)")
    let direct = try await push(payload, to: .start(attributesType: name))
    #expect(
      failure(direct)
        == "aps.attributes-type: \"\(name)\" is no type here: send \"DeliveryAttributes\", "
        + remark)
  }

  @Test func largestFieldsAreNamedAsThePushHasThem() async throws {
    let long = String(repeating: "a", count: 4_100)
    let result = try await push(Self.update(state: #"{"note":"\#(long)"}"#))
    #expect(failure(result)?.hasPrefix("PayloadTooLarge: ") == true)
    #expect(failure(result)?.contains("largest: aps.content-state.note 41") == true)
  }

  @Test func anEndedActivityIsUnregisteredAfterAMinute() async throws {
    bench.driver.submit(.end(ActivityEnd(id: Self.id)))
    let date = bench.now.date
    let soon = try await push(Self.update())
    #expect(soon.answer == .delivered)
    #expect(soon.trace?.verdict == .ignored)
    await bench.advance(by: 60)
    let later = try await push(Self.update())
    #expect(later.answer == .unregistered(date))
  }

  @Test func aTokenIsRotatedExpiredAndInvalidated() async throws {
    for (action, expired) in [(TokenCommand.Action.expire, true), (.invalidate, false)] {
      bench.driver.submit(.issueToken(PushToken(Self.token, for: .activity(Self.id))))
      try peer.send(
        .call(id: 2, .tokens(.init(.change(action, .activity(Self.id), after: 30, every: nil)))))
      await bench.advance(by: 0)
      #expect(bench.driver.engine.record(Self.id)?.pushToken == Self.token)
      await bench.advance(by: 31)
      #expect(bench.driver.engine.record(Self.id)?.pushToken == nil)
      _ = try peer.read()
      let result = try await push(Self.update())
      switch result.answer {
      case .expired: #expect(expired)
      case .unregistered: #expect(!expired)
      default: Issue.record("\(result.answer)")
      }
    }
    try peer.send(
      .call(id: 3, .tokens(.init(.change(.rotate, .activity(Self.id), after: nil, every: 60)))))
    await bench.advance(by: 0)
    await bench.advance(by: 61)
    #expect(bench.driver.engine.record(Self.id)?.pushToken == Data([1, 2, 3, 4]))
  }

  @Test func theListHasTokensOfAllTypes() async throws {
    try peer.send(.call(id: 2, .tokens(.init(.list))))
    await bench.advance(by: 0)
    guard case .answer(2, .tokens(let tokens)) = try peer.read().last else {
      Issue.record("no tokens came back")
      return
    }
    #expect(tokens.count == 6)
    #expect(tokens.last?.bytes == Self.token)
  }

  /// OneSignal's SDK knows an activity by an identifier in its attributes.
  @Test func theListHasTheNamesOfAnotherService() async throws {
    let attributes = Self.attributes.dropLast() + #","onesignal":{"activityId":"order-7"}}"#
    let start = PushToken.Target.start(
      app: "com.example.bento", attributesType: "DeliveryAttributes")
    bench.driver.submit(.issueToken(PushToken(Data([7]), for: start)))
    let result = try await push(Self.start(String(attributes)), to: .token(Data([7])))
    #expect(result.trace?.verdict == .applied)
    try peer.send(.call(id: 2, .tokens(.init(.list))))
    await bench.advance(by: 0)
    guard case .answer(2, .tokens(let tokens)) = try peer.read().last else {
      Issue.record("no tokens came back")
      return
    }
    #expect(tokens.compactMap(\.name) == ["order-7"])
  }

  @Test func aBurstAtPriority10UsesTheBudgetUp() async throws {
    bench.driver.submit(.setFrequentPushes(false))
    for index in 0..<16 {
      let result = try await push(Self.update(age: -31 - index))
      #expect(result.trace?.verdict == .applied)
    }
    let last = try await push(Self.update(age: -60))
    #expect(last.answer == .delivered)
    #expect(last.trace?.verdict == .ignored)
    #expect(stages(last, .failed) == [.budget])
    let quiet = try await push(Self.update(age: -61), priority: 5)
    #expect(quiet.trace?.verdict == .applied)
  }

  @Test func tracesAreFollowedAndListed() async throws {
    try peer.send(.call(id: 2, .pushes(.init(follow: true))))
    await bench.advance(by: 0)
    #expect(try peer.read() == [.answer(id: 2, .pushes([]))])
    try peer.send(
      .call(
        id: 3, .push(.init(PushDelivery(to: .token(Self.token), payload: Data("{".utf8), id: "id")))
      ))
    await bench.advance(by: 0)
    let lines = try peer.read()
    guard case .push(let trace)? = lines.first, case .answer(3, .pushed(let result))? = lines.last
    else {
      Issue.record("\(lines)")
      return
    }
    #expect(trace.number == 1)
    #expect(result.trace == nil)
    #expect(
      result.summary
        == "push of Bento ignored: invalid JSON at line 1, column 2: expected a key in double quotes"
    )
    #expect(bench.session.log.events.last?.text == "push: \(result.summary)")
  }

  /// An end that needs no decoding does not overtake the update before it.
  @Test func pushesToOneActivityKeepTheirOrder() async throws {
    let end = #"{"aps":{"timestamp":\#(Self.unixSeconds + 31),"event":"end"}}"#
    for (id, payload) in [(1, Self.update()), (2, end)] {
      try peer.send(
        .call(
          id: id,
          .push(
            .init(PushDelivery(to: .token(Self.token), payload: Data(payload.utf8), id: "\(id)")))))
    }
    await bench.advance(by: 0)
    let record = try #require(bench.driver.engine.record(Self.id))
    #expect(record.phase == .ended)
    #expect(try JSONParser.read(record.content.state)[["step"]] == .whole(1))
    let summaries = try peer.read().compactMap { line -> String? in
      if case .answer(_, .pushed(let result)) = line { result.summary } else { nil }
    }
    #expect(summaries.first == "update of Bento applied")
    #expect(summaries.count == 2)
  }

  /// A push that a server delivers again after a break is applied once.
  @Test func repeatedPushIsAppliedOnce() async throws {
    var delivery = PushDelivery(
      to: .token(Self.token), payload: Data(Self.update().utf8), id: "same", wantsTrace: true)
    delivery.isRepeated = true
    for id in 1...2 {
      try peer.send(.call(id: id, .push(.init(delivery))))
      await bench.advance(by: 0)
      _ = bench.session.frame(at: bench.now)
      await bench.advance(by: 2)
    }
    let verdicts = try peer.read().compactMap { line -> PushTrace.Verdict? in
      if case .answer(_, .pushed(let result)) = line { result.trace?.verdict } else { nil }
    }
    #expect(verdicts == [.applied, .ignored])
  }

  // MARK: The phone's clock

  /// A back end dates by real time; the phone's clock was stepped, or stands.
  @Test(arguments: [["step 3600"], ["freeze"], ["freeze", "step 3600"], ["x60"]])
  func pushesAreDatedByRealTime(commands: [String]) async throws {
    for text in commands {
      _ = try bench.session.perform(try #require(ClockCommand(text: text)))
    }
    await bench.advance(by: 20)
    let real = bench.machineDate.timeIntervalSince1970
    let staleIn = Int(real) + 900
    let result = try await push(
      Self.update(age: -Int(real - 1) + Self.unixSeconds, #","stale-date":\#(staleIn)"#))
    #expect(result.trace?.verdict == .applied)
    #expect(stages(result, .warned).isEmpty)
    let record = try #require(bench.driver.engine.record(Self.id))
    // As far ahead of the phone's date as it was of the sender's.
    let stale = try #require(record.content.staleDate)
    #expect((890...901).contains(stale.timeIntervalSince(bench.now.date)) || commands == ["x60"])
    let note = result.trace?.steps.first { $0.text.contains("read by the machine's") }
    #expect(note?.text.hasPrefix("the phone's clock is ") == true)
  }

  /// Who reads the reason learns whose clock is wrong, and what sets it right.
  @Test func reasonsNameThePhonesClock() async throws {
    _ = try bench.session.perform(.step(3_600))
    let late = try await push(Self.update(age: 500))
    #expect(
      failure(late)
        == "timestamp \(Self.unixSeconds - 500) is 500.0 s older than the last applied, "
        + "\(Self.unixSeconds): send the time of sending; the phone's clock is 1h ahead of this "
        + "machine's, to which 'island clock resume' sets a running clock")
    let early = try await push(Self.update(age: -3_600))
    #expect(early.trace?.verdict == .applied)
    #expect(early.summary.contains("in the future by this machine's clock"))
    #expect(early.summary.contains("the phone's clock is 1h ahead of this machine's"))
    let overtaken = try await push(Self.update(age: -10))
    #expect(failure(overtaken)?.contains("a push has set the time") == true)
    #expect(failure(overtaken)?.contains("send the time of sending") == false)
    // By hand it is ended all the same.
    let effects = bench.driver.submit(.end(ActivityEnd(id: Self.id, dismissal: .immediate)))
    #expect(!effects.contains { if case .refused = $0 { true } else { false } })
    #expect(bench.driver.engine.record(Self.id) == nil)
  }

  /// A payload that was written for the date of `--clock DATE` is read by that clock.
  @Test func payloadsForThePhonesDateAreReadByItsClock() async throws {
    bench.driver.submit(.end(ActivityEnd(id: Self.id, dismissal: .immediate)))
    _ = try bench.session.perform(.step(331 * 86_400))
    let start = PushToken.Target.start(
      app: "com.example.bento", attributesType: "DeliveryAttributes")
    bench.driver.submit(.issueToken(PushToken(Data([7]), for: start)))
    let ofPhone = try await push(
      Self.start().replacing(
        "\(Self.unixSeconds)", with: "\(Int(bench.now.date.timeIntervalSince1970))"),
      to: .token(Data([7])))
    #expect(ofPhone.trace?.verdict == .applied)
    #expect(
      ofPhone.trace?.steps.contains {
        $0.text == "the phone's clock is 331d ahead of this machine's: read by the phone's clock"
      } == true)
    // The same activity is updated by a client of its own time.
    let real = try await push(
      Self.update(age: -Int(bench.machineDate.timeIntervalSince1970) + Self.unixSeconds),
      to: .token(Data([1, 2, 3, 4])))
    #expect(real.trace?.verdict == .applied)
  }

  /// The sender hears of a push that is not drawn in time, and its trace is completed later.
  @Test func theSenderWaitsForTheScreenOnlySoLong() async throws {
    let delivery = PushDelivery(
      to: .token(Self.token), payload: Data(Self.update().utf8), id: "slow", wantsTrace: true)
    try peer.send(.call(id: 1, .push(.init(delivery))))
    func results() throws -> [PushResult] {
      try peer.read().compactMap {
        if case .answer(1, .pushed(let result)) = $0 { result } else { nil }
      }
    }
    await bench.advance(by: 0)
    await bench.advance(by: 0.9)
    #expect(try results() == [])
    await bench.advance(by: 0.2)
    await bench.advance(by: 0)
    let early = try results()
    #expect(early.map { stages($0, .passed).last } == [.placement])
    _ = bench.session.frame(at: bench.now)
    await bench.advance(by: 0)
    #expect(try results() == [], "there is one answer")
    let trace = try #require(bench.session.requests.pushes.log.all.last)
    #expect(trace.steps.last?.stage == .frame)
  }

  /// The traces are there again after a restart.
  @Test func tracesAreKept() async throws {
    let path = runtime.path + "/pushes.jsonl"
    let log = PushLog(path: path)
    for _ in 0..<500 {
      log.add(
        PushTrace(
          number: log.nextNumber(), id: "", date: .distantPast, target: "T", verdict: .applied),
        at: bench.now)
    }
    log.flush()
    let again = PushLog(path: path)
    #expect(again.all.count == 200)
    #expect(again.all.last?.number == 500)
    #expect(again.nextNumber() == 501)
  }
}
