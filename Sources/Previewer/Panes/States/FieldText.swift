package import ActivityModel
package import Foundation

/// Converts the value of a form's field to text and back. Lists, records and choices are edited
/// as JSON.
package struct FieldText {
  /// The reason why a text is not a valid value.
  package struct Problem: Error, Hashable { package var message: String }

  private let dates: DateText

  package init(now: Date, timeZone: TimeZone) {
    dates = DateText(now: now, timeZone: timeZone)
  }

  /// Formats a value for display.
  package func displayText(_ value: JSONValue?, _ shape: ValueShape) -> String {
    guard let value, value != .null else { return "nothing" }
    switch (shape, value) {
    case (.optional(let shape), _): return displayText(value, shape)
    case (.date, .number(let seconds)):
      return dates.text(for: Date(timeIntervalSinceReferenceDate: seconds))
    case (.date, .whole(let seconds)):
      return dates.text(for: Date(timeIntervalSinceReferenceDate: Double(seconds)))
    case (.truth, .truth(let truth)): return truth ? "yes" : "no"
    case (.text, .text(let text)), (.url, .text(let text)), (.uuid, .text(let text)),
      (.data, .text(let text)):
      return text.isEmpty ? "\"\"" : text
    case (.choice(let choices), _):
      return choices.first { $0.value == value }?.name ?? value.jsonText
    case (.variant, .record(let record)): return record.keys.first ?? "{}"
    case (.list(let shape), .list(let items)): return "\(items.count) × \(shape.label)"
    case (.dictionary, .record(let record)): return "\(record.count) entries"
    case (.text, _), (.number, _), (.whole, _), (.truth, _), (.date, _), (.url, _), (.uuid, _),
      (.data, _), (.variant, _), (.list, _), (.record, _), (.dictionary, _), (.free, _):
      return value.jsonText
    }
  }

  /// Formats a value for editing; `value(of:_:)` parses the result.
  package func editText(_ value: JSONValue, _ shape: ValueShape) -> String {
    switch (shape, value) {
    case (.optional(let shape), _): return editText(value, shape)
    case (.date, .number(let seconds)) where abs(seconds) < 1e11:
      return dates.exact(Date(timeIntervalSinceReferenceDate: seconds))
    case (.date, .whole(let seconds)) where abs(seconds) < 100_000_000_000:
      return dates.exact(Date(timeIntervalSinceReferenceDate: Double(seconds)))
    case (.text, .text(let text)), (.url, .text(let text)), (.uuid, .text(let text)),
      (.data, .text(let text)):
      return text
    case (.text, _), (.number, _), (.whole, _), (.truth, _), (.date, _), (.url, _), (.uuid, _),
      (.data, _), (.choice, _), (.variant, _), (.list, _), (.record, _), (.dictionary, _),
      (.free, _):
      return value.jsonText
    }
  }

  /// A description of the texts that a field accepts.
  package static func hint(_ shape: ValueShape) -> String {
    switch shape {
    case .optional(let shape): hint(shape)
    case .text: "text"
    case .number: "a number, 12.5"
    case .whole(.min, .max): "a whole number"
    case .whole(let least, let most): "\(least) … \(most)"
    case .date: "+5m  -30s  18:30  2026-11-21 18:30"
    case .url: "https://…"
    case .uuid: "8-4-4-4-12 hexadecimal digits"
    case .data: "Base64"
    case .truth, .choice, .variant, .list, .record, .dictionary, .free: "JSON"
    }
  }

  /// Parses the text of a field.
  ///
  /// - Throws: `Problem` when the text does not fit the shape.
  package func value(of text: String, _ shape: ValueShape) throws(Problem) -> JSONValue {
    switch shape {
    case .optional(let shape): return try value(of: text, shape)
    case .text: return .text(text)
    case .number:
      guard let number = Double(Self.plain(text)), number.isFinite else {
        throw Problem(message: "not a number")
      }
      return .number(number)
    case .whole(let least, let most):
      guard let number = Int64(Self.plain(text)) else {
        throw Problem(message: "not a whole number")
      }
      guard number >= least, number <= most else {
        throw Problem(message: "not within \(least)…\(most)")
      }
      return .whole(number)
    case .date:
      guard let date = dates.date(text) else { throw Problem(message: "no date") }
      return .number(date.timeIntervalSinceReferenceDate)
    case .url, .uuid, .data, .truth, .choice, .variant, .list, .record, .dictionary, .free:
      let value = try Self.json(text, shape)
      let check = ShapeCheck(value, of: shape)
      if let finding = check.findings.first(where: \.isError) {
        throw Problem(message: finding.text)
      }
      return value
    }
  }

  private static func json(_ text: String, _ shape: ValueShape) throws(Problem) -> JSONValue {
    switch shape {
    case .url, .uuid, .data: return .text(text)
    case .text, .number, .whole, .truth, .date, .choice, .variant, .optional, .list, .record,
      .dictionary, .free:
      do {
        return try JSONParser.read(text)
      } catch {
        throw Problem(message: error.text)
      }
    }
  }

  private static func plain(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces).replacing("_", with: "")
  }
}
