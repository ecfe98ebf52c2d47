import ViewArchive

/// Reads React Native's texts of colours (docs/colors).
enum ColorText {
  /// Returns the colour that a text gives; nil: it is none.
  static func color(_ text: String) -> ColorValue? {
    let text = text.lowercased().filter { !$0.isNewline }.trimmed
    if text == "transparent" { return .rgba(red: 0, green: 0, blue: 0, alpha: 0) }
    if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
    if let rgb = ColorNames.rgb(text) { return color(rgba: rgb << 8 | 0xFF) }
    return function(text)
  }

  /// Returns the colour of a number as React Native has them: 0xRRGGBBAA.
  static func color(rgba: UInt32) -> ColorValue {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return .rgba(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private static func hexadecimal(_ digits: Substring) -> ColorValue? {
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    let long =
      switch digits.count {
      case 3, 4: digits.map { "\($0)\($0)" }.joined()
      case 6, 8: String(digits)
      default: ""
      }
    return UInt32(long.count == 6 ? long + "ff" : long, radix: 16).map(color)
  }

  /// Reads `rgb(…)`, `hsl(…)` and `hwb(…)`, with commas or spaces, and an alpha after a slash.
  private static func function(_ text: String) -> ColorValue? {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = text[..<open]
    let arguments = text[text.index(after: open)...].dropLast()
      .split { $0 == "," || $0 == "/" || $0 == " " }.map(Argument.init)
    guard arguments.count == 3 || arguments.count == 4 else { return nil }
    let numbers = arguments.compactMap(\.self)
    guard numbers.count == arguments.count else { return nil }
    let alpha = numbers.count == 4 ? numbers[3].share(of: 1) : 1
    switch name {
    case "rgb", "rgba":
      return .rgba(
        red: numbers[0].share(of: 255), green: numbers[1].share(of: 255),
        blue: numbers[2].share(of: 255), alpha: alpha)
    case "hsl", "hsla":
      return hue(
        numbers[0].value, alpha: alpha,
        saturated(numbers[1].share(of: 100), lightness: numbers[2].share(of: 100)))
    case "hwb":
      let (white, black) = (numbers[1].share(of: 100), numbers[2].share(of: 100))
      guard white + black < 1 else {
        let gray = white / (white + black)
        return .rgba(red: gray, green: gray, blue: gray, alpha: alpha)
      }
      return hue(numbers[0].value, alpha: alpha) { white + $0 * (1 - white - black) }
    default: return nil
    }
  }

  /// A number, or hundredths.
  private struct Argument {
    var value: Double
    var isPercent: Bool

    init?(_ text: Substring) {
      isPercent = text.hasSuffix("%")
      let number = isPercent ? text.dropLast() : text.hasSuffix("deg") ? text.dropLast(3) : text
      guard let value = Double(number), value.isFinite else { return nil }
      self.value = value
    }

    func share(of whole: Double) -> Double { min(max(value / (isPercent ? 100 : whole), 0), 1) }
  }

  /// Returns a colour of full strength by its hue in degrees, whose components are changed.
  private static func hue(
    _ degrees: Double, alpha: Double, _ change: (Double) -> Double
  ) -> ColorValue {
    let turn = (degrees / 60).truncatingRemainder(dividingBy: 6)
    func part(_ offset: Double) -> Double {
      let place = (turn + offset + 12).truncatingRemainder(dividingBy: 6)
      return change(min(max(abs(place - 3) - 1, 0), 1))
    }
    return .rgba(red: part(0), green: part(4), blue: part(2), alpha: alpha)
  }

  private static func saturated(
    _ saturation: Double, lightness: Double
  ) -> (Double) -> Double {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    return { lightness + ($0 - 0.5) * chroma }
  }
}

extension String {
  /// The text without spaces at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { String(start[...$0]) } ?? ""
  }
}
