import ActivityModel
import Foundation

/// A JSON Web Token in its three parts, parsed but not verified.
struct SignedToken {
  var algorithm: String?
  var keyID: String?
  var team: String?
  /// `iat` in seconds since 1970. Clients send it as an integer, a number with a fraction, or a
  /// string of digits.
  var issued: Double?
  /// The bytes that are signed: the first two parts with the dot between them.
  var signedBytes: Data
  var signature: Data

  /// Parses a token; nil: it does not have three parts in Base64 for URLs with JSON in the first
  /// two.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, let header = Self.data(parts[0]), let claims = Self.data(parts[1]),
      let signature = Self.data(parts[2]), let header = try? JSONValue(json: header),
      let claims = try? JSONValue(json: claims)
    else { return nil }
    algorithm = header[["alg"]]?.string
    keyID = header[["kid"]]?.string
    team = claims[["iss"]]?.string
    issued =
      switch claims[["iat"]] {
      case .whole(let seconds)?: Double(seconds)
      case .number(let seconds)?: seconds
      case .text(let text)?: Double(text)
      case .null?, .truth?, .list?, .record?, nil: nil
      }
    signedBytes = Data(text.utf8.prefix(parts[0].utf8.count + 1 + parts[1].utf8.count))
    self.signature = signature
  }

  /// Decodes Base64 with the alphabet for URLs, with or without padding.
  private static func data(_ text: Substring) -> Data? {
    var base64 = String(text.replacing("-", with: "+").replacing("_", with: "/"))
    while base64.hasSuffix("=") { base64.removeLast() }
    base64 += String(repeating: "=", count: (4 - base64.utf8.count % 4) % 4)
    return Data(base64Encoded: base64)
  }
}
