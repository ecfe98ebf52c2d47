import ActivityModel
import Foundation
import NIOCore
import NIOSSL
import Testing

@testable import PushServer

/// The server over a real socket: what clients of the push service demand of its frames.
@Suite(.timeLimit(.minutes(30)))
struct ServerTests {
  private static let success = "headers 200 apns-id,apns-unique-id end"
  private static let failure = "headers 400 apns-id,content-type"

  /// A server with an island that knows the token of the test requests.
  private func withIsland(
    _ change: (inout ServerConfiguration) -> Void = { _ in },
    _ body: (TestServer, FakeIsland) async throws -> Void
  ) async throws {
    let test = try await TestServer.start(change)
    let island = FakeIsland(token: Data(repeating: 0xab, count: 80), app: TestRequest.app)
    try await island.listen(at: test.folder.file("island/island.sock"))
    await test.waitForLog("connected to the island")
    try await body(test, island)
    await test.server.stop()
    await island.stop()
  }

  @Test func successIsOneFrame() async throws {
    try await withIsland { test, island in
      let client = try await test.client()
      try await client.send(.push())
      #expect(await client.next(1) == [Self.success])
      try await client.send(.push(), stream: 3)
      #expect(await client.next(1) == [Self.success])
      #expect(
        island.pushes.map(\.target)
          == Array(
            repeating: .token(Data(repeating: 0xab, count: 80)), count: 2))
      await client.close()
    }
  }

  @Test func errorIsOneFrameOfDataAfterItsHeaders() async throws {
    try await withIsland { test, _ in
      let client = try await test.client()
      try await client.send(TestRequest.push().with("apns-priority", "7"))
      #expect(
        await client.next(2) == [Self.failure, "data {\"reason\":\"BadPriority\"} end"])
      await client.close()
    }
  }

  @Test func protocolMayBeNegotiated() async throws {
    try await withIsland { test, _ in
      let client = try await FrameClient.connect(
        port: test.server.port, authority: test.authority, protocols: ["h2"])
      try await client.send(.push())
      #expect(await client.next(1) == [Self.success])
      await client.close()
    }
  }

  /// As Apple documents it: one stream until a request with a valid token.
  @Test func streamsAreFreeAfterTheFirstValidToken() async throws {
    let key = TestKey()
    let now = Date(timeIntervalSince1970: 1_790_000_000)
    try await withIsland({
      $0.options.isLax = false
      $0.keys = [key.provider]
    }) { test, _ in
      let client = try await FrameClient.connect(
        port: test.server.port, authority: test.authority, recordsSettings: true)
      try await client.send(.push())
      let refused = await client.next(3)
      #expect(
        refused == [
          "streams 1", "headers 403 apns-id,content-type",
          "data {\"reason\":\"MissingProviderToken\"} end",
        ])
      try await client.send(
        TestRequest.push().with("authorization", "bearer \(try key.token(issued: now))"),
        stream: 3)
      #expect(await client.next(2).sorted() == [Self.success, "streams 1000"])
      await client.close()
    }
  }

  @Test func certificateOfAClientIsNamed() async throws {
    try await withIsland({ $0.options.isLax = false }) { test, _ in
      let own = { (name: String) in test.folder.file("s/island/apns/\(name)") }
      let certificate = try NIOSSLCertificate(file: own("server.pem"), format: .pem)
      let key = try NIOSSLPrivateKey(file: own("server-key.pem"), format: .pem)
      let client = try await FrameClient.connect(
        port: test.server.port, authority: test.authority, certificate: (certificate, key))
      try await client.send(.push())
      #expect(
        await client.next(2) == [Self.failure, "data {\"reason\":\"TopicDisallowed\"} end"])
      await client.close()
    }
  }

  @Test func requestThatStaysIncompleteIsReset() async throws {
    let test = try await TestServer.start { $0.limits.body = 0.05 }
    let client = try await test.client()
    try await client.sendHead(.push())
    #expect(await client.next(1).first?.hasPrefix("reset") == true)
    await test.waitForLog("is not complete after")
    await client.close()
    await test.server.stop()
  }

  @Test func explanationIsAHeader() async throws {
    try await withIsland({ $0.options.explains = true }) { test, _ in
      let client = try await test.client()
      try await client.send(.push())
      #expect(await client.next(1) == ["headers 200 apns-id,apns-unique-id,island-reason end"])
      await client.close()
    }
  }

  /// The rest of a body that is too long is taken and discarded, so that clients that send it all
  /// before they read get the answer.
  @Test func endlessBodyIsRefusedAndDiscarded() async throws {
    try await withIsland { test, _ in
      let client = try await test.client()
      let part = ByteBuffer(repeating: 0x20, count: 16_384)
      try await client.send(.push(), bodies: Array(repeating: part, count: 200))
      #expect(
        await client.next(2) == [
          "headers 413 apns-id,content-type", "data {\"reason\":\"PayloadTooLarge\"} end",
        ])
      try await client.send(.push(), stream: 3)
      #expect(await client.next(1) == [Self.success])
      await client.close()
    }
  }

  @Test func clientsAreToldOfTheEnd() async throws {
    let test = try await TestServer.start()
    let client = try await test.client()
    try await client.send(TestRequest.push().with("apns-topic", nil))
    _ = await client.next(2)
    await test.server.stop()
    #expect(await client.next(2) == ["goaway 1 {\"reason\":\"Shutdown\"}", "closed"])
  }

  @Test func faultEndsTheConnectionWithoutProcessingThePush() async throws {
    try await withIsland({ $0.faults = [Fault(.goAway, .every(2))] }) { test, island in
      let client = try await test.client()
      try await client.send(.push())
      #expect(await client.next(1) == [Self.success])
      try await client.send(.push(), stream: 3)
      #expect(await client.next(2) == ["goaway 1 {\"reason\":\"Shutdown\"}", "closed"])
      #expect(island.pushes.count == 1)
    }
  }

  @Test func silentClientIsClosed() async throws {
    let test = try await TestServer.start { $0.limits.firstRequest = 0.05 }
    let client = try await test.client()
    #expect(await client.next(1) == ["closed"])
    await test.waitForLog("within 0 s of connecting")
    await test.server.stop()
  }

  @Test func connectionsHaveALimit() async throws {
    let test = try await TestServer.start { $0.limits.connections = 1 }
    let first = try await test.client()
    try await first.send(TestRequest.push().with("apns-topic", nil))
    _ = await first.next(2)
    let second = try await test.client()
    #expect(await second.next(1) == ["closed"])
    await test.waitForLog("more than 1 connections")
    await first.close()
    await test.server.stop()
  }

  @Test func pushesAreStoredUntilTheIslandIsBack() async throws {
    try await withIsland { test, island in
      let client = try await test.client()
      // Its answer comes after that to the server's question for the tokens.
      try await client.send(TestRequest.push().with(body: "zeroth"))
      #expect(await client.next(1) == [Self.success])
      await island.stop()
      await test.waitForLog("the island has gone")
      try await client.send(TestRequest.push().with(body: "first"), stream: 3)
      try await client.send(TestRequest.push().with(body: "second"), stream: 5)
      #expect(await client.next(2) == [Self.success, Self.success])
      try await island.listen(at: test.folder.file("island/island.sock"))
      await test.waitForLog("a stored push was delivered: update of Pizza applied")
      let payloads = island.pushes.map { String(decoding: $0.payload, as: UTF8.self) }
      #expect(payloads == ["zeroth", "second"])
      await client.close()
    }
  }

  // MARK: Files and commands

  @Test func secondServerIsRefused() async throws {
    let test = try await TestServer.start()
    await #expect(throws: PushServerError.self) {
      _ = try await RunningServer.start(
        ServerConfiguration(port: 0), environment: test.environment, processID: 1,
        now: { Date(timeIntervalSince1970: 1_790_000_000) }, write: { _ in }, lines: { _, _ in [] })
    }
    await test.server.stop()
  }

  @Test func usedPortIsNamed() async throws {
    let test = try await TestServer.start()
    let other = try ScratchFolder()
    let error = await #expect(throws: PushServerError.self) {
      _ = try await RunningServer.start(
        ServerConfiguration(port: test.server.port), environment: TestServer.environment(other),
        processID: 1, now: { Date(timeIntervalSince1970: 1_790_000_000) }, write: { _ in },
        lines: { _, _ in [] })
    }
    #expect(error?.description.contains("port \(test.server.port)") == true)
    #expect(error?.description.contains("--port") == true)
    await test.server.stop()
  }

  @Test func commandsReachTheServer() async throws {
    let test = try await TestServer.start()
    let address = try AdminAddress.address(environment: test.environment)
    #expect(try test.folder.mode("island/apns.sock") == 0o600)
    #expect(try AdminClient.send(.listFaults, to: address) == "no faults")
    #expect(
      try AdminClient.send(.addFault(Fault(.drop, .next(2))), to: address) == "drop next 2 (2 left)"
    )
    #expect(try AdminClient.send(.clearFaults, to: address) == "no faults")
    let reply = try #require(try AdminClient.send(.status, to: address))
    let status = try ServerStatus(json: reply)
    #expect(status.port == test.server.port && !status.isConnected)
    #expect(status.lines.contains("no island is connected"))
    await test.server.stop()
    #expect(try AdminClient.send(.status, to: address) == nil)
  }

  @Test func channelsOutliveTheServer() async throws {
    let test = try await TestServer.start()
    let client = try await test.client()
    try await client.send(.channels("POST"))
    #expect(await client.next(1) == ["headers 201 apns-channel-id,apns-request-id end"])
    await client.close()
    await test.server.stop()
    let saved = try TableFile.read(
      ChannelTable.self, from: test.folder.file("s/island/apns/channels.json"))
    #expect(saved?.channels(of: TestRequest.app).count == 1)
    #expect(try test.folder.mode("s/island/apns/channels.json") == 0o600)
  }
}
