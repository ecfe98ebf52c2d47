package import ActivityModel
import Foundation

/// Checks requests as the push service does, in a fixed order of which the first failure is
/// answered: method, path, repeated headers, authorization, topic, token, push type, the other
/// headers, body.
package enum RequestValidator {
  /// Checks the provider token of the request; returns the step of the trace.
  package typealias Authentication = (_ authorization: String?) throws(RequestRefusal) ->
    PushTrace.Step

  /// Checks a request.
  ///
  /// - Parameter now: The time in seconds since 1970, for expiration dates.
  /// - Throws: `RequestRefusal` for the first check that fails.
  package static func check(
    _ head: RequestHead, body: RequestBody, now: Double, authenticate: Authentication
  ) throws(RequestRefusal) -> CheckedRequest {
    let route = try route(of: head)
    if let name = head.duplicate {
      throw RequestRefusal(.duplicateHeaders, "\(name) occurs more than once: send it once")
    }
    let authentication = try authenticate(head.authorization)
    switch route {
    case .device(let token):
      return .push(try push(head, token, body, authentication))
    case .broadcast(let app):
      return .broadcast(try broadcast(head, app, body, now, authentication))
    case .channels(let app), .allChannels(let app):
      return .channel(try channel(head, route, app, body))
    }
  }

  private static func route(of head: RequestHead) throws(RequestRefusal) -> RequestRoute {
    guard let route = RequestRoute(path: head.path) else {
      // The method is checked before the path; unknown paths are taken for those of pushes.
      guard head.method == "POST" || head.path.hasPrefix("/1/") else {
        throw RequestRefusal(
          .methodNotAllowed, "the method is \(head.method): pushes are sent with POST")
      }
      if head.path.hasPrefix("/--/api/v2/push") {
        throw RequestRefusal(
          .badPath,
          "Expo documents no Live Activities for its push service: send to APNs, or through FCM")
      }
      throw RequestRefusal(
        .badPath,
        "the path \(SafeText.path(head.path)) is unknown: pushes go to /3/device/<token in hex>")
    }
    guard route.methods.contains(head.method) else {
      throw RequestRefusal(
        .methodNotAllowed,
        "the method is \(head.method): \(SafeText.path(head.path)) takes "
          + route.methods.joined(separator: ", "))
    }
    return route
  }

  private static func push(
    _ head: RequestHead, _ token: String, _ body: RequestBody, _ authentication: PushTrace.Step
  ) throws(RequestRefusal) -> DevicePush {
    let app = try TopicText.app(head.topic)
    let bytes = try DeviceTokenText.bytes(token)
    let warning = try HeaderRules.checkPushType(head.pushType)
    let priority = try HeaderRules.priority(head.priority)
    let expiration = try HeaderRules.expiration(head.expiration)
    try HeaderRules.checkID(head.id, "apns-id")
    try HeaderRules.checkCollapseID(head.collapseID)
    try HeaderRules.checkBody(body, limit: RequestRoute.device(token: token).longestBody)
    let headers: PushTrace.Step
    if let warning {
      headers = PushTrace.Step(.headers, .warned, warning)
    } else if priority == 1 {
      headers = PushTrace.Step(
        .headers, .warned, "apns-priority 1: Live Activities are documented for 10 and 5 only")
    } else {
      headers = PushTrace.Step(.headers, .passed, "topic of \(app), priority \(priority)")
    }
    return DevicePush(
      token: bytes, app: app, priority: priority, expiration: expiration, payload: body.bytes,
      steps: [received(body), authentication, headers])
  }

  private static func broadcast(
    _ head: RequestHead, _ app: String, _ body: RequestBody, _ now: Double,
    _ authentication: PushTrace.Step
  ) throws(RequestRefusal) -> BroadcastPush {
    try TopicText.checkBundle(app)
    let channel = try HeaderRules.channelID(head.channelID)
    try HeaderRules.checkBroadcastType(head.pushType, in: "apns-push-type")
    let priority = try HeaderRules.priority(head.priority, isRequired: true)
    guard let expiration = try HeaderRules.expiration(head.expiration) else {
      throw RequestRefusal(
        .badExpirationDate, "apns-expiration is missing: broadcasts need 0 or a future second")
    }
    guard expiration == 0 || Double(expiration) > now else {
      throw RequestRefusal(
        .badExpirationDate,
        "apns-expiration \(expiration) is in the past: send 0 or a future second since 1970")
    }
    try HeaderRules.checkID(head.requestID, "apns-request-id")
    try HeaderRules.checkBody(body, limit: RequestRoute.broadcast(app: app).longestBody)
    let headers = PushTrace.Step(.headers, .passed, "broadcast of \(app), priority \(priority)")
    return BroadcastPush(
      app: app, channel: channel, priority: priority, expiration: expiration, payload: body.bytes,
      steps: [received(body), authentication, headers])
  }

  private static func channel(
    _ head: RequestHead, _ route: RequestRoute, _ app: String, _ body: RequestBody
  ) throws(RequestRefusal) -> ChannelRequest {
    try TopicText.checkBundle(app)
    try HeaderRules.checkID(head.requestID, "apns-request-id")
    if case .allChannels = route { return ChannelRequest(app: app, operation: .list) }
    if head.method == "POST" {
      try HeaderRules.checkBody(body, limit: route.longestBody)
      return ChannelRequest(app: app, operation: .create(try policy(in: body)))
    }
    let channel = try HeaderRules.channelID(head.channelID)
    let isRead = head.method == "GET"
    return ChannelRequest(
      app: app, operation: isRead ? .read(channel: channel) : .delete(channel: channel))
  }

  /// Reads the body of a channel's creation.
  private static func policy(in body: RequestBody) throws(RequestRefusal) -> ChannelPolicy {
    let example = "{\"message-storage-policy\":1,\"push-type\":\"LiveActivity\"}"
    guard let value = try? JSONValue(json: body.bytes), case .record(let fields) = value else {
      throw RequestRefusal(.badRequestPayload, "the body is not a JSON object: send \(example)")
    }
    let known: Set = ["message-storage-policy", "push-type"]
    if let unknown = fields.keys.filter({ !known.contains($0) }).min() {
      throw RequestRefusal(
        .badRequestParams, "the body has the unknown key \"\(unknown)\": send \(example)")
    }
    try HeaderRules.checkBroadcastType(
      fields["push-type"].map { $0.string ?? $0.jsonText }, in: "push-type in the body")
    let storage = fields["message-storage-policy"]
    guard case .whole(let number)? = storage,
      let policy = Int(exactly: number).flatMap(ChannelPolicy.init(rawValue:))
    else {
      // Apple documents a number, and does not say what a text is answered with.
      let found = storage?.string.map { "is the text \"\($0.prefix(20))\", not the number 0 or 1" }
      throw RequestRefusal(
        .badRequestParams,
        "message-storage-policy in the body \(found ?? "is not 0 or 1"): send \(example)")
    }
    return policy
  }

  private static func received(_ body: RequestBody) -> PushTrace.Step {
    PushTrace.Step(.received, .passed, "HTTP/2 POST, \(body.bytes.count) bytes")
  }
}
