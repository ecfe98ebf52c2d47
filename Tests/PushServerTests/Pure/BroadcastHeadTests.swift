import Foundation
import Testing

@testable import PushServer

/// The rules of broadcasts and of channel management.
struct BroadcastHeadTests {
  typealias Row = DeviceHeadTests.Row

  static let broadcasts: [Row] = [
    Row("all is right", nil) { $0 },
    Row("push type in lower case", nil) { $0.with("apns-push-type", "liveactivity") },
    Row("push type as in the table", nil) { $0.with("apns-push-type", "Liveactivity") },
    Row("GET", .methodNotAllowed) { $0.with(method: "GET") },
    Row("no app", .badPath) { $0.with(path: "/4/broadcasts/apps/") },
    Row("suffix", .topicDisallowed, "leave out the suffix") {
      $0.with(path: "/4/broadcasts/apps/com.x.push-type.liveactivity")
    },
    Row("no channel", .missingChannelID) { $0.with("apns-channel-id", nil) },
    Row("channel not in base64", .badChannelID) { $0.with("apns-channel-id", "?") },
    Row("long channel", .badChannelID) {
      $0.with("apns-channel-id", String(repeating: "A", count: 260))
    },
    Row("no push type", .missingPushType) { $0.with("apns-push-type", nil) },
    Row("another push type", .invalidPushType) { $0.with("apns-push-type", "alert") },
    Row("no priority", .badPriority) { $0.with("apns-priority", nil) },
    Row("priority 2", .badPriority) { $0.with("apns-priority", "2") },
    Row("no expiration", .badExpirationDate) { $0.with("apns-expiration", nil) },
    Row("expiration in the past", .badExpirationDate) { $0.with("apns-expiration", "60") },
    Row("expiration in the future", nil) { $0.with("apns-expiration", "1790000060") },
    Row("bad identifier", .badMessageID, "apns-request-id") { $0.with("apns-request-id", "1") },
    Row("no body", .payloadEmpty) { $0.with(body: "") },
    Row("5120 bytes", nil) { $0.with(body: Data(count: 5_120)) },
    Row("5121 bytes", .payloadTooLarge, "limit 5120") { $0.with(body: Data(count: 5_121)) },
  ]

  @Test(arguments: broadcasts)
  func eachRuleOfABroadcastHasItsReason(row: Row) {
    let refusal = row.request(.broadcast()).refusal
    #expect(refusal?.reason == row.reason)
    #expect(row.diagnosis.isEmpty || refusal?.diagnosis.contains(row.diagnosis) == true)
  }

  static let creations: [Row] = [
    Row("all is right", nil) { $0 },
    Row("PUT", .methodNotAllowed) { $0.with(method: "PUT") },
    Row("unknown path below an app", .badPath) { $0.with(path: "/1/apps/com.x/channel") },
    Row("POST of the list", .methodNotAllowed) { $0.with(path: "/1/apps/com.x/all-channels") },
    Row("not JSON", .badRequestPayload) { $0.with(body: "policy") },
    Row("a list", .badRequestPayload) { $0.with(body: "[]") },
    Row("no body", .payloadEmpty) { $0.with(body: "") },
    Row("unknown key", .badRequestParams, "\"name\"") {
      $0.with(body: "{\"message-storage-policy\":1,\"push-type\":\"LiveActivity\",\"name\":1}")
    },
    Row("no push type", .missingPushType) { $0.with(body: "{\"message-storage-policy\":1}") },
    Row("another push type", .invalidPushType) {
      $0.with(body: "{\"message-storage-policy\":1,\"push-type\":\"alert\"}")
    },
    Row("no policy", .badRequestParams) { $0.with(body: "{\"push-type\":\"LiveActivity\"}") },
    Row("policy 2", .badRequestParams) {
      $0.with(body: "{\"message-storage-policy\":2,\"push-type\":\"LiveActivity\"}")
    },
    Row("bad identifier", .badMessageID) { $0.with("apns-request-id", "x") },
    Row("suffix", .topicDisallowed) {
      $0.with(path: "/1/apps/com.x.push-type.liveactivity/channels")
    },
  ]

  @Test(arguments: creations)
  func eachRuleOfACreationHasItsReason(row: Row) {
    let refusal = row.request(.channels("POST")).refusal
    #expect(refusal?.reason == row.reason)
    #expect(row.diagnosis.isEmpty || refusal?.diagnosis.contains(row.diagnosis) == true)
  }

  @Test(arguments: ["GET", "DELETE"])
  func channelsAreNamedByAHeader(method: String) {
    #expect(TestRequest.channels(method).refusal?.reason == .missingChannelID)
    #expect(TestRequest.channels(method, channel: "AAAA").refusal == nil)
  }

  /// What Apple answers to it is not documented; the reason says what is meant.
  @Test func policyAsTextIsNamed() {
    let refusal = TestRequest.channels("POST")
      .with(body: "{\"message-storage-policy\":\"1\",\"push-type\":\"LiveActivity\"}").refusal
    #expect(refusal?.reason == .badRequestParams)
    #expect(refusal?.diagnosis.contains(#"is the text "1", not the number 0 or 1"#) == true)
  }
}
