import ActivityModel
import Foundation
import Testing

@testable import PushServer

struct ServiceTests {
  private let date = Date(timeIntervalSince1970: 1_790_000_000)

  private func learnt(_ bench: ServiceBench) throws {
    let bytes = try #require(TokenText.bytes(TestRequest.token))
    bench.service.learn([
      KnownToken(bytes: bytes, app: TestRequest.app, attributesType: "Pizza", isStart: false)
    ])
  }

  // MARK: Answers

  @Test func successRepeatsTheIdentifierAndHasNoBody() throws {
    let bench = ServiceBench()
    let answer = try bench.send(.push())
    #expect(answer.status == 200)
    #expect(answer[header: "apns-id"] == "123e4567-e89b-12d3-a456-426655440000")
    #expect(answer[header: "apns-unique-id"] != nil)
    #expect(answer.body.isEmpty)
    #expect(bench.receiver.deliveries.first?.app == TestRequest.app)
    #expect(bench.receiver.deliveries.first?.target == .token(Data(repeating: 0xab, count: 80)))
  }

  /// Clients match answers by it, also those to malformed requests.
  @Test(arguments: ["1", "123E4567-E89B-12D3-A456-426655440000", " x\u{7f}"])
  func identifierIsRepeatedByteForByte(id: String) throws {
    let answer = try ServiceBench().send(
      TestRequest.push().with("apns-id", id).with("apns-topic", nil))
    #expect(answer.status == 400)
    #expect(answer[header: "apns-id"] == id)
  }

  @Test func absentIdentifierIsGenerated() throws {
    let answer = try ServiceBench().send(TestRequest.push().with("apns-id", nil))
    let id = try #require(answer[header: "apns-id"])
    #expect(UUIDText.isCanonical(id) && id == id.lowercased())
  }

  @Test func errorHasTheReasonAsJSON() throws {
    let answer = try ServiceBench().send(TestRequest.push().with("apns-priority", "7"))
    #expect(answer.body == "{\"reason\":\"BadPriority\"}")
    #expect(answer[header: "content-type"] == "application/json")
    #expect(answer[header: "island-reason"] == nil)
  }

  @Test func topicOfAKnownTokenIsNamed() throws {
    let bench = ServiceBench()
    try learnt(bench)
    _ = try bench.send(TestRequest.push().with("apns-topic", "com.example.pasta"))
    let line = try #require(bench.log.last)
    #expect(line.contains(#"this token is of "com.example.pizza.push-type.liveactivity""#))
  }

  /// The island shows also the pushes that it never gets, and no whole token.
  @Test func refusedPushIsReported() throws {
    let bench = ServiceBench()
    _ = try bench.send(TestRequest.push().with("apns-topic", TestRequest.app))
    let trace = try #require(bench.receiver.reports.first)
    #expect(trace.verdict == .refused)
    #expect(trace.target == "/3/device/abab…abab")
    #expect(trace.steps.map(\.stage) == [.received, .headers])
    #expect(trace.steps.last?.text.hasPrefix("DeviceTokenNotForTopic: topic") == true)
    _ = try bench.send(.push())
    #expect(bench.receiver.reports.count == 1)
    let strict = ServiceBench(options: ServiceOptions(isLax: false))
    _ = try strict.send(TestRequest.push().with("authorization", nil))
    #expect(strict.receiver.reports.map { $0.steps.last?.stage } == [.authenticated])
  }

  /// The request as data, without what lets a reader push.
  @Test func refusedPushIsReportedAsData() throws {
    let bench = ServiceBench()
    let request = TestRequest.push().with("apns-priority", "7")
      .with("authorization", "bearer eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNIn0.c2lnbmF0dXJl")
    _ = try bench.send(request)
    let trace = try #require(bench.receiver.reports.first)
    #expect(trace.answer == PushAnswer(status: 400, reason: "BadPriority"))
    #expect(trace.destination?.token == "abab…abab")
    #expect(trace.request?.headers["authorization"] == "bearer eyJ…")
    #expect(trace.request?.headers["apns-priority"] == "7")
    #expect(trace.request?.payload == String(decoding: request.body, as: UTF8.self))
    _ = try bench.send(.push())
    #expect(bench.receiver.deliveries.first?.headers?["apns-push-type"] == "liveactivity")
  }

  @Test func reasonsOfTheIslandAreApples() {
    let date = Date(timeIntervalSince1970: 0)
    let answers: [PushResult.Answer] = [
      .unknownToken, .wrongTopic, .unregistered(date), .expired(date),
    ]
    for answer in answers {
      let refusal = DeliveryOutcome.answered(PushResult(answer, summary: "x")).refusal
      #expect(answer.pushAnswer.reason == refusal?.reason.rawValue)
      #expect(answer.pushAnswer.status == refusal?.reason.status)
    }
  }

  @Test func explanationIsAHeaderInASCII() throws {
    let bench = ServiceBench(options: ServiceOptions(isLax: true, explains: true))
    let answer = try bench.send(TestRequest.push().with("apns-priority", "ü\r\nx: y"))
    let reason = try #require(answer[header: "island-reason"])
    #expect(reason.hasPrefix("apns-priority \"????x: y\"") || reason.hasPrefix("apns-priority \"?"))
    #expect(reason.utf8.allSatisfy { (0x20...0x7e).contains($0) })
  }

