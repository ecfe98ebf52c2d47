import Foundation
package import ViewArchive

/// A gradient along a line, circle, ellipse or angle; lengths in points of the grid's coordinate
/// space.
package struct GradientPaint: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var tint: Tint
    package var location: Double

    package init(tint: Tint, location: Double) {
      self.tint = tint
      self.location = location
    }
  }

  /// The colour stops, ascending by location; of a mesh, in the order of its points.
  package var stops: [Stop]
  package var form: GradientValue.Form
  package var rect: Rect

  package init(stops: [Stop], form: GradientValue.Form, rect: Rect) {
    self.stops = stops
    self.form = form
    self.rect = rect
  }

  package func tint(at point: Point) -> Tint {
    if case .mesh(let mesh) = form { return tint(at: point, of: mesh) }
    return tint(atLocation: location(of: point))
  }

  var mean: Tint {
    var sums = (red: 0.0, green: 0.0, blue: 0.0, alpha: 0.0)
    var tints: [Tint]
    if case .mesh(let mesh) = form {
      tints = stops.prefix(mesh.points.count).map(\.tint)
      if tints.isEmpty { tints = [.clear] }
    } else {
      tints = (0..<8).map { tint(atLocation: (Double($0) + 0.5) / 8) }
    }
    for tint in tints {
      sums.red += Double(tint.color.red) / 255
      sums.green += Double(tint.color.green) / 255
      sums.blue += Double(tint.color.blue) / 255
      sums.alpha += tint.alpha
    }
    let count = Double(tints.count)
    return Tint(
      red: sums.red / count, green: sums.green / count, blue: sums.blue / count,
      alpha: sums.alpha / count)
  }

  package func tint(atLocation location: Double) -> Tint {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.tint }
    var previous = first
    for stop in stops.dropFirst() {
      if location < stop.location {
        let length = stop.location - previous.location
        return previous.tint.mixed(
          with: stop.tint, amount: length > 0 ? (location - previous.location) / length : 1)
      }
      previous = stop
    }
    return last.tint
  }

  private func location(of point: Point) -> Double {
    switch form {
    case .linear(let start, let end):
      let from = absolute(start)
      let to = absolute(end)
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      return fraction((point.x - from.x) * dx + (point.y - from.y) * dy, of: dx * dx + dy * dy)
    case .radial(let center, let startRadius, let endRadius):
      let middle = absolute(center)
      let distance = hypot(point.x - middle.x, point.y - middle.y)
      return fraction(distance - startRadius, of: endRadius - startRadius)
    case .elliptical(let center, let startFraction, let endFraction):
      let middle = absolute(center)
      guard rect.width > 0, rect.height > 0 else { return 1 }
      let distance = hypot((point.x - middle.x) / rect.width, (point.y - middle.y) / rect.height)
      return fraction(distance - startFraction, of: endFraction - startFraction)
    case .angular(let center, let startDegrees, let endDegrees):
      let middle = absolute(center)
      let angle = atan2(point.y - middle.y, point.x - middle.x) * 180 / .pi
      var turned = (angle - startDegrees).truncatingRemainder(dividingBy: 360)
      if turned < 0 { turned += 360 }
      return fraction(turned, of: endDegrees - startDegrees)
    case .mesh: return 0
    }
  }

  private func fraction(_ part: Double, of whole: Double) -> Double {
    let value = part / whole
    return value.isFinite ? min(max(value, 0), 1) : 1
  }

  func absolute(_ point: RelativePoint) -> Point {
    Point(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height)
  }
}
