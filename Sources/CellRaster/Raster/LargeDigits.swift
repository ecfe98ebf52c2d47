/// Draws digits three rows high for the lock screen's clock: a bitmap of three by five dots, two
/// dots per cell as half blocks.
package enum LargeDigits {
  /// The height of the digits, in rows.
  package static let rows = 3

  /// The glyph bitmaps: five rows of dots, top first; three bits a row, the left dot in the highest
  /// bit.
  private static let bitmaps: [Character: [UInt8]] = [
    "0": [7, 5, 5, 5, 7], "1": [2, 6, 2, 2, 7], "2": [7, 1, 7, 4, 7], "3": [7, 1, 7, 1, 7],
    "4": [5, 5, 7, 1, 1], "5": [7, 4, 7, 1, 7], "6": [7, 4, 7, 5, 7], "7": [7, 1, 1, 1, 1],
    "8": [7, 5, 7, 5, 7], "9": [7, 5, 7, 1, 7], ":": [0, 2, 0, 2, 0], "-": [0, 0, 7, 0, 0],
  ]

  /// Returns the width of `text` in columns; characters without a bitmap are skipped.
  package static func columns(of text: String) -> Int {
    let glyphs = text.filter { bitmaps[$0] != nil }
    return glyphs.isEmpty ? 0 : glyphs.reduce(-1) { $0 + ($1 == ":" ? 2 : 4) }
  }

  /// Draws `text` with its top left cell at `origin`; keeps the background colours of the grid.
  package static func draw(
    _ text: String, at origin: CellPoint, color: RGB, glyphs: GlyphSet, into grid: inout CellGrid
  ) {
    var column = origin.column
    for character in text {
      guard let bitmap = bitmaps[character] else { continue }
      let dots = character == ":" ? 1 : 3
      for dot in 0..<dots {
        let bit = character == ":" ? UInt8(2) : UInt8(4) >> UInt8(dot)
        for row in 0..<rows {
          let upper = bitmap[min(row * 2, 4)] & bit != 0
          let lower = row * 2 + 1 < 5 && bitmap[row * 2 + 1] & bit != 0
          let point = CellPoint(column: column + dot, row: origin.row + row)
          guard upper || lower, grid.bounds.contains(point) else { continue }
          let style = CellStyle(
            foreground: color, background: grid[point.column, point.row].style.background)
          let block = upper && lower ? "█" : (upper ? "▀" : "▄")
          grid.set(glyphs != .unicode ? "#" : block, at: point, style: style)
        }
      }
      column += dots + 1
    }
  }
}
