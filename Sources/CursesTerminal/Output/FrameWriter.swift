import CellRaster

/// Writes the difference between two frames as ECMA-48 sequences: only cells that look different,
/// with the shortest cursor movements and colour changes, and with repeated glyphs as one glyph and
/// a count (REP) where the terminal can. Cells are never erased, because not every terminal that
/// says so gives them the background colour.
///
/// ncurses sets the terminal up and names its keys. It does not draw: it sends both colours of a
/// pair whenever one changes, resets to turn an attribute off, and has no strikethrough.
struct FrameWriter {
  /// True when a glyph in the last column of the last row would scroll the screen.
  private let scrollsInCorner: Bool
  private let isUTF8: Bool
  private var size: CellSize
  private var pens: PenTable
  private var glyphs: GlyphByteTable
  private var runs: RunWriter
  private var shown: CellGrid?
  private var pictures = PictureCells()

  /// Creates a writer. Nil: the terminal does not use ECMA-48 sequences.
  init?(terminfo: Terminfo, size: CellSize, depth: ColorDepth, isUTF8: Bool) {
    guard let motion = CursorMotion(terminfo), terminfo.hasStandardColors else { return nil }
    runs = RunWriter(
      motion: motion, columns: size.columns, canSwitchOff: terminfo[.colors] >= 8)
    self.size = size
    scrollsInCorner = terminfo[.wraps] && !terminfo[.waitsToWrap]
    pens = PenTable(terminfo: terminfo, depth: depth)
    self.isUTF8 = isUTF8
    glyphs = GlyphByteTable(isUTF8: isUTF8, widths: GlyphWidths())
  }

  /// Adopts the widths that the terminal gives to glyphs; the next frame is written in full.
  mutating func adopt(_ widths: GlyphWidths) {
    glyphs = GlyphByteTable(isUTF8: isUTF8, widths: widths)
    forget()
  }

  /// Adopts another depth of colours; the next frame is written in full.
  mutating func adopt(_ terminfo: Terminfo, depth: ColorDepth) {
    pens = PenTable(terminfo: terminfo, depth: depth)
    forget()
  }

  /// Discards the state of the terminal, because other output has changed it or its size has
  /// changed: the next frame is written in full.
  mutating func forget(size: CellSize? = nil) {
    if let size { self.size = size }
    shown = nil
    pictures = PictureCells()
    runs.forget(columns: self.size.columns)
  }

  /// Discards the selected colours and attributes, because other output has changed them.
  mutating func forgetPen() { runs.forgetPen() }

  /// True when the terminal repeats a glyph of several bytes (REP), as measured (OUTPUT-6).
  var canRepeat: Bool {
    get { runs.canRepeat }
    set { runs.canRepeat = newValue }
  }

  /// Leaves cells to pictures from now on; those of earlier pictures are written by the next frame.
  mutating func cover(_ rects: [CellRect]) { pictures.cover(rects) }

  /// Returns the bytes that change the last frame to `grid`; empty when nothing visible changes. A
  /// grid larger than the terminal is cut.
  mutating func draw(_ grid: CellGrid) -> [UInt8] {
    let old = shown?.size == grid.size ? shown : nil
    let columns = min(grid.size.columns, size.columns)
    runs.begin()
    if old == nil { runs.clear() }
    for row in 0..<min(grid.size.rows, size.rows) {
      let changed = pictures.joined(grid.changedColumns(of: row, since: old), row)
        .clamped(to: 0..<columns)
      if !changed.isEmpty { write(row, of: grid, changed, since: old, columns: columns) }
    }
    shown = grid
    pictures.wereWritten()
    return runs.finish()
  }

  // MARK: Rows

