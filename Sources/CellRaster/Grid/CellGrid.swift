import Glibc

/// A frame: a grid of cells that a terminal shows at one instant. Writes outside the grid are
/// ignored, and both halves of a wide glyph are always kept together.
package struct CellGrid: Hashable, Sendable {
  package private(set) var size: CellSize
  package private(set) var cells: [Cell]

  package init(size: CellSize, style: CellStyle) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = Array(
      repeating: Cell(.blank, style: style), count: self.size.columns * self.size.rows)
  }

  package var bounds: CellRect { CellRect(size: size) }

  /// Returns the cell at a column and row.
  /// - Precondition: The column and the row are inside the grid.
  package subscript(_ column: Int, _ row: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Writes a glyph of `width` columns (1 or 2). A wide glyph that does not fit becomes a blank,
  /// and so does the remaining half of an overwritten wide glyph.
  package mutating func set(
    _ glyph: String, width: Int = 1, at point: CellPoint, style: CellStyle
  ) {
    set(GlyphCode(glyph), width: width, at: point, style: style)
  }

  package mutating func set(
    _ glyph: GlyphCode, width: Int = 1, at point: CellPoint, style: CellStyle
  ) {
    guard bounds.contains(point) else { return }
    let fits = width == 1 || point.column + 1 < size.columns
    separate(point)
    cells[index(point)] = Cell(fits ? glyph : .blank, style: style)
    guard width == 2, fits else { return }
    let second = CellPoint(column: point.column + 1, row: point.row)
    separate(second)
    cells[index(second)] = Cell(.continuation, style: style)
  }

  /// Changes the style of the cell at `point` and keeps its glyph. A wide glyph needs a call for
  /// each of its two cells.
  package mutating func restyle(at point: CellPoint, _ change: (inout CellStyle) -> Void) {
    guard bounds.contains(point) else { return }
    change(&cells[index(point)].style)
  }

  /// Changes the style of every cell.
  package mutating func restyle(_ change: (inout CellStyle) -> Void) {
    for index in cells.indices { change(&cells[index].style) }
  }

  /// Replaces what is not ASCII by what looks like it; the second half of a wide glyph by a blank.
  package mutating func replaceNonASCII() {
    for index in cells.indices {
      if cells[index].isContinuation {
        cells[index] = Cell(.blank, style: cells[index].style)
      } else if !cells[index].code.isASCII {
        let glyph = GlyphSet.similarASCII(to: cells[index].code.text)
        cells[index] = Cell(GlyphCode(glyph), style: cells[index].style)
      }
    }
  }

  /// Replaces glyphs of ambiguous width by what looks like them and has one column: a letter with an
  /// accent by a letter and a mark, others by ASCII.
  package mutating func replaceAmbiguous() {
    for index in cells.indices where !cells[index].isContinuation {
      let code = cells[index].code
      guard !code.isASCII, let base = code.text.unicodeScalars.first,
        AmbiguousWidth.contains(base)
      else { continue }
      let glyph = AmbiguousWidth.narrow(code.text)
      cells[index] = Cell(
        GlyphCode(glyph ?? GlyphSet.similarASCII(to: code.text)), style: cells[index].style)
    }
  }

  /// Fills a rectangle with blanks.
  package mutating func fill(_ rect: CellRect, style: CellStyle) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns {
        set(.blank, at: CellPoint(column: column, row: row), style: style)
      }
    }
  }

  /// Copies the cells of `other` inside `clip` into this grid, with (0, 0) of `other` at `origin`.
  /// `clip` is in coordinates of `other`; nil: all of `other`.
  package mutating func draw(_ other: CellGrid, at origin: CellPoint, clip: CellRect? = nil) {
    let area = (clip ?? other.bounds).intersection(other.bounds)
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns {
        let cell = other[column, row]
        guard !cell.isContinuation else { continue }
        let isWide = column + 1 < other.size.columns && other[column + 1, row].isContinuation
        let isCut = isWide && column + 1 >= area.maxColumn
        set(
          isCut ? .blank : cell.code, width: isWide && !isCut ? 2 : 1,
          at: CellPoint(column: origin.column + column, row: origin.row + row), style: cell.style)
      }
    }
  }

  /// Returns the cells inside a rectangle as a grid of their own.
  package func part(_ rect: CellRect) -> CellGrid {
    let area = rect.intersection(bounds)
    guard let style = cells.first?.style else { return self }
    var part = CellGrid(size: CellSize(columns: area.columns, rows: area.rows), style: style)
    part.draw(self, at: CellPoint(column: -area.column, row: -area.row), clip: area)
    return part
  }

  /// Returns the range from the first to the last cell of a row that differs from an older grid of
  /// the same size, extended to whole wide glyphs of both grids. `old` nil: all columns.
  /// - Precondition: The row is inside the grid, and `old` has the same size.
  package func changedColumns(of row: Int, since old: CellGrid?) -> Range<Int> {
    guard let old else { return 0..<size.columns }
    return cells.withUnsafeBufferPointer { new in
      old.cells.withUnsafeBufferPointer { old in
        // A cell is two words without padding, so memcmp finds unchanged rows, which are the
        // majority.
        let length = size.columns * MemoryLayout<Cell>.stride
        guard let left = new.baseAddress, let right = old.baseAddress,
          memcmp(left + row * size.columns, right + row * size.columns, length) != 0
        else { return 0..<0 }
        let start = row * size.columns
        let range = start..<start + size.columns
        guard var first = range.first(where: { new[$0] != old[$0] }),
          var last = range.last(where: { new[$0] != old[$0] })
        else { return 0..<0 }
        func isSecondHalf(_ place: Int) -> Bool {
          new[place].isContinuation || old[place].isContinuation
        }
        while first > start, isSecondHalf(first) { first -= 1 }
        while last + 1 < range.upperBound, isSecondHalf(last + 1) { last += 1 }
        return first - start..<last + 1 - start
      }
    }
  }

  private func index(_ point: CellPoint) -> Int { point.row * size.columns + point.column }

  /// Blanks the other half of a wide glyph that has one half at `point`.
  private mutating func separate(_ point: CellPoint) {
    let here = index(point)
    if cells[here].isContinuation, point.column > 0 {
      cells[here - 1].code = .blank
      cells[here].code = .blank
    } else if point.column + 1 < size.columns, cells[here + 1].isContinuation {
      cells[here + 1].code = .blank
    }
  }
}
