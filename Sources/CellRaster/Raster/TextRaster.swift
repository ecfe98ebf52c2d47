import ViewArchive
import ViewLayout

/// Draws lines of text: one glyph a cell, whatever the font's size; a line with two rows in letters
/// two rows high.
struct TextRaster {
  let context: DrawContext

  /// Draws lines of text. `rect`, in points of the grid, is the rectangle of the whole text and the
  /// area of gradients. `shift` is an offset of the text, in points.
  func draw(
    _ lines: [PlacedLine], in rect: Rect, movedBy shift: Point = .zero, into grid: inout CellGrid
  ) {
    var lastRow: Int?
    for line in lines {
      var bounds = context.rect(line.bounds)
      bounds.origin.x += shift.x
      bounds.origin.y += shift.y
      // Lines never share a row (GRID-7).
      let wanted = CellMetric.rows(nearest: bounds.minY)
      let row = lastRow.map { max($0 + 1, wanted) } ?? wanted
      lastRow = row
      var point = CellPoint(column: CellMetric.columns(nearest: bounds.minX), row: row)
      if bounds.height > CellMetric.height, context.rasterizer.glyphs == .unicode {
        for run in line.runs { drawTall(run, in: rect, from: &point, into: &grid) }
      } else {
        for run in line.runs { draw(run, in: rect, from: &point, into: &grid) }
      }
    }
  }

  /// Draws text in letters two rows high, one column apart.
  private func drawTall(
    _ run: PlacedLine.Run, in rect: Rect, from point: inout CellPoint, into grid: inout CellGrid
  ) {
    guard case .text(let text) = run.content else { return }
    let paint = context.paint(run.style.foreground ?? .primary, in: rect)
    for glyph in text.compactMap(TallText.rows(of:)) {
      for (row, dots) in [glyph.upper, glyph.lower].enumerated() {
        for (column, dot) in dots.enumerated() {
          let place = CellPoint(column: point.column + column, row: point.row + row)
          write(String(dot), 1, [], paint, at: place, into: &grid)
        }
      }
      point.column += glyph.upper.count + 1
    }
  }

  /// Draws the name of an unsupported view on the first row of its rectangle; in brackets if they
  /// fit.
  func drawPlaceholder(_ name: String, in rect: Rect, into grid: inout CellGrid) {
    let isASCII = context.rasterizer.glyphs != .unicode
    let cells = CellMetric.cells(nearest: rect)
    let tint = context.paint(.hierarchical(level: 2, base: nil), in: rect).mean
    var inside = context
    inside.clip = context.clip.intersection(cells)
    let bracketed = isASCII ? "<\(name)>" : "⟨\(name)⟩"
    let fits = TerminalText.columns(of: bracketed) <= cells.columns
    var point = cells.origin
    for (glyph, columns) in TerminalText.glyphs(of: fits ? bracketed : name) {
      inside.write(
        shown(glyph), columns: columns, at: point, tint: tint, attributes: .dim, into: &grid)
      point.column += columns
    }
  }

  private func draw(
    _ run: PlacedLine.Run, in rect: Rect, from point: inout CellPoint, into grid: inout CellGrid
  ) {
    let paint = context.paint(run.style.foreground ?? .primary, in: rect)
    let attributes = Self.attributes(of: run.style)
    switch run.content {
    case .text(let text):
      let spread = Int(LayoutMetrics.cells.tracking(run.style.tracking) / CellMetric.width)
      for character in text {
        let start = point.column
        DisplayCell.each(of: character) { cell in
          write(cell.glyph, cell.columns, attributes, paint, at: point, into: &grid)
          point.column += cell.columns
        }
        guard point.column > start else { continue }
        for _ in 0..<spread {
          write(" ", 1, attributes, paint, at: point, into: &grid)
          point.column += 1
        }
      }
    case .symbol(let name):
      let seen = SymbolDirection.seen(
        name, through: context.transform, isRightToLeft: context.isRightToLeft)
      let match = context.rasterizer.theme.symbols.match(seen)
      let glyphs = TerminalText.glyphs(of: context.text(of: match.glyph, tint: paint.mean))
      var used = 0
      for (glyph, columns) in glyphs where used + columns <= Self.symbolColumns {
        let place = CellPoint(column: point.column + used, row: point.row)
        write(
          glyph, columns, match.isStruck ? attributes.union(.strikethrough) : attributes, paint,
          at: place, into: &grid)
        used += columns
      }
      point.column += Self.symbolColumns
    }
  }

  /// The width of a symbol inside text, in columns (GRID-9).
  private static let symbolColumns = 2

  private func write(
    _ glyph: String, _ columns: Int, _ attributes: CellAttributes, _ paint: Paint,
    at point: CellPoint, into grid: inout CellGrid
  ) {
    let lines: CellAttributes = [.underline, .strikethrough]
    // A blank leaves the cell unchanged, unless it is underlined or struck through.
    if glyph == " ", attributes.isDisjoint(with: lines) { return }
    let isASCII = context.rasterizer.glyphs == .ascii
    let tint = paint.tint(
      at: CellMetric.center(column: point.column, row: point.row, isLower: false))
    guard context.isRedacted && glyph != " " || isASCII && columns == 2 else {
      context.write(
        shown(glyph), columns: columns, at: point, tint: tint, attributes: attributes, into: &grid)
      return
    }
    // The replacement of a wide glyph is narrow: a block in each column, or a character and a
    // blank.
    let narrow =
      context.isRedacted
      ? Array(
        repeating: context.rasterizer.glyphs == .unicode ? "▒" : "#", count: columns)
      : [shown(glyph), " "]
    for (offset, glyph) in narrow.enumerated() {
      context.write(
        glyph, at: CellPoint(column: point.column + offset, row: point.row), tint: tint,
        attributes: attributes, into: &grid)
    }
  }

  /// Returns the glyph to draw: on an ASCII terminal a similar character where there is one, else a
  /// question mark instead of invalid bytes.
  private func shown(_ glyph: String) -> String {
    context.rasterizer.glyphs == .ascii ? GlyphSet.similarASCII(to: glyph) : glyph
  }

  static func attributes(of style: RunStyle) -> CellAttributes {
    var attributes = attributes(of: style.font)
    if style.isUnderlined { attributes.insert(.underline) }
    if style.isStruckThrough { attributes.insert(.strikethrough) }
    return attributes
  }

  static func attributes(of font: FontValue) -> CellAttributes {
    var attributes: CellAttributes = []
    if font.resolvedWeight.rawValue >= FontValue.Weight.semibold.rawValue {
      attributes.insert(.bold)
    }
    if font.isItalic { attributes.insert(.italic) }
    return attributes
  }
}
