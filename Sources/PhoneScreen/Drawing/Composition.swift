package import CellRaster

extension ColorDepth {
  /// The number of steps in a fade between two contents: the old one fades out in the first half,
  /// the new one fades in in the second half. Each step repaints the text, and more steps are not
  /// visible. In low colour depths the intermediate shades are few and inaccurate, so two steps
  /// each way are enough (COLOR-7).
  package var fadeSteps: Double { self == .direct ? 8 : 4 }
}

extension CellGrid {
  /// Draws `content` over a body of one colour that is already in this grid.
  ///
  /// Only cells at least half covered by the body take content, so a growing body shows as much
  /// content as fits in it, and text reaches into rounded corners. Where a body is drawn as lines, its
  /// first and last rows are an outline, which gives way to text: content has no rows to spare for
  /// it. `opacity` blends towards the body's colour; in low colour depths content is either fully
  /// visible or not drawn.
  package mutating func compose(
    _ content: CellGrid, at origin: CellPoint, over body: RGB, opacity: Double,
    clip: CellRect? = nil, depth: ColorDepth = .direct
  ) {
    let amount = depth >= .indexed ? opacity : (opacity < 0.5 ? 0 : 1)
    guard amount > 0.02 else { return }
    for row in 0..<content.size.rows {
      for column in 0..<content.size.columns {
        let cell = content[column, row]
        guard !cell.isContinuation else { continue }
        let place = CellPoint(column: origin.column + column, row: origin.row + row)
        let isWide =
          column + 1 < content.size.columns && content[column + 1, row].isContinuation
        let last = CellPoint(column: place.column + (isWide ? 1 : 0), row: place.row)
        guard clip?.contains(place) ?? true,
          isOutline(of: body, at: place) || isOutline(of: body, at: last)
            ? content.isText(column, row)
            : cell.code != .blank || cell.style.background != body,
          takesContent(body, at: place), takesContent(body, at: last)
        else { continue }
        var style = cell.style
        if amount < 1 {
          style.background = style.background.blended(over: body, amount: amount)
          style.foreground = style.foreground.blended(over: body, amount: amount)
        }
        set(cell.code, width: isWide ? 2 : 1, at: place, style: style)
      }
    }
  }

  /// True for a glyph of a text, and for the gap between two words.
  private func isText(_ column: Int, _ row: Int) -> Bool {
    func isGlyph(_ column: Int) -> Bool {
      guard (0..<size.columns).contains(column) else { return false }
      let cell = self[column, row]
      guard !cell.isContinuation, cell.code != .blank else { return cell.isContinuation }
      // The lines of ASCII are letters, too.
      return cell.glyph.utf8.count == 1 || !BodyShape.lines.contains(cell.glyph)
    }
    return isGlyph(column)
      || self[column, row].code == .blank && isGlyph(column - 1) && isGlyph(column + 1)
  }

  /// True for a cell that the line around a body of a colour runs through.
  private func isOutline(of color: RGB, at point: CellPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    let cell = self[point.column, point.row]
    return cell.code != .blank && cell.style.background == color
      && BodyShape.lines.contains(cell.glyph)
  }

  private func takesContent(_ body: RGB, at point: CellPoint) -> Bool {
    isBody(body, at: point) || isOutline(of: body, at: point)
  }

  private func isBody(_ color: RGB, at point: CellPoint) -> Bool {
    guard bounds.contains(point) else { return false }
    let cell = self[point.column, point.row]
    if cell.code == .blank { return cell.style.background == color }
    switch cell.glyph {
    case "▀", "▄", "▌": return cell.style.background == color || cell.style.foreground == color
    case "▅", "▆", "▇", "▋", "▊", "▉": return cell.style.foreground == color
    case "▁", "▂", "▃", "▏", "▎", "▍": return cell.style.background == color
    default: return false
    }
  }

  /// Writes one line of text, with control characters removed, truncated with an ellipsis where it
  /// does not fit.
  ///
  /// - Parameter keepsBackground: Keeps the background of each cell instead of that of `style`.
  /// - Returns: The columns written.
  @discardableResult
  package mutating func write(
    _ text: String, at point: CellPoint, columns: Int, style: CellStyle,
    keepsBackground: Bool = false
  ) -> Int {
    guard columns > 0 else { return 0 }
    let glyphs = TerminalText.glyphs(of: text)
    let total = glyphs.reduce(0) { $0 + $1.columns }
    let room = total > columns ? columns - 1 : columns
    var column = 0
    func place(_ glyph: String, _ width: Int) {
      let here = CellPoint(column: point.column + column, row: point.row)
      var style = style
      if keepsBackground, bounds.contains(here) {
        style.background = self[here.column, here.row].style.background
      }
      set(glyph, width: width, at: here, style: style)
      column += width
    }
    for (glyph, width) in glyphs {
      guard column + width <= room else { break }
      place(glyph, width)
    }
    if total > columns { place("…", 1) }
    return column
  }

  /// How far Always-On, and what is behind an overlay, is blended towards black: half, so that the
  /// content is visibly dimmed and texts can still be read.
  package static let dimming = 0.5

  /// Dims every cell in `rect` by `dimming`.
  package mutating func dim(_ rect: CellRect) {
    dim(rect, towards: .black, amount: Self.dimming)
  }

  /// Blends every cell in `rect` towards one colour.
  package mutating func dim(_ rect: CellRect, towards color: RGB, amount: Double) {
    let area = rect.intersection(bounds)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        restyle(at: CellPoint(column: column, row: row)) { style in
          style.foreground = color.blended(over: style.foreground, amount: amount)
          style.background = color.blended(over: style.background, amount: amount)
        }
      }
    }
  }
}
