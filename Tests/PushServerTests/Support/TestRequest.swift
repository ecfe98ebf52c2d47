import ActivityModel
import Foundation

@testable import PushServer

/// Requests for tests: a correct one, in which a test changes one thing.
struct TestRequest {
  static let app = "com.example.pizza"
  static let token = String(repeating: "ab", count: 80)

  var method = "POST"
  var path = "/3/device/\(token)"
  var headers: [(String, String)]
  var body = Data("{\"aps\":{\"event\":\"update\"}}".utf8)

  /// A push to an activity.
  static func push() -> TestRequest {
    TestRequest(headers: [
      ("apns-topic", "\(app).push-type.liveactivity"), ("apns-push-type", "liveactivity"),
      ("apns-priority", "10"), ("apns-id", "123e4567-e89b-12d3-a456-426655440000"),
    ])
  }

  static func broadcast(channel: String = "AAAA") -> TestRequest {
    TestRequest(
      path: "/4/broadcasts/apps/\(app)",
      headers: [
        ("apns-channel-id", channel), ("apns-push-type", "LiveActivity"), ("apns-priority", "5"),
        ("apns-expiration", "0"),
      ])
  }

  static func channels(_ method: String, channel: String? = nil) -> TestRequest {
    TestRequest(
      method: method, path: "/1/apps/\(app)/channels",
      headers: channel.map { [("apns-channel-id", $0)] } ?? [],
      body: method == "POST"
        ? Data("{\"message-storage-policy\":1,\"push-type\":\"LiveActivity\"}".utf8) : Data())
  }

  /// Replaces a header, or removes it.
  func with(_ name: String, _ value: String?) -> TestRequest {
    var request = self
    request.headers.removeAll { $0.0 == name }
    if let value { request.headers.append((name, value)) }
    return request
  }

  func with(path: String) -> TestRequest {
    var request = self
    request.path = path
    return request
  }

  func with(method: String) -> TestRequest {
    var request = self
    request.method = method
    return request
  }

  func with(body: Data) -> TestRequest {
    var request = self
    request.body = body
    return request
  }

  func with(body: String) -> TestRequest { with(body: Data(body.utf8)) }

  var head: RequestHead { RequestHead([(":method", method), (":path", path)] + headers) }

  /// Checks the request at a fixed time, with a token that is always accepted.
  func checked() throws(RequestRefusal) -> CheckedRequest {
    try RequestValidator.check(head, body: RequestBody(body), now: 1_790_000_000) {
      (_: String?) throws(RequestRefusal) in
      PushTrace.Step(.authenticated, .passed, "ES256")
    }
  }

  /// The refusal of the request; nil: it is accepted.
  var refusal: RequestRefusal? {
    do throws(RequestRefusal) {
      _ = try checked()
      return nil
    } catch {
      return error
    }
  }
}
