import Foundation
import SwiftUI

/// The colours of Voltra: hexadecimal digits, also without a hash, CSS's functions, and some names.
enum VoltraColor {
  /// Nil: the text is no colour.
  static func color(_ text: String?) -> Color? {
    guard let text = text?.trimmingCharacters(in: .whitespaces).lowercased(), !text.isEmpty else {
      return nil
    }
    if let named = names[text] { return named }
    if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      return function(
        String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
    }
    return hexadecimal(text.hasPrefix("#") ? String(text.dropFirst()) : text)
  }

  private static func hexadecimal(_ digits: String) -> Color? {
    guard [6, 8].contains(digits.count), let number = UInt64(digits, radix: 16) else {
      return nil
    }
    let rgba = digits.count == 8 ? number : number << 8 | 255
    func channel(_ shift: UInt64) -> Double { Double(rgba >> shift & 255) / 255 }
    return Color(
      .sRGB, red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }

  private static func function(_ name: String, _ arguments: String) -> Color? {
    let parts = arguments.split { ", /".contains($0) }.map(String.init)
    let numbers = parts.compactMap { part in
      part.hasSuffix("%") ? Double(part.dropLast()).map { $0 / 100 } : Double(part)
    }
    guard numbers.count == parts.count, (3...4).contains(numbers.count) else { return nil }
    let opacity = numbers.count == 4 ? numbers[3] : 1
    switch name {
    case "rgb", "rgba":
      return Color(
        .sRGB, red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
        opacity: opacity)
    case "hsl", "hsla":
      return hsl(numbers[0], numbers[1], numbers[2], opacity)
    default: return nil
    }
  }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ opacity: Double
  ) -> Color {
    func channel(_ offset: Double) -> Double {
      let turned = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let place = turned < 0 ? turned + 12 : turned
      let shade = max(-1, min(place - 3, 9 - place, 1))
      return lightness - saturation * min(lightness, 1 - lightness) * shade
    }
    return Color(
      .sRGB, red: channel(0), green: channel(8), blue: channel(4), opacity: opacity)
  }

  private static let names: [String: Color] = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "grey": .gray,
    "black": .black, "clear": .clear, "transparent": .clear, "primary": .primary,
    "secondary": .secondary,
  ]
}
