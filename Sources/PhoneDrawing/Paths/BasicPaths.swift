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

  /// Returns the path with every point changed.
  package func mapped(_ change: (Point) -> Point) -> [PathElement] {
    map { element in
      switch element {
      case .move(let point): .move(change(point))
      case .line(let point): .line(change(point))
      case .quadratic(let point, let control):
        .quadratic(change(point), control: change(control))
      case .cubic(let point, let control1, let control2):
        .cubic(change(point), control1: change(control1), control2: change(control2))
      case .close: .close
      }
    }
  }

  /// The smallest rectangle around all points and control points. Nil: there are none.
  package var bounds: Rect? {
    var (minX, minY, maxX, maxY) = (
      Double.infinity, Double.infinity, -Double.infinity, -Double.infinity
    )
    func add(_ points: Point...) {
      for point in points where point.x.isFinite && point.y.isFinite {
        (minX, maxX) = (Swift.min(minX, point.x), Swift.max(maxX, point.x))
        (minY, maxY) = (Swift.min(minY, point.y), Swift.max(maxY, point.y))
      }
    }
    for element in self {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadratic(let point, let control): add(point, control)
      case .cubic(let point, let control1, let control2): add(point, control1, control2)
      case .close: break
      }
    }
    guard minX <= maxX else { return nil }
    return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}
