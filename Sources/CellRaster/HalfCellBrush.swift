/// Puts colour into the two halves of a cell, as far as the terminal can show it.
///
/// - unicode with 256 colours or more: `▀`, its foreground the upper half, its background the
///   lower one; a blank when both are the same.
/// - 16 colours: the same without shades; a half is covered or it is not.
/// - ASCII with colours: a blank in the mean of both.
/// - no colour: `█▀▄` or `#` where something covers at least half.
struct HalfCellBrush: Sendable {
  let depth: ColorDepth
  let glyphs: GlyphSet

  /// What an edge's coverage (0…1) comes to.
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
      // What is written there shows through.
      let background = glyphs == .ascii || top == bottom ? top.mixed(bottom) : top
      let foreground = upper.mixed(with: lower, amount: 0.5).blended(over: cell.style.foreground)
      grid.restyle(at: point) {
        $0.background = background
        $0.foreground = foreground
      }
    } else if glyphs == .ascii || top == bottom {
      let color = top.mixed(bottom)
      grid.set(" ", at: point, style: CellStyle(foreground: color, background: color))
    } else {
      grid.set("▀", at: point, style: CellStyle(foreground: top, background: bottom))
    }
  }

  /// From here on writing behind is not seen; the corners of a shape that hides it are below 0.8.
  private static let opaque = 0.7

  private func block(
    upper: Bool, lower: Bool, tint: Tint, at point: CellPoint, _ grid: inout CellGrid
  ) {
    guard upper || lower else { return }
    let behind = grid[point.column, point.row].style.background
    let glyph =
      switch (upper, lower, glyphs) {
      case (_, _, .ascii): "#"
      case (true, true, .unicode): "█"
      case (true, false, .unicode): "▀"
      case (false, _, .unicode): "▄"
      }
    grid.set(glyph, at: point, style: CellStyle(foreground: tint.color, background: behind))
  }
}

extension RGB {
  /// Halfway between two colours.
  func mixed(_ other: RGB) -> RGB { self == other ? self : blended(over: other, amount: 0.5) }
}

extension Cell {
  /// True when the glyph is colour rather than writing.
  var isBlock: Bool {
    switch blockByte {
    case 0x80, 0x84, 0x88: true
    default: glyph.utf8.count == 1 && glyph.utf8.first == UInt8(ascii: " ")
    }
  }

  /// The colours seen in the upper and the lower half, apart from writing.
  var halves: (upper: RGB, lower: RGB) {
    switch blockByte {
    case 0x80: (style.foreground, style.background)
    case 0x84, 0x85, 0x86, 0x87: (style.background, style.foreground)
    case 0x88, 0x89, 0x8A, 0x8B, 0x8C: (style.foreground, style.foreground)
    default: (style.background, style.background)
    }
  }

  /// What tells the block elements ▀ (80), ▁▂▃▄▅▆▇ (81…87), █▉▊▋▌ (88…8C) apart: the last of
  /// their three bytes. Every cell that is painted is asked, and comparing strings takes ten times
  /// as long.
  private var blockByte: UInt8? {
    var bytes = glyph.utf8.makeIterator()
    guard bytes.next() == 0xE2, bytes.next() == 0x96 else { return nil }
    return bytes.next()
  }

  /// The background that writing in `foreground` gets here. Between two halves that differ
  /// little it is the mean; on an edge, the half it can be read on.
  func background(for foreground: RGB) -> RGB {
    let (upper, lower) = halves
    if upper == lower { return upper }
    if upper.contrast(with: lower) < 1.5 { return upper.mixed(lower) }
    return foreground.contrast(with: upper) >= foreground.contrast(with: lower) ? upper : lower
  }
}
