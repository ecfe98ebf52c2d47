import ViewArchive
import ViewLayout

/// Draws symbols as glyphs and bitmap images in half cells; an image that cannot be decoded becomes
/// a box with its name and the reason.
struct ImageRaster {
  let context: DrawContext

  /// Draws an image; `rect` is its rectangle before the transform, in points of the grid.
  func draw(_ image: ImageContent, in rect: Rect, into grid: inout CellGrid) {
    let drawn = context.transform == .identity ? rect : context.transform.upright(rect)
    let cells = CellMetric.cells(nearest: drawn)
    let tint = context.paint(image.foreground ?? .primary, in: drawn).mean
    if context.isRedacted { return drawBlocks(in: cells, tint: tint, into: &grid) }
    switch image.source {
    case .symbol(let name):
      let seen = SymbolDirection.seen(
        name, through: context.transform, isRightToLeft: context.isRightToLeft)
      let match = context.rasterizer.theme.symbols.match(seen)
      var attributes = TextRaster.attributes(of: image.font)
      if match.isStruck { attributes.insert(.strikethrough) }
      write(
        context.text(of: match.glyph, tint: tint), in: cells, tint: tint,
        attributes: attributes, into: &grid)
    case .customSymbol(let symbol):
      let shape = ShapeContent(symbol.shape, fill: image.foreground ?? .primary)
      ShapeRaster(context: context).draw(shape, in: rect, into: &grid)
    case .asset(let name):
      drawFrame([name, "no such asset"], image, in: cells, drawn, into: &grid)
    case .unreadable(let name, let reason):
      drawFrame([name, reason], image, in: cells, drawn, into: &grid)
    case .data(let data, let name):
      switch ImageDecoder.picture(of: data) {
      case .success(let picture):
        let style = image.isTemplate ? image.foreground ?? .primary : nil
        BitmapRaster(context: context, picture: picture, rect: rect)
          .draw(template: style.map { context.paint($0, in: drawn) }, into: &grid)
      case .failure(let failure):
        drawFrame([name ?? "image", failure.message], image, in: cells, drawn, into: &grid)
      }
    }
  }

  private var isASCII: Bool { context.rasterizer.glyphs != .unicode }

  private func drawBlocks(in cells: CellRect, tint: Tint, into grid: inout CellGrid) {
    let area = cells.intersection(context.clip)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        context.write(
          isASCII ? "#" : "▒", at: CellPoint(column: column, row: row), tint: tint, into: &grid)
      }
    }
  }

  /// Draws a box with the lines `captions`, the name of the image and the reason why it is missing,
  /// as far as they fit.
  private func drawFrame(
    _ captions: [String], _ image: ImageContent, in cells: CellRect, _ rect: Rect,
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
      cells, line: line, fill: nil, into: &grid, clip: context.clip, shows: context.shows)
    let text = context.paint(.hierarchical(level: 1, base: nil), in: rect).mean
    let inner = cells.inset(columns: 1, rows: 1)
    let shown = captions.flatMap { Self.lines(of: $0, columns: inner.columns) }
      .prefix(inner.rows)
    for (index, caption) in shown.enumerated() {
      let row = inner.row + (inner.rows - shown.count) / 2 + index
      write(
        caption, in: CellRect(column: inner.column, row: row, columns: inner.columns, rows: 1),
        tint: text, attributes: [], into: &grid)
    }
  }

  /// Breaks a caption between its words.
  private static func lines(of caption: String, columns: Int) -> [String] {
    var lines: [String] = []
    for word in caption.split(separator: " ") {
      if let last = lines.last, TerminalText.columns(of: "\(last) \(word)") <= columns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static let brackets: Set<String> = ["()", "[]", "{}", "<>", "/\\", "||"]

  /// Writes one line of text into the centre of `cells`. Text that does not fit is cut; a bracketed
  /// symbol loses its brackets first: `(t)` becomes `t` in two columns.
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

extension ImageContent {
  /// The decoded bitmap of the image. Nil: the image is not data, or cannot be decoded.
  var picture: LinearImage? {
    guard case .data(let data, _) = source else { return nil }
    return try? ImageDecoder.picture(of: data).get()
  }
}

extension CustomSymbol {
  /// Its parts in a square around them.
  fileprivate var shape: ShapeKind {
    let path = parts.flatMap(\.path)
    guard let ink = path.bounds else { return .path([], .zero) }
    let side = max(ink.width, ink.height, 1)
    let corner = Point(x: ink.center.x - side / 2, y: ink.center.y - side / 2)
    return .path(
      path.mapped { Point(x: $0.x - corner.x, y: $0.y - corner.y) },
      Size(width: side, height: side))
  }
}
