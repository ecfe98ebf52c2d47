import Foundation
import SwiftUI

/// Heights from 0 to 1, joined by lines from the first at the left edge to the last at the right.
struct PolylineShape: Shape {
  var heights: [Double]
  /// True: the line's end and start are joined by the lower edge.
  var isArea = false

  func path(in rect: CGRect) -> Path {
    var path = Path()
    guard !heights.isEmpty else { return path }
    let step = heights.count > 1 ? rect.width / Double(heights.count - 1) : 0
    for (index, height) in heights.enumerated() {
      let point = CGPoint(
        x: rect.minX + step * Double(index), y: rect.maxY - rect.height * height)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isArea {
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}
