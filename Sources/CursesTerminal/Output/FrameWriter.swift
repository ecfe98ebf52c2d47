import CellRaster

/// Writes the difference between two frames as ECMA-48 sequences: only cells that look different,
/// with the shortest cursor movements and colour changes, and with repeated glyphs as one glyph and
/// a count (REP) where the terminal can. Cells are never erased, because not every terminal that
/// says so gives them the background colour.
///
/// ncurses sets the terminal up and names its keys. It does not draw: it sends both colours of a
/// pair whenever one changes, resets to turn an attribute off, and has no strikethrough.
struct FrameWriter {
  /// A sequence of equal glyphs side by side.
  private struct Run {
    var glyph: GlyphBytes
    var pen: Pen
    var start: CursorMotion.Place
    var count = 1
    var isBlank: Bool

    /// The column after the last glyph.
    var end: Int { start.column + count * glyph.columns }
  }

  private let motion: CursorMotion
  /// True when colours and attributes can be turned off one by one.
  private let canSwitchOff: Bool
  /// True when a glyph in the last column of the last row would scroll the screen.
  private let scrollsInCorner: Bool
  /// True when the terminal repeats a glyph of several bytes (REP), as measured (OUTPUT-6).
  var canRepeat = false

  private var size: CellSize
  private var pens: PenTable
  private var glyphs: GlyphByteTable
  private let isUTF8: Bool
  private var shown: CellGrid?
  /// The cells that pictures take the place of; they are not written.
  private var covered: [CellRect] = []
  /// The cells that a picture has left, to be written whatever they were.
  private var stale: [CellRect] = []
  private var output: [UInt8] = []
  private var run: Run?
  /// The cursor's position. Nil: unknown.
  private var place: CursorMotion.Place?
  /// The terminal's pen. Nil: unknown.
  private var pen: Pen?

  /// Creates a writer. Nil: the terminal does not use ECMA-48 sequences.
  init?(terminfo: Terminfo, size: CellSize, depth: ColorDepth, isUTF8: Bool) {
    guard let motion = CursorMotion(terminfo), terminfo.hasStandardColors else { return nil }
    self.motion = motion
    self.size = size
    canSwitchOff = terminfo[.colors] >= 8
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
    (shown, place, pen) = (nil, nil, nil)
    (covered, stale) = ([], [])
  }

  /// Discards the selected colours and attributes, because other output has changed them.
  mutating func forgetPen() { pen = nil }

  /// Leaves cells to pictures from now on; those of earlier pictures are written by the next frame.
  mutating func cover(_ rects: [CellRect]) {
    stale += covered.filter { !rects.contains($0) }
    covered = rects
  }

  /// Returns the bytes that change the last frame to `grid`; empty when nothing visible changes. A
  /// grid larger than the terminal is cut.
  mutating func draw(_ grid: CellGrid) -> [UInt8] {
    output.removeAll(keepingCapacity: true)
    let old = shown?.size == grid.size ? shown : nil
    let columns = min(grid.size.columns, size.columns)
    if old == nil { clear() }
    for row in 0..<min(grid.size.rows, size.rows) {
      let changed = joined(grid.changedColumns(of: row, since: old), row).clamped(to: 0..<columns)
      if !changed.isEmpty { write(row, of: grid, changed, since: old, columns: columns) }
    }
    flush(before: nil)
    shown = grid
    stale = []
    return output
  }

  /// Returns columns with those of stale cells in a row.
  private func joined(_ columns: Range<Int>, _ row: Int) -> Range<Int> {
    guard !stale.isEmpty else { return columns }
    let parts =
      stale.filter { $0.row <= row && row < $0.maxRow }
      .map { $0.column..<$0.maxColumn } + (columns.isEmpty ? [] : [columns])
    guard let first = parts.map(\.lowerBound).min(), let end = parts.map(\.upperBound).max() else {
      return columns
    }
    return first..<end
  }

