/// A change of colours.
package enum ColorFilter: Codable, Hashable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(degrees: Double)
  case multiply(StyleValue)
  case invert
  case luminanceToAlpha

  package var name: String {
    switch self {
    case .brightness: "brightness"
    case .contrast: "contrast"
    case .saturation: "saturation"
    case .grayscale: "grayscale"
    case .hueRotation: "hueRotation"
    case .multiply: "colorMultiply"
    case .invert: "colorInvert"
    case .luminanceToAlpha: "luminanceToAlpha"
    }
  }
}
