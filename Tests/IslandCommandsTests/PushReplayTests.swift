import ActivityModel
import Foundation
import Testing

@testable import IslandCommands

struct PushReplayTests {
  private static let payload = #"{"aps":{"timestamp":1790000000,"event":"update"}}"#

  private func line(
    _ path: String, _ body: String = payload, headers: [String: String] = [:], status: Int = 200
  ) throws -> String {
    let request = RecordedRequest(
      time: 1_790_000_000.5, method: "POST", path: path, headers: headers, body: body,
      status: status, reason: status == 200 ? nil : "BadTopic")
    return String(decoding: try JSONEncoder().encode(request), as: UTF8.self)
  }

  @Test func pushesOfAllServicesAreRead() throws {
    let message =
      #"{"message":{"token":"r","apns":{"live_activity_token":"cd","headers":{"apns-priority":"5"},"#
      + #""payload":\#(Self.payload)}}}"#
    let update = #"{"event":"end","event_updates":{"step":3}}"#
    let lines = try [
      line("/3/device/abcd", headers: ["apns-priority": "5"]),
      line("/3/device/abcd", status: 400),
      line("/4/broadcasts/apps/com.example.a", headers: ["apns-channel-id": "AAAA"]),
      line("/1/apps/com.example.a/channels"),
      line("/v1/projects/p/messages:send", message),
      line("/apps/x/live_activities/order-7/notifications", update),
    ]
    let replay = try PushReplay(Data(lines.joined(separator: "\n").utf8))
    #expect(
      replay.pushes.map(\.target) == [
        .token(Data([0xab, 0xcd])), .channel("AAAA", app: "com.example.a"), .token(Data([0xcd])),
        .activity("order-7"),
      ])
    #expect(replay.pushes.map(\.priority) == [5, 10, 5, 10])
    #expect(
      replay.notes == [
        "line 2 is left out: it was answered 400 BadTopic", "line 4 is left out: it is no push",
      ])
  }

  @Test func timesAreMoved() throws {
    let body =
      #"{"aps":{"timestamp":1790000000,"stale-date":1790000900.5,"dismissal-date":"x"},"a":1}"#
    let push = try #require(try PushReplay(Data(line("/3/device/ab", body).utf8)).pushes.first)
    let moved = try JSONValue(json: push.payload(movedBy: 86_400))
    #expect(moved[["aps", "timestamp"]] == .whole(1_790_086_400))
    #expect(moved[["aps", "stale-date"]] == .number(1_790_087_300.5))
    #expect(moved[["aps", "dismissal-date"]] == .text("x"))
    #expect(moved[["a"]] == .whole(1))
    let broken = try #require(try PushReplay(Data(line("/3/device/ab", "{").utf8)).pushes.first)
    #expect(broken.payload(movedBy: 1) == Data("{".utf8))
  }

  @Test func anotherFileIsRefused() throws {
    #expect(throws: CommandError.self) { try PushReplay(Data(#"{"aps":{}}"#.utf8)) }
    #expect(throws: CommandError.self) { try PushReplay(contentsOf: "/nowhere/x") }
  }
}
