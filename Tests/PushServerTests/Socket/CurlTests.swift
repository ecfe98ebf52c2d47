import Foundation
import Testing

@testable import PushServer

/// The program curl against the server, where it is installed with HTTP/2.
@Suite(.timeLimit(.minutes(30)), .enabled(if: CurlProgram.isThere, "there is no curl with HTTP/2"))
struct CurlTests {
  private func run(_ test: TestServer, _ arguments: String...) throws -> String {
    try CurlProgram.run(
      ["--silent", "--show-error", "--max-time", "30", "--cacert", test.authority] + arguments)
  }

  @Test func curlGetsTheReason() async throws {
    let test = try await TestServer.start()
    let answer = try run(
      test, "--http2", "--data", "{}", "--write-out", " %{http_code} %{http_version}",
      "https://localhost:\(test.server.port)/3/device/ab")
    #expect(answer == "{\"reason\":\"MissingTopic\"} 400 2")
    await test.server.stop()
  }

  @Test func nameOfApplesHostIsTrusted() async throws {
    let test = try await TestServer.start()
    let answer = try run(
      test, "--http2", "--data", "{}", "--connect-to",
      "api.push.apple.com:443:localhost:\(test.server.port)",
      "https://api.push.apple.com/3/device/ab")
    #expect(answer == "{\"reason\":\"MissingTopic\"}")
    await test.server.stop()
  }

  /// So are those of the services that stand before APNs, whose requests are known by their paths.
  @Test(arguments: [
    ("fcm.googleapis.com", "/v1/projects/demo/messages:send", #"{"error":"#),
    ("api.onesignal.com", "/apps/a/live_activities/b/notifications", #"{"errors":"#),
    ("onesignal.com", "/api/v1/apps/a/live_activities/b/notifications", #"{"errors":"#),
  ])
  func nameOfAServiceIsTrusted(host: String, path: String, answer: String) async throws {
    let test = try await TestServer.start()
    let text = try run(
      test, "--http2", "--data", "{}", "--connect-to",
      "\(host):443:localhost:\(test.server.port)", "https://\(host)\(path)")
    #expect(text.hasPrefix(answer), "\(text)")
    await test.server.stop()
  }

  @Test func oldProtocolIsExplained() async throws {
    let test = try await TestServer.start()
    let answer = try run(test, "--http1.1", "https://localhost:\(test.server.port)/")
    #expect(answer == "client speaks HTTP/1.1; APNs needs HTTP/2.\n")
    await test.waitForLog("client speaks HTTP/1.1; APNs needs HTTP/2")
    await test.server.stop()
  }

  @Test func clientWithoutTLSIsExplained() async throws {
    let test = try await TestServer.start()
    _ = try? run(test, "http://localhost:\(test.server.port)/")
    await test.waitForLog("does not speak TLS")
    await test.server.stop()
  }
}
