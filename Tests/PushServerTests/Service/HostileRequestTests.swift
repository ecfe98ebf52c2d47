import ActivityModel
import Foundation
import Testing

@testable import PushServer

/// Malformed requests: each gets exactly one answer, with a status of the table, and
/// nothing secret in the log.
struct HostileRequestTests {
  private static let count =
    ProcessInfo.processInfo.environment["ISLAND_LONG_TESTS"] == nil ? 5_000 : 200_000

  private static let names = [
    ":method", ":path", "authorization", "apns-topic", "apns-push-type", "apns-priority",
    "apns-expiration", "apns-id", "apns-request-id", "apns-collapse-id", "apns-channel-id",
    "content-length", "x-other",
  ]
  private static let values = [
    "", "POST", "GET", "DELETE", "\u{0}", "-1", "1e309", "99999999999999999999", "10", "5", "soon",
    "/3/device/", "/3/device/" + String(repeating: "ab", count: 80), "/3/device/zz", "/3", "//",
    "/1/apps/com.example.app/channels", "/1/apps/com.example.app/all-channels",
    "/4/broadcasts/apps/com.example.app", "/4/broadcasts/apps/", "bearer", "bearer a.b.c",
    "bearer eyJhbGciOiJub25lIn0.e30.", "bearer " + String(repeating: ".", count: 300),
    "com.example.app.push-type.liveactivity", ".push-type.liveactivity", "liveactivity", "alert",
    "123e4567-e89b-12d3-a456-426655440000", String(repeating: "x", count: 9_000),
    "\u{1b}[2J\u{202e}", "dHN0", "====",
  ]
  private static let bodies = [
    "", "{", "{}", #"{"aps":{}}"#, #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#,
    #"{"message-storage-policy":9}"#, #"{"aps":{"timestamp":1790000000,"event":"update"}}"#,
    String(repeating: "[", count: 4_000), String(repeating: "x", count: 6_000),
  ]

  @Test(arguments: [true, false])
  func everyRequestHasOneAnswer(isLax: Bool) throws {
    var random = SeededGenerator(state: isLax ? 1 : 2)
    let bench = ServiceBench(options: ServiceOptions(isLax: isLax, explains: true))
    let good = TestRequest.push()
    for _ in 0..<Self.count {
      var request = good
      for _ in 0..<Int(random.next() % 5) {
        request = request.with(
          Self.names[Int(random.next() % UInt64(Self.names.count))],
          Self.values[Int(random.next() % UInt64(Self.values.count))])
      }
      if random.next() % 2 == 0 {
        request.body = Data(Self.bodies[Int(random.next() % UInt64(Self.bodies.count))].utf8)
      }
      let answer = try bench.send(request, on: ClientConnection())
      #expect((200...204).contains(answer.status) || (400...503).contains(answer.status))
      if answer.status >= 400 { #expect(answer.body.hasPrefix(#"{"reason":"#)) }
    }
    let token = String(repeating: "ab", count: 80)
    #expect(!bench.log.contains { $0.contains(token) || $0.contains("\u{1b}") })
  }

  private static let inletPaths = [
    "/v1/projects/p/messages:send", "/apps/a/live_activities/order-7/notifications",
    "/apps/a/activities/activity/Order", "/v1/projects/%1b%5b2J/messages:send",
    "/apps/a/live_activities/\u{1b}[2J/notifications", "/--/api/v2/push/send",
  ]
  private static let inletBodies = [
    "", "{", "[]", "{}", #"{"message":{}}"#, #"{"message":{"token":"r","apns":{}}}"#,
    #"{"message":{"token":"r","apns":{"live_activity_token":"\u001b","payload":{}}}}"#,
    #"{"message":{"token":"r","apns":{"live_activity_token":"ab","payload":{"aps":{}}}}}"#,
    #"{"event":"\u001b[2J","event_updates":{}}"#, #"{"event":"end","event_updates":{}}"#,
    #"{"activity_id":"a","filters":[],"contents":{},"headings":{},"event_updates":{},"#
      + #""event_attributes":{}}"#,
    String(repeating: "{\"message\":", count: 1_000), String(repeating: "x", count: 6_000),
  ]

  @Test func everyRequestToAnotherServiceHasOneAnswer() throws {
    var random = SeededGenerator(state: 3)
    let bench = ServiceBench(options: ServiceOptions(isLax: false, explains: true))
    bench.service.learn([
      KnownToken(
        bytes: Data(repeating: 0xab, count: 80), app: "a", attributesType: "Order", isStart: false,
        activity: "1", name: "order-7")
    ])
    for _ in 0..<Self.count {
      func one<Value>(of values: [Value]) -> Value {
        values[Int(random.next() % UInt64(values.count))]
      }
      let scheme = one(of: ["Bearer \u{1b}x", "Key x", "Basic x", "", "Bearer", "x"])
      let request = TestRequest(
        method: one(of: ["POST", "POST", "POST", "GET", "\u{0}"]),
        path: one(of: Self.inletPaths), headers: [("authorization", scheme)],
        body: Data(one(of: Self.inletBodies).utf8))
      let answer = try bench.sendToAny(request)
      #expect((200...201).contains(answer.status) || (400...503).contains(answer.status))
      #expect((try? JSONValue(json: Data(answer.body.utf8))) != nil, "\(answer.body)")
    }
    let token = String(repeating: "ab", count: 80)
    #expect(!bench.log.contains { $0.contains(token) || $0.contains("\u{1b}") })
    #expect(bench.receiver.reports.allSatisfy { !$0.lines.joined().contains("\u{1b}") })
  }
}

/// SplitMix64: small, seeded, the same everywhere.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
