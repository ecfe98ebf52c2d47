import ActivityModel
import Foundation
import Testing

@testable import IslandCommands

struct PrintedTraceTests {
  private func printed(_ payload: String) throws -> JSONValue {
    var trace = PushTrace(
      number: 3, id: "id", date: Date(timeIntervalSince1970: 1_790_000_000), target: "Bento",
      verdict: .refused)
    trace.answer = PushAnswer(status: 400, reason: "BadDeviceToken")
    trace.destination = PushDestination(.token(Data(repeating: 0xab, count: 80)))
    trace.request = PushTrace.Request(
      headers: ["apns-priority": "10"], payload: Data(payload.utf8))
    trace.add(.token, .failed, "BadDeviceToken: never issued", path: ["aps", "event"])
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    return try JSONValue(json: Data(SafeJSON.line(PrintedTrace(trace), encoder).utf8))
  }

  @Test func whatATestAsksForIsData() throws {
    let token = String(repeating: "ab", count: 80)
    let json = try printed(#"{"aps":{"event":"update"},"token":"\#(token)"}"#)
    #expect(json[["status"]] == .whole(400))
    #expect(json[["reason"]] == .text("BadDeviceToken"))
    #expect(json[["destination", "token"]] == .text("abab…abab"))
    #expect(json[["headers", "apns-priority"]] == .text("10"))
    #expect(json[["payload", "aps", "event"]] == .text("update"))
    #expect(json[["payload", "token"]] == .text("abab…abab"))
    #expect(json[["steps", "0", "path", "1"]] == .text("event"))
    #expect(json[["date"]] == .text("2026-09-21T14:13:20Z"))
  }

  @Test func aPayloadThatIsNoJSONIsText() throws {
    #expect(try printed("{\u{1B}[31m")[["payload"]] == .text("{\u{1B}[31m"))
  }
}
