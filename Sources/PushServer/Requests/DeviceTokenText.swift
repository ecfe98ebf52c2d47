import ActivityModel
import Foundation

/// The token in a request's path: two hexadecimal digits for each byte, of any length.
enum DeviceTokenText {
  /// Returns the token's bytes.
  ///
  /// - Throws: `RequestRefusal` when it is empty or not hexadecimal; the diagnosis says what the
  ///   text looks like.
  static func bytes(_ text: String) throws(RequestRefusal) -> Data {
    if text.isEmpty {
      throw RequestRefusal(
        .missingDeviceToken, "the path ends after /3/device/: append the token in hex")
    }
    if let bytes = TokenText.bytes(text) { return bytes }
    throw RequestRefusal(.badDeviceToken, diagnosis(text))
  }

  private static func diagnosis(_ text: String) -> String {
    let decoded = text.removingPercentEncoding ?? text
    let isHex = text.utf8.allSatisfy { TokenText.digit($0) != nil }
    if isHex {
      return "token has \(text.utf8.count) hex digits, an odd number: a digit is missing"
    }
    if decoded.contains(" "), TokenText.bytes(decoded.filter { $0 != " " }) != nil {
      return "token has blanks: leave them out"
    }
    if decoded.contains("<") || decoded.contains(" ") || decoded.contains("{") {
      return "token must be hex; this looks like the description of a Data: format each byte as "
        + "two hex digits"
    }
    if decoded.utf8.allSatisfy(isBase64) {
      return "token must be hex; this looks like base64: format each byte as two hex digits"
    }
    return "token must be hex: only the digits 0-9 and a-f"
  }

  private static func isBase64(_ character: UInt8) -> Bool {
    switch character {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    case 0x2b, 0x2d, 0x2f, 0x3d, 0x5f: true
    default: false
    }
  }
}
