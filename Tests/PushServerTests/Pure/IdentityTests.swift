import Foundation
import SwiftASN1
import Testing
import X509

@testable import PushServer

struct IdentityTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)

  private func identity(_ folder: ScratchFolder, at date: Date? = nil) throws -> ServerIdentity {
    var generator = SystemRandomNumberGenerator()
    return try ServerIdentity(
      folder: PrivateFolder(path: folder.path), now: date ?? now, using: &generator)
  }

  @Test func secretsAreForTheUserAlone() throws {
    let folder = try ScratchFolder()
    let identity = try identity(folder)
    for name in ["ca-key.pem", "server-key.pem", identity.signing.fileName, "signing.json"] {
      #expect(try folder.mode(name) == 0o600, "\(name)")
    }
    #expect(SigningIdentity.isIdentifier(identity.signing.keyID))
    #expect(SigningIdentity.isIdentifier(identity.signing.team))
    #expect(identity.signingKeyFile.hasSuffix("/AuthKey_\(identity.signing.keyID).p8"))
  }

  @Test func filesStay() throws {
    let folder = try ScratchFolder()
    let first = try identity(folder)
    let second = try identity(folder, at: now.addingTimeInterval(86_400))
    #expect(first.certificate == second.certificate)
    #expect(first.signing == second.signing)
  }

  @Test func certificateIsRenewedBeforeItExpires() throws {
    let folder = try ScratchFolder()
    let first = try identity(folder)
    let authority = try String(contentsOfFile: first.authorityFile, encoding: .utf8)
    let later = now.addingTimeInterval(380 * 86_400)
    let second = try identity(folder, at: later)
    #expect(first.certificate != second.certificate)
    // Clients trust the authority, which stays.
    #expect(try String(contentsOfFile: first.authorityFile, encoding: .utf8) == authority)
    #expect(try Certificate(pemEncoded: second.certificate).notValidAfter > later)
  }

  /// Clients refuse a certificate with names that its authority was not made for.
  @Test func authorityOfFewerNamesIsReplaced() throws {
    let folder = try ScratchFolder()
    let old = try CertificateAuthority(at: now, names: ["localhost"])
    try PrivateFile.replace(folder.path + "/ca.pem", Data(old.certificateText().utf8))
    try PrivateFile.replace(folder.path + "/ca-key.pem", Data(old.keyText.utf8))
    let first = try identity(folder)
    let authority = try Certificate(
      pemEncoded: String(contentsOfFile: first.authorityFile, encoding: .utf8))
    #expect(authority != old.certificate)
    let server = try Certificate(pemEncoded: first.certificate)
    #expect(authority.publicKey.isValidSignature(server.signature, for: server))
    #expect(try identity(folder).certificate == first.certificate)
  }

  @Test func certificateHasWhatStrictClientsCheck() throws {
    let folder = try ScratchFolder()
    let identity = try identity(folder)
    let server = try Certificate(pemEncoded: identity.certificate)
    let authority = try Certificate(
      pemEncoded: String(contentsOfFile: identity.authorityFile, encoding: .utf8))
    let names = try #require(try server.extensions.subjectAlternativeNames)
    for name in CertificateAuthority.names { #expect(names.contains(.dnsName(name)), "\(name)") }
    #expect(names.contains(.ipAddress(ASN1OctetString(contentBytes: [127, 0, 0, 1]))))
    #expect(
      try server.extensions.authorityKeyIdentifier?.keyIdentifier
        == authority.extensions.subjectKeyIdentifier?.keyIdentifier)
    #expect(try server.extensions.extendedKeyUsage?.contains(.serverAuth) == true)
    #expect(try authority.extensions.keyUsage?.keyCertSign == true)
    #expect(try authority.extensions.basicConstraints == .isCertificateAuthority(maxPathLength: 0))
    #expect(authority.publicKey.isValidSignature(server.signature, for: server))
  }

  @Test func openSecretIsRefusedWithTheRemedy() throws {
    let folder = try ScratchFolder()
    let identity = try identity(folder)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: identity.signingKeyFile)
    let error = #expect(throws: PushServerError.self) { try self.identity(folder) }
    #expect(error?.description.contains("chmod 600") == true)
  }

  @Test func lostSigningKeyIsNamed() throws {
    let folder = try ScratchFolder()
    let identity = try identity(folder)
    try FileManager.default.removeItem(atPath: identity.signingKeyFile)
    let error = #expect(throws: PushServerError.self) { try self.identity(folder) }
    #expect(error?.description.contains("signing.json") == true)
  }

  // MARK: Files

  @Test func filesAreNotCreatedTwiceNorThroughLinks() throws {
    let folder = try ScratchFolder()
    try PrivateFile.create(folder.file("a"), Data("x".utf8))
    #expect(throws: PushServerError.self) { try PrivateFile.create(folder.file("a"), Data()) }
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link"), withDestinationPath: folder.file("target"))
    #expect(throws: PushServerError.self) { try PrivateFile.create(folder.file("link"), Data()) }
    #expect(!FileManager.default.fileExists(atPath: folder.file("target")))
    #expect(throws: PushServerError.self) { try PrivateFile.read(folder.file("link")) }
  }

  @Test func replacedFileIsPrivate() throws {
    let folder = try ScratchFolder()
    try PrivateFile.replace(folder.file("a"), Data("1".utf8))
    try PrivateFile.replace(folder.file("a"), Data("2".utf8))
    #expect(try PrivateFile.read(folder.file("a")) == Data("2".utf8))
    #expect(try folder.mode("a") == 0o600)
    #expect(try PrivateFile.read(folder.file("b")) == nil)
  }

  @Test func folderIsMadePrivate() throws {
    let scratch = try ScratchFolder()
    let folder = PrivateFolder(path: scratch.file("a/b"))
    try folder.prepare()
    #expect(try scratch.mode("a/b") == 0o700)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    try folder.prepare()
    #expect(try scratch.mode("a/b") == 0o700)
    try PrivateFile.create(scratch.file("file"), Data())
    #expect(throws: PushServerError.self) {
      try PrivateFolder(path: scratch.file("file")).prepare()
    }
  }

  @Test func folderIsUsedByOneServer() throws {
    let scratch = try ScratchFolder()
    let folder = PrivateFolder(path: scratch.path)
    let lock = try ServerLock(folder)
    let error = #expect(throws: PushServerError.self) { try ServerLock(folder) }
    #expect(error?.description.contains("another island-apns") == true)
    withExtendedLifetime(lock) {}
  }

  @Test func stateFolderFollowsTheEnvironment() {
    let folder = PrivateFolder.state(environment: ["XDG_STATE_HOME": "/s", "HOME": "/h"])
    #expect(folder?.path == "/s/island/apns")
    #expect(
      PrivateFolder.state(environment: ["XDG_STATE_HOME": "s", "HOME": "/h"])?.path
        == "/h/.local/state/island/apns")
    #expect(PrivateFolder.state(environment: [:]) == nil)
  }
}
