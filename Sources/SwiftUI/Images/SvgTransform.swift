import ViewArchive

/// The transform of an SVG element: `x` becomes `a x + c y + e`, `y` becomes `b x + d y + f`.
struct SvgTransform {
  private var (a, b, c, d) = (1.0, 0.0, 0.0, 1.0)
  private var (e, f) = (0.0, 0.0)

  init() {}

  /// Reads the attribute `transform`. Nil: it is malformed.
  init?(_ text: Substring) {
    for part in text.split(separator: ")") {
      let halves = part.split(separator: "(", omittingEmptySubsequences: false)
      guard halves.count == 2 else {
        if part.allSatisfy(\.isWhitespace) { continue }
        return nil
      }
      let name = halves[0].filter { $0.isLetter }
      let words = halves[1].split { $0 == "," || $0.isWhitespace }
      let numbers = words.compactMap { Double($0) }
      guard numbers.count == words.count, numbers.allSatisfy(\.isFinite),
        let step = Self.step(name, numbers)
      else { return nil }
      self = applied(after: step)
    }
  }

  private static func step(_ name: String, _ numbers: [Double]) -> SvgTransform? {
    var step = SvgTransform()
    switch (name, numbers.count) {
    case ("matrix", 6):
      (step.a, step.b, step.c, step.d) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (step.e, step.f) = (numbers[4], numbers[5])
    case ("translate", 1...2): (step.e, step.f) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): (step.a, step.d) = (numbers[0], numbers[numbers.count - 1])
    case ("rotate", 1), ("rotate", 3):
      let turn = numbers[0] * .pi / 180
      (step.a, step.b, step.c, step.d) = (cos(turn), sin(turn), -sin(turn), cos(turn))
      guard numbers.count == 3 else { break }
      let center = Point(x: numbers[1], y: numbers[2])
      let moved = step.applied(to: center)
      (step.e, step.f) = (center.x - moved.x, center.y - moved.y)
    default: return nil
    }
    return step
  }

  /// Returns the transform that applies `inner` first, then this one.
  func applied(after inner: SvgTransform) -> SvgTransform {
    var all = SvgTransform()
    (all.a, all.b) = (a * inner.a + c * inner.b, b * inner.a + d * inner.b)
    (all.c, all.d) = (a * inner.c + c * inner.d, b * inner.c + d * inner.d)
    (all.e, all.f) = (a * inner.e + c * inner.f + e, b * inner.e + d * inner.f + f)
    return all
  }

  func applied(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + e, y: b * point.x + d * point.y + f)
  }
}
