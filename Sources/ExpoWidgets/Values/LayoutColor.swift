import ActivityModel
import Foundation
import SwiftUI

/// The colours of layouts: CSS's texts, numbers, SwiftUI's names and UIKit's.
enum LayoutColor {
  /// Nil: the value is no colour.
  static func color(_ value: JSONValue) -> Color? {
    switch value {
    case .text(let text): color(text)
    // ARGB, in one number.
    case .whole(let number): color(number)
    case .record(let record):
      switch (record["semantic"], record["dynamic"]) {
      case (.list(let names)?, _): names.lazy.compactMap(semantic).first
      case (_, .record(let tuple)?): dynamic(tuple)
      default: nil
      }
    case .null, .truth, .number, .list: nil
    }
  }

  private static func color(_ argb: Int64) -> Color? {
    guard (0...0xFFFF_FFFF).contains(argb) else { return nil }
    func channel(_ shift: Int64) -> Double { Double(argb >> shift & 255) / 255 }
    return Color(
      .sRGB, red: channel(16), green: channel(8), blue: channel(0), opacity: channel(24))
  }

  static func color(_ text: String) -> Color? {
    let text = text.trimmingCharacters(in: .whitespaces)
    if let named = named[text] { return named }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let function = function(text) { return function }
    guard let digits = names[text.lowercased()] else { return nil }
    return hexadecimal(digits)
  }

  /// `RGB`, `RGBA`, `RRGGBB` or `RRGGBBAA`.
  private static func hexadecimal(_ digits: Substring) -> Color? {
    let long =
      digits.count <= 4 ? digits.flatMap { [$0, $0] } : Array(digits)
    guard [6, 8].contains(long.count), let number = UInt64(String(long), radix: 16) else {
      return nil
    }
    let rgba = long.count == 8 ? number : number << 8 | 255
    func channel(_ shift: UInt64) -> Double { Double(rgba >> shift & 255) / 255 }
    return Color(
      .sRGB, red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }

  /// `rgb(…)`, `rgba(…)`, `hsl(…)`, `hsla(…)` and `hwb(…)`, with commas or blanks.
  private static func function(_ text: String) -> Color? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let parts = text[text.index(after: open)...].dropLast()
      .split { ", /".contains($0) }.map(String.init)
    guard (3...4).contains(parts.count) else { return nil }
    /// A number, a share of `whole` in percent, or an angle.
    func part(_ index: Int, of whole: Double) -> Double? {
      let word = parts[index]
      if word.hasSuffix("%") { return Double(word.dropLast()).map { $0 / 100 * whole } }
      return Double(word.hasSuffix("deg") ? String(word.dropLast(3)) : word)
    }
    let opacity = parts.count == 4 ? part(3, of: 1) : 1
    guard let first = part(0, of: 255), let opacity else { return nil }
    switch text[..<open].lowercased() {
    case "rgb", "rgba":
      guard let green = part(1, of: 255), let blue = part(2, of: 255) else { return nil }
      return Color(
        .sRGB, red: first / 255, green: green / 255, blue: blue / 255, opacity: opacity)
    case "hsl", "hsla":
      guard let saturation = part(1, of: 1), let lightness = part(2, of: 1) else { return nil }
      return turned(first, opacity) { shade in
        lightness + saturation * min(lightness, 1 - lightness) * shade
      }
    case "hwb":
      guard let white = part(1, of: 1), let black = part(2, of: 1) else { return nil }
      let sum = max(white + black, 1)
      return turned(first, opacity) { shade in
        (shade + 1) / 2 * (1 - white / sum - black / sum) + white / sum
      }
    default: return nil
    }
  }

  /// A colour of a hue in degrees, each channel made of how near it is to the hue, from −1 to 1.
  private static func turned(
    _ hue: Double, _ opacity: Double, _ channel: (Double) -> Double
  ) -> Color {
    func nearness(_ offset: Double) -> Double {
      let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = place < 0 ? place + 12 : place
      return -max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(
      .sRGB, red: channel(nearness(0)), green: channel(nearness(8)), blue: channel(nearness(4)),
      opacity: opacity)
  }

  /// The appearance cannot be asked for here: the pair resolves where it is drawn.
  private static func dynamic(_ tuple: [String: JSONValue]) -> Color? {
    guard let light = tuple["light"].flatMap(color), let dark = tuple["dark"].flatMap(color) else {
      return nil
    }
    return Color(
      uiColor: UIColor { $0.userInterfaceStyle == .dark ? UIColor(dark) : UIColor(light) })
  }

  private static func semantic(_ value: JSONValue) -> Color? {
    guard case .text(let name) = value else { return nil }
    return semantics[name].map { Color(uiColor: $0) }
  }

  private static let named: [String: Color] = [
    "primary": .primary, "secondary": .secondary, "red": .red, "orange": .orange,
    "yellow": .yellow, "green": .green, "blue": .blue, "purple": .purple, "pink": .pink,
    "white": .white, "gray": .gray, "black": .black, "clear": .clear, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "indigo": .indigo, "brown": .brown, "transparent": .clear,
  ]

  private static let semantics: [String: UIColor] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "placeholderText": .placeholderText,
    "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "separator": .separator, "opaqueSeparator": .opaqueSeparator, "link": .link,
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
  ]

