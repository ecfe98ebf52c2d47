import Crypto
import Foundation
import SwiftASN1
import X509

/// A certificate authority of the server alone: clients that trust it trust certificates for the
/// names of the push service, and for no other names.
struct CertificateAuthority {
  /// Those of Apple and of the services that are taken, too, are among them, so that clients can be
  /// pointed at the server by name.
  static let names = [
    "localhost", "api.push.apple.com", "api.sandbox.push.apple.com",
    "api.development.push.apple.com", "api-manage-broadcast.push.apple.com",
    "api-manage-broadcast.sandbox.push.apple.com", "fcm.googleapis.com", "api.onesignal.com",
    "onesignal.com",
  ]
  private static let address: [UInt8] = [127, 0, 0, 1]
  /// Validity in days, of the authority and of the server.
  private static let days = (authority: 3_650.0, server: 397.0)
  /// A certificate that expires within this time is replaced, in days.
  private static let renewal = (authority: 400.0, server: 30.0)
  private static let day = 86_400.0

  let certificate: Certificate
  private let key: P256.Signing.PrivateKey

  /// Makes a new authority.
  ///
  /// - Parameter names: Those that it may issue certificates for.
  /// - Throws: An error of the certificate's encoding; its values are constants.
  init(at now: Date, names: [String] = names) throws {
    let key = P256.Signing.PrivateKey()
    let name = try DistinguishedName {
      CommonName("island-apns local authority")
      OrganizationName("island")
    }
    let publicKey = Certificate.PublicKey(key.publicKey)
    // No range of addresses: BoringSSL, which Swift's clients use, cannot check one and refuses all.
    let permitted: [GeneralName] = names.map { .dnsName($0) }
    certificate = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: publicKey,
      notValidBefore: now.addingTimeInterval(-3_600),
      notValidAfter: now.addingTimeInterval(Self.days.authority * Self.day), issuer: name,
      subject: name, signatureAlgorithm: .ecdsaWithSHA256,
      extensions: Certificate.Extensions {
        Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
        Critical(KeyUsage(keyCertSign: true, cRLSign: true))
        SubjectKeyIdentifier(hash: publicKey)
        Critical(NameConstraints(permittedSubtrees: permitted))
      }, issuerPrivateKey: Certificate.PrivateKey(key))
    self.key = key
  }

  /// Takes an authority from its files; nil: they are malformed, do not belong together, or the
  /// certificate expires too soon or is not for all names.
  init?(certificate: String, key: String, at now: Date) {
    guard let certificate = try? Certificate(pemEncoded: certificate),
      let key = try? P256.Signing.PrivateKey(pemRepresentation: key),
      certificate.publicKey == Certificate.PublicKey(key.publicKey),
      Self.isUsable(certificate, days: Self.renewal.authority, at: now),
      let constraints = try? certificate.extensions.nameConstraints,
      Set(Self.names).isSubset(of: constraints.permittedDNSDomains)
    else { return nil }
    self.certificate = certificate
    self.key = key
  }

  /// The authority's key in PEM.
  var keyText: String { key.pemRepresentation }

  /// Returns the authority's certificate in PEM.
  ///
  /// - Throws: An error of the encoding.
  func certificateText() throws -> String { try certificate.serializeAsPEM().pemString }

  /// Makes a certificate for the server; returns it and its key in PEM.
  ///
  /// - Throws: An error of the certificate's encoding; its values are constants.
  func issue(at now: Date) throws -> (certificate: String, key: String) {
    let serverKey = P256.Signing.PrivateKey()
    let publicKey = Certificate.PublicKey(serverKey.publicKey)
    let subject = try DistinguishedName { CommonName("localhost") }
    let identifier = SubjectKeyIdentifier(hash: certificate.publicKey).keyIdentifier
    let end = min(
      now.addingTimeInterval(Self.days.server * Self.day), certificate.notValidAfter)
    let issued = try Certificate(
      version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: publicKey,
      notValidBefore: now.addingTimeInterval(-3_600), notValidAfter: end,
      issuer: certificate.subject, subject: subject, signatureAlgorithm: .ecdsaWithSHA256,
      extensions: Certificate.Extensions {
        Critical(BasicConstraints.notCertificateAuthority)
        Critical(KeyUsage(digitalSignature: true))
        try ExtendedKeyUsage([.serverAuth])
        Self.alternativeNames
        AuthorityKeyIdentifier(keyIdentifier: identifier)
        SubjectKeyIdentifier(hash: publicKey)
      }, issuerPrivateKey: Certificate.PrivateKey(key))
    return (try issued.serializeAsPEM().pemString, serverKey.pemRepresentation)
  }

  /// Returns whether a certificate in PEM was issued by this authority, has all names, and does not
  /// expire soon.
  func accepts(certificate text: String, key: String, at now: Date) -> Bool {
    guard let issued = try? Certificate(pemEncoded: text),
      let key = try? P256.Signing.PrivateKey(pemRepresentation: key),
      issued.publicKey == Certificate.PublicKey(key.publicKey),
      certificate.publicKey.isValidSignature(issued.signature, for: issued),
      let names = try? issued.extensions.subjectAlternativeNames,
      Set(names) == Set(Self.alternativeNames)
    else { return false }
    return Self.isUsable(issued, days: Self.renewal.server, at: now)
  }

  private static var alternativeNames: SubjectAlternativeNames {
    var all: [GeneralName] = names.map { .dnsName($0) }
    all.append(.ipAddress(ASN1OctetString(contentBytes: address[...])))
    return SubjectAlternativeNames(all)
  }

  private static func isUsable(_ certificate: Certificate, days: Double, at now: Date) -> Bool {
    certificate.notValidBefore <= now
      && certificate.notValidAfter > now.addingTimeInterval(days * day)
  }
}
