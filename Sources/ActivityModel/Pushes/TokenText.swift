package import Foundation

/// Push tokens as text.
package enum TokenText {
  /// All bytes in hexadecimal, as push services expect them in a path.
  package static func hex(_ token: Data) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: token.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }

  /// The first and the last digits, for logs: a whole token lets its reader push.
  package static func short(_ token: Data) -> String {
    token.count > 6 ? "\(hex(token.prefix(2)))…\(hex(token.suffix(2)))" : hex(token)
  }

  /// Parses hexadecimal, in capitals or not; nil: it is empty, has an odd number of digits, or
  /// another character.
  package static func bytes(_ hex: some StringProtocol) -> Data? {
    guard !hex.isEmpty, hex.utf8.count.isMultiple(of: 2) else { return nil }
    // Not a Data, whose growth by single bytes is slow.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(hex.utf8.count / 2)
    var high: UInt8?
    for character in hex.utf8 {
      guard let digit = digit(character) else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return Data(bytes)
  }

  /// The value of a hexadecimal digit; nil for other characters.
  package static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case 0x30...0x39: character - 0x30
    case 0x41...0x46: character - 0x37
    case 0x61...0x66: character - 0x57
    default: nil
    }
  }
}
