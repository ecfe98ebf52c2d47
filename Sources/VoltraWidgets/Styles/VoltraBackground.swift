import Foundation
import SwiftUI

/// What a style draws behind a component: a colour, or one of CSS's gradients.
enum VoltraBackground {
  case color(Color)
  case linear(Gradient, from: UnitPoint, to: UnitPoint)
  case radial(VoltraRadial)
  case angular(Gradient, center: UnitPoint, degrees: Double)

  /// Nil: the text is neither a colour nor a gradient that Voltra reads.
  init?(_ text: String?) {
    guard let text else { return nil }
    if let gradient = VoltraGradientReader.read(text) {
      self = gradient
    } else if let color = VoltraColor.color(text) {
      self = .color(color)
    } else {
      return nil
    }
  }

  @MainActor
  func behind(_ view: AnyView) -> AnyView {
    switch self {
    case .color(let color): AnyView(view.background(color))
    case .linear(let gradient, let start, let end):
      AnyView(
        view.background(LinearGradient(gradient: gradient, startPoint: start, endPoint: end)))
    case .radial(let radial): AnyView(view.background { radial })
    case .angular(let gradient, let center, let degrees):
      AnyView(
        view.background(
          AngularGradient(gradient: gradient, center: center, angle: .degrees(degrees))))
    }
  }
}
