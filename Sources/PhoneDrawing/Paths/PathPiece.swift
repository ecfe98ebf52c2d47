import CellRaster
import Foundation
import ViewArchive

/// A line or a cubic curve of a path.
struct PathPiece {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point
  var isLine: Bool

  /// The pieces of a path in order; a quadratic curve becomes the same cubic one.
  static func pieces(of path: [PathElement]) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var (start, current) = (Point.zero, Point.zero)
    func line(to point: Point) {
      pieces.append(
        PathPiece(start: current, control1: current, control2: point, end: point, isLine: true))
      current = point
    }
    for element in path {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let point): line(to: point)
      case .quadratic(let point, let control):
        pieces.append(
          PathPiece(
            start: current, control1: current.moved(towards: control, by: 2.0 / 3),
            control2: point.moved(towards: control, by: 2.0 / 3), end: point, isLine: false))
        current = point
      case .cubic(let point, let control1, let control2):
        pieces.append(
          PathPiece(
            start: current, control1: control1, control2: control2, end: point, isLine: false))
        current = point
      case .close: if current != start { line(to: start) }
      }
    }
    return pieces
  }

  var element: PathElement {
    isLine ? .line(end) : .cubic(end, control1: control1, control2: control2)
  }

  private static let steps = 32

  func point(at t: Double) -> Point {
    let a = start.moved(towards: control1, by: t)
    let b = control1.moved(towards: control2, by: t)
    let c = control2.moved(towards: end, by: t)
    return a.moved(towards: b, by: t).moved(towards: b.moved(towards: c, by: t), by: t)
  }

  var length: Double {
    isLine ? start.distance(to: end) : cumulated.last ?? 0
  }

  /// The lengths up to each step of the curve.
  private var cumulated: [Double] {
    var (sum, before) = (0.0, start)
    return (0...Self.steps).map { step in
      let point = point(at: Double(step) / Double(Self.steps))
      sum += before.distance(to: point)
      before = point
      return sum
    }
  }

  /// Returns the parameter, 0…1, of the point at a distance along the piece.
  func parameter(at distance: Double) -> Double {
    if isLine {
      let length = length
      return length > 0 ? Swift.min(Swift.max(distance / length, 0), 1) : 0
    }
    let lengths = cumulated
    guard let after = lengths.firstIndex(where: { $0 >= distance }), after > 0 else {
      return distance <= 0 ? 0 : 1
    }
    let step = lengths[after] - lengths[after - 1]
    let share = step > 0 ? (distance - lengths[after - 1]) / step : 0
    return (Double(after - 1) + share) / Double(Self.steps)
  }

  /// Returns the part between two parameters.
  func part(from: Double, to: Double) -> PathPiece {
    if isLine {
      let (a, b) = (start.moved(towards: end, by: from), start.moved(towards: end, by: to))
      return PathPiece(start: a, control1: a, control2: b, end: b, isLine: true)
    }
    let rest = to < 1 ? split(at: to).before : self
    return from > 0 && to > 0 ? rest.split(at: from / to).after : rest
  }

  /// De Casteljau's algorithm.
  private func split(at t: Double) -> (before: PathPiece, after: PathPiece) {
    let a = start.moved(towards: control1, by: t)
    let b = control1.moved(towards: control2, by: t)
    let c = control2.moved(towards: end, by: t)
    let (ab, bc) = (a.moved(towards: b, by: t), b.moved(towards: c, by: t))
    let middle = ab.moved(towards: bc, by: t)
    return (
      PathPiece(start: start, control1: a, control2: ab, end: middle, isLine: false),
      PathPiece(start: middle, control1: bc, control2: c, end: end, isLine: false)
    )
  }
}
