import ActivityModel
import ViewArchive

/// Shapes of a drawing as paths.
enum SvgShape {
  /// Returns the path of a node; nil: it is no shape, or a malformed one.
  static func path(_ node: ReactNode) -> [PathElement]? {
    func number(_ name: String) -> Double? { node.props[name]?.length }
    switch node.typeName {
    case "SvgPath": return node.text("d").flatMap { SvgPathParser($0).elements }
    case "SvgCircle":
      guard let radius = number("r"), radius > 0 else { return nil }
      return ellipse(number("cx") ?? 0, number("cy") ?? 0, radius, radius)
    case "SvgEllipse":
      guard let x = number("rx"), let y = number("ry"), x > 0, y > 0 else { return nil }
      return ellipse(number("cx") ?? 0, number("cy") ?? 0, x, y)
    case "SvgRect":
      guard let width = number("width"), let height = number("height") else { return nil }
      let (x, y) = (number("x") ?? 0, number("y") ?? 0)
      return polygon(
        [(x, y), (x + width, y), (x + width, y + height), (x, y + height)].map {
          Point(x: $0, y: $1)
        }, isClosed: true)
    case "SvgLine":
      return polygon(
        [
          Point(x: number("x1") ?? 0, y: number("y1") ?? 0),
          Point(x: number("x2") ?? 0, y: number("y2") ?? 0),
        ], isClosed: false)
    case "SvgPolygon", "SvgPolyline":
      let numbers = (node.text("points") ?? "").split { $0 == " " || $0 == "," || $0 == "\n" }
        .compactMap { Double($0) }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        Point(x: numbers[$0], y: numbers[$0 + 1])
      }
      return polygon(points, isClosed: node.typeName == "SvgPolygon")
    default: return nil
    }
  }

  private static func polygon(_ points: [Point], isClosed: Bool) -> [PathElement]? {
    guard let first = points.first else { return nil }
    return [.move(first)] + points.dropFirst().map { .line($0) } + (isClosed ? [.close] : [])
  }

  /// The distance of a control point from the end of a quarter of a circle of radius 1.
  private static let arc = 0.5523

  private static func ellipse(
    _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double
  ) -> [PathElement] {
    func point(_ right: Double, _ down: Double) -> Point {
      Point(x: x + right * radiusX, y: y + down * radiusY)
    }
    return [
      .move(point(1, 0)),
      .cubic(point(0, 1), control1: point(1, arc), control2: point(arc, 1)),
      .cubic(point(-1, 0), control1: point(-arc, 1), control2: point(-1, arc)),
      .cubic(point(0, -1), control1: point(-1, -arc), control2: point(-arc, -1)),
      .cubic(point(1, 0), control1: point(arc, -1), control2: point(1, -arc)), .close,
    ]
  }
}
