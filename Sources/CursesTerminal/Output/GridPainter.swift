import CNcurses
import CellRaster

/// Draws a grid into ncurses' window; of each row only the range from the first to the last changed
/// cell.
struct GridPainter {
  private var pairs: ColorPairs
  private var glyphs = GlyphTable()
  private let hasColors: Bool
  private var shown: CellGrid?
  private var row: [cchar_t] = []
  /// The last converted cell, cached because adjacent cells are mostly equal.
  private var last: (glyph: GlyphTable.Glyph, style: CellStyle, cell: cchar_t)?

  init(pairs: ColorPairs, hasColors: Bool) {
    self.pairs = pairs
    self.hasColors = hasColors
  }

  /// The number of colour pairs in use.
  var pairCount: Int { pairs.count }

  /// Discards the last grid, because the content of the screen is unknown.
  mutating func forget() { shown = nil }

  /// Draws the differences from the last grid; returns false when there are none. A grid larger
  /// than the window is cut, a smaller one leaves the rest blank.
  mutating func paint(_ grid: CellGrid, in window: UnsafeMutablePointer<WINDOW>) -> Bool {
    if pairs.isNearlyFull { releasePairs(for: grid) }
    let columns = min(grid.size.columns, Int(getmaxx(window)))
    let rows = min(grid.size.rows, Int(getmaxy(window)))
    let old = shown?.size == grid.size ? shown : nil
    if old == nil { werase(window) }
    var hasChanged = old == nil
    for line in 0..<rows {
      let changed = grid.changedColumns(of: line, since: old).clamped(to: 0..<columns)
      guard !changed.isEmpty else { continue }
      hasChanged = true
      prepare(line, of: grid, changed, columns: columns)
      mvwadd_wchnstr(window, Int32(line), Int32(changed.lowerBound), row, Int32(row.count))
    }
    shown = grid
    return hasChanged
  }

  /// Fills `row` with the changed cells. A wide glyph is one element, followed by the next glyph.
  private mutating func prepare(
    _ line: Int, of grid: CellGrid, _ changed: Range<Int>, columns: Int
  ) {
    row.removeAll(keepingCapacity: true)
    var column = changed.lowerBound
    while column < changed.upperBound {
      let cell = grid[column, line]
      let isWide = column + 1 < grid.size.columns && grid[column + 1, line].isContinuation
      var glyph = cell.isContinuation ? .blank : glyphs.glyph(cell.code)
      if glyph.columns == 2, !isWide { glyph = .replacement }
      if isWide, column + 1 == columns { glyph = .blank }
      append(glyph, style: cell.style)
      // The C library may assign one column to a glyph that layout gave two.
      if isWide, glyph.columns == 1, column + 1 < columns { append(.blank, style: cell.style) }
      column += isWide ? 2 : 1
    }
  }

  private mutating func append(_ glyph: GlyphTable.Glyph, style: CellStyle) {
    if let last, last.style == style, last.glyph == glyph {
      row.append(last.cell)
      return
    }
    let isBlank = glyph.isBlank
    let pair = hasColors ? pairs.number(for: style, isBlank: isBlank) : 0
    var cell = cchar_t()
    nc_cell(&cell, glyph.text, Self.attributes(style.attributes, isBlank: isBlank), pair)
    row.append(cell)
    last = (glyph, style, cell)
  }

  /// Converts attributes to ncurses'. ncurses 6.4 has no strikethrough; attributes that are
  /// invisible on a blank are left out for blanks.
  private static func attributes(_ attributes: CellAttributes, isBlank: Bool) -> attr_t {
    if attributes.rawValue == 0 { return 0 }
    var result: attr_t = 0
    if attributes.contains(.underline) { result |= NC_UNDERLINE }
    if attributes.contains(.reverse) { result |= NC_REVERSE }
    guard !isBlank else { return result }
    if attributes.contains(.bold) { result |= NC_BOLD }
    if attributes.contains(.dim) { result |= NC_DIM }
    if attributes.contains(.italic) { result |= NC_ITALIC }
    return result
  }

  private mutating func releasePairs(for grid: CellGrid) {
    var used: Set<ColorPairs.Key> = []
    for cells in [shown?.cells ?? [], grid.cells] {
      for cell in cells {
        let isBlank = cell.isContinuation || glyphs.glyph(cell.code).isBlank
        used.insert(pairs.key(for: cell.style, isBlank: isBlank))
        if cell.isContinuation { used.insert(pairs.key(for: cell.style, isBlank: false)) }
      }
    }
    pairs.release(allBut: used)
    last = nil
  }
}
