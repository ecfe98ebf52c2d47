/// A zoom that an assistive technology asks for.
public struct AccessibilityZoomGestureAction: Sendable {
  public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

  public let direction: Direction
  public let location: UnitPoint
  public let point: CGPoint
}
