import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

/// Converts shapes to paths with true curves.
package struct ShapeCurves: Sendable {
  /// The rectangle of the surface, which `containerRelative` follows.
  package var container: Rect
  package var containerRadius: Double
  /// True for corners that are arcs of circles.
  private var isCircular = false

  package init(container: Rect, containerRadius: Double) {
    self.container = container
    self.containerRadius = containerRadius
  }

  package func path(of kind: ShapeKind, in rect: Rect) -> [PathElement] {
    switch kind {
    case .rectangle: return .rectangle(rect)
    case .roundedRectangle(let radius): return rounded(rect, CornerRadii(all: radius))
    case .unevenRoundedRectangle(
      let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      return rounded(
        rect,
        CornerRadii(
          topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
          bottomLeft: bottomLeading))
    case .circle: return .ellipse(in: Self.square(in: rect))
    case .capsule:
      return rounded(rect, CornerRadii(all: min(rect.width, rect.height) / 2))
    case .ellipse: return .ellipse(in: rect)
    case .containerRelative: return .rounded(rect, radius: relativeRadius(of: rect))
    case .path(let elements, let size): return Self.scaled(elements, from: size, to: rect)
    case .trimmed(let shape, let from, let to):
      return path(of: shape, in: rect).trimmed(from: Tint.unit(from), to: Tint.unit(to))
    case .circular(let shape):
      var arcs = self
      arcs.isCircular = true
      return arcs.path(of: shape, in: rect)
    case .inset(let shape, let distance): return inset(shape, by: distance, in: rect)
    case .rotated(let shape, let degrees):
      let center = Point(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
      return path(of: shape, in: rect).mapped(
        PlaneTransform(degrees: degrees, around: center).apply)
    case .offset(let shape, let offset):
      return path(of: shape, in: rect).mapped { Point(x: $0.x + offset.x, y: $0.y + offset.y) }
    }
  }

  /// Insets the shape itself: corners keep their centre, so that their radius shrinks, too.
  private func inset(_ kind: ShapeKind, by distance: Double, in rect: Rect) -> [PathElement] {
    let inner = rect.inset(by: distance)
    return switch kind {
    case .roundedRectangle(let radius):
      rounded(inner, CornerRadii(all: max(radius - distance, 0)))
    case .unevenRoundedRectangle(
      let topLeading, let bottomLeading, let bottomTrailing, let topTrailing):
      rounded(
        inner,
        CornerRadii(
          topLeft: max(topLeading - distance, 0), topRight: max(topTrailing - distance, 0),
          bottomRight: max(bottomTrailing - distance, 0),
          bottomLeft: max(bottomLeading - distance, 0)))
    case .circular(let shape): path(of: .circular(.inset(shape, by: distance)), in: rect)
    case .rectangle, .circle, .capsule, .ellipse, .containerRelative, .path, .trimmed, .inset,
      .rotated, .offset:
      path(of: kind, in: inner)
    }
  }

  private func rounded(_ rect: Rect, _ radii: CornerRadii) -> [PathElement] {
    .rounded(rect, radii, isCircular: isCircular)
  }

  private func relativeRadius(of rect: Rect) -> Double {
    let distance = min(
      rect.minX - container.minX, rect.minY - container.minY, container.maxX - rect.maxX,
      container.maxY - rect.maxY)
    return max(containerRadius - max(distance, 0), 0)
  }

  /// Returns the largest square centred in `rect`.
  static func square(in rect: Rect) -> Rect {
    let side = min(rect.width, rect.height)
    return Rect(
      x: rect.minX + (rect.width - side) / 2, y: rect.minY + (rect.height - side) / 2, width: side,
      height: side)
  }

  private static func scaled(
    _ elements: [PathElement], from size: Size, to rect: Rect
  ) -> [PathElement] {
    let scaleX = size.width > 0 ? rect.width / size.width : 1
    let scaleY = size.height > 0 ? rect.height / size.height : 1
    return elements.mapped {
      Point(x: rect.minX + $0.x * scaleX, y: rect.minY + $0.y * scaleY)
    }
  }
}
