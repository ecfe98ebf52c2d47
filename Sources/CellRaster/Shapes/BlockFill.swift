/// Fills a rounded rectangle with block elements: each cell is filled from one of its four sides,
/// in eighths, as close to the shape as possible (SHAPE-2). It mixes no colours, so it looks
/// the same in 16 colours as in 256.
struct BlockFill: Sendable {
  let shape: RoundedRect
  /// The shape without its keyline.
  let inner: RoundedRect

  func fill(_ tint: Tint, keyline: RGB?, into grid: inout CellGrid, clip: CellRect) {
    for row in clip.row..<clip.maxRow {
      for column in clip.column..<clip.maxColumn {
        let bits = shape.bits(column: column, row: row)
        guard let block = EighthBlock.nearest(to: bits) else { continue }
        let place = CellPoint(column: column, row: row)
        let behind = grid[column, row].background(for: tint.color)
        let color = tint.blended(over: behind)
        guard let keyline else {
          grid.set(block.glyph, at: place, style: block.style(color, on: behind))
          continue
        }
        let ring = bits & ~inner.bits(column: column, row: row)
        if block.isFull {
          // Only the keyline and the body meet in this cell, so the keyline keeps its true width.
          let line = EighthBlock.nearest(to: ring)
          grid.set(
            line?.glyph ?? EighthBlock.blank, at: place,
            style: line?.style(keyline, on: color)
              ?? CellStyle(foreground: color, background: color))
        } else {
          let share = Double(ring.nonzeroBitCount) / Double(bits.nonzeroBitCount)
          let edge = keyline.blended(over: color, amount: share)
          grid.set(block.glyph, at: place, style: block.style(edge, on: behind))
        }
      }
    }
  }
}

/// A block glyph: a cell filled from one of its four sides, in eighths.
struct EighthBlock: Hashable, Sendable {
  let glyph: GlyphCode
  /// True when the glyph covers the unfilled part, so foreground and background are exchanged.
  let isSwapped: Bool
  /// The filled points, in the layout of `RoundedRect.bits`.
  fileprivate let bits: UInt64

  static let blank = GlyphCode.blank

  var isFull: Bool { bits == .max }

  /// Returns the style of a cell filled with `color`, with `behind` in the unfilled part.
  func style(_ color: RGB, on behind: RGB) -> CellStyle {
    if isFull { return CellStyle(foreground: color, background: color) }
    return isSwapped
      ? CellStyle(foreground: behind, background: color)
      : CellStyle(foreground: color, background: behind)
  }

  /// Returns the block that differs from `bits` in the fewest of 64 points. Nil: the blank is the
  /// nearest.
  static func nearest(to bits: UInt64) -> EighthBlock? {
    if bits == .max { return full }
    if bits == 0 { return nil }
    let best = all.min {
      ($0.bits ^ bits).nonzeroBitCount < ($1.bits ^ bits).nonzeroBitCount
    }
    return best?.bits == 0 ? nil : best
  }

  private static let full = EighthBlock(glyph: blank, isSwapped: false, bits: .max)

  private static let all: [EighthBlock] = {
    let lefts = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"].map(GlyphCode.init)
    let lowers = ["▁", "▂", "▃", "▄", "▅", "▆", "▇"].map(GlyphCode.init)
    var blocks = [EighthBlock(glyph: blank, isSwapped: false, bits: 0), full]
    for count in 1...7 {
      let left = (1...8).reduce(UInt64(0)) { sum, _ in sum << 8 | (1 << UInt64(count) - 1) }
      let upper = UInt64.max >> UInt64(64 - count * 8)
      blocks += [
        EighthBlock(glyph: lefts[count - 1], isSwapped: false, bits: left),
        EighthBlock(glyph: lowers[7 - count], isSwapped: true, bits: upper),
        EighthBlock(glyph: lefts[count - 1], isSwapped: true, bits: ~left),
        EighthBlock(glyph: lowers[7 - count], isSwapped: false, bits: ~upper),
      ]
    }
    return blocks
  }()
}
