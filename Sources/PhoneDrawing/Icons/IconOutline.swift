import CellRaster
package import ViewArchive

/// The outlines of one icon, in a square of side 1.
package struct IconOutline: Hashable, Sendable {
  package var paths: [[PathElement]]
  package var rule: FillRule

  package init(paths: [[PathElement]], rule: FillRule) {
    self.paths = paths
    self.rule = rule
  }

  /// Returns the icon in a square. An icon set has one weight: others are had by a line around the
  /// outlines, which is an approximation.
  func items(in rect: Rect, weight: FontValue.Weight, _ paint: Paint) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let line = StrokeLine(width: Self.growth(of: weight) * side, join: .round)
    return paths.flatMap { path -> [DisplayItem] in
      let path = path.mapped {
        Point(x: rect.minX + $0.x * side, y: rect.minY + $0.y * side)
      }
      let fill = DisplayItem.fill(path, paint, rule)
      return line.width > 0 ? [fill, .stroke(path, line, paint)] : [fill]
    }
  }

  /// By how much a weight widens the lines, in sides of the square.
  private static func growth(of weight: FontValue.Weight) -> Double {
    switch weight {
    case .ultraLight, .thin, .light, .regular, .medium: 0
    case .semibold: 0.02
    case .bold: 0.03
    case .heavy: 0.04
    case .black: 0.05
    }
  }
}
