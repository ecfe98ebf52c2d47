package import ViewArchive
import ViewLayout

/// The body of the island or of a card: a rounded rectangle at any fraction of a cell, drawn again
/// for each frame of its animation.
package struct BodyShape: Sendable, Hashable {
  /// The rectangle in points; (0, 0) is the grid's top left.
  package var bounds: Rect
  /// The corner radius in points; limited to half of the shorter side.
  package var cornerRadius: Double
  package var look: BodyEdgeStyle

  package init(bounds: Rect, cornerRadius: Double, look: BodyEdgeStyle = .auto) {
    self.bounds = bounds
    self.cornerRadius = cornerRadius
    self.look = look
  }

  /// The keyline's width in points.
  private static let keylineWidth = 2.0

  /// The glyphs of bodies that are drawn as lines.
  package static let lines = Set(
    [BoxOutline.Glyphs.ascii, .round, .square].flatMap(\.all))

  /// Fills the panel with the opacity `opacity` (0…1); `keyline` is the colour of its edge. Nil: no
  /// keyline.
  package func fill(
    _ color: RGB, keyline: RGB?, into grid: inout CellGrid, clip: CellRect, depth: ColorDepth,
    glyphs: GlyphSet, mosaic: Mosaic = .halves, opacity: Double = 1
  ) {
    let opacity = Tint.unit(opacity)
    let clip = clip.intersection(grid.bounds)
    guard opacity > 0, bounds.width > 0, bounds.height > 0, !clip.isEmpty else { return }
    switch resolvedLook(color, keyline: keyline, over: grid, depth: depth, glyphs: glyphs) {
    case .blocks, .auto:
      BlockFill(
        shape: RoundedRect(bounds, radius: cornerRadius),
        inner: RoundedRect(
          bounds.inset(by: Self.keylineWidth), radius: cornerRadius - Self.keylineWidth),
        blocks: mosaic == .sextants ? .sixths : .quarters
      ).fill(
        // In 16 colours a keyline close to the body's colour would become white.
        Tint(color, alpha: opacity), keyline: depth > .sixteen ? keyline : nil, into: &grid,
        clip: CellMetric.cells(covering: bounds).intersection(clip))
    case .arcs, .ascii:
      // A line has no opacity; without colour a faint panel would look like a full one.
      guard depth > .mono || opacity >= 0.5 else { return }
      let isASCII = look == .ascii || glyphs != .unicode
      let box = BoxOutline(set: isASCII ? .ascii : cornerRadius > 0 ? .round : .square)
      // The outline is the only visible part; a keyline too close to the fill would hide it.
      let tint = Self.line(keyline, on: color) ?? color.contrastingLine
      box.draw(
        cells, line: Tint(tint, alpha: opacity), fill: Tint(color, alpha: opacity), into: &grid,
        clip: clip)
    }
  }

  /// Resolves `.auto`: blocks from 256 colours on, lines without colour. In 16
  /// colours a body without a visible keyline is drawn in blocks if its colour contrasts with the
  /// background, otherwise with lines.
  private func resolvedLook(
    _ color: RGB, keyline: RGB?, over grid: CellGrid, depth: ColorDepth, glyphs: GlyphSet
  ) -> BodyEdgeStyle {
    if glyphs != .unicode { return .ascii }
    if look != .auto { return look == .blocks && depth == .mono ? .arcs : look }
    switch depth {
    case .direct, .indexed: return .blocks
    case .sixteen:
      let corner = cells.origin
      guard Self.line(keyline, on: color) == nil, grid.bounds.contains(corner) else {
        return .arcs
      }
      let behind = grid[corner.column, corner.row].style.background
      return color.contrast(with: behind) >= Self.plainContrast ? .blocks : .arcs
    case .mono: return .arcs
    }
  }

  /// Returns the keyline if its contrast with the fill makes it visible as a line, else nil.
  private static func line(_ keyline: RGB?, on color: RGB) -> RGB? {
    keyline.flatMap { $0.contrast(with: color) >= 3 ? $0 : nil }
  }

  /// The contrast from which two colours certainly differ after reduction to 16 colours.
  private static let plainContrast = 2.0

  /// The cells of the outline: those of which more than a quarter is covered.
  private var cells: CellRect {
    let column = CellMetric.columns(nearest: bounds.minX)
    let row = CellMetric.whole((bounds.minY / CellMetric.height + 0.25).rounded(.down))
    let maxRow = CellMetric.whole((bounds.maxY / CellMetric.height - 0.25).rounded(.up))
    return CellRect(
      column: column, row: row, columns: max(CellMetric.columns(nearest: bounds.maxX) - column, 1),
      rows: max(maxRow - row, 1))
  }
}

extension RGB {
  /// A line colour that contrasts with this colour.
  var contrastingLine: RGB {
    (luminance < 0.2 ? RGB.white : RGB.black).blended(over: self, amount: 0.55)
  }
}
