import ViewArchive

/// The smallest upright rectangle around a path, curves included.
struct CurveBox {
  private var (minX, maxX) = (Double.infinity, -Double.infinity)
  private var (minY, maxY) = (Double.infinity, -Double.infinity)

  /// Nil: the path has no points.
  init?(_ path: [PathElement]) {
    var current = Point.zero
    for element in path {
      switch element {
      case .move(let point), .line(let point):
        add(point)
        current = point
      case .quadratic(let end, let control):
        func third(_ a: Double, _ b: Double) -> Double { a + (b - a) * 2 / 3 }
        add(
          current, Point(x: third(current.x, control.x), y: third(current.y, control.y)),
          Point(x: third(end.x, control.x), y: third(end.y, control.y)), end)
        current = end
      case .cubic(let end, let control1, let control2):
        add(current, control1, control2, end)
        current = end
      case .close: break
      }
    }
    guard minX <= maxX else { return nil }
  }

  func rect(grownBy margin: Double) -> Rect {
    Rect(
      x: minX - margin, y: minY - margin, width: maxX - minX + 2 * margin,
      height: maxY - minY + 2 * margin)
  }

  private mutating func add(_ point: Point) {
    (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
    (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
  }

  /// Adds a cubic curve: its ends, and where it turns along an axis.
  private mutating func add(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    add(a)
    add(d)
    let times = Self.turns(a.x, b.x, c.x, d.x) + Self.turns(a.y, b.y, c.y, d.y)
    for t in times {
      let s = 1 - t
      func at(_ p: Double, _ q: Double, _ r: Double, _ e: Double) -> Double {
        s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * e
      }
      add(Point(x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y)))
    }
  }

  /// The roots of the derivative between 0 and 1.
  private static func turns(_ p: Double, _ q: Double, _ r: Double, _ e: Double) -> [Double] {
    let (a, b, c) = (e - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p)
    let roots: [Double]
    if abs(a) < 1e-9 {
      roots = abs(b) < 1e-9 ? [] : [-c / b]
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      roots = [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
