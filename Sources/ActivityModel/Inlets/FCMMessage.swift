package import Foundation

/// The body of a request to Firebase Cloud Messaging's HTTP v1 API.
package enum FCMMessage {
  private static let message: Set = [
    "name", "data", "notification", "android", "webpush", "apns", "fcm_options", "fcmOptions",
    "token", "topic", "condition",
  ]
  private static let apns: Set = [
    "headers", "payload", "fcm_options", "fcmOptions", "live_activity_token", "liveActivityToken",
  ]

  /// Reads a body.
  ///
  /// - Throws: `InletRefusal` when it is malformed, or not for a Live Activity.
  package static func push(_ body: Data) throws(InletRefusal) -> InletPush {
    let outer = try InletFields(body: body)
    try check(outer, ["message", "validate_only", "validateOnly"])
    let message = try outer.needed("message", "it has the token and apns")
    try check(message, Self.message)
    guard try message.text("token") != nil else {
      throw InletRefusal(
        ["message"], "recipient of the message is not set: token, the app's registration token")
    }
    let apns = try message.needed("apns", "it has live_activity_token, headers and payload")
    try check(apns, Self.apns)
    let payload = try apns.needed("payload", "it has aps, as APNs gets it")
    let headers = try apns.object("headers")
    var remarks: [PushFinding] = []
    if message["notification"] != nil {
      remarks.append(
        PushFinding(
          ["message", "notification"],
          "is not used for Live Activities: put the alert into apns.payload.aps.alert",
          isError: false))
    }
    let trial = outer["validateOnly"] == nil ? "validate_only" : "validateOnly"
    let isTrial = try outer.truth(trial)
    return InletPush(
      .fcm, to: .token(try token(apns)), payload: payload.value.json,
      priority: try priority(headers), expiration: try expiration(headers),
      isTrial: isTrial, remarks: remarks)
  }

  /// Rejects a field that the service does not know: it is answered as a mistake there, too.
  private static func check(
    _ fields: InletFields, _ known: Set<String>
  ) throws(InletRefusal) {
    guard let unknown = fields.names.first(where: { !known.contains($0) }) else { return }
    let near = Spelling.nearest(to: unknown, in: known.sorted())
    throw fields.refusal(
      unknown, "cannot find this field" + (near.map { "; did you mean \"\($0)\"?" } ?? ""))
  }

  private static func token(_ apns: InletFields) throws(InletRefusal) -> Data {
    let name = apns["liveActivityToken"] == nil ? "live_activity_token" : "liveActivityToken"
    guard let text = try apns.text(name) else {
      throw apns.refusal(
        name, "is missing: the activity's push token, or the push-to-start token for a start")
    }
    guard let bytes = TokenText.bytes(text) else {
      throw apns.refusal(name, "is not a token: send its bytes as hexadecimal digits")
    }
    return bytes
  }

  /// Headers are texts in the service's own description of them.
  private static func header(
    _ headers: InletFields?, _ name: String
  ) throws(InletRefusal) -> String? {
    guard let headers, let value = headers[name] else { return nil }
    guard case .text(let text) = value else {
      throw headers.refusal(name, "is \(value.kind); expected text, as \"\(value.jsonText)\"")
    }
    return text
  }

  private static func priority(_ headers: InletFields?) throws(InletRefusal) -> Int {
    guard let text = try header(headers, "apns-priority") else { return 10 }
    guard let priority = Int(text), [10, 5, 1].contains(priority) else {
      throw InletRefusal(
        ["message", "apns", "headers", "apns-priority"], "is \"\(text)\"; expected 10, 5 or 1")
    }
    return priority
  }

  private static func expiration(_ headers: InletFields?) throws(InletRefusal) -> Int? {
    guard let text = try header(headers, "apns-expiration") else { return nil }
    guard let seconds = Int(text), seconds >= 0, seconds < 1 << 53 else {
      throw InletRefusal(
        ["message", "apns", "headers", "apns-expiration"],
        "is \"\(text)\"; expected seconds since 1970, or 0")
    }
    return seconds
  }
}
