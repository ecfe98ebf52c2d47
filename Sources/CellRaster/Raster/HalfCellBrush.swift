/// Paints the two halves of a cell as the colour depth and the glyph set allow.
///
/// - Unicode with 256 colours or more: `▀` with the upper half as foreground and the lower half as
///   background; a blank when both are the same.
/// - 16 colours: the same without shades; a half is either covered or not.
/// - ASCII with colours: a blank in the mean of both halves.
/// - No colour: `█▀▄` or `#` where at least half is covered.
struct HalfCellBrush: Sendable {
  let depth: ColorDepth
  let glyphs: GlyphSet

  /// Returns the opacity for an edge's coverage (0…1): rounded to 0 or 1 with 16 colours or fewer.
  func level(_ coverage: Double) -> Double {
    depth <= .sixteen ? (coverage >= 0.5 ? 1 : 0) : coverage
  }

  func paint(upper: Tint, lower: Tint, at point: CellPoint, into grid: inout CellGrid) {
    guard upper.alpha > 0 || lower.alpha > 0, grid.bounds.contains(point) else { return }
    if depth == .mono {
      block(upper: upper.alpha >= 0.5, lower: lower.alpha >= 0.5, tint: upper, at: point, &grid)
      return
    }
    let cell = grid[point.column, point.row]
    let behind = cell.halves
    let top = upper.blended(over: behind.upper)
    let bottom = lower.blended(over: behind.lower)
    let isVeil = max(upper.alpha, lower.alpha) < Self.opaque
    if isVeil, !cell.isBlock {
      // A translucent paint keeps the glyph of the cell visible.
      let background = glyphs != .unicode || top == bottom ? top.mixed(bottom) : top
      let foreground = upper.mixed(with: lower, amount: 0.5).blended(over: cell.style.foreground)
      grid.restyle(at: point) {
        $0.background = background
        $0.foreground = foreground
      }
    } else if glyphs != .unicode || top == bottom {
      let color = top.mixed(bottom)
      grid.set(" ", at: point, style: CellStyle(foreground: color, background: color))
    } else {
      grid.set("▀", at: point, style: CellStyle(foreground: top, background: bottom))
    }
  }

  /// The opacity from which paint hides the glyph behind it; the corners of an opaque shape are
  /// below 0.8.
  static let opaque = 0.7

  private func block(
    upper: Bool, lower: Bool, tint: Tint, at point: CellPoint, _ grid: inout CellGrid
  ) {
    guard upper || lower else { return }
    let behind = grid[point.column, point.row].style.background
    let glyph =
      switch (upper, lower, glyphs) {
      case (_, _, .ascii), (_, _, .narrow): "#"
      case (true, true, .unicode): "█"
      case (true, false, .unicode): "▀"
      case (false, _, .unicode): "▄"
      }
    grid.set(glyph, at: point, style: CellStyle(foreground: tint.color, background: behind))
  }
}

extension RGB {
  /// Returns the colour halfway between two colours.
  func mixed(_ other: RGB) -> RGB { self == other ? self : blended(over: other, amount: 0.5) }
}

extension Cell {
  /// True when the glyph is a blank, a half, `█`, or quarters or sixths of a cell: colour rather
  /// than text.
  var isBlock: Bool {
    switch blockByte {
    case 0x80, 0x84, 0x88: true
    default:
      SextantGlyph.pattern(of: code) != nil || QuadrantGlyph.pattern(of: code) != nil
        || glyph.utf8.count == 1 && glyph.utf8.first == UInt8(ascii: " ")
    }
  }

  /// The visible colours of the upper and the lower half, apart from text.
  var halves: (upper: RGB, lower: RGB) {
    if SextantGlyph.pattern(of: code) != nil {
      let parts = sextants
      return (parts[0].mixed(parts[1]), parts[4].mixed(parts[5]))
    }
    if let pattern = QuadrantGlyph.pattern(of: code) {
      let parts = (0..<4).map { pattern >> $0 & 1 == 1 ? style.foreground : style.background }
      return (parts[0].mixed(parts[1]), parts[2].mixed(parts[3]))
    }
    return halvesOfBlock
  }

  private var halvesOfBlock: (upper: RGB, lower: RGB) {
    switch blockByte {
    case 0x80: (style.foreground, style.background)
    case 0x84, 0x85, 0x86, 0x87: (style.background, style.foreground)
    case 0x88, 0x89, 0x8A, 0x8B, 0x8C: (style.foreground, style.foreground)
    default: (style.background, style.background)
    }
  }

  /// The last of the three UTF-8 bytes of a block element: ▀ (80), ▁▂▃▄▅▆▇ (81…87), █▉▊▋▌ (88…8C).
  /// Nil: another glyph. It is read for every painted cell, and comparing strings takes ten times
  /// as long.
  private var blockByte: UInt8? {
    var bytes = glyph.utf8.makeIterator()
    guard bytes.next() == 0xE2, bytes.next() == 0x96 else { return nil }
    return bytes.next()
  }

  /// Returns the background for text in `foreground` on this cell: the mean of two similar halves,
  /// otherwise the half with the higher contrast.
  func background(for foreground: RGB) -> RGB {
    let (upper, lower) = halves
    if upper == lower { return upper }
    if upper.contrast(with: lower) < 1.5 { return upper.mixed(lower) }
    return foreground.contrast(with: upper) >= foreground.contrast(with: lower) ? upper : lower
  }
}