  /// Resets the pen and erases the screen.
  private mutating func clear() {
    output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "m")]
    output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "H")]
    output += [0x1B, UInt8(ascii: "["), UInt8(ascii: "2"), UInt8(ascii: "J")]
    (pen, place) = (Pen(), CursorMotion.Place(row: 0, column: 0))
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
      let isCovered = covered.contains { $0.contains(CellPoint(column: column, row: row)) }
      let hasRoom = !isWide && !isCovered && leavesRoom(column, row, of: grid)
      let width = isWide || hasRoom ? 2 : 1
      defer { column += width }
      if isCovered { continue }
      if let old, column != damaged, !isStale(column, row),
        !differs(column, row, isWide: isWide, grid, old),
        !hasRoom
          || !isStale(column + 1, row) && !differs(column + 1, row, isWide: false, grid, old)
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
      append(glyph, pen: pen, at: place)
      if glyph.isUncertain, glyph.columns == 1, column + 1 < columns { damaged = column + 1 }
      // The terminal may assign one column to a glyph that layout gave two.
      if isWide, glyph.columns == 1, column + 1 < columns {
        append(.blank, pen: pen, at: CursorMotion.Place(row: row, column: column + 1))
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
    let point = CellPoint(column: column + 1, row: row)
    return next.glyph.isBlank && next.pen.looksEqualOnBlank(pen)
      && !covered.contains { $0.contains(point) }
  }

  /// Returns whether a cell is one that a picture has left.
  private func isStale(_ column: Int, _ row: Int) -> Bool {
    stale.contains { $0.contains(CellPoint(column: column, row: row)) }
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
    let end = run.map { ($0.start.row, $0.end) } ?? place.map { ($0.row, $0.column) }
    guard let end, end.0 == row, end.1 < column, column - end.1 <= Self.longestBridge,
      let current = run?.pen ?? pen
    else { return }
    var bytes = 0
    let between = CellRect(column: end.1, row: row, columns: column - end.1, rows: 1)
    guard !covered.contains(where: { !$0.intersection(between).isEmpty }) else { return }
    for between in end.1..<column {
      let cell = grid[between, row]
      guard !cell.isContinuation, !grid[between + 1, row].isContinuation else { return }
      let (glyph, pen) = appearance(of: cell)
      let isSame = glyph.isBlank ? pen.looksEqualOnBlank(current) : pen == current
      guard glyph.columns == 1, !glyph.isUncertain, isSame else { return }
      bytes += glyph.count
    }
    // ESC [ C, or ESC [ n C.
    guard bytes <= (column - end.1 == 1 ? 3 : 4) else { return }
    for between in end.1..<column {
      append(
        appearance(of: grid[between, row]).glyph, pen: current,
        at: CursorMotion.Place(row: row, column: between))
    }
  }

  private static let longestBridge = 4

  // MARK: Glyphs

  private mutating func append(_ glyph: GlyphBytes, pen: Pen, at place: CursorMotion.Place) {
    if var run, !glyph.isUncertain, run.glyph == glyph, run.pen == pen,
      run.start.row == place.row, run.end == place.column
    {
      run.count += 1
      self.run = run
      return
    }
    flush(before: pen)
    run = Run(
      glyph: glyph, pen: pen, start: place,
      isBlank: glyph.isBlank && pen.attributes.isDisjoint(with: .onBlanks))
  }

  /// Writes the run. `next` is the pen of the glyph that follows; nil: none does in this frame. A
  /// blank that needs a colour change takes the colours of that pen, which is shorter than two
  /// changes.
  private mutating func flush(before next: Pen?) {
    guard let run else { return }
    self.run = nil
    motion.move(from: place, to: run.start, into: &output)
    setPen(run.isBlank ? penOfBlank(run.pen, before: next) : run.pen)
    if run.glyph.isUncertain { return writeUncertain(run) }
    let isAtEdge = run.end >= size.columns
    place = isAtEdge ? nil : CursorMotion.Place(row: run.start.row, column: run.end)
    writeGlyphs(run, isAtEdge: isAtEdge)
  }

  /// Writes a glyph of unknown width: where it might take one column of two, the second is blank, and
  /// what follows is placed anew.
  private mutating func writeUncertain(_ run: Run) {
    if run.glyph.columns == 2 {
      output += [0x20, 0x20]
      motion.move(from: nil, to: run.start, into: &output)
    }
    run.glyph.append(to: &output)
    place = nil
  }

  private func penOfBlank(_ wanted: Pen, before next: Pen?) -> Pen {
    let next = next.flatMap { $0.looksEqualOnBlank(wanted) ? $0 : nil }
    guard let pen else { return next ?? wanted }
    if pen.looksEqualOnBlank(wanted) { return pen }
    if let next { return next }
    var result = pen
    result.background = wanted.background
    result.attributes.subtract(.onBlanks)
    return result
  }

  /// - Parameter isAtEdge: The run ends at the right edge, after which the cursor's position is
  ///   uncertain.
  private mutating func writeGlyphs(_ run: Run, isAtEdge: Bool) {
    run.glyph.append(to: &output)
    let rest = run.count - 1
    let digits = rest >= 100 ? 3 : rest >= 10 ? 2 : 1
    if canRepeat, !isAtEdge, run.glyph.canRepeat, rest * run.glyph.count > 3 + digits {
      output += [0x1B, UInt8(ascii: "[")]
      output.appendDecimal(rest)
      output.append(UInt8(ascii: "b"))
    } else {
      for _ in 0..<rest { run.glyph.append(to: &output) }
    }
  }

  private mutating func setPen(_ wanted: Pen) {
    guard wanted != pen else { return }
    let change = wanted.change(from: pen, canSwitchOff: canSwitchOff)
    output += [0x1B, UInt8(ascii: "[")]
    if change.bytes != [UInt8(ascii: "0")] { output += change.bytes }
    output.append(UInt8(ascii: "m"))
    pen = wanted
  }
}
