package import Foundation

/// The bodies of OneSignal's two requests for Live Activities, and the payloads that its service
/// makes of them.
package enum OneSignalMessage {
  /// Reads a body that updates or ends an activity.
  ///
  /// - Parameters:
  ///   - activity: The identifier in the path; nil: there is no path.
  ///   - now: The time that the service puts into the payload.
  /// - Throws: `InletRefusal` when it is malformed.
  package static func update(
    _ body: Data, activity: String?, now: Date
  ) throws(InletRefusal) -> InletPush {
    let fields = try InletFields(body: body)
    guard let event = try fields.text("event") else {
      throw fields.refusal("event", "is missing: update or end")
    }
    guard ["update", "end"].contains(event) else {
      throw fields.refusal("event", "is \"\(event)\"; expected update or end")
    }
    var aps = try content(of: fields, event, now: now)
    if let date = try fields.number("dismissal_date") {
      guard event == "end" else {
        throw fields.refusal("dismissal_date", "is only allowed when the event is end")
      }
      aps["dismissal-date"] = date
    }
    return push(to: .activity(activity), aps, fields, try priority(of: fields))
  }

  /// Reads a body that starts activities.
  ///
  /// - Parameters:
  ///   - type: The attributes type in the path; nil: there is no path.
  ///   - now: The time that the service puts into the payload.
  /// - Throws: `InletRefusal` when it is malformed.
  package static func start(
    _ body: Data, type: String?, now: Date
  ) throws(InletRefusal) -> InletPush {
    let fields = try InletFields(body: body)
    if let event = try fields.text("event"), event != "start" {
      throw fields.refusal("event", "is \"\(event)\"; this request only supports start")
    }
    guard let id = try fields.text("activity_id") else {
      throw fields.refusal("activity_id", "is missing: an identifier for later updates")
    }
    let audience = [
      "include_aliases", "include_subscription_ids", "included_segments", "filters",
    ]
    guard audience.contains(where: { fields[$0] != nil }) else {
      throw InletRefusal(
        [], "no audience: send one of \(audience.joined(separator: ", "))")
    }
    for name in ["contents", "headings"] where fields[name] == nil {
      throw fields.refusal(name, "is missing: a start needs its alert")
    }
    var aps = try content(of: fields, "start", now: now)
    var attributes = try fields.needed("event_attributes", "the attributes").value
    // As the service adds it, for the identifier that its SDK knows the activity by.
    attributes[[Self.attribute]] = .record([Self.identifier: .text(id)])
    aps["attributes"] = attributes
    if let type { aps["attributes-type"] = .text(type) }
    return push(to: .start(attributesType: type), aps, fields, try priority(of: fields))
  }

  private static let attribute = "onesignal"
  private static let identifier = "activityId"

  /// The identifier that the service knows an activity by, from the JSON of its attributes; nil:
  /// they have none.
  package static func activityID(in attributes: Data) -> String? {
    // Most attributes have none; searching the bytes takes a fraction of the parsing.
    guard attributes.range(of: Data(Self.attribute.utf8)) != nil else { return nil }
    return (try? JSONParser.read(attributes))?[[attribute, identifier]]?.string
  }

  private static func push(
    to target: InletPush.Target, _ aps: [String: JSONValue], _ fields: InletFields,
    _ priority: Int
  ) -> InletPush {
    var remarks: [PushFinding] = []
    if fields["sound"] != nil {
      remarks.append(
        PushFinding(["sound"], "is ignored: the service reads ios_sound", isError: false))
    }
    return InletPush(
      .oneSignal, to: target, payload: JSONValue.record(["aps": .record(aps)]).json,
      priority: priority, remarks: remarks)
  }

  /// What updates and starts have in common.
  private static func content(
    of fields: InletFields, _ event: String, now: Date
  ) throws(InletRefusal) -> [String: JSONValue] {
    let state = try fields.needed("event_updates", "the content state")
    var aps: [String: JSONValue] = [
      "event": .text(event), "timestamp": .whole(Int64(now.timeIntervalSince1970)),
      "content-state": state.value,
    ]
    aps["stale-date"] = try fields.number("stale_date")
    aps["relevance-score"] = try fields.number("ios_relevance_score")
    var alert: [String: JSONValue] = [:]
    alert["title"] = try text(fields, "headings")
    alert["body"] = try text(fields, "contents")
    if let sound = try fields.text("ios_sound") { alert["sound"] = .text(sound) }
    if !alert.isEmpty { aps["alert"] = .record(alert) }
    return aps
  }

  /// The text of a field that has one for each language: English, else the first.
  private static func text(
    _ fields: InletFields, _ name: String
  ) throws(InletRefusal) -> JSONValue? {
    guard let texts = try fields.object(name) else { return nil }
    guard let language = texts["en"] == nil ? texts.names.first : "en" else { return nil }
    return try texts.text(language).map { .text($0) }
  }

  private static func priority(of fields: InletFields) throws(InletRefusal) -> Int {
    switch try fields.number("priority") {
    case nil, .whole(10)?: return 10
    case .whole(5)?: return 5
    case let other?:
      throw fields.refusal("priority", "is \(other.jsonText); expected 10 or 5")
    }
  }
}
