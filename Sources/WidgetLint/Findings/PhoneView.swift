package import ViewArchive
package import ViewLayout

/// What becomes of one view on a phone.
package struct PhoneView: Hashable, Sendable {
  /// Its rectangle in its part, in points.
  package var bounds: Rect
  /// The lines of a text; empty for other views.
  package var lines: [PlacedLine]

  /// Returns whether a phone breaks or cuts off this text elsewhere than these lines do.
  package func breaksElsewhere(than drawn: [PlacedLine]) -> Bool {
    guard !lines.isEmpty, !drawn.isEmpty else { return false }
    guard lines.count == drawn.count, lines.map(\.isTruncated) == drawn.map(\.isTruncated) else {
      return true
    }
    // One line is whole on both, whatever a timer shows at the moment.
    return lines.count > 1 && lines.map(\.text) != drawn.map(\.text)
  }

  /// The lines of the text, separated by slashes.
  package var text: String { lines.map(\.text).joined(separator: " / ") }
}

extension PlacedLine {
  /// The letters of the line, without the spaces around them; a symbol is its name.
  fileprivate var text: String {
    let letters = runs.map { run in
      switch run.content {
      case .text(let text): text
      case .symbol(let name): "[\(name)]"
      }
    }
    return String(letters.joined().drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
