package import ViewArchive

extension [PathElement] {
  /// The distance of the control points of a quarter circle from its ends, in radii.
  private static let circleControl = 0.5522847498

  package static func rectangle(_ rect: Rect) -> [PathElement] {
    [
      .move(Point(x: rect.minX, y: rect.minY)), .line(Point(x: rect.maxX, y: rect.minY)),
      .line(Point(x: rect.maxX, y: rect.maxY)), .line(Point(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  /// An ellipse from three o'clock on, clockwise.
  package static func ellipse(in rect: Rect) -> [PathElement] {
    let (x, y) = (rect.minX + rect.width / 2, rect.minY + rect.height / 2)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (cx, cy) = (rx * circleControl, ry * circleControl)
    func at(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx, y: y + dy) }
    return [
      .move(at(rx, 0)), .cubic(at(0, ry), control1: at(rx, cy), control2: at(cx, ry)),
      .cubic(at(-rx, 0), control1: at(-cx, ry), control2: at(-rx, cy)),
      .cubic(at(0, -ry), control1: at(-rx, -cy), control2: at(-cx, -ry)),
      .cubic(at(rx, 0), control1: at(cx, -ry), control2: at(rx, -cy)), .close,
    ]
  }

  /// A line between two points.
  package static func line(from start: Point, to end: Point) -> [PathElement] {
    [.move(start), .line(end)]
  }
}