  @Test(arguments: [
    (PushResult.Answer.delivered, 200, ""), (.unknownToken, 400, "{\"reason\":\"BadDeviceToken\"}"),
    (.wrongTopic, 400, "{\"reason\":\"DeviceTokenNotForTopic\"}"),
    (
      .unregistered(Date(timeIntervalSince1970: 1_789_000_000)), 410,
      "{\"reason\":\"Unregistered\",\"timestamp\":1789000000000}"
    ),
    (
      .expired(Date(timeIntervalSince1970: 1_789_000_000.5)), 410,
      "{\"reason\":\"ExpiredToken\",\"timestamp\":1789000000500}"
    ),
  ])
  func answersOfTheIslandAreMapped(answer: PushResult.Answer, status: Int, body: String) throws {
    let bench = ServiceBench(receiver: FakeReceiver(.answered(PushResult(answer, summary: "x"))))
    let found = try bench.send(.push())
    #expect(found.status == status)
    #expect(found.body == body)
  }

  @Test(arguments: [
    (DeliveryOutcome.overloaded, "{\"reason\":\"ServiceUnavailable\"}"),
    (.failed(message: "old"), "{\"reason\":\"InternalServerError\"}"),
    (.away, "{\"reason\":\"ServiceUnavailable\"}"),
  ])
  func failuresOfTheIslandAreMapped(outcome: DeliveryOutcome, body: String) throws {
    #expect(try ServiceBench(receiver: FakeReceiver(outcome)).send(.push()).body == body)
  }

  // MARK: Tokens

  @Test func providerTokensAreCheckedForEachConnection() throws {
    let key = TestKey()
    let bench = ServiceBench(options: ServiceOptions(), keys: [key.provider])
    #expect(try bench.send(.push()).body == "{\"reason\":\"MissingProviderToken\"}")
    let requests = try [-30.0, -20, -10].map { offset in
      TestRequest.push().with(
        "authorization", "bearer " + (try key.token(issued: date.addingTimeInterval(offset))))
    }
    #expect(try bench.send(requests[0]).status == 200)
    #expect(try bench.send(requests[1]).status == 200)
    #expect(try bench.send(requests[2]).body == "{\"reason\":\"TooManyProviderTokenUpdates\"}")
    // Many short connections, each with a token of its own.
    #expect(try bench.send(requests[2], on: ClientConnection()).status == 200)
    #expect(bench.receiver.deliveries.first?.steps[1].text.contains("ES256, key ABC123") == true)
    for part in try key.token(issued: date).split(separator: ".").prefix(1) {
      #expect(!bench.log.joined().contains(part))
    }
  }

  @Test func everyLineSaysThatTokensAreNotVerified() throws {
    let bench = ServiceBench()
    _ = try bench.send(.push())
    _ = try bench.send(TestRequest.push().with("apns-topic", nil))
    #expect(bench.log.count == 2)
    #expect(bench.log.allSatisfy { $0.contains("--lax") })
    #expect(bench.receiver.deliveries.first?.steps[1].outcome == .skipped)
  }

  @Test func logHasOneLineWithAShortToken() throws {
    let bench = ServiceBench()
    _ = try bench.send(.push())
    #expect(
      bench.log == [
        "14:13:20.000 POST /3/device/abab…abab 200 applied [--lax: tokens not verified]\n"
      ])
  }

  // MARK: Away

  @Test func pushesOfKnownTokensAreStoredWhileTheIslandIsAway() throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    try learnt(bench)
    for body in ["first", "second"] {
      #expect(try bench.send(TestRequest.push().with(body: body)).status == 200)
    }
    bench.now += 60
    bench.receiver.outcome = .answered(PushResult(.delivered, summary: "applied"))
    bench.service.receiverConnected("island")
    #expect(bench.receiver.payloads == [], "the island has not said yet which tokens are its own")
    try learnt(bench)
    #expect(bench.receiver.payloads == ["second"])
    #expect(bench.receiver.deliveries[0].steps.last?.text.contains("stored for 1 min") == true)
    try learnt(bench)
    #expect(bench.receiver.payloads == ["second"])
  }

  /// A back end deletes a token that is answered with BadDeviceToken: only an island can tell.
  @Test func unknownTokensAreUnavailableWhileNoIslandIsThere() throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    let answer = try bench.send(.push())
    #expect(answer.status == 503)
    #expect(answer.body == "{\"reason\":\"ServiceUnavailable\"}")
    #expect(answer[header: "retry-after"] == "1")
    #expect(bench.log[0].contains("no island is connected and this token was never seen"))
    try learnt(bench)
    let other = TestRequest.push().with("apns-topic", "com.other.push-type.liveactivity")
    #expect(try bench.send(other).body == "{\"reason\":\"DeviceTokenNotForTopic\"}")
    let malformed = try bench.send(TestRequest.push().with(path: "/3/device/xyz"))
    #expect(malformed.body == "{\"reason\":\"BadDeviceToken\"}")
  }

  @Test func pushThatMustNotBeStoredIsNot() throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    try learnt(bench)
    #expect(try bench.send(TestRequest.push().with("apns-expiration", "0")).status == 200)
    #expect(bench.service.stored.count == 0)
    #expect(bench.log[0].contains("not stored"))
  }

  @Test func storedPushStaysWhenTheIslandGoesAgain() throws {
    let bench = ServiceBench(receiver: FakeReceiver(.away))
    try learnt(bench)
    _ = try bench.send(.push())
    try learnt(bench)
    #expect(bench.service.stored.count == 1)
  }
}
