import Synchronization

/// The 256 colours of a terminal, and which of them stand for others (COLOR-4, COLOR-8).
package enum IndexedColors {
  /// 16 of xterm, a 6 × 6 × 6 cube, 24 greys.
  package static let palette: [RGB] = {
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

  /// Those that do not depend on the user's terminal theme.
  package static let fixed = 16..<256

  private static let colors = palette.map(Oklab.init)

  /// Returns the number of the nearest of some colours.
  ///
  /// - Parameter keepsHue: True to prefer one of the same hue to a grey that is nearer, for a colour that
  ///   is seen as one: a dark green card stays green.
  package static func nearest(
    to color: RGB, among candidates: Range<Int>, keepsHue: Bool
  ) -> Int {
    let wanted = Oklab(color)
    func nearest(where isCandidate: (Oklab) -> Bool) -> Int? {
      candidates.filter { isCandidate(colors[$0]) }.min {
        wanted.squaredDistance(to: colors[$0]) < wanted.squaredDistance(to: colors[$1])
      }
    }
    if keepsHue, wanted.chroma >= leastChroma,
      let best = nearest(where: {
        $0.chroma >= wanted.chroma / 2 && $0.hueCosine(to: wanted) >= leastHueCosine
          && abs($0.lightness - wanted.lightness) <= mostLightness
      })
    {
      return best
    }
    return nearest { _ in true } ?? candidates.lowerBound
  }

  /// The chroma from which a colour is seen as one and not as a grey.
  private static let leastChroma = 0.03
  /// The cosine of 35°: what is called by the same name of a colour.
  private static let leastHueCosine = 0.82
  /// How much lighter or darker the same hue may be: a step of the cube beside black.
  private static let mostLightness = 0.2

  // MARK: Dithering

  /// Two colours of the palette that together look like another one.
  private struct Mixture: Sendable {
    var colors: (RGB, RGB)
    /// How much of the second there is, 0…1.
    var amount: Double
  }

  private static let mixtures = Mutex<[RGB: Mixture]>([:])
  /// The most colours that are remembered.
  private static let mostMixtures = 1 << 12

  /// Returns the colour of the palette for a place in a gradient: of two whose mixture is the nearest,
  /// each where an ordered pattern of 4 × 4 half cells has it.
  ///
  /// - Parameters:
  ///   - column: In cells.
  ///   - half: In halves of a row.
  package static func dithered(_ color: RGB, column: Int, half: Int) -> RGB {
    let known = mixtures.withLock { $0[color] }
    let mixture = known ?? mixture(for: color)
    if known == nil {
      mixtures.withLock { mixtures in
        if mixtures.count >= mostMixtures { mixtures.removeAll(keepingCapacity: true) }
        mixtures[color] = mixture
      }
    }
    let threshold = (Double(pattern[half & 3][column & 3]) + 0.5) / 16
    return mixture.amount > threshold ? mixture.colors.1 : mixture.colors.0
  }

  /// The order in which the places of the pattern get the second colour.
  private static let pattern = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]]

  /// The number of nearest colours that are mixed.
  private static let mixed = 12
  /// How much the distance between the two colours counts beside that of their mixture: those that are
  /// near each other show less of a pattern.
  private static let grain = 0.04

  private static func mixture(for color: RGB) -> Mixture {
    let wanted = Oklab(color)
    let near = fixed.sorted {
      wanted.squaredDistance(to: colors[$0]) < wanted.squaredDistance(to: colors[$1])
    }.prefix(mixed)
    var best = Mixture(colors: (palette[near[0]], palette[near[0]]), amount: 0)
    var least = wanted.squaredDistance(to: colors[near[0]])
    for (index, first) in near.enumerated() {
      for second in near.dropFirst(index + 1) {
        let (from, to) = (colors[first], colors[second])
        let distance = from.squaredDistance(to: to)
        // The point of the line between both that is the nearest.
        let along =
          (wanted.lightness - from.lightness) * (to.lightness - from.lightness)
          + (wanted.a - from.a) * (to.a - from.a) + (wanted.b - from.b) * (to.b - from.b)
        let amount = min(max(along / max(distance, 1e-9), 0), 1)
        var seen = from
        seen.lightness += (to.lightness - from.lightness) * amount
        seen.a += (to.a - from.a) * amount
        seen.b += (to.b - from.b) * amount
        let error = wanted.squaredDistance(to: seen) + grain * distance
        guard error < least else { continue }
        least = error
        best = Mixture(colors: (palette[first], palette[second]), amount: amount)
      }
    }
    return best
  }
}
