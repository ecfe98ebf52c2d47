import Crypto
package import Foundation

/// Verifies provider tokens: JSON Web Tokens that are signed with ES256.
///
/// The signature of each distinct token is verified once; its age is checked every time.
package struct ProviderTokenChecker {
  /// The maximum age of a token in seconds, and the maximum time by which it may be ahead.
  package static let longestAge = 3_600.0
  /// Seconds by which no clock is ahead, but milliseconds that are read as seconds are.
  private static let manyYears = 1e9
  /// The number of verified tokens that are kept. Some clients make a token for each push.
  static let mostVerified = 1_000
  private static let longestToken = 4_096

  private let keys: [String: ProviderKey]
  private var verified: [String: ProviderToken] = [:]

  package init(keys: [ProviderKey]) {
    self.keys = Dictionary(keys.map { ($0.id, $0) }) { _, last in last }
  }

  /// Returns the token of an `authorization` header after checking it.
  ///
  /// - Throws: `RequestRefusal` when it is missing, malformed, too old, or not signed with a known
  ///   key.
  package mutating func check(
    _ authorization: String?, at now: Date
  ) throws(RequestRefusal) -> ProviderToken {
    let token: ProviderToken
    // By the whole header, which is not parsed again.
    if let authorization, let known = verified[authorization] {
      token = known
    } else {
      token = try verify(Self.bearer(authorization))
      if verified.count >= Self.mostVerified { verified.removeAll(keepingCapacity: true) }
      if let authorization { verified[authorization] = token }
    }
    let age = now.timeIntervalSince(token.issued)
    if age > Self.longestAge {
      throw RequestRefusal(
        .expiredProviderToken,
        "iat is \(Self.minutes(age)) min old: make a new token at least once an hour")
    }
    if age < -Self.manyYears {
      throw RequestRefusal(
        .invalidProviderToken, "iat looks like milliseconds: send seconds since 1970")
    }
    if age < -Self.longestAge {
      throw RequestRefusal(
        .invalidProviderToken,
        "iat is \(Self.minutes(-age)) min ahead: send seconds since 1970, and check the clock")
    }
    return token
  }

  private static func bearer(_ authorization: String?) throws(RequestRefusal) -> String {
    let example = "set authorization: bearer <JWT>"
    guard let authorization, !authorization.isEmpty else {
      throw RequestRefusal(.missingProviderToken, "authorization is missing: \(example)")
    }
    let scheme = authorization.prefix(7).lowercased()
    guard scheme == "bearer " || scheme == "bearer" else {
      let isBare = authorization.hasPrefix("eyJ")
      throw RequestRefusal(
        isBare ? .invalidProviderToken : .missingProviderToken,
        "authorization does not begin with \"bearer \": \(example)")
    }
    let text = authorization.dropFirst(7).trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else {
      throw RequestRefusal(.missingProviderToken, "authorization has no token: \(example)")
    }
    return text
  }

  private func verify(_ text: String) throws(RequestRefusal) -> ProviderToken {
    func refusal(_ diagnosis: String) -> RequestRefusal {
      RequestRefusal(.invalidProviderToken, diagnosis)
    }
    guard text.utf8.count <= Self.longestToken, let token = SignedToken(text) else {
      throw refusal("the token is not a JWT of three parts in Base64: sign it with a JWT library")
    }
    guard token.algorithm == "ES256" else {
      throw refusal("alg is \"\(token.algorithm ?? "missing")\": sign with ES256")
    }
    guard let keyID = token.keyID else {
      throw refusal("kid is missing in the token's header: set it to the key's identifier")
    }
    guard let key = keys[keyID] else {
      let known = keys.keys.sorted().joined(separator: ", ")
      throw refusal("unknown kid \"\(keyID.prefix(20))\": known is \(known); add one with --key")
    }
    guard let team = token.team else {
      throw refusal("iss is missing in the token's claims: set it to the team \(key.team)")
    }
    guard team == key.team else {
      throw refusal("iss is \"\(team.prefix(20))\": key \(keyID) belongs to team \(key.team)")
    }
    guard let issued = token.issued, issued.isFinite, abs(issued) < 1e15 else {
      throw refusal("iat is missing or not a number: set it to seconds since 1970")
    }
    guard token.signature.count == 64,
      let signature = try? P256.Signing.ECDSASignature(rawRepresentation: token.signature)
    else {
      throw refusal(
        "the signature has \(token.signature.count) bytes: ES256 needs r and s of 32 bytes each, "
          + "not DER")
    }
    guard key.key.isValidSignature(signature, for: token.signedBytes) else {
      throw refusal("signature does not verify with key \(keyID): sign with its .p8 file")
    }
    return ProviderToken(
      text: text, keyID: keyID, team: team, issued: Date(timeIntervalSince1970: issued),
      environment: key.environment)
  }

  private static func minutes(_ seconds: Double) -> Int { Int(seconds / 60) }
}
