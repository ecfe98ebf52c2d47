import ActivityModel
import Foundation
import Testing

@testable import PushServer

/// The rules of the headers of a push to a device, each with one thing wrong.
struct DeviceHeadTests {
  /// A request and the reason with which it is refused; nil: it is accepted.
  struct Row: CustomTestStringConvertible, Sendable {
    var what: String
    var request: @Sendable (TestRequest) -> TestRequest
    var reason: APNsReason?
    /// A part of the diagnosis.
    var diagnosis = ""
    var testDescription: String { what }

    init(
      _ what: String, _ reason: APNsReason?, _ diagnosis: String = "",
      _ request: @escaping @Sendable (TestRequest) -> TestRequest
    ) {
      self.what = what
      self.reason = reason
      self.diagnosis = diagnosis
      self.request = request
    }
  }

  private static let suffix = ".push-type.liveactivity"

  static let rows: [Row] = [
    Row("all is right", nil) { $0 },
    Row("GET", .methodNotAllowed, "GET") { $0.with(method: "GET").with(path: "/3/device/x") },
    Row("GET of an unknown path", .methodNotAllowed) { $0.with(method: "GET").with(path: "/x") },
    Row("unknown path", .badPath, "/3/devices/x") { $0.with(path: "/3/devices/x") },
    Row("path without token and slash", .badPath) { $0.with(path: "/3/device") },
    Row("no token", .missingDeviceToken) { $0.with(path: "/3/device/") },
    Row("repeated header", .duplicateHeaders, "apns-topic") { request in
      var request = request
      request.headers.append(("apns-topic", "com.example.other"))
      return request
    },
    Row("no topic", .missingTopic) { $0.with("apns-topic", nil) },
    Row("empty topic", .badTopic) { $0.with("apns-topic", "") },
    Row("topic with a blank", .badTopic) { $0.with("apns-topic", "com x" + suffix) },
    Row("suffix alone", .badTopic) { $0.with("apns-topic", suffix) },
    Row(
      "no suffix", .deviceTokenNotForTopic,
      "topic \"com.x\" must be \"com.x.push-type.liveactivity\""
    ) { $0.with("apns-topic", "com.x") },
    Row(
      "suffix without its dot", .deviceTokenNotForTopic,
      "must be \"com.x.push-type.liveactivity\""
    ) { $0.with("apns-topic", "com.xpush-type.liveactivity") },
    Row("suffix of another type", .deviceTokenNotForTopic, "must be \"com.x.push") {
      $0.with("apns-topic", "com.x.voip")
    },
    Row("short token", nil) { $0.with(path: "/3/device/0A") },
    Row("odd token", .badDeviceToken, "odd number") { $0.with(path: "/3/device/abc") },
    Row("token with blanks", .badDeviceToken, "has blanks") { $0.with(path: "/3/device/%20abcd") },
    Row("token in base64", .badDeviceToken, "looks like base64") {
      $0.with(path: "/3/device/q83vEjRWeJA=")
    },
    Row("description of a token", .badDeviceToken, "description of a Data") {
      $0.with(path: "/3/device/%3Cabcd%201234%3E")
    },
    Row("token of other characters", .badDeviceToken, "0-9 and a-f") {
      $0.with(path: "/3/device/a.b!")
    },
    Row("no push type", nil) { $0.with("apns-push-type", nil) },
    Row(
      "known push type", .invalidPushType, "set apns-push-type: liveactivity (got alert)"
    ) { $0.with("apns-push-type", "alert") },
    Row("unknown push type", .invalidPushType, "unknown") { $0.with("apns-push-type", "live") },
    Row("push type in capitals", .invalidPushType, "in this spelling") {
      $0.with("apns-push-type", "LiveActivity")
    },
    Row("no priority", nil) { $0.with("apns-priority", nil) },
    Row("priority 5", nil) { $0.with("apns-priority", "5") },
    Row("priority 1", nil) { $0.with("apns-priority", "1") },
    Row("priority 7", .badPriority, "\"7\"") { $0.with("apns-priority", "7") },
    Row("priority in words", .badPriority) { $0.with("apns-priority", "high") },
    Row("expiration 0", nil) { $0.with("apns-expiration", "0") },
    Row("expiration in the past", nil) { $0.with("apns-expiration", "1") },
    Row("expiration in words", .badExpirationDate, "soon") { $0.with("apns-expiration", "soon") },
    Row("negative expiration", .badExpirationDate) { $0.with("apns-expiration", "-1") },
    Row("no identifier", nil) { $0.with("apns-id", nil) },
    Row("identifier in capitals", nil) {
      $0.with("apns-id", "123E4567-E89B-12D3-A456-426655440000")
    },
    Row("identifier that is no UUID", .badMessageID, "\"1\"") { $0.with("apns-id", "1") },
    Row("identifier without hyphens", .badMessageID) {
      $0.with("apns-id", "123e4567e89b12d3a456426655440000")
    },
    Row("64 bytes to collapse by", nil) {
      $0.with("apns-collapse-id", String(repeating: "a", count: 64))
    },
    Row("65 bytes to collapse by", .badCollapseID, "65 bytes") {
      $0.with("apns-collapse-id", String(repeating: "a", count: 65))
    },
    Row("no body", .payloadEmpty) { $0.with(body: "") },
    Row("4096 bytes", nil) { $0.with(body: Data(count: 4_096)) },
    Row("4097 bytes", .payloadTooLarge, "4097 bytes, limit 4096") {
      $0.with(body: Data(count: 4_097))
    },
    Row("malformed JSON, which the device drops", nil) { $0.with(body: "{") },
  ]

