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
    let hex = hex(token)
    return hex.count > 12 ? "\(hex.prefix(4))…\(hex.suffix(4))" : hex
  }

  /// Parses hexadecimal; nil: it is empty, has an odd number of digits, or others.
  package static func bytes(_ hex: some StringProtocol) -> Data? {
    let digits = hex.utf8.map { digit -> UInt8? in
      switch digit {
      case 0x30...0x39: digit - 0x30
      case 0x61...0x66: digit - 0x61 + 10
      case 0x41...0x46: digit - 0x41 + 10
      default: nil
      }
    }
    guard !digits.isEmpty, digits.count.isMultiple(of: 2) else { return nil }
    var bytes = Data(capacity: digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = digits[index], let low = digits[index + 1] else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
