package import Foundation

/// Durations as text.
package enum DurationText {
  /// Parses `90`, `90s`, `5m`, `8h`, `1h30m`, `2d` or `250ms` into seconds; nil: malformed.
  package static func seconds(_ text: String) -> TimeInterval? {
    if let plain = number(text) { return plain }
    var rest = Substring(text)
    var total = 0.0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isNumber || $0 == "." }
      rest = rest.dropFirst(digits.count)
      let letters = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(letters.count)
      guard let amount = number(String(digits)),
        let unit = units.first(where: { $0.name == letters })
      else { return nil }
      total += amount * unit.seconds
    }
    return text.isEmpty || !total.isFinite ? nil : total
  }

  /// Formats seconds exactly, in a form that `seconds(_:)` parses: `1h30m`, `0.25s`.
  package static func exact(_ seconds: TimeInterval) -> String {
    guard let whole = Int(exactly: seconds), whole > 0 else { return "\(plain(seconds))s" }
    var rest = whole
    var text = ""
    for (name, size) in [("d", 86_400), ("h", 3_600), ("m", 60), ("s", 1)] where rest >= size {
      text += "\(rest / size)\(name)"
      rest %= size
    }
    return text
  }

  /// Formats seconds in the largest unit only, rounded down: `42 s`, `5 min`, `3 h`, `2 d`.
  package static func short(_ seconds: TimeInterval) -> String {
    for (name, size) in [("d", 86_400.0), ("h", 3_600), ("min", 60)] where seconds >= size {
      return "\(plain((seconds / size).rounded(.down))) \(name)"
    }
    return seconds < 1 ? "moments" : "\(plain(seconds.rounded(.down))) s"
  }

  private static let units: [(name: Substring, seconds: Double)] = [
    ("ms", 0.001), ("s", 1), ("m", 60), ("min", 60), ("h", 3_600), ("d", 86_400),
  ]

  private static func number(_ text: String) -> Double? {
    guard text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 46 }), let value = Double(text),
      value.isFinite
    else { return nil }
    return value
  }

  private static func plain(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
