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
    return paths.map { Part(path: $0, rule: rule, paint: coloring.whole) }
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
    // What is equally far lights up together, as the arcs on both sides of an antenna.
    var steps: [(distance: Double, path: [PathElement])] = []
    for part in solidParts.sorted(by: { distance($0, foot) < distance($1, foot) }) {
      let distance = distance(part, foot)
      if let last = steps.last, abs(last.distance - distance) < 0.02 {
        steps[steps.count - 1].path += part
      } else {
        steps.append((distance, part))
      }
    }
    let count = Double(max(steps.count - permanent, 1))
    return steps.enumerated().map { index, step in
      let isLit = index < permanent || value > Double(index - permanent) / count
      return Part(
        path: step.path, rule: .evenOdd,
        paint: isLit ? paint : paint.faded(by: SymbolColoring.unlitOpacity))
    }
  }

  private func distance(_ path: [PathElement], _ foot: Point) -> Double {
    Self.middle(path).distance(to: foot)
  }

  /// The contours, with the holes in them.
  private var solidParts: [[PathElement]] {
    let contours = contours
    let polygons = contours.map(Self.polygon)
    // The contour around each; nil: none is.
    let outer = contours.indices.map { index in
      contours.indices.first { other in
        other != index && Self.area(contours[other]) > Self.area(contours[index])
          && polygons[index].first.map { Self.contains(polygons[other], $0) } ?? false
      }
    }
    return contours.indices.filter { outer[$0] == nil }.map { index in
      contours[index]
        + contours.indices.filter { outer[$0] == index }.flatMap { contours[$0] }
    }
  }

  /// Returns points along a contour.
  private static func polygon(_ path: [PathElement]) -> [Point] {
    PathPiece.pieces(of: path).flatMap { piece in
      piece.isLine ? [piece.start] : [0, 0.25, 0.5, 0.75].map { piece.point(at: $0) }
    }
  }

  private static func contains(_ polygon: [Point], _ point: Point) -> Bool {
    var isInside = false
    for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
    where (a.y > point.y) != (b.y > point.y) {
      if point.x < a.x + (b.x - a.x) * (point.y - a.y) / (b.y - a.y) { isInside.toggle() }
    }
    return isInside
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
