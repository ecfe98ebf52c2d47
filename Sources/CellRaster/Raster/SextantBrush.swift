/// Paints the six parts of a cell in two colours, where that is nearer to what is meant than two
/// halves are; else in halves (SHAPE-4).
struct SextantBrush: Sendable {
  let halves: HalfCellBrush

  /// How much less the squared error has to be, as a share of that of halves, and in squared levels
  /// of a channel for each part.
  private static let leastSaving = 0.25
  private static let leastDifference = 64.0

  /// Paints a cell.
  ///
  /// - Parameter parts: The paint of the six parts, from the upper left, row by row.
  func paint(_ parts: [Tint], at point: CellPoint, into grid: inout CellGrid) {
    guard grid.bounds.contains(point), parts.contains(where: { $0.alpha > 0 }) else { return }
    let cell = grid[point.column, point.row]
    // A letter keeps its cell.
    guard cell.isBlock || SextantGlyph.patternOfHalf(cell.code) != nil else {
      return paintHalves(parts, at: point, into: &grid)
    }
    let behind = cell.sextants
    let wanted = zip(parts, behind).map { $0.blended(over: $1) }
    let fit = Self.fit(wanted)
    let error = Self.errorOfHalves(wanted)
    guard fit.error <= error * (1 - Self.leastSaving),
      error - fit.error > Self.leastDifference * Double(SextantGlyph.parts)
    else {
      // The cell may hold six parts that halves do not keep.
      let (upper, lower) = Self.halves(of: wanted)
      return halves.paint(
        upper: Tint(upper), lower: Tint(lower), at: point, into: &grid)
    }
    grid.set(
      SextantGlyph.code(of: fit.pattern).text, at: point,
      style: CellStyle(foreground: fit.inside, background: fit.outside))
  }

  private func paintHalves(_ parts: [Tint], at point: CellPoint, into grid: inout CellGrid) {
    func mean(_ indices: [Int]) -> Tint {
      let alpha = indices.reduce(0) { $0 + parts[$1].alpha } / Double(indices.count)
      let strongest = indices.map { parts[$0] }.max { $0.alpha < $1.alpha } ?? .clear
      return Tint(strongest.color, alpha: alpha)
    }
    halves.paint(
      upper: mean([0, 1, 2, 3]), lower: mean([2, 3, 4, 5]), at: point, into: &grid)
  }

  // MARK: The fit

  private struct Fit {
    var pattern = 0
    var error = Double.infinity
    var inside = RGB.black
    var outside = RGB.black
  }

  /// Returns the pattern whose two means are nearest to six colours; of equally near ones the first,
  /// which has fewer parts inside.
  private static func fit(_ colors: [RGB]) -> Fit {
    var best = Fit()
    // The other half of the patterns are these with the two colours exchanged.
    for pattern in 0..<32 {
      var (inside, outside): ([RGB], [RGB]) = ([], [])
      for (part, color) in colors.enumerated() {
        let isInside = pattern >> part & 1 == 1
        if isInside { inside.append(color) } else { outside.append(color) }
      }
      let (one, other) = (mean(of: inside), mean(of: outside))
      let error = error(of: inside, from: one) + error(of: outside, from: other)
      if error < best.error - 1e-9 {
        best = Fit(pattern: pattern, error: error, inside: one, outside: other)
      }
    }
    return best
  }

  private static func halves(of colors: [RGB]) -> (upper: RGB, lower: RGB) {
    (
      mean(of: [colors[0], colors[0], colors[1], colors[1], colors[2], colors[3]]),
      mean(of: [colors[2], colors[3], colors[4], colors[4], colors[5], colors[5]])
    )
  }

  private static func errorOfHalves(_ colors: [RGB]) -> Double {
    let (upper, lower) = halves(of: colors)
    return error(of: [colors[0], colors[1]], from: upper)
      + error(of: [colors[2], colors[3]], from: upper) / 2
      + error(of: [colors[2], colors[3]], from: lower) / 2
      + error(of: [colors[4], colors[5]], from: lower)
  }

  private static func mean(of colors: [RGB]) -> RGB {
    guard !colors.isEmpty else { return .black }
    func mean(_ channel: KeyPath<RGB, UInt8>) -> UInt8 {
      let sum = colors.reduce(0) { $0 + Int($1[keyPath: channel]) }
      return UInt8((sum + colors.count / 2) / colors.count)
    }
    return RGB(red: mean(\.red), green: mean(\.green), blue: mean(\.blue))
  }

  private static func error(of colors: [RGB], from mean: RGB) -> Double {
    colors.reduce(0) { sum, color in
      func square(_ one: UInt8, _ other: UInt8) -> Double {
        let difference = Double(one) - Double(other)
        return difference * difference
      }
      return sum + square(color.red, mean.red) + square(color.green, mean.green)
        + square(color.blue, mean.blue)
    }
  }
}
