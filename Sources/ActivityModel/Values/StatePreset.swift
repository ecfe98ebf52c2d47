package import Foundation

/// A way to fill a content state with sample values that tests a layout.
package enum StatePreset: String, Codable, Hashable, Sendable, CaseIterable {
  /// Unchanged: the values of the type or the preview.
  case typical
  /// Texts and lists of at least twice the length, numbers with many digits.
  case long
  /// Empty texts and lists, zeros, false, nil optionals.
  case empty
  /// Very long values, and scripts that are wider than Latin.
  case extreme

  /// Returns the value filled according to this preset; parts that the shape does not describe stay
  /// unchanged.
  ///
  /// - Parameter now: The reference for generated dates.
  package func fill(_ value: JSONValue, of shape: ValueShape, now: Date) -> JSONValue {
    switch self {
    case .typical: return value
    case .long, .empty, .extreme: break
    }
    switch shape {
    case .text: return .text(text(value))
    case .number: return .number(number(value))
    case .whole(let least, let most): return .whole(whole(value, least, most))
    case .truth: return .truth(self != .empty)
    case .date: return .number(date(now).timeIntervalSinceReferenceDate)
    case .url, .uuid, .data, .free: return value
    case .choice(let choices): return self == .empty ? value : choices.last?.value ?? value
    case .variant(let cases): return variant(value, cases, now)
    case .optional(let shape):
      guard self != .empty else { return .null }
      return fill(value == .null ? shape.plainest : value, of: shape, now: now)
    case .list(let shape): return list(value, of: shape, now)
    case .record(let fields):
      guard case .record(var record) = value else { return value }
      for field in fields {
        let old = record[field.name] ?? field.shape.plainest
        let new = fill(old, of: field.shape, now: now)
        // A nil optional is omitted, as in ActivityKit's encoding.
        record[field.name] = new == .null ? nil : new
      }
      return .record(record)
    case .dictionary(let shape):
      guard case .record(let entries) = value, self != .empty else { return .record([:]) }
      return .record(entries.mapValues { fill($0, of: shape, now: now) })
    }
  }

  private func text(_ value: JSONValue) -> String {
    guard case .text(let text) = value else { return "" }
    switch self {
    case .typical: return text
    case .empty: return ""
    case .long: return Self.repeated(text.isEmpty ? "Sample" : text, to: max(32, 2 * text.count))
    case .extreme:
      return Self.repeated(text.isEmpty ? "Sample" : text, to: 90) + " 東京タワー مرحبا 👩‍🚀"
    }
  }

  private static func repeated(_ text: String, to count: Int) -> String {
    var long = text
    while long.count < count { long += " " + text }
    return long
  }

  private func number(_ value: JSONValue) -> Double {
    let number: Double =
      switch value {
      case .number(let number): number
      case .whole(let whole): Double(whole)
      case .null, .truth, .text, .list, .record: 0
      }
    switch self {
    case .typical: return number
    case .empty: return 0
    // Numbers up to 1 are treated as fractions and stay at most 1.
    case .long: return number > 1 ? 88_888.88 : 0.999
    case .extreme: return number > 1 ? 1_234_567_890.123 : 1
    }
  }

  private func whole(_ value: JSONValue, _ least: Int64, _ most: Int64) -> Int64 {
    switch self {
    case .typical: if case .whole(let whole) = value { whole } else { least }
    case .empty: min(max(0, least), most)
    case .long: min(88_888, most)
    case .extreme: min(1_234_567_890, most)
    }
  }

  private func date(_ now: Date) -> Date {
    switch self {
    case .typical, .empty: now
    // Ten hours need two digits in H:MM:SS; a month exceeds what a timer shows.
    case .long: now.addingTimeInterval(10 * 3600 - 1)
    case .extreme: now.addingTimeInterval(30 * 86_400)
    }
  }

  private func variant(_ value: JSONValue, _ cases: [ValueShape.Field], _ now: Date) -> JSONValue {
    guard case .record(let record) = value, let name = record.keys.first,
      let content = record.values.first, let known = cases.first(where: { $0.name == name })
    else { return value }
    return .record([name: fill(content, of: known.shape, now: now)])
  }

  private func list(_ value: JSONValue, of shape: ValueShape, _ now: Date) -> JSONValue {
    guard case .list(let items) = value, self != .empty else { return .list([]) }
    let item = fill(items.first ?? shape.plainest, of: shape, now: now)
    return .list(Array(repeating: item, count: self == .long ? 5 : 12))
  }
}

extension ValueShape {
  /// The smallest value that decodes.
  package var plainest: JSONValue {
    switch self {
    case .text: .text("")
    case .number, .date: .number(0)
    case .whole(let least, let most): .whole(min(max(0, least), most))
    case .truth: .truth(false)
    case .url: .text("https://example.com")
    case .uuid: .text("00000000-0000-4000-8000-000000000001")
    case .data: .text("")
    case .choice(let choices): choices.first?.value ?? .null
    case .variant(let cases): cases.first.map { .record([$0.name: $0.shape.plainest]) } ?? .null
    case .optional: .null
    case .list: .list([])
    case .record(let fields):
      .record(
        Dictionary(fields.map { ($0.name, $0.shape.plainest) }, uniquingKeysWith: { a, _ in a })
          .filter { $0.value != .null })
    case .dictionary, .free: .record([:])
    }
  }
}
