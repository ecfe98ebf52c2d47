package import ViewArchive

extension [PathElement] {
  /// A rectangle with continuous corners (PICTURE-3): the curvature grows along the side, which a
  /// corner uses up to 1.53 radii of. Where a side has less room, the corner approaches an arc.
  ///
  /// - Parameter isCircular: True for corners that are arcs of circles.
  package static func rounded(
    _ rect: Rect, _ radii: CornerRadii, isCircular: Bool = false
  ) -> [PathElement] {
    let limit = Swift.max(Swift.min(rect.width, rect.height) / 2, 0)
    let corners = [
      (radii.topLeft, Point(x: rect.minX, y: rect.minY), 1.0, 1.0),
      (radii.topRight, Point(x: rect.maxX, y: rect.minY), -1.0, 1.0),
      (radii.bottomRight, Point(x: rect.maxX, y: rect.maxY), -1.0, -1.0),
      (radii.bottomLeft, Point(x: rect.minX, y: rect.maxY), 1.0, -1.0),
    ]
    var path: [PathElement] = []
    for (index, (wanted, corner, inwardX, inwardY)) in corners.enumerated() {
      let radius = wanted.isNaN ? 0 : Swift.min(Swift.max(wanted, 0), limit)
      guard radius > 0 else {
        path.append(path.isEmpty ? .move(corner) : .line(corner))
        continue
      }
      let curve =
        isCircular
        ? CornerCurve(horizontal: 1, vertical: 1)
        : CornerCurve(horizontal: rect.width / 2 / radius, vertical: rect.height / 2 / radius)
      var points = curve.points.map {
        Point(x: corner.x + inwardX * $0.x * radius, y: corner.y + inwardY * $0.y * radius)
      }
      // Clockwise, a corner begins on its vertical side at the left top and the right bottom.
      if index.isMultiple(of: 2) { points.reverse() }
      path.append(path.isEmpty ? .move(points[0]) : .line(points[0]))
      for part in 0..<3 {
        path.append(
          .cubic(
            points[3 * part + 3], control1: points[3 * part + 1], control2: points[3 * part + 2]))
      }
    }
    return path + [.close]
  }

  package static func rounded(_ rect: Rect, radius: Double) -> [PathElement] {
    rounded(rect, CornerRadii(all: radius))
  }
}

/// The curve of one corner of radius 1 whose sides leave (0, 0) along the axes: three cubic pieces.
private struct CornerCurve {
  /// The ten points from the horizontal side to the vertical one.
  var points: [Point]

  /// - Parameters: Half of the sides, in radii.
  init(horizontal: Double, vertical: Double) {
    let x = Self.half(room: horizontal)
    let y = Self.half(room: vertical).map { Point(x: $0.y, y: $0.x) }
    points = x + y.reversed()
  }

  /// Returns the first five points: of an arc without room, of the continuous corner with room for
  /// its whole length.
  private static func half(room: Double) -> [Point] {
    let share = Swift.min(Swift.max((room - 1) / (length - 1), 0), 1)
    return zip(arc, continuous).map { arc, continuous in
      Point(
        x: arc.x + (continuous.x - arc.x) * share, y: arc.y + (continuous.y - arc.y) * share)
    }
  }

  /// The length of a side that a continuous corner uses, in radii.
  private static let length = 1.52866

  private static let continuous = [
    Point(x: length, y: 0), Point(x: 1.08849, y: 0), Point(x: 0.86841, y: 0),
    Point(x: 0.63149, y: 0.07491), Point(x: 0.37282, y: 0.16906),
  ]

  /// A quarter circle in three pieces of 21.7, 46.6 and 21.7 degrees, as the continuous corner has.
  private static let arc = [
    Point(x: 1, y: 0), Point(x: 0.87374, y: 0), Point(x: 0.74790, y: 0.02405),
    Point(x: 0.63025, y: 0.07087), Point(x: 0.37483, y: 0.17251),
  ]
}
