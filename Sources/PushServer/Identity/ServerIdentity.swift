import Crypto
package import Foundation

/// The files with which the server proves who it is and recognizes its clients: made on the first
/// run, and renewed when they are about to expire.
package struct ServerIdentity: Sendable {
  /// The certificate that clients have to trust.
  package let authorityFile: String
  /// The certificate and the key of the server, in PEM.
  package let certificate: String
  package let certificateKey: String
  /// The `.p8` file with which clients sign their tokens.
  package let signingKeyFile: String
  package let signing: SigningIdentity
  /// The public half of the signing key.
  package let providerKey: ProviderKey

  /// Reads the files of a folder, and makes those that are missing.
  ///
  /// - Parameters:
  ///   - folder: Exists and is private.
  ///   - generator: Makes the names of the signing key; keys are made by the cryptography itself.
  /// - Throws: `PushServerError` when a file cannot be read or written, or is malformed.
  package init(
    folder: PrivateFolder, now: Date, using generator: inout some RandomNumberGenerator
  ) throws(PushServerError) {
    let authority = try Self.authority(in: folder, now: now)
    authorityFile = folder.file("ca.pem")
    (certificate, certificateKey) = try Self.server(in: folder, authority, now: now)
    signing = try Self.signing(in: folder, using: &generator)
    signingKeyFile = folder.file(signing.fileName)
    guard let pem = try Self.text(signingKeyFile) else {
      throw PushServerError(
        "the signing key '\(signingKeyFile)' is missing: restore it, or remove "
          + "'\(folder.file("signing.json"))' to have a new one made")
    }
    providerKey = try ProviderKey(
      id: signing.keyID, team: signing.team, pem: pem, file: signingKeyFile)
  }

  private static func authority(
    in folder: PrivateFolder, now: Date
  ) throws(PushServerError) -> CertificateAuthority {
    let files = (certificate: folder.file("ca.pem"), key: folder.file("ca-key.pem"))
    if let certificate = try text(files.certificate, isSecret: false),
      let key = try text(files.key),
      let authority = CertificateAuthority(certificate: certificate, key: key, at: now)
    {
      return authority
    }
    do {
      let authority = try CertificateAuthority(at: now)
      let text = try authority.certificateText()
      try PrivateFile.replace(files.key, Data(authority.keyText.utf8))
      // Clients of other users have to read it, and it is no secret; the folder is private anyway.
      try PrivateFile.replace(files.certificate, Data(text.utf8), mode: 0o644)
      return authority
    } catch let error as PushServerError {
      throw error
    } catch {
      throw PushServerError("the authority's certificate cannot be made: \(error)")
    }
  }

  private static func server(
    in folder: PrivateFolder, _ authority: CertificateAuthority, now: Date
  ) throws(PushServerError) -> (certificate: String, key: String) {
    let files = (certificate: folder.file("server.pem"), key: folder.file("server-key.pem"))
    if let certificate = try text(files.certificate, isSecret: false),
      let key = try text(files.key),
      authority.accepts(certificate: certificate, key: key, at: now)
    {
      return (certificate, key)
    }
    do {
      let issued = try authority.issue(at: now)
      try PrivateFile.replace(files.key, Data(issued.key.utf8))
      try PrivateFile.replace(files.certificate, Data(issued.certificate.utf8), mode: 0o644)
      return issued
    } catch let error as PushServerError {
      throw error
    } catch {
      throw PushServerError("the server's certificate cannot be made: \(error)")
    }
  }

  private static func signing(
    in folder: PrivateFolder, using generator: inout some RandomNumberGenerator
  ) throws(PushServerError) -> SigningIdentity {
    let file = folder.file("signing.json")
    if let text = try PrivateFile.read(file) {
      guard let signing = try? JSONDecoder().decode(SigningIdentity.self, from: text),
        SigningIdentity.isIdentifier(signing.keyID), SigningIdentity.isIdentifier(signing.team)
      else {
        throw PushServerError(
          "'\(file)' does not name a key and a team: remove it to have a new key made")
      }
      return signing
    }
    let signing = SigningIdentity(using: &generator)
    let key = P256.Signing.PrivateKey()
    try PrivateFile.create(folder.file(signing.fileName), Data(key.pemRepresentation.utf8))
    try PrivateFile.create(file, TableFile.encoded(signing))
    return signing
  }

  private static func text(
    _ path: String, isSecret: Bool = true
  ) throws(PushServerError) -> String? {
    try PrivateFile.read(path, isSecret: isSecret, limit: 1 << 20)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
