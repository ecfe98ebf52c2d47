import Foundation

/// Every localised text twice, as Xcode's double-length pseudolanguage has it: what still fits then
/// fits in every language. Texts that come with the state are none of the app's and stay.
package enum DoubleLength {
  /// True while a picture is made in it.
  @TaskLocal package static var isOn = false

  /// Whether a key has words of its own; one that is an interpolation alone is nothing to
  /// translate.
  package static func doubles(_ key: String) -> Bool {
    guard isOn else { return false }
    return FormatPieces.of(key).contains { piece in
      if case .literal(let text) = piece { text.contains(where: \.isLetter) } else { false }
    }
  }

  static func text(_ text: String, of key: String) -> String {
    doubles(key) ? "\(text) \(text)" : text
  }

  /// The same for a text that may yet go to `String(format:)`, which has each argument once:
  /// `%@ is late` becomes `%1$@ is late %1$@ is late`.
  static func format(_ format: String) -> String {
    guard doubles(format) else { return format }
    let pieces = FormatPieces.of(format)
    var hasArguments = false
    for piece in pieces {
      switch piece {
      case .literal: break
      case .argument: hasArguments = true
      // Its number stands for one place only.
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
