import Crypto
import Foundation

/// The APNs signing key that the server makes for its user, with the names that Apple would give it.
package struct SigningIdentity: Codable, Hashable, Sendable {
  /// Ten characters, capital letters and digits.
  package var keyID: String
  package var team: String

  /// Makes random names.
  package init(using generator: inout some RandomNumberGenerator) {
    keyID = Self.name(using: &generator)
    team = Self.name(using: &generator)
  }

  /// The name of the key's file, as Apple names it.
  package var fileName: String { "AuthKey_\(keyID).p8" }

  private static func name(using generator: inout some RandomNumberGenerator) -> String {
    let characters = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
    return String(
      (0..<10).map { _ in
        characters[Int.random(in: 0..<characters.count, using: &generator)]
      })
  }

  /// Returns whether the text has the form of a key's or a team's identifier.
  package static func isIdentifier(_ text: String) -> Bool {
    text.utf8.count == 10
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) }
  }
}