  /// CSS's names with their digits.
  private static let names: [String: Substring] = {
    let words = """
      aliceblue f0f8ff antiquewhite faebd7 aqua 00ffff aquamarine 7fffd4 azure f0ffff beige f5f5dc
      bisque ffe4c4 blanchedalmond ffebcd blueviolet 8a2be2 burlywood deb887 cadetblue 5f9ea0
      chartreuse 7fff00 chocolate d2691e coral ff7f50 cornflowerblue 6495ed cornsilk fff8dc
      crimson dc143c darkblue 00008b darkcyan 008b8b darkgoldenrod b8860b darkgray a9a9a9
      darkgreen 006400 darkgrey a9a9a9 darkkhaki bdb76b darkmagenta 8b008b darkolivegreen 556b2f
      darkorange ff8c00 darkorchid 9932cc darkred 8b0000 darksalmon e9967a darkseagreen 8fbc8f
      darkslateblue 483d8b darkslategray 2f4f4f darkslategrey 2f4f4f darkturquoise 00ced1
      darkviolet 9400d3 deeppink ff1493 deepskyblue 00bfff dimgray 696969 dimgrey 696969
      dodgerblue 1e90ff firebrick b22222 floralwhite fffaf0 forestgreen 228b22 fuchsia ff00ff
      gainsboro dcdcdc ghostwhite f8f8ff gold ffd700 goldenrod daa520 grey 808080
      greenyellow adff2f honeydew f0fff0 hotpink ff69b4 indianred cd5c5c ivory fffff0 khaki f0e68c
      lavender e6e6fa lavenderblush fff0f5 lawngreen 7cfc00 lemonchiffon fffacd lightblue add8e6
      lightcoral f08080 lightcyan e0ffff lightgoldenrodyellow fafad2 lightgray d3d3d3
      lightgreen 90ee90 lightgrey d3d3d3 lightpink ffb6c1 lightsalmon ffa07a lightseagreen 20b2aa
      lightskyblue 87cefa lightslategray 778899 lightslategrey 778899 lightsteelblue b0c4de
      lightyellow ffffe0 lime 00ff00 limegreen 32cd32 linen faf0e6 magenta ff00ff maroon 800000
      mediumaquamarine 66cdaa mediumblue 0000cd mediumorchid ba55d3 mediumpurple 9370db
      mediumseagreen 3cb371 mediumslateblue 7b68ee mediumspringgreen 00fa9a mediumturquoise 48d1cc
      mediumvioletred c71585 midnightblue 191970 mintcream f5fffa mistyrose ffe4e1 moccasin ffe4b5
      navajowhite ffdead navy 000080 oldlace fdf5e6 olive 808000 olivedrab 6b8e23 orangered ff4500
      orchid da70d6 palegoldenrod eee8aa palegreen 98fb98 paleturquoise afeeee palevioletred db7093
      papayawhip ffefd5 peachpuff ffdab9 peru cd853f plum dda0dd powderblue b0e0e6
      rebeccapurple 663399 rosybrown bc8f8f royalblue 4169e1 saddlebrown 8b4513 salmon fa8072
      sandybrown f4a460 seagreen 2e8b57 seashell fff5ee sienna a0522d silver c0c0c0 skyblue 87ceeb
      slateblue 6a5acd slategray 708090 slategrey 708090 snow fffafa springgreen 00ff7f
      steelblue 4682b4 tan d2b48c thistle d8bfd8 tomato ff6347 turquoise 40e0d0 violet ee82ee
      wheat f5deb3 whitesmoke f5f5f5 yellowgreen 9acd32
      """.split { $0 == " " || $0 == "\n" }
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
        (String(words[$0]), words[$0 + 1])
      })
  }()
}
