import ActivityModel
import Foundation
import Testing

@testable import PushServer

/// Clients of other services, over HTTP/1.1 and HTTP/2, and the record of their requests.
@Suite(.timeLimit(.minutes(30)), .enabled(if: CurlProgram.isThere, "there is no curl with HTTP/2"))
struct PlainTests {
  private static let token = String(repeating: "ab", count: 80)
  private static let message =
    #"{"message":{"token":"r","apns":{"live_activity_token":"\#(token)","payload":{"aps":{"#
    + #""timestamp":1790000000,"event":"update","content-state":{}}}}}}"#

  private func run(_ test: TestServer, _ protocolName: String, _ more: [String]) throws -> String {
    let url = "https://localhost:\(test.server.port)/v1/projects/p/messages:send"
    return try CurlProgram.run(
      [
        "--silent", "--show-error", "--max-time", "60", "--cacert", test.authority, protocolName,
        "--header", "Authorization: Bearer ya29.secret", "--data", Self.message,
        "--write-out", " %{http_code} %{http_version}\n", url,
      ] + more)
  }

  @Test(arguments: ["--http1.1", "--http2"])
  func aMessageIsTakenOverBothProtocols(name: String) async throws {
    let test = try await TestServer.start()
    let island = FakeIsland(token: Data(repeating: 0xab, count: 80), app: TestRequest.app)
    try await island.listen(at: test.folder.file("island/island.sock"))
    await test.waitForLog("connected to the island")
    // Two requests on one connection.
    let url = "https://localhost:\(test.server.port)/v1/projects/p/messages:send"
    let output = try run(test, name, [url])
    let lines = output.split(separator: "\n")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.hasPrefix(#"{"name":"projects/p/messages/"#))
      #expect(line.hasSuffix(name == "--http2" ? " 200 2" : " 200 1.1"), "\(line)")
    }
    #expect(island.pushes.count == 2)
    await test.server.stop()
    await island.stop()
  }

  @Test func requestsAreRecorded() async throws {
    let folder = try ScratchFolder()
    let path = folder.file("requests.jsonl")
    let test = try await TestServer.start(in: folder) { $0.recording = path }
    _ = try run(test, "--http1.1", [])
    let client = try await test.client()
    try await client.send(
      TestRequest.push().with("apns-priority", "7")
        .with("authorization", "bearer eyJhbGciOiJFUzI1NiJ9.eyJpc3MiOiJURUFNIn0.c2ln"))
    _ = await client.next(2)
    await client.close()
    await test.server.stop()
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("ya29.secret") && !text.contains("c2ln"))
    let requests = try text.split(separator: "\n").map {
      try JSONDecoder().decode(RecordedRequest.self, from: Data($0.utf8))
    }
    #expect(requests.map(\.status) == [503, 400])
    #expect(requests.map(\.reason) == [nil, "BadPriority"])
    #expect(requests[0].body == Self.message)
    #expect(requests[1].path == "/3/device/\(Self.token)")
    #expect(requests[1].headers["apns-priority"] == "7")
    #expect(requests[1].headers["authorization"] == "bearer eyJ…")
    #expect(requests[1].time == 1_790_000_000)
    #expect(try folder.mode("requests.jsonl") == 0o600)
  }

  @Test func otherPathsNeedHTTP2() async throws {
    let test = try await TestServer.start()
    let answer = try CurlProgram.run([
      "--silent", "--max-time", "60", "--cacert", test.authority, "--http1.1", "--data", "{}",
      "https://localhost:\(test.server.port)/3/device/ab",
    ])
    #expect(answer == "client speaks HTTP/1.1; APNs needs HTTP/2.\n")
    await test.server.stop()
  }
}
