extension [PathElement] {
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
