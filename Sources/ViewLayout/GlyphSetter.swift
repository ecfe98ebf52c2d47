/// The widths of the characters of one run, in points.
struct GlyphSetter: Sendable {
  let columnWidth: Double
  /// What is left free after each character.
  let tracking: Double
  /// Nil where every column is as wide as any other.
  let font: PhoneFont?

  /// - Parameters:
  ///   - scalar: The character's first scalar.
  ///   - columns: What the character takes on a terminal.
  func advance(of scalar: Unicode.Scalar, columns: Int) -> Double {
    // What is invisible takes nothing, spread or not.
    guard columns > 0 else { return 0 }
    return (font?.advance(of: scalar, columns: columns) ?? Double(columns) * columnWidth) + tracking
  }

  /// A symbol takes two columns, as icons on the grid do (presentations.md §7.3 Q7).
  var symbol: Double { (font?.symbolWidth ?? 2 * columnWidth) + tracking }

  /// What stands for the part of a text that is left out; it is not spread.
  var ellipsis: Double { font?.advance(of: "…", columns: 1) ?? columnWidth }
}
