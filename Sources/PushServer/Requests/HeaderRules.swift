import ActivityModel
import Foundation

/// The rules of single headers.
enum HeaderRules {
  /// The push types that the service knows.
  static let pushTypes: Set = [
    "alert", "background", "complication", "controls", "fileprovider", "liveactivity", "location",
    "mdm", "pushtotalk", "voip", "widgets",
  ]

  static let longestCollapseID = 64
  /// The maximum length of a channel's identifier in bytes; Apple gives no number.
  static let longestChannelID = 256

  /// Checks `apns-push-type` of a device push; returns a warning when it is absent.
  ///
  /// - Throws: `RequestRefusal` for another type than `liveactivity`.
  static func checkPushType(_ type: String?) throws(RequestRefusal) -> String? {
    guard let type else { return "set apns-push-type: liveactivity (it is missing)" }
    if type == "liveactivity" { return nil }
    if pushTypes.contains(type) {
      throw RequestRefusal(
        .invalidPushType, "set apns-push-type: liveactivity (got \(type))")
    }
    let near = Spelling.nearest(to: type, in: ["liveactivity"]) == nil ? "" : ", in this spelling"
    throw RequestRefusal(
      .invalidPushType,
      "apns-push-type \"\(type)\" is unknown: set apns-push-type: liveactivity\(near)")
  }

  /// Checks the push type of a broadcast or a channel, in any case of letters: Apple's pages spell
  /// it in three ways.
  ///
  /// - Throws: `RequestRefusal` when it is absent or another one.
  static func checkBroadcastType(
    _ type: String?, in place: String
  ) throws(RequestRefusal) {
    guard let type else {
      throw RequestRefusal(.missingPushType, "\(place) is missing: set it to liveactivity")
    }
    guard type.lowercased() == "liveactivity" else {
      throw RequestRefusal(
        .invalidPushType, "set \(place) to liveactivity (got \"\(type)\")")
    }
  }

  /// Returns the number of `apns-priority`.
  ///
  /// - Parameter isRequired: True for broadcasts; a device push has 10 by default.
  /// - Throws: `RequestRefusal` for another value than 10, 5 or 1.
  static func priority(
    _ text: String?, isRequired: Bool = false
  ) throws(RequestRefusal) -> Int {
    switch text {
    case "10": return 10
    case "5": return 5
    case "1": return 1
    case nil where !isRequired: return 10
    case nil:
      throw RequestRefusal(.badPriority, "apns-priority is missing: broadcasts need 10, 5 or 1")
    case let text?:
      throw RequestRefusal(
        .badPriority, "apns-priority \"\(text)\" is not 10, 5 or 1: use 10 for now, 5 to save power"
      )
    }
  }

  /// Returns `apns-expiration` in seconds since 1970; nil: absent.
  ///
  /// - Throws: `RequestRefusal` when it is not a whole number, or negative.
  static func expiration(_ text: String?) throws(RequestRefusal) -> Int? {
    guard let text else { return nil }
    guard let seconds = Int(text), seconds >= 0, seconds < 1 << 53 else {
      throw RequestRefusal(
        .badExpirationDate,
        "apns-expiration \"\(text)\" is not a number: send seconds since 1970, or 0")
    }
    return seconds
  }

  /// Checks `apns-id` or `apns-request-id`.
  ///
  /// - Throws: `RequestRefusal` when it is not a UUID.
  static func checkID(_ text: String?, _ name: String) throws(RequestRefusal) {
    guard let text, !UUIDText.isCanonical(text) else { return }
    throw RequestRefusal(
      .badMessageID,
      "\(name) \"\(text)\" is not a UUID: send 8-4-4-4-12 lower-case hex digits, or leave it out")
  }

  /// Checks `apns-collapse-id`.
  ///
  /// - Throws: `RequestRefusal` when it is too long.
  static func checkCollapseID(_ text: String?) throws(RequestRefusal) {
    guard let count = text?.utf8.count, count > longestCollapseID else { return }
    throw RequestRefusal(
      .badCollapseID,
      "apns-collapse-id has \(count) bytes, limit \(longestCollapseID): shorten it")
  }

  /// Checks `apns-channel-id`, and returns it.
  ///
  /// - Throws: `RequestRefusal` when it is absent, not Base64 or too long.
  static func channelID(_ text: String?) throws(RequestRefusal) -> String {
    guard let text, !text.isEmpty else {
      throw RequestRefusal(
        .missingChannelID, "apns-channel-id is missing: set it to the identifier of a channel")
    }
    guard text.utf8.count <= longestChannelID, Data(base64Encoded: text) != nil else {
      throw RequestRefusal(
        .badChannelID,
        "apns-channel-id \"\(text.prefix(80))\" is not Base64 of at most \(longestChannelID) "
          + "bytes: send it as the channel's creation returned it")
    }
    return text
  }

  /// Checks the length of a body.
  ///
  /// - Throws: `RequestRefusal` when it is empty or too long; the diagnosis names the largest
  ///   fields of a body that was kept.
  static func checkBody(_ body: RequestBody, limit: Int) throws(RequestRefusal) {
    if body.bytes.isEmpty {
      throw RequestRefusal(.payloadEmpty, "the body is empty: send JSON with an aps dictionary")
    }
    guard body.isCut || body.bytes.count > limit else { return }
    guard !body.isCut else {
      throw RequestRefusal(
        .payloadTooLarge, "more than \(RequestBody.longestKept) bytes, limit \(limit)")
    }
    throw RequestRefusal(
      .payloadTooLarge, "\(body.bytes.count) bytes, limit \(limit)" + largestFields(of: body.bytes))
  }

  private static func largestFields(of body: Data) -> String {
    guard let payload = try? JSONValue(json: body), let aps = payload[["aps"]] else { return "" }
    let meter = PayloadMeter(
      attributes: aps[["attributes"]] ?? .null, state: aps[["content-state"]] ?? .null, limit: 0)
    let fields = meter.entries.prefix(3).filter { $0.bytes > 8 }
    if fields.isEmpty { return "" }
    return "; largest keys: "
      + fields.map { "\($0.pushField) (\($0.bytes))" }.joined(separator: ", ")
  }
}