  @Test(arguments: rows)
  func eachRuleHasItsReason(row: Row) {
    let refusal = row.request(.push()).refusal
    #expect(refusal?.reason == row.reason)
    #expect(row.diagnosis.isEmpty || refusal?.diagnosis.contains(row.diagnosis) == true)
  }

  /// Of two wrong things the one that is checked first is answered.
  @Test(arguments: [
    (APNsReason.methodNotAllowed, 0), (.badPath, 1), (.duplicateHeaders, 2), (.missingTopic, 3),
    (.badDeviceToken, 4), (.invalidPushType, 5), (.badPriority, 6), (.badExpirationDate, 7),
    (.badMessageID, 8), (.badCollapseID, 9), (.payloadEmpty, 10),
  ])
  func checksHaveAnOrder(reason: APNsReason, first: Int) {
    // Everything from the given check on is wrong.
    var request = TestRequest.push()
    if first <= 10 { request = request.with(body: "") }
    if first <= 9 {
      request = request.with("apns-collapse-id", String(repeating: "a", count: 65))
    }
    if first <= 8 { request = request.with("apns-id", "1") }
    if first <= 7 { request = request.with("apns-expiration", "soon") }
    if first <= 6 { request = request.with("apns-priority", "7") }
    if first <= 5 { request = request.with("apns-push-type", "alert") }
    if first <= 4 { request = request.with(path: "/3/device/xyz") }
    if first <= 3 { request = request.with("apns-topic", nil) }
    if first <= 2 { request.headers.append(("apns-priority", "10")) }
    if first <= 1 { request = request.with(path: "/4") }
    if first <= 0 { request = request.with(method: "PUT") }
    #expect(request.refusal?.reason == reason)
  }

  @Test func bodyThatIsTooLongNamesItsLargestFields() {
    let long = String(repeating: "a", count: 4_100)
    let refusal = TestRequest.push()
      .with(body: "{\"aps\":{\"content-state\":{\"step\":1,\"note\":\"\(long)\"}}}").refusal
    #expect(refusal?.diagnosis.contains("largest keys: aps.content-state.note (41") == true)
  }

  @Test func warningsAreStepsOfTheTrace() throws {
    guard case .push(let push) = try TestRequest.push().with("apns-push-type", nil).checked() else {
      throw TestFailure("not a push")
    }
    #expect(push.steps.map(\.stage) == [.received, .authenticated, .headers])
    #expect(push.steps.last?.outcome == .warned)
    #expect(push.steps.last?.text.contains("set apns-push-type") == true)
    #expect(push.steps.first?.text == "HTTP/2 POST, 26 bytes")
  }

  @Test func acceptedPushHasItsParts() throws {
    let request = TestRequest.push().with(path: "/3/device/aB0c").with("apns-expiration", "60")
    guard case .push(let push) = try request.checked() else { throw TestFailure("not a push") }
    #expect(push.token == Data([0xab, 0x0c]))
    #expect(push.app == TestRequest.app)
    #expect(push.priority == 10)
    #expect(push.expiration == 60)
    #expect(push.payload == request.body)
  }
}
