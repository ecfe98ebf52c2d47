import ActivityModel
import ViewArchive

/// The radii of a box's corners.
struct BoxCorners: Hashable, Sendable {
  private var topLeft: Double
  private var topRight: Double
  private var bottomLeft: Double
  private var bottomRight: Double
  /// True for radii of half the size.
  private var areHalves: Bool

  init(_ style: [String: JSONValue]) {
    let all = style["borderRadius"]
    areHalves = all?.string.map { $0.hasSuffix("%") && (Double($0.dropLast()) ?? 0) >= 50 } ?? false
    func radius(_ names: String...) -> Double {
      let value = names.lazy.compactMap { style["border\($0)Radius"]?.length }.first
      return min(max(value ?? all?.length ?? 0, 0), 10_000)
    }
    topLeft = radius("TopLeft", "TopStart", "StartStart")
    topRight = radius("TopRight", "TopEnd", "StartEnd")
    bottomLeft = radius("BottomLeft", "BottomStart", "EndStart")
    bottomRight = radius("BottomRight", "BottomEnd", "EndEnd")
  }

  /// Returns the outline of a box, whose width and height may be known, in points.
  func shape(width: Double?, height: Double?) -> ShapeKind {
    let radii = [topLeft, topRight, bottomLeft, bottomRight]
    let isEven = radii.allSatisfy { $0 == topLeft }
    let isSquare = width != nil && width == height
    let least = [width, height].compactMap(\.self).min()
    if areHalves || isEven && least.map({ topLeft > 0 && topLeft * 2 >= $0 }) ?? false {
      return isSquare ? .circle : areHalves ? .ellipse : .capsule
    }
    guard isEven else {
      return .circular(
        .unevenRoundedRectangle(
          topLeading: topLeft, bottomLeading: bottomLeft, bottomTrailing: bottomRight,
          topTrailing: topRight))
    }
    return topLeft == 0 ? .rectangle : .circular(.roundedRectangle(radius: topLeft))
  }
}
