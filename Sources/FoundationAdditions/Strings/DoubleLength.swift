import Foundation

/// Doubles every localised text, like Xcode's double-length pseudolanguage: a layout in which the
/// doubled texts fit has room for other languages. Texts from the content state are not localised
/// and stay unchanged.
package enum DoubleLength {
  /// True while a widget is lowered in this pseudolanguage.
  @TaskLocal package static var isOn = false

  /// Returns whether texts of a key are doubled. A key without letters outside of interpolations
  /// has nothing to translate and is not doubled.
  package static func doubles(_ key: String) -> Bool {
    guard isOn else { return false }
    return FormatPieces.of(key).contains { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }

  static func text(_ text: String, of key: String) -> String {
    doubles(key) ? "\(text) \(text)" : text
  }

  /// Doubles a format that is passed to `String(format:)` with each argument once: `%@ is late`
  /// becomes `%1$@ is late %1$@ is late`.
  static func format(_ format: String) -> String {
    guard doubles(format) else { return format }
    let pieces = FormatPieces.of(format)
    var hasArguments = false
    for piece in pieces {
      switch piece {
      case .literal: break
      case .argument: hasArguments = true
      // A plural variable cannot be repeated: its number refers to a single argument position.
      case .variable: return format
      }
    }
    guard hasArguments else { return "\(format) \(format)" }
    var next = 1
    let once = pieces.map { piece in
      switch piece {
      case .literal(let text): return text.replacing("%", with: "%%")
      case .argument(let position, let specifier):
        let place = position ?? next
        next = place + 1
        return "%\(place)$\(specifier)"
      case .variable: return ""
      }
    }.joined()
    return "\(once) \(once)"
  }
}
