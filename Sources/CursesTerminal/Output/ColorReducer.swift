import CellRaster

/// Converts 24-bit colours to colour numbers of a terminal (COLOR-4, COLOR-5).
struct ColorReducer {
  let depth: ColorDepth
  /// The number of colours that ncurses accepts; 8 on old terminals.
  private let limit: Int
  private var known: [RGB: Int32] = [:]

  init(depth: ColorDepth, colors: Int) {
    self.depth = depth
    limit = colors
  }

  /// Returns the colour numbers of a cell. In 16 colours a foreground that contrasts with its
  /// background gets a number different from it.
  mutating func reduce(foreground: RGB, background: RGB) -> (foreground: Int32, background: Int32) {
    let pair = (index(foreground), index(background))
    guard depth == .sixteen, pair.0 == pair.1, foreground != background else { return pair }
    let (front, back) = (Oklab(foreground).lightness, Oklab(background).lightness)
    // Similar colours, such as blended edges, may get the same number; text may not.
    guard abs(front - back) > 0.2 else { return pair }
    let (dark, light): (Int32, Int32) = (0, limit > 8 ? 15 : 7)
    let wanted = front > back ? light : dark
    return (wanted != pair.1 ? wanted : wanted == dark ? light : dark, pair.1)
  }

  mutating func index(_ color: RGB) -> Int32 {
    if depth == .direct {
      return Int32(color.red) << 16 | Int32(color.green) << 8 | Int32(color.blue)
    }
    if let number = known[color] { return number }
    if known.count >= 1 << 16 { known.removeAll(keepingCapacity: true) }
    let number = nearest(color)
    known[color] = number
    return number
  }

  private func nearest(_ color: RGB) -> Int32 {
    // The colours 0–15 depend on the user's terminal theme and are not used when there are others.
    let isIndexed = depth == .indexed
    return Int32(
      IndexedColors.nearest(
        to: color, among: isIndexed ? IndexedColors.fixed : 0..<min(limit, 16),
        keepsHue: isIndexed))
  }
}
