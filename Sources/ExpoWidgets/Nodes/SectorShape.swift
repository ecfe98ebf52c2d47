import Foundation
import SwiftUI

/// A sector of a circle between two shares of its turn, clockwise from the top.
struct SectorShape: Shape {
  var start: Double
  var end: Double

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2,
      startAngle: .degrees(start * 360 - 90), endAngle: .degrees(end * 360 - 90), clockwise: false)
    path.closeSubpath()
    return path
  }
}
