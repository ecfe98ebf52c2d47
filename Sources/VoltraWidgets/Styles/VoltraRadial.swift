import Foundation
import SwiftUI

/// A gradient outwards from a point, as far as CSS says.
struct VoltraRadial: View {
  /// How far it goes.
  enum Extent: String {
    case closestSide = "closest-side"
    case farthestSide = "farthest-side"
    case closestCorner = "closest-corner"
    case farthestCorner = "farthest-corner"
  }

  var gradient: Gradient
  var center = UnitPoint.center
  var isCircle = false
  var extent = Extent.farthestCorner

  var body: some View {
    GeometryReader { room in
      let radii = radii(in: room.size)
      let whole = max(radii.width, radii.height, 0.0001)
      RadialGradient(gradient: gradient, center: center, startRadius: 0, endRadius: whole)
        .scaleEffect(x: radii.width / whole, y: radii.height / whole, anchor: center)
    }
  }

  /// The radii across and up, in points.
  func radii(in size: CGSize) -> CGSize {
    let (x, y) = (center.x * size.width, center.y * size.height)
    let across = [x, size.width - x].map { max($0, 0) }
    let up = [y, size.height - y].map { max($0, 0) }
    func pick(_ lengths: [CGFloat]) -> CGFloat {
      (isFar ? lengths.max() : lengths.min()) ?? 0
    }
    if isToSide {
      let radius = pick([pick(across), pick(up)])
      return isCircle
        ? CGSize(width: radius, height: radius) : CGSize(width: pick(across), height: pick(up))
    }
    let corner = CGSize(width: pick(across), height: pick(up))
    let distance = (corner.width * corner.width + corner.height * corner.height).squareRoot()
    guard !isCircle, corner.height > 0, size.width > 0 else {
      return CGSize(width: distance, height: distance)
    }
    // An ellipse has the shape of the room, and the corner's distance up.
    let aspect = size.width / max(size.height, 1)
    return CGSize(width: aspect * distance, height: distance)
  }

  private var isFar: Bool { extent == .farthestSide || extent == .farthestCorner }
  private var isToSide: Bool { extent == .closestSide || extent == .farthestSide }
}
