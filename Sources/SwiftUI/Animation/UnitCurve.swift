/// The timing curve of an animation.
public struct UnitCurve: Hashable, Sendable {
  public static let linear = Self()
  public static let easeIn = Self()
  public static let easeOut = Self()
  public static let easeInOut = Self()
  public static let circularEaseIn = Self()
  public static let circularEaseOut = Self()
  public static let circularEaseInOut = Self()

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> Self { Self() }
}
