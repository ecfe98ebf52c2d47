import Foundation
import ViewArchive

/// Converts shapes to polylines.
struct ShapeOutline: Sendable {
  /// The rectangle of the surface, which `containerRelative` follows; points of the grid.
  var container: Rect
  var containerRadius: Double

  func lines(of kind: ShapeKind, in rect: Rect) -> [Polyline] {
    switch kind {
    case .rectangle: return [Self.rounded(rect, radius: 0)]
    case .roundedRectangle(let radius): return [Self.rounded(rect, radius: radius)]
    case .unevenRoundedRectangle(
      let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      return [
        Self.rounded(
          rect, radii: (topLeading, topTrailing, bottomTrailing, bottomLeading))
      ]
    case .circle:
      return [Self.ellipse(in: Self.square(in: rect))]
    case .capsule: return [Self.rounded(rect, radius: min(rect.width, rect.height) / 2)]
    case .ellipse: return [Self.ellipse(in: rect)]
    case .containerRelative: return [Self.rounded(rect, radius: relativeRadius(of: rect))]
    case .path(let elements, let size):
      return Self.path(elements, from: size, to: rect)
    case .trimmed(let shape, let from, let to):
      return lines(of: shape, in: rect).trimmed(from: Tint.unit(from), to: Tint.unit(to))
    case .circular(let shape): return lines(of: shape, in: rect)
    case .inset(let shape, let distance): return lines(of: shape, in: rect.inset(by: distance))
    case .rotated(let shape, let degrees):
      return lines(of: shape, in: rect).map { line in
        line.mapped { $0.rotated(degrees: degrees, around: rect.center) }
      }
    case .offset(let shape, let offset):
      return lines(of: shape, in: rect).map { line in
        line.mapped { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
      }
    }
  }

  /// Returns the container's corner radius minus the distance to the container's nearest edge, in
  /// points.
  func relativeRadius(of rect: Rect) -> Double {
    let distance = min(
      rect.minX - container.minX, rect.minY - container.minY, container.maxX - rect.maxX,
      container.maxY - rect.maxY)
    return max(containerRadius - max(distance, 0), 0)
  }

  /// Returns the largest square centred in `rect`.
  static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height)
    return Rect(
      x: rect.center.x - side / 2, y: rect.center.y - side / 2, width: side, height: side)
  }

  static func ellipse(in rect: Rect) -> Polyline {
    Polyline(
      Polyline.arc(
        center: rect.center, radiusX: rect.width / 2, radiusY: rect.height / 2, from: 0, to: 360),
      isClosed: true)
  }

  static func rounded(_ rect: Rect, radius: Double) -> Polyline {
    rounded(rect, radii: (radius, radius, radius, radius))
  }

  /// Returns a rectangle with the radii clockwise from the top left, each limited to half of the
  /// shorter side.
  static func rounded(
    _ rect: Rect,
    radii: (topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double)
  ) -> Polyline {
    let limit = max(min(rect.width, rect.height) / 2, 0)
    let corners = [
      (radii.topLeft, rect.minX, rect.minY, 1.0, 1.0, 180.0),
      (radii.topRight, rect.maxX, rect.minY, -1.0, 1.0, 270.0),
      (radii.bottomRight, rect.maxX, rect.maxY, -1.0, -1.0, 0.0),
      (radii.bottomLeft, rect.minX, rect.maxY, 1.0, -1.0, 90.0),
    ]
    var points: [Point] = []
    points.reserveCapacity(48)
    for (wanted, x, y, inwardX, inwardY, angle) in corners {
      let radius = wanted.isNaN ? 0 : min(max(wanted, 0), limit)
      if radius == 0 {
        points.append(Point(x: x, y: y))
      } else {
        points += Polyline.arc(
          center: Point(x: x + inwardX * radius, y: y + inwardY * radius), radiusX: radius,
          radiusY: radius, from: angle, to: angle + 90)
      }
    }
    return Polyline(points, isClosed: true)
  }

  /// Converts a path, scaled from the size it was defined in to `rect`.
  private static func path(_ elements: [PathElement], from size: Size, to rect: Rect) -> [Polyline]
  {
    let scaleX = size.width > 0 ? rect.width / size.width : 1
    let scaleY = size.height > 0 ? rect.height / size.height : 1
    func place(_ point: Point) -> Point {
      Point(x: rect.minX + point.x * scaleX, y: rect.minY + point.y * scaleY)
    }
    var lines: [Polyline] = []
    var points: [Point] = []
    func end(isClosed: Bool) {
      if points.count > 1 { lines.append(Polyline(points, isClosed: isClosed)) }
      points = isClosed ? Array(points.prefix(1)) : []
    }
    let steps = 16
    for element in elements {
      switch element {
      case .move(let point):
        end(isClosed: false)
        points = [place(point)]
      case .line(let point): points.append(place(point))
      case .quadratic(let point, let control):
        let (from, middle, to) = (points.last ?? place(point), place(control), place(point))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          points.append(
            from.moved(towards: middle, by: t).moved(
              towards: middle.moved(towards: to, by: t), by: t))
        }
      case .cubic(let point, let control1, let control2):
        let (from, first) = (points.last ?? place(point), place(control1))
        let (second, to) = (place(control2), place(point))
        for step in 1...steps {
          let t = Double(step) / Double(steps)
          let a = from.moved(towards: first, by: t)
          let b = first.moved(towards: second, by: t)
          let c = second.moved(towards: to, by: t)
          points.append(
            a.moved(towards: b, by: t).moved(towards: b.moved(towards: c, by: t), by: t))
        }
      case .close: end(isClosed: true)
      }
    }
    end(isClosed: false)
    return lines
  }
}

extension [Polyline] {
  /// Returns the part between two fractions of the total length.
  func trimmed(from: Double, to: Double) -> [Polyline] {
    if from <= 0, to >= 1 { return self }
    guard from < to else { return [] }
    let total = reduce(0) { $0 + $1.length }
    var passed = 0.0
    var pieces: [Polyline] = []
    for line in self {
      let length = line.length
      let piece = line.piece(from: from * total - passed, to: to * total - passed)
      if piece.points.count > 1 { pieces.append(piece) }
      passed += length
    }
    return pieces
  }
}
