import Foundation

extension RGB {
  /// The relative luminance as defined by WCAG 2, 0 (black) … 1 (white).
  package var luminance: Double {
    func linear(_ component: UInt8) -> Double {
      let value = Double(component) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The sRGB component (0…1) of the grey with the same luminance.
  package var grey: Double {
    let light = luminance
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Returns the contrast ratio of WCAG 2, 1 (equal luminance) … 21 (black on white).
  package func contrast(with other: RGB) -> Double {
    let (darker, lighter) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (lighter + 0.05) / (darker + 0.05)
  }

  /// The colour as `#RRGGBB`.
  package var hex: String {
    let digits = [red, green, blue].map { byte in
      let text = String(byte, radix: 16, uppercase: true)
      return byte < 16 ? "0" + text : text
    }
    return "#" + digits.joined()
  }

  /// Parses `#RRGGBB`; nil for anything else.
  package init?(hex text: String) {
    guard text.utf8.count == 7, text.hasPrefix("#"),
      text.dropFirst().allSatisfy(\.isHexDigit), let value = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    self.init(value)
  }
}
