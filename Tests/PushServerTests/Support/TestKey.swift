import Crypto
import Foundation

@testable import PushServer

/// A provider's signing key, with which a test makes tokens.
struct TestKey {
  let id: String
  let team: String
  let key = P256.Signing.PrivateKey()

  init(id: String = "ABC123DEFG", team: String = "TEAM123456") {
    self.id = id
    self.team = team
  }

  var provider: ProviderKey { ProviderKey(id: id, team: team, key: key.publicKey) }

  /// Returns a token.
  ///
  /// - Parameters:
  ///   - issued: `iat` as JSON.
  ///   - head: The header as JSON; nil: the ordinary one.
  func token(issued: String, head: String? = nil, team: String? = nil) throws -> String {
    let head = head ?? "{\"alg\":\"ES256\",\"kid\":\"\(id)\"}"
    let claims = "{\"iss\":\"\(team ?? self.team)\",\"iat\":\(issued),\"exp\":1}"
    let signed = Self.encoded(Data(head.utf8)) + "." + Self.encoded(Data(claims.utf8))
    let signature = try key.signature(for: Data(signed.utf8))
    return signed + "." + Self.encoded(signature.rawRepresentation)
  }

  func token(issued date: Date) throws -> String {
    try token(issued: String(Int(date.timeIntervalSince1970)))
  }

  static func encoded(_ data: Data) -> String {
    data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
      .replacing("=", with: "")
  }
}