  private mutating func write(
    _ row: Int, of grid: CellGrid, _ changed: Range<Int>, since old: CellGrid?, columns: Int
  ) {
    var column = changed.lowerBound
    // A glyph whose second column was taken, and is a blank again, is written anew.
    if column > 0, leavesRoom(column - 1, row, of: grid) { column -= 1 }
    // The cell that the glyph before it may have taken.
    var damaged: Int?
    while column < changed.upperBound || column == damaged {
      let cell = grid[column, row]
      let isWide = column + 1 < grid.size.columns && grid[column + 1, row].isContinuation
      let isCovered = pictures.covers(column, row)
      let hasRoom = !isWide && !isCovered && leavesRoom(column, row, of: grid)
      let width = isWide || hasRoom ? 2 : 1
      defer { column += width }
      if isCovered { continue }
      if let old, column != damaged, !pictures.hasLeft(column, row),
        !differs(column, row, isWide: isWide, grid, old),
        !hasRoom
          || !pictures.hasLeft(column + 1, row)
            && !differs(column + 1, row, isWide: false, grid, old)
      {
        continue
      }
      if row == size.rows - 1, column + width >= size.columns, scrollsInCorner { continue }
      bridge(to: column, row, of: grid)
      var (glyph, pen) = appearance(of: cell)
      if glyph.columns == 2, !isWide { glyph = glyphs.replacement }
      if isWide, column + 1 >= columns { glyph = .blank }
      if hasRoom { glyph = glyph.widened }
      // With two columns it would be in the next row.
      if glyph.isUncertain, glyph.columns == 1, column + 1 >= size.columns { glyph = .questionMark }
      let place = CursorMotion.Place(row: row, column: column)
      runs.append(glyph, pen: pen, at: place)
      if glyph.isUncertain, glyph.columns == 1, column + 1 < columns { damaged = column + 1 }
      // The terminal may assign one column to a glyph that layout gave two.
      if isWide, glyph.columns == 1, column + 1 < columns {
        runs.append(.blank, pen: pen, at: CursorMotion.Place(row: row, column: column + 1))
      }
    }
  }

  /// Returns whether a glyph of one column, to which the terminal may give two, is followed by a blank
  /// that it can take.
  private mutating func leavesRoom(_ column: Int, _ row: Int, of grid: CellGrid) -> Bool {
    let cell = grid[column, row]
    guard !cell.code.isASCII, column + 2 < min(grid.size.columns, size.columns) else {
      return false
    }
    let (glyph, pen) = appearance(of: cell)
    guard glyph.isUncertain, glyph.columns == 1 else { return false }
    let next = appearance(of: grid[column + 1, row])
    return next.glyph.isBlank && next.pen.looksEqualOnBlank(pen)
      && !pictures.covers(column + 1, row)
  }

  /// Returns whether a cell looks different, or has another width than before.
  private mutating func differs(
    _ column: Int, _ row: Int, isWide: Bool, _ grid: CellGrid, _ old: CellGrid
  ) -> Bool {
    let (new, before) = (grid[column, row], old[column, row])
    if isWide { return new != before || grid[column + 1, row] != old[column + 1, row] }
    if column + 1 < grid.size.columns, old[column + 1, row].isContinuation { return true }
    if new == before { return false }
    let (seen, last) = (appearance(of: new), appearance(of: before))
    guard seen.glyph == last.glyph else { return true }
    return seen.glyph.isBlank ? !seen.pen.looksEqualOnBlank(last.pen) : seen.pen != last.pen
  }

  /// Returns what a cell looks like: a glyph in the colour of its background, such as the half block
  /// of an edge that is on the boundary of a cell, is a blank, which needs one colour only.
  private mutating func appearance(of cell: Cell) -> (glyph: GlyphBytes, pen: Pen) {
    let pen = pens.pen(of: cell.style)
    if cell.isContinuation || pen.hidesGlyphs { return (.blank, pen) }
    return (glyphs.glyph(cell.code), pen)
  }

  /// Writes the unchanged cells between the last glyph and a changed one again where that is shorter
  /// than moving the cursor.
  private mutating func bridge(to column: Int, _ row: Int, of grid: CellGrid) {
    guard let end = runs.end, end.row == row, end.column < column,
      column - end.column <= Self.longestBridge, let current = runs.endPen
    else { return }
    var bytes = 0
    let between = CellRect(column: end.column, row: row, columns: column - end.column, rows: 1)
    guard !pictures.cover(anyOf: between) else { return }
    for between in end.column..<column {
      let cell = grid[between, row]
      guard !cell.isContinuation, !grid[between + 1, row].isContinuation else { return }
      let (glyph, pen) = appearance(of: cell)
      let isSame = glyph.isBlank ? pen.looksEqualOnBlank(current) : pen == current
      guard glyph.columns == 1, !glyph.isUncertain, isSame else { return }
      bytes += glyph.count
    }
    // ESC [ C, or ESC [ n C.
    guard bytes <= (column - end.column == 1 ? 3 : 4) else { return }
    for between in end.column..<column {
      runs.append(
        appearance(of: grid[between, row]).glyph, pen: current,
        at: CursorMotion.Place(row: row, column: between))
    }
  }

  private static let longestBridge = 4
}
