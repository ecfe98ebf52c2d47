import CellRaster

extension TerminalReply {
  /// Parses the reply in a control string; nil when it is not supported.
  /// - Parameter start: The character that started the string: `P` for DCS, `]` for OSC, `_` for
  ///   APC.
  init?(string start: UInt8, content: [UInt8]) {
    let text = KeyReader.text(content)
    switch start {
    case UInt8(ascii: "P"):
      if text.hasPrefix(">|") {
        self = .version(String(text.dropFirst(2)))
      } else if text.hasPrefix("1$r"), text.hasSuffix("m") {
        self = .graphicRendition(String(text.dropFirst(3).dropLast()))
      } else {
        return nil
      }
    case UInt8(ascii: "]"):
      guard text.hasPrefix("11;"), let color = Self.color(text.dropFirst(3)) else { return nil }
      self = .background(color)
    case UInt8(ascii: "_"):
      // Gi=31;OK, or a reason.
      guard text.hasPrefix("G"), let answer = text.split(separator: ";").dropFirst().first else {
        return nil
      }
      self = .kittyGraphics(answer == "OK")
    default: return nil
    }
  }

  /// Parses `rgb:1c1c/1c1c/1c1c`, each channel with one to four digits, or `#1c1c1c`.
  private static func color(_ text: Substring) -> RGB? {
    let channels: [Substring]
    if text.hasPrefix("rgb:") || text.hasPrefix("rgba:") {
      channels = Array(
        text.drop { $0 != ":" }.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
          .prefix(3))
    } else if text.hasPrefix("#"), text.count == 7 {
      let digits = Array(text.dropFirst())
      channels = [0, 2, 4].map { Substring(String(digits[$0...$0 + 1])) }
    } else {
      return nil
    }
    let values = channels.compactMap(channel)
    guard channels.count == 3, values.count == 3 else { return nil }
    return RGB(red: values[0], green: values[1], blue: values[2])
  }

  private static func channel(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let largest = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }
}
