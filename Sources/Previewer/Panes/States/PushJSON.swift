package import ActivityModel
package import Foundation

/// Formats and parses states as the JSON of a push: `content-state` under `aps`, and `attributes`
/// for a start (PUSH-1, PUSH-2). Dates are seconds since 2001, as ActivityKit decodes them.
package enum PushJSON {
  package enum Event: String, Hashable, Sendable, CaseIterable { case update, start, end }

  /// Returns the JSON object of a push, indented.
  package static func text(
    of entry: StateCollection.Entry, type: String, event: Event, now: Date
  ) -> String {
    var aps: [String: JSONValue] = [
      "timestamp": .whole(Int64(now.timeIntervalSince1970)), "event": .text(event.rawValue),
      "content-state": entry.state,
    ]
    switch event {
    case .update, .end: break
    case .start:
      aps["attributes-type"] = .text(type)
      aps["attributes"] = entry.attributes
      // Required when an activity is started (PUSH-2).
      aps["alert"] = .record(["title": .text(type), "body": .text(entry.name)])
    }
    return pretty(.record(["aps": .record(aps)]))
  }

  package static func pretty(_ value: JSONValue) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
  }

  /// The state that a text contains.
  package struct ParsedState: Hashable, Sendable {
    package var attributes: JSONValue
    package var state: JSONValue
    /// From when on the state is stale; nil: it does not say.
    package var staleDate: Date?
    /// Warnings about values that can be decoded but are probably mistakes.
    package var warnings: [String]
  }

  /// The errors that make a text unusable, each with its path or position.
  package struct ParseError: Error, Hashable {
    package var problems: [String]
  }

  /// Returns the date of a number of Unix seconds; nil: the value is none.
  private static func date(_ value: JSONValue) -> Date? {
    switch value {
    case .whole(let seconds): Date(timeIntervalSince1970: Double(seconds))
    case .number(let seconds): Date(timeIntervalSince1970: seconds)
    case .null, .truth, .text, .list, .record: nil
    }
  }

  /// Parses a whole push, `{"attributes": …, "content-state": …}`, or a content state alone.
  /// Missing parts are taken from the current state of `collection`.
  ///
  /// - Throws: `ParseError` when the text is not valid JSON, is for another attributes type, or does
  ///   not decode as the types of `collection`.
  package static func read(_ text: String, for collection: StateCollection) throws(ParseError)
    -> ParsedState
  {
    let value: JSONValue
    do {
      value = try JSONParser.read(text)
    } catch {
      throw ParseError(problems: [error.text])
    }
    guard case .record(let record) = value else {
      throw ParseError(problems: ["the JSON is not an object"])
    }
    var outer: [String] = []
    var fields = record
    if let aps = record["aps"] {
      guard case .record(let inner) = aps else {
        throw ParseError(problems: ["aps: is not an object"])
      }
      outer = ["aps"]
      fields = inner
    }
    if case .text(let type) = fields["attributes-type"], type != collection.attributesType {
      throw ParseError(
        problems: [
          "\((outer + ["attributes-type"]).joined(separator: ".")): is \"\(type)\"; "
            + "shown is \(collection.attributesType)"
        ])
    }
    let isWhole = !outer.isEmpty || fields["content-state"] != nil
    let state = isWhole ? fields["content-state"] ?? collection.current.state : value
    let attributes = isWhole ? fields["attributes"] ?? collection.current.attributes : nil
    var findings: [PushFinding] = []
    if let attributes {
      findings +=
        ShapeCheck(
          attributes, of: collection.attributesShape, at: outer + ["attributes"]
        ).findings
    }
    let place = isWhole ? outer + ["content-state"] : []
    if case .text = state {
      // The state as a string of JSON is a known mistake: PUSH-14.
      findings.append(
        PushFinding(place, "is text; expected the object itself", isError: true))
    } else {
      findings += ShapeCheck(state, of: collection.stateShape, at: place).findings
    }
    let errors = findings.filter(\.isError)
    guard errors.isEmpty else { throw ParseError(problems: errors.map(\.text)) }
    return ParsedState(
      attributes: attributes ?? collection.current.attributes, state: state,
      staleDate: isWhole ? fields["stale-date"].flatMap(date) : nil, warnings: findings.map(\.text))
  }
}
