import Crypto
import Foundation
import Testing

@testable import PushServer

struct ProviderTokenTests {
  private let now = Date(timeIntervalSince1970: 1_790_000_000)
  private let key = TestKey()

  private func refusal(_ authorization: String?, at date: Date? = nil) -> RequestRefusal? {
    var checker = ProviderTokenChecker(keys: [key.provider])
    do throws(RequestRefusal) {
      _ = try checker.check(authorization, at: date ?? now)
      return nil
    } catch {
      return error
    }
  }

  /// Clients send `iat` as an integer, with a fraction, and as a string.
  @Test(arguments: ["1790000000", "1789999999.75", "\"1790000000\""])
  func issueDateHasThreeForms(issued: String) throws {
    #expect(refusal("bearer " + (try key.token(issued: issued))) == nil)
    #expect(refusal("Bearer " + (try key.token(issued: issued))) == nil)
  }

  @Test(arguments: [nil, "", "bearer", "bearer ", "Basic YTpi"] as [String?])
  func absentTokenIsMissing(authorization: String?) {
    #expect(refusal(authorization)?.reason == .missingProviderToken)
  }

  @Test(
    arguments: [
      ("60 min old", -3_600.0, nil), ("61 min old", -3_660, APNsReason.expiredProviderToken),
      ("60 min ahead", 3_600, nil), ("61 min ahead", 3_660, .invalidProviderToken),
    ] as [(String, Double, APNsReason?)])
  func ageHasLimits(what: String, offset: Double, reason: APNsReason?) throws {
    let found = refusal("bearer " + (try key.token(issued: now.addingTimeInterval(offset))))
    #expect(found?.reason == reason)
    if reason != nil { #expect(found?.diagnosis.contains("61 min") == true) }
  }

  @Test func millisecondsAreNamed() throws {
    let milliseconds = String(Int(now.timeIntervalSince1970 * 1_000))
    let found = refusal("bearer " + (try key.token(issued: milliseconds)))
    #expect(found?.reason == .invalidProviderToken)
    #expect(found?.diagnosis.hasPrefix("iat looks like milliseconds") == true)
  }

  @Test func ageOfAVerifiedTokenIsCheckedEachTime() throws {
    var checker = ProviderTokenChecker(keys: [key.provider])
    let authorization = "bearer " + (try key.token(issued: now))
    _ = try checker.check(authorization, at: now)
    #expect(throws: RequestRefusal.self) {
      try checker.check(authorization, at: now.addingTimeInterval(3_601))
    }
  }

  @Test func alteredSignatureIsInvalid() throws {
    let token = try key.token(issued: now)
    let other = try TestKey().token(issued: now)
    let signature = other.split(separator: ".")[2]
    let parts = token.split(separator: ".")
    let found = refusal("bearer \(parts[0]).\(parts[1]).\(signature)")
    #expect(found?.reason == .invalidProviderToken)
    #expect(found?.diagnosis.contains("signature does not verify with key ABC123DEFG") == true)
  }

  @Test func wrongPartsAreNamed() throws {
    let issued = "1790000000"
    let other = TestKey(id: "ZZZ123DEFG")
    let rows: [(String, String)] = [
      ("x", "not a JWT"), ("a.b.c", "not a JWT"),
      (try other.token(issued: issued), "unknown kid \"ZZZ123DEFG\""),
      (try key.token(issued: issued, team: "OTHER12345"), "belongs to team TEAM123456"),
      (try key.token(issued: "null"), "iat is missing"),
      (try key.token(issued: "\"soon\""), "iat is missing"),
      (try key.token(issued: issued, head: "{\"alg\":\"HS256\",\"kid\":\"ABC123DEFG\"}"), "HS256"),
      (try key.token(issued: issued, head: "{\"alg\":\"none\",\"kid\":\"ABC123DEFG\"}"), "none"),
      (try key.token(issued: issued, head: "{\"alg\":\"ES256\"}"), "kid is missing"),
    ]
    for (token, diagnosis) in rows {
      let found = refusal("bearer \(token)")
      #expect(found?.reason == .invalidProviderToken, "\(diagnosis)")
      #expect(found?.diagnosis.contains(diagnosis) == true, "\(found?.diagnosis ?? "")")
    }
  }

  @Test func signatureInDERIsNamed() throws {
    let token = try key.token(issued: now)
    let signed = token.split(separator: ".").prefix(2).joined(separator: ".")
    let der = try key.key.signature(for: Data(signed.utf8)).derRepresentation
    let found = refusal("bearer \(signed).\(TestKey.encoded(der))")
    #expect(found?.diagnosis.contains("not DER") == true)
  }

  @Test func noDiagnosisHasTheToken() throws {
    let token = try TestKey(id: "ZZZ123DEFG").token(issued: now)
    let found = refusal("bearer \(token)")
    for part in token.split(separator: ".") {
      #expect(found?.diagnosis.contains(part) == false)
    }
  }

  // MARK: Connections

  private func token(_ text: String, key: String = "A", team: String = "T") -> ProviderToken {
    ProviderToken(text: text, keyID: key, team: team, issued: now)
  }

  private func use(
    _ tokens: inout ConnectionTokens, _ token: ProviderToken, after seconds: Double = 0
  ) -> APNsReason? {
    do throws(RequestRefusal) {
      try tokens.use(token, at: now.addingTimeInterval(seconds))
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func tokenOfAConnectionChangesOnceInTwentyMinutes() {
    var tokens = ConnectionTokens()
    #expect(use(&tokens, token("1")) == nil)
    #expect(use(&tokens, token("1"), after: 10) == nil)
    #expect(use(&tokens, token("2"), after: 20) == nil)
    #expect(use(&tokens, token("3"), after: 1_219) == .tooManyProviderTokenUpdates)
    // The token before remains usable.
    #expect(use(&tokens, token("2"), after: 1_219) == nil)
    #expect(use(&tokens, token("3"), after: 1_220) == nil)
  }

  @Test func connectionServesOneTeamAndOneKey() {
    var tokens = ConnectionTokens()
    #expect(use(&tokens, token("1")) == nil)
    #expect(use(&tokens, token("2", key: "B", team: "U")) == .forbidden)
    #expect(use(&tokens, token("2", key: "B")) == .unrelatedKeyIDInToken)
  }
}
