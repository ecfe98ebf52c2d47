import Foundation
import Testing

@testable import PushServer

@Suite(.timeLimit(.minutes(30)))
struct SnippetTests {
  private static let values = SnippetValues(
    port: 2_197, authority: "/it's/ca.pem", key: "/a \"b\"/key.p8", keyID: "ABC123DEFG",
    team: "TEAM123456", topic: "com.x.push-type.liveactivity", token: "abcd")

  @Test(arguments: Snippet.allCases)
  func everyPlaceIsFilledIn(snippet: Snippet) {
    let text = snippet.text(Self.values)
    #expect(text.firstMatch(of: /@[A-Z_]+@/) == nil)
    #expect(text.contains("2197"))
    #expect(text.contains("ABC123DEFG"))
  }

  @Test func textsAreQuotedForTheirLanguage() {
    #expect(Snippet.curl.text(Self.values).contains("CA='/it'\\''s/ca.pem'"))
    #expect(Snippet.python.text(Self.values).contains("\"/a \\\"b\\\"/key.p8\""))
    #expect(Self.values.exports.contains("export APNS_CA='/it'\\''s/ca.pem'"))
  }

  @Test(.enabled(if: CurlProgram.isThere, "there is no curl with HTTP/2"))
  func snippetForCurlRunsAsItIs() async throws {
    let test = try await TestServer.start({ $0.options = ServiceOptions() }, at: { Date() })
    var generator = SystemRandomNumberGenerator()
    let identity = try ServerIdentity(
      folder: PrivateFolder(path: test.folder.file("s/island/apns")), now: Date(),
      using: &generator)
    let text = Snippet.curl.text(
      SnippetValues(
        port: test.server.port, authority: identity.authorityFile, key: identity.signingKeyFile,
        keyID: identity.signing.keyID, team: identity.signing.team,
        topic: "com.x.push-type.liveactivity", token: "abcd"))
    // Often enough to meet numbers of the signature that begin with zeros.
    for _ in 0..<3 {
      let answer = try CurlProgram.run(["-c", text], program: "/bin/bash")
      // The token is accepted; the push has no island.
      #expect(answer.contains("ServiceUnavailable"), "\(answer)")
    }
    await test.server.stop()
  }
}
