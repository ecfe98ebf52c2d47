extension Path {
  /// Creates a path from its description: numbers before a letter, `m` to begin at a point, `l` for a
  /// line, `q` and `c` for curves, `h` to close, `re` for a rectangle. Nil: it is something else.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2): path.addLine(to: point(0))
      case ("q", 4): path.addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("h", 0): path.closeSubpath()
      case ("re", 4):
        path.addRect(
          CGRect(origin: point(0), size: CGSize(width: numbers[2], height: numbers[3])))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }
}
