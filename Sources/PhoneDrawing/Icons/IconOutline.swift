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

  /// Returns the icon of a symbol in a square. An icon set has one weight: others are had by a line
  /// around the outlines, which is an approximation.
  func items(
    of name: String, in rect: Rect, weight: FontValue.Weight, _ coloring: SymbolColoring
  ) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let line = StrokeLine(width: Self.growth(of: weight) * side, join: .round)
    return parts(of: name, coloring).flatMap { part -> [DisplayItem] in
      let path = part.path.mapped {
        Point(x: rect.minX + $0.x * side, y: rect.minY + $0.y * side)
      }
      let fill = DisplayItem.fill(path, part.paint, part.rule)
      return line.width > 0 && !part.isHole ? [fill, .stroke(path, line, part.paint)] : [fill]
    }
  }

  // MARK: Parts

  private struct Part {
    var path: [PathElement]
    var rule: FillRule
    var paint: Paint
    /// True for what is cut out of another part.
    var isHole = false
  }

  private func parts(of name: String, _ coloring: SymbolColoring) -> [Part] {
    if let value = coloring.value, let foot = SymbolColoring.foot(of: name) {
      return litParts(
        value, from: foot, permanent: SymbolColoring.permanentParts(of: name), coloring.first)
    }
    if let second = coloring.second, SymbolColoring.isEnclosed(name),
      let parts = enclosedParts(coloring.first, second, isFilled: name.hasSuffix(".fill"))
    {
      return parts
    }
    return paths.map { Part(path: $0, rule: rule, paint: coloring.first) }
  }

  /// Returns the outline around the icon in one paint and what is in it in another. Nil: nothing is
  /// around everything else.
  private func enclosedParts(_ first: Paint, _ second: Paint, isFilled: Bool) -> [Part]? {
    let contours = contours.sorted { Self.area($0) > Self.area($1) }
    guard contours.count > 1, let outer = contours.first else { return nil }
    if isFilled {
      return [
        Part(path: paths.flatMap(\.self), rule: rule, paint: second),
        Part(
          path: contours.dropFirst().flatMap(\.self), rule: .evenOdd, paint: first, isHole: true),
      ]
    }
    guard contours.count > 2, Self.area(contours[1]) > 0.6 * Self.area(outer) else { return nil }
    return [
      Part(path: outer + contours[1], rule: .evenOdd, paint: second),
      Part(path: contours.dropFirst(2).flatMap(\.self), rule: rule, paint: first),
    ]
  }

  /// Returns the contours by their distance from where the symbol begins; those beyond the value are
  /// pale.
  private func litParts(
    _ value: Double, from foot: Point, permanent: Int, _ paint: Paint
  ) -> [Part] {
    let contours = contours.sorted {
      Self.middle($0).distance(to: foot) < Self.middle($1).distance(to: foot)
    }
    let count = Double(max(contours.count - permanent, 1))
    return contours.enumerated().map { index, path in
      let isLit = index < permanent || value > Double(index - permanent) / count
      return Part(
        path: path, rule: rule,
        paint: isLit ? paint : paint.faded(by: SymbolColoring.unlitOpacity))
    }
  }

  /// The closed lines of all paths.
  private var contours: [[PathElement]] {
    paths.flatMap { path -> [[PathElement]] in
      var contours: [[PathElement]] = []
      for element in path {
        if case .move = element { contours.append([]) }
        if !contours.isEmpty { contours[contours.count - 1].append(element) }
      }
      return contours
    }
  }

  private static func box(_ path: [PathElement]) -> Rect { path.bounds ?? .zero }

  private static func area(_ path: [PathElement]) -> Double {
    let box = box(path)
    return box.width * box.height
  }

  private static func middle(_ path: [PathElement]) -> Point { box(path).center }

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
