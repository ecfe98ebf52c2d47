import Crypto
import Foundation

/// A key with which a provider signs its tokens, as far as the service knows it: the public half.
package struct ProviderKey: Sendable {
  /// Ten characters; `kid` of a token.
  package var id: String
  /// Ten characters; `iss` of a token.
  package var team: String
  var key: P256.Signing.PublicKey
  /// The only environment that it may be used in; nil: both.
  var environment: PushEnvironment?

  init(
    id: String, team: String, key: P256.Signing.PublicKey, environment: PushEnvironment? = nil
  ) {
    self.id = id
    self.team = team
    self.key = key
    self.environment = environment
  }

  /// Takes the key of a file: a private one as Apple hands it out (`.p8`), or a public one.
  ///
  /// - Throws: `PushServerError` when the text is neither.
  package init(
    id: String, team: String, environment: PushEnvironment? = nil, pem: String, file: String
  ) throws(PushServerError) {
    if let key = try? P256.Signing.PrivateKey(pemRepresentation: pem) {
      self.init(id: id, team: team, key: key.publicKey, environment: environment)
    } else if let key = try? P256.Signing.PublicKey(pemRepresentation: pem) {
      self.init(id: id, team: team, key: key, environment: environment)
    } else {
      throw PushServerError(
        "'\(file)' has no P-256 key in PEM: name the .p8 file of an APNs signing key")
    }
  }
}
