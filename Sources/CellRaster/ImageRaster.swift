import ViewArchive

/// Draws symbols as glyphs, and pictures as a frame with their name.
struct ImageRaster {
  let context: DrawContext

  func draw(_ image: ImageContent, in rect: Rect, into grid: inout CellGrid) {
    let cells = CellMetric.cells(nearest: rect)
    let tint = context.paint(image.foreground ?? .primary, in: rect).mean
    if context.isRedacted { return drawBlocks(in: cells, tint: tint, into: &grid) }
    switch image.source {
    case .symbol(let name):
      let seen = SymbolDirection.seen(
        name, through: context.transform, isRightToLeft: context.isRightToLeft)
      let match = context.rasterizer.theme.symbols.match(seen)
      var attributes = TextRaster.attributes(of: image.font)
      if match.isStruck { attributes.insert(.strikethrough) }
      write(
        match.glyph.text(context.rasterizer.symbolTier), in: cells, tint: tint,
        attributes: attributes, into: &grid)
    case .asset(let name): drawPicture(name, image, in: cells, rect, into: &grid)
    case .data(_, let name): drawPicture(name ?? "image", image, in: cells, rect, into: &grid)
    }
  }

  private var isASCII: Bool { context.rasterizer.glyphs == .ascii }

  private func drawBlocks(in cells: CellRect, tint: Tint, into grid: inout CellGrid) {
    let area = cells.intersection(context.clip)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        context.write(
          isASCII ? "#" : "▒", at: CellPoint(column: column, row: row), tint: tint, into: &grid)
      }
    }
  }

  private func drawPicture(
    _ name: String, _ image: ImageContent, in cells: CellRect, _ rect: Rect,
    into grid: inout CellGrid
  ) {
    let isTinted = image.isTemplate && image.foreground != nil
    let line = context.paint(
      isTinted ? image.foreground ?? .primary : .hierarchical(level: 2, base: nil), in: rect
    ).mean
    guard cells.columns >= 3, cells.rows >= 3 else {
      return write(isASCII ? "%" : "▨", in: cells, tint: line, attributes: [], into: &grid)
    }
    BoxOutline(set: isASCII ? .ascii : .round).draw(
      cells, line: line, fill: nil, into: &grid, clip: context.clip)
    let text = context.paint(.hierarchical(level: 1, base: nil), in: rect).mean
    write(
      name, in: cells.inset(columns: 1, rows: 1), tint: text, attributes: [], into: &grid)
  }

  private static let brackets: Set<String> = ["()", "[]", "{}", "<>", "/\\", "||"]

  /// One line in the middle of a rectangle. What does not fit is cut; a bracketed symbol loses
  /// its brackets first: `(t)` in two columns is `t`.
  private func write(
    _ text: String, in cells: CellRect, tint: Tint, attributes: CellAttributes,
    into grid: inout CellGrid
  ) {
    var glyphs = TerminalText.glyphs(of: text)
    func columns() -> Int { glyphs.reduce(0) { $0 + $1.columns } }
    if columns() > cells.columns, glyphs.count >= 3, let first = glyphs.first?.glyph,
      let last = glyphs.last?.glyph, Self.brackets.contains(first + last)
    {
      glyphs = Array(glyphs.dropFirst().dropLast())
    }
    while columns() > cells.columns, glyphs.count > 1 { glyphs.removeLast() }
    var place = CellPoint(
      column: cells.column + max(cells.columns - columns(), 0) / 2,
      row: cells.row + (cells.rows - 1) / 2)
    for (glyph, columns) in glyphs {
      if glyph != " " {
        context.write(
          glyph, columns: columns, at: place, tint: tint, attributes: attributes, into: &grid)
      }
      place.column += columns
    }
  }
}
