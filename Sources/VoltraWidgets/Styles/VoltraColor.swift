import Foundation
import SwiftUI

/// The colours of Voltra: hexadecimal digits, also without a hash, CSS's functions, and some names.
enum VoltraColor {
  /// Nil: the text is no colour.
  static func color(_ text: String?) -> Color? {
    guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
      !text.isEmpty
    else { return nil }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let color = names[text] { return color }
    if [6, 8].contains(text.count), let color = hexadecimal(Substring(text)) { return color }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    return function(text[..<open], text[text.index(after: open)...].dropLast())
  }

  /// Three, four, six or eight digits; the last one or two of four and eight are the opacity.
  private static func hexadecimal(_ digits: Substring) -> Color? {
    guard digits.allSatisfy(\.isHexDigit), let number = UInt64(digits, radix: 16) else {
      return nil
    }
    let (bits, most): (UInt64, Double) = digits.count < 5 ? (4, 15) : (8, 255)
    let all = (UInt64(1) << bits) - 1
    let rgba: UInt64
    switch digits.count {
    case 3, 6: rgba = number << bits | all
    case 4, 8: rgba = number
    default: return nil
    }
    func channel(_ index: UInt64) -> Double { Double(rgba >> (bits * index) & all) / most }
    return Color(
      .sRGB, red: channel(3), green: channel(2), blue: channel(1), opacity: channel(0))
  }

  private static func function(_ name: Substring, _ arguments: Substring) -> Color? {
    let parts = arguments.split { ", /".contains($0) }.map(String.init)
    guard (3...4).contains(parts.count) else { return nil }
    guard let opacity = parts.count == 4 ? share(parts[3], of: 1) : 1 else { return nil }
    switch name {
    case "rgb", "rgba":
      let channels = parts.prefix(3).compactMap { share($0, of: 255) }
      guard channels.count == 3 else { return nil }
      return Color(
        .sRGB, red: channels[0], green: channels[1], blue: channels[2], opacity: opacity)
    case "hsl", "hsla":
      let shares = parts[1...2].compactMap { $0.hasSuffix("%") ? share($0, of: 1) : nil }
      guard shares.count == 2, let hue = VoltraAngle.degrees(parts[0]) else { return nil }
      return hsl(hue, shares[0], shares[1], opacity)
    default: return nil
    }
  }

  /// From 0 to 1: a part in percent, or of a whole.
  private static func share(_ text: String, of whole: Double) -> Double? {
    let share =
      text.hasSuffix("%")
      ? Double(text.dropLast()).map { $0 / 100 } : Double(text).map { $0 / whole }
    return share.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
  }

  private static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double, _ opacity: Double
  ) -> Color? {
    guard hue.isFinite else { return nil }
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
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear, "transparent": .clear, "primary": .primary, "secondary": .secondary,
  ]
}
