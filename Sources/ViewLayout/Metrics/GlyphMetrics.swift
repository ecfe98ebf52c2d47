/// Computes the widths of the characters of one run, in points.
struct GlyphMetrics: Sendable {
  let columnWidth: Double
  /// Space added after each character.
  let tracking: Double
  /// Nil: all columns are equally wide.
  let font: PhoneFont?

  /// Returns the width of a character, including tracking.
  /// - Parameters:
  ///   - scalar: The character's first scalar.
  ///   - columns: The character's display width on a terminal.
  func advance(of scalar: Unicode.Scalar, columns: Int) -> Double {
    // Invisible characters have no width, not even tracking.
    guard columns > 0 else { return 0 }
    return (font?.advance(of: scalar, columns: columns) ?? Double(columns) * columnWidth) + tracking
  }

  /// Returns the width of a symbol: two columns, as icons on the grid have (GRID-9), where all
  /// columns are equally wide.
  func width(ofSymbol name: String) -> Double {
    (font?.width(ofSymbol: name) ?? 2 * columnWidth) + tracking
  }

  /// The width of the ellipsis that replaces truncated text, without tracking.
  var ellipsis: Double { font?.advance(of: "…", columns: 1) ?? columnWidth }
}
