/// A 24-bit sRGB colour.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// `0xRRGGBB`.
  package init(_ hex: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex))
  }

  package static let black = RGB(0x000000)
  package static let white = RGB(0xFFFFFF)

  /// This colour over `backdrop`, covering `amount` (0…1) of it.
  package func blended(over backdrop: RGB, amount: Double) -> RGB {
    func mix(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      let value = Double(top) * amount + Double(bottom) * (1 - amount)
      return UInt8(min(max(value.rounded(), 0), 255))
    }
    return RGB(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue))
  }
}

package struct CellAttributes: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = CellAttributes(rawValue: 1)
  package static let dim = CellAttributes(rawValue: 2)
  package static let italic = CellAttributes(rawValue: 4)
  package static let underline = CellAttributes(rawValue: 8)
  package static let strikethrough = CellAttributes(rawValue: 16)
  /// Foreground and background exchanged; the only contrast a terminal without colour has.
  package static let reverse = CellAttributes(rawValue: 32)
}

/// How a cell looks, apart from its glyph. Colours are always 24 bit here; the terminal reduces
/// them to what it can show.
package struct CellStyle: Hashable, Sendable {
  package var foreground: RGB
  package var background: RGB
  package var attributes: CellAttributes

  package init(foreground: RGB, background: RGB, attributes: CellAttributes = []) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }
}

/// One place of a grid. `glyph` is one sanitised cluster of one or two columns: a base scalar and
/// at most two combining marks. The second half of a wide glyph has an empty `glyph`.
package struct Cell: Hashable, Sendable {
  package var glyph: String
  package var style: CellStyle

  package init(_ glyph: String, style: CellStyle) {
    self.glyph = glyph
    self.style = style
  }

  package var isContinuation: Bool { glyph.isEmpty }
}

/// A grid of cells: what a terminal shows at one instant. Writing outside of it is ignored; half
/// of a wide glyph never stands alone.
package struct CellGrid: Hashable, Sendable {
  package private(set) var size: CellSize
  package private(set) var cells: [Cell]

  package init(size: CellSize, style: CellStyle) {
    self.size = CellSize(columns: max(size.columns, 0), rows: max(size.rows, 0))
    cells = Array(
      repeating: Cell(" ", style: style), count: self.size.columns * self.size.rows)
  }

  package var bounds: CellRect { CellRect(size: size) }

  /// The cell at a place inside the grid.
  package subscript(_ column: Int, _ row: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// Writes a glyph of `width` columns (1 or 2). A wide glyph that does not fit becomes a blank,
  /// and what is left of a wide glyph that is overwritten becomes a blank too.
  package mutating func set(
    _ glyph: String, width: Int = 1, at point: CellPoint, style: CellStyle
  ) {
    guard bounds.contains(point) else { return }
    let fits = width == 1 || point.column + 1 < size.columns
    separate(point)
    cells[index(point)] = Cell(fits ? glyph : " ", style: style)
    guard width == 2, fits else { return }
    let second = CellPoint(column: point.column + 1, row: point.row)
    separate(second)
    cells[index(second)] = Cell("", style: style)
  }

  /// Changes how the cell at `point` looks and leaves its glyph; both halves of a wide one.
  package mutating func restyle(at point: CellPoint, _ change: (inout CellStyle) -> Void) {
    guard bounds.contains(point) else { return }
    change(&cells[index(point)].style)
  }

  /// Changes how every cell looks.
  package mutating func restyle(_ change: (inout CellStyle) -> Void) {
    for index in cells.indices { change(&cells[index].style) }
  }

  /// Fills a rectangle with blanks.
  package mutating func fill(_ rect: CellRect, style: CellStyle) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns {
        set(" ", at: CellPoint(column: column, row: row), style: style)
      }
    }
  }

  /// Copies the part of `other` that lies inside `clip` (its own coordinates when nil) so that
  /// its (0, 0) comes to lie at `origin`.
  package mutating func draw(_ other: CellGrid, at origin: CellPoint, clip: CellRect? = nil) {
    let area = (clip ?? other.bounds).intersection(other.bounds)
    for row in area.row..<area.row + area.rows {
      for column in area.column..<area.column + area.columns {
        let cell = other[column, row]
        guard !cell.isContinuation else { continue }
        let isWide = column + 1 < other.size.columns && other[column + 1, row].isContinuation
        let isCut = isWide && column + 1 >= area.maxColumn
        set(
          isCut ? " " : cell.glyph, width: isWide && !isCut ? 2 : 1,
          at: CellPoint(column: origin.column + column, row: origin.row + row), style: cell.style)
      }
    }
  }

  private func index(_ point: CellPoint) -> Int { point.row * size.columns + point.column }

  /// Blanks the other half of a wide glyph that has a half at `point`.
  private mutating func separate(_ point: CellPoint) {
    let here = index(point)
    if cells[here].isContinuation, point.column > 0 {
      cells[here - 1].glyph = " "
      cells[here].glyph = " "
    } else if point.column + 1 < size.columns, cells[here + 1].isContinuation {
      cells[here + 1].glyph = " "
    }
  }
}
