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
    let candidates = depth == .indexed ? 16..<256 : 0..<min(limit, 16)
    let wanted = Oklab(color)
    let best = candidates.min {
      wanted.squaredDistance(to: Self.colors[$0]) < wanted.squaredDistance(to: Self.colors[$1])
    }
    return Int32(best ?? 0)
  }

  private static let colors = palette.map(Oklab.init)

  /// The 256 colours: 16 of xterm, a 6 × 6 × 6 cube, 24 greys.
  static let palette: [RGB] = {
    let sixteen: [UInt32] = [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
      0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let cube = levels.flatMap { red in
      levels.flatMap { green in levels.map { RGB(red: red, green: green, blue: $0) } }
    }
    let greys = (0..<24).map { UInt8(8 + 10 * $0) }.map { RGB(red: $0, green: $0, blue: $0) }
    return sixteen.map { RGB($0) } + cube + greys
  }()
}
