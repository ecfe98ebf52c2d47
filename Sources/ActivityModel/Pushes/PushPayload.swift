package import Foundation

/// The payload of a push as the device parses it (PUSH-1 to PUSH-3), with the findings about it.
package struct PushPayload: Hashable, Sendable {
  package enum Event: String, Codable, Hashable, Sendable, CaseIterable { case start, update, end }

  /// How a start says that its activity is to be updated.
  package enum Input: Hashable, Sendable {
    case token
    case channel(String)
  }

  /// Nil: it cannot be applied, and one of the findings says why.
  package var event: Event?
  package var timestamp: Date?
  package var contentState: JSONValue?
  package var attributesType: String?
  package var attributes: JSONValue?
  package var alert: AlertRecord?
  package var staleDate: Date?
  package var relevanceScore: Double?
  package var dismissalDate: Date?
  package var input: Input?
  package private(set) var findings: [PushFinding] = []
  /// The unknown keys of `aps` that were found to be meant for a missing one.
  private var explained: Set<String> = []

  /// Parses a payload.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8.
  ///   - now: The device's date, which dates of the payload are compared with.
  ///   - isBroadcast: True for a push to a channel, which cannot start an activity.
  package init(_ bytes: Data, now: Date, isBroadcast: Bool = false) {
    do throws(JSONSyntaxError) {
      read(try JSONParser.read(bytes), now: now, isBroadcast: isBroadcast)
    } catch {
      add([], "invalid JSON at \(error.text)", isError: true)
    }
  }

  /// True when no finding keeps the push from being applied.
  package var isUsable: Bool { !findings.contains(where: \.isError) }

  private mutating func add(_ path: [String], _ message: String, isError: Bool) {
    findings.append(PushFinding(path, message, isError: isError))
  }

  private mutating func read(_ value: JSONValue, now: Date, isBroadcast: Bool) {
    guard case .record(let outer) = value else {
      return add([], "the payload is not an object", isError: true)
    }
    let strays = Self.keys.sorted().filter { $0 != "alert" && outer[$0] != nil }
    guard let found = outer["aps"] else {
      return add(
        ["aps"],
        strays.first.map { "the key is missing; \"\($0)\" belongs in it" } ?? "the key is missing",
        isError: true)
    }
    guard case .record(let aps) = found else {
      return add(["aps"], "is \(found.kind); expected an object", isError: true)
    }
    for key in strays {
      add([key], "is outside of aps and ignored; it belongs in aps", isError: false)
    }
    readEvent(aps, isBroadcast: isBroadcast)
    readTimestamp(aps, now: now)
    readContent(aps)
    readAlert(aps)
    staleDate = date(aps["stale-date"], "stale-date")
    dismissalDate = date(aps["dismissal-date"], "dismissal-date")
    relevanceScore = number(aps["relevance-score"], "relevance-score")
    if event == .start { readStart(aps) }
    checkDates(now: now)
    let unknown = Self.unknown(aps).filter { !explained.contains($0) }
    for key in unknown.prefix(Self.mostUnknown) { checkUnknown(key) }
    if unknown.count > Self.mostUnknown {
      add(
        ["aps"], "\(unknown.count - Self.mostUnknown) more keys are none of aps", isError: false)
    }
  }

  /// The keys of `aps` for Live Activities; `sound` has a finding of its own.
  private static let keys: Set<String> = [
    "timestamp", "event", "content-state", "attributes-type", "attributes", "alert", "stale-date",
    "relevance-score", "dismissal-date", "input-push-token", "input-push-channel", "sound",
  ]

  private static func unknown(_ aps: [String: JSONValue]) -> [String] {
    aps.keys.filter { !keys.contains($0) }.sorted()
  }

  /// Adds that a key is missing; where an unknown one was probably meant for it, that one is named.
  private mutating func addMissing(
    _ key: String, of aps: [String: JSONValue], _ message: String = "the key is missing",
    isError: Bool = true
  ) {
    let near = Self.unknown(aps).prefix(Self.mostUnknown).first {
      Spelling.nearest(to: $0, in: Self.keys.sorted()) == key
    }
    guard let near else { return add(["aps", key], message, isError: isError) }
    explained.insert(near)
    add(["aps", near], "is no key of aps: send \"\(key)\"", isError: isError)
  }

  /// The unknown keys that are named: the search for a key that is meant takes time.
  private static let mostUnknown = 8

  private mutating func checkUnknown(_ key: String) {
    // What ordinary pushes have.
    guard !["badge", "category", "thread-id", "content-available", "mutable-content"].contains(key)
    else { return add(["aps", key], "has no effect on Live Activities", isError: false) }
    let near = Spelling.nearest(to: key, in: Self.keys.sorted())
    add(
      ["aps", key], near.map { "is no key of aps; did you mean \"\($0)\"?" } ?? "is no key of aps",
      isError: false)
  }

  private mutating func readEvent(_ aps: [String: JSONValue], isBroadcast: Bool) {
    let path = ["aps", "event"]
    switch aps["event"] {
    case .text(let text)?:
      event = Event(rawValue: text)
      if event == nil {
        let near = Spelling.nearest(to: text, in: Event.allCases.map(\.rawValue))
        add(
          path,
          "\"\(text)\" must be start, update or end"
            + (near.map { "; did you mean \"\($0)\"?" } ?? ""), isError: true)
      } else if isBroadcast, event == .start {
        // PUSH-16.
        event = nil
        add(path, "a broadcast cannot start an activity: push to a start token", isError: true)
      }
    case nil: addMissing("event", of: aps, "the key is missing: start, update or end")
    case let other?: add(path, "is \(other.kind); expected start, update or end", isError: true)
    }
  }

  private mutating func readTimestamp(_ aps: [String: JSONValue], now: Date) {
    let path = ["aps", "timestamp"]
    let value = aps["timestamp"]
    switch value {
    case nil:
      addMissing("timestamp", of: aps, "the key is missing: send the Unix time in seconds")
    case .text(let text)?:
      add(path, "is the text \"\(text.prefix(30))\"; send a number", isError: true)
    case .whole, .number:
      guard let seconds = number(value, "timestamp") else { return }
      if seconds > 100_000_000_000 {
        let year = 1970 + Int(seconds / 31_556_952)
        add(
          path,
          "looks like milliseconds (read as the year \(year)): send seconds, "
            + "\(Int(seconds / 1_000))", isError: true)
      } else if abs(seconds - now.timeIntervalSinceReferenceDate) < 86_400 * 366 {
        add(
          path,
          "looks like seconds since 2001: a timestamp is Unix time, "
            + "\(Int(seconds + Date.timeIntervalBetween1970AndReferenceDate))", isError: true)
      } else {
        timestamp = Date(timeIntervalSince1970: seconds)
      }
    case let other?: add(path, "is \(other.kind); send a number", isError: true)
    }
  }

  private mutating func readContent(_ aps: [String: JSONValue]) {
    let path = ["aps", "content-state"]
    switch aps["content-state"] {
    case .record?: contentState = aps["content-state"]
    case nil:
      switch event {
      case .end:
        addMissing(
          "content-state", of: aps, "is missing: the last content stays", isError: false)
      case .start, .update, nil: addMissing("content-state", of: aps, isError: event != nil)
      }
    case .text?:
      add(path, "is text: send the object itself, not JSON in a string", isError: true)
    case let other?: add(path, "is \(other.kind); expected an object", isError: true)
    }
  }

  private mutating func readStart(_ aps: [String: JSONValue]) {
    switch aps["attributes-type"] {
    case .text(let type)?: attributesType = type
    case nil:
      addMissing("attributes-type", of: aps, "the key is missing: the name of the Swift type")
    case let other?:
      add(["aps", "attributes-type"], "is \(other.kind); expected text", isError: true)
    }
    switch aps["attributes"] {
    case .record?: attributes = aps["attributes"]
    case nil: addMissing("attributes", of: aps)
    case let other?:
      add(["aps", "attributes"], "is \(other.kind); expected an object", isError: true)
    }
    if let attributes, attributes == contentState, attributes != .record([:]) {
      add(
        ["aps", "attributes"], "is the same as content-state: it has the values that never change",
        isError: false)
    }
    if aps["alert"] == nil {
      addMissing("alert", of: aps, "the key is missing: a start needs an alert")
    }
    switch (aps["input-push-token"], aps["input-push-channel"]) {
    case (let token?, let channel?):
      _ = (token, channel)
      input = .token
      add(
        ["aps", "input-push-channel"], "is ignored beside input-push-token: send one of them",
        isError: false)
    case (.whole(1)?, nil), (nil, nil): input = .token
    case (let other?, nil):
      input = .token
      add(["aps", "input-push-token"], "is \(other.jsonText); expected 1", isError: false)
    case (nil, .text(let channel)?): input = .channel(channel)
    case (nil, let other?):
      add(
        ["aps", "input-push-channel"], "is \(other.kind); expected a channel's identifier",
        isError: true)
    }
  }

  private mutating func readAlert(_ aps: [String: JSONValue]) {
    if aps["sound"] != nil {
      add(["aps", "sound"], "has no effect here: move it into aps.alert", isError: false)
    }
    let path = ["aps", "alert"]
    switch aps["alert"] {
    case nil: break
    case .text?: add(path, "is text; expected an object with title and body", isError: true)
    case .record(let fields)?:
      let title = alertText(fields, "title", flat: "title-loc-key")
      let body = alertText(fields, "body", flat: "loc-key")
      var sound: String?
      if case .text(let name)? = fields["sound"], name != "default" { sound = name }
      alert = AlertRecord(title: title ?? "", body: body ?? "", sound: sound)
      if (title ?? "").isEmpty {
        add(
          path, "has no title: iOS is reported to leave out such alerts and their sound",
          isError: false)
      }
    case let other?: add(path, "is \(other.kind); expected an object", isError: true)
    }
  }

  /// Returns a text of the alert: a string, or the key of a localised one (PUSH-3).
  private mutating func alertText(
    _ fields: [String: JSONValue], _ key: String, flat: String
  ) -> String? {
    let path = ["aps", "alert", key]
    switch fields[key] {
    case .text(let text)?: return text
    case .record(let localized)?:
      guard case .text(let name)? = localized["loc-key"] else {
        add(path + ["loc-key"], "the key is missing", isError: false)
        return nil
      }
      guard case .list(let arguments)? = localized["loc-args"] else { return name }
      return ([name] + arguments.map { $0.string ?? $0.jsonText }).joined(separator: " ")
    case let other?:
      add(path, "is \(other.kind); expected text or an object with loc-key", isError: false)
      return nil
    case nil:
      guard case .text(let name)? = fields[flat] else { return nil }
      add(
        ["aps", "alert", flat],
        "is the form of ordinary pushes: Live Activities have {\"\(key)\": {\"loc-key\": …}}",
        isError: false)
      return name
    }
  }

  private mutating func date(_ value: JSONValue?, _ key: String) -> Date? {
    guard let seconds = number(value, key) else { return nil }
    if seconds > 100_000_000_000 {
      add(
        ["aps", key], "looks like milliseconds: send Unix seconds, \(Int(seconds / 1_000))",
        isError: false)
    } else if seconds > 0, seconds < 1_000_000_000 {
      add(
        ["aps", key],
        "looks like seconds since 2001: send Unix time, "
          + "\(Int(seconds + Date.timeIntervalBetween1970AndReferenceDate))", isError: false)
    }
    return Date(timeIntervalSince1970: seconds)
  }

  private mutating func number(_ value: JSONValue?, _ key: String) -> Double? {
    switch value {
    case .whole(let whole)?: return Double(whole)
    case .number(let number)? where number.isFinite && abs(number) < 1e15: return number
    case nil: return nil
    case let other?:
      add(["aps", key], "is \(other.kind); expected a number", isError: true)
      return nil
    }
  }

  private mutating func checkDates(now: Date) {
    if dismissalDate != nil, event != .end, event != nil {
      add(["aps", "dismissal-date"], "only counts with the event end", isError: false)
    }
    if let dismissalDate, event == .end, dismissalDate > now.addingTimeInterval(4 * 3_600) {
      add(
        ["aps", "dismissal-date"], "is more than 4 hours ahead: the card leaves after 4 hours",
        isError: false)
    }
    if let staleDate, event != .end, staleDate <= now {
      add(["aps", "stale-date"], "is in the past: the content is stale at once", isError: false)
    }
  }
}

extension JSONValue {
  /// The kind of a value, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .truth: "true or false"
    case .whole, .number: "the number \(jsonText)"
    case .text: "text"
    case .list: "a list"
    case .record: "an object"
    }
  }
}
