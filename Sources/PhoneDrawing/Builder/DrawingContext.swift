import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// What views inherit while a placed tree becomes a display list.
struct DrawingContext: Sendable {
  var surface: SurfaceColors
  /// Where the tree's (0, 0) is drawn, in points.
  var origin: Point
  /// The surface's rectangle, which `ContainerRelativeShape` follows.
  var container: Rect
  /// The time for which progress is drawn.
  var now: Date
  var ring: ControlRing?
  var isRightToLeft = false
  var isRedacted = false

  func rect(_ bounds: Rect) -> Rect {
    Rect(
      x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: bounds.width,
      height: bounds.height)
  }

  func paint(_ style: StyleValue, in rect: Rect) -> Paint {
    StyleResolver(surface: surface).paint(style, in: rect)
  }

  /// The path of a shape, mirrored from right to left as SwiftUI mirrors shapes.
  func path(of kind: ShapeKind, in rect: Rect) -> [PathElement] {
    let path = ShapeCurves(container: container, containerRadius: surface.cornerRadius)
      .path(of: kind, in: rect)
    guard isRightToLeft else { return path }
    return path.mapped { Point(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
  }
}
