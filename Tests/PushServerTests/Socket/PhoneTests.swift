import ActivityModel
import Foundation
import Testing

@testable import PushServer

/// The server and the islands that come and go beside it.
@Suite(.timeLimit(.minutes(30)))
struct PhoneTests {
  private static let success = "headers 200 apns-id,apns-unique-id end"
  private let tokens = (Data(repeating: 0xab, count: 80), Data(repeating: 0xcd, count: 80))

  private func phone(_ token: Data) -> FakeIsland { FakeIsland(token: token, app: TestRequest.app) }

  /// Runs what waits on a thread of its own.
  private func waiting<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
    -> Value
  {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
    }
  }

  @Test func aPushBeforeTheIslandIsThereIsToBeSentAgain() async throws {
    let test = try await TestServer.start()
    let client = try await test.client()
    try await client.send(.push())
    #expect(
      await client.next(2) == [
        "headers 503 apns-id,content-type,retry-after",
        "data {\"reason\":\"ServiceUnavailable\"} end",
      ])
    let island = phone(tokens.0)
    try await island.listen(at: test.folder.file("island/island.sock"))
    // Found without a timer: the next look by time would be tomorrow.
    await test.waitForLog("connected to the island")
    try await client.send(.push(), stream: 3)
    #expect(await client.next(1) == [Self.success])
    await client.close()
    await test.server.stop()
    await island.stop()
  }

  @Test func aTokenBelongsToOnePhoneAndAChannelReachesBoth() async throws {
    let test = try await TestServer.start()
    let (first, second) = (phone(tokens.0), phone(tokens.1))
    try await first.listen(at: test.folder.file("island/island.sock"))
    await test.waitForLog("island/island.sock")
    try await second.listen(at: test.folder.file("island/island-2.sock"))
    await test.waitForLog("island/island-2.sock")
    let client = try await test.client()
    try await client.send(
      TestRequest.push().with(path: "/3/device/\(TokenText.hex(tokens.1))"))
    #expect(await client.next(1) == [Self.success])
    #expect(second.pushes.map(\.target) == [.token(tokens.1)])
    try await client.send(.push(), stream: 3)
    #expect(await client.next(1) == [Self.success])
    #expect(first.pushes.last?.target == .token(tokens.0))
    // A token of neither.
    try await client.send(TestRequest.push().with(path: "/3/device/ef"), stream: 5)
    #expect(
      await client.next(2) == [
        "headers 400 apns-id,content-type", "data {\"reason\":\"BadDeviceToken\"} end",
      ])
    try await client.send(.channels("POST"), stream: 7)
    _ = await client.next(1)
    // Lines of the log are written together, after the answers.
    await test.waitForLog(" created")
    let id = try #require(
      test.log.firstMatch(of: /channel ([A-Za-z0-9+\/=]+) created/)
    ).1
    try await client.send(.broadcast(channel: String(id)), stream: 9)
    _ = await client.next(1)
    let target = PushDelivery.Target.channel(String(id), app: TestRequest.app)
    #expect(first.pushes.last?.target == target && second.pushes.last?.target == target)
    await test.waitForLog("2 islands: update of Pizza applied; update of Pizza applied")
    await second.stop()
    await test.waitForLog("the island at \(test.folder.file("island/island-2.sock")) has gone")
    await client.close()
    await test.server.stop()
    await first.stop()
  }

  @Test func aBroadcastWaitsForEveryPhone() async throws {
    let test = try await TestServer.start()
    let client = try await test.client()
    try await client.send(.channels("POST"))
    _ = await client.next(1)
    // Lines of the log are written together, after the answers.
    await test.waitForLog(" created")
    let id = try #require(
      test.log.firstMatch(of: /channel ([A-Za-z0-9+\/=]+) created/)
    ).1
    let end = String(Int(Date().timeIntervalSince1970) + 3_600)
    try await client.send(
      .broadcast(channel: String(id)).with("apns-expiration", end), stream: 3)
    await test.waitForLog("stored: no island is running")
    for count in 1...2 {
      let island = phone(tokens.0)
      try await island.listen(at: test.folder.file("island/island.sock"))
      await test.waitForLog("a stored broadcast was delivered", times: count)
      #expect(island.pushes.map(\.target) == [.channel(String(id), app: TestRequest.app)])
      await island.stop()
      await test.waitForLog("the island has gone", times: count)
    }
    await client.close()
    await test.server.stop()
  }

  @Test func aWaitEndsWhenAnIslandIsConnected() async throws {
    let folder = try ScratchFolder()
    let paths = try ServerPaths(environment: TestServer.environment(folder))
    async let waited = waiting { try ConnectionWait.run(paths, seconds: 86_400) }
    // The server is started after the wait has begun, or before: both are to do.
    let test = try await TestServer.start(in: folder)
    let island = phone(tokens.0)
    try await island.listen(at: test.folder.file("island/island.sock"))
    let status = try await waited
    #expect(status.isConnected)
    #expect(status.islands == [test.folder.file("island/island.sock")])
    #expect(status.lines.contains("island \(test.folder.file("island/island.sock"))"))
    await test.server.stop()
    await island.stop()
  }

  @Test func aWaitSaysWhatIsMissing() async throws {
    let folder = try ScratchFolder()
    let paths = try ServerPaths(environment: TestServer.environment(folder))
    let none = await #expect(throws: PushServerError.self) {
      try await waiting { try ConnectionWait.run(paths, seconds: 0.01) }
    }
    #expect(none?.description.contains("no island-apns was running within") == true)
    let test = try await TestServer.start(in: folder)
    let alone = await #expect(throws: PushServerError.self) {
      try await waiting { try ConnectionWait.run(paths, seconds: 0.01) }
    }
    #expect(alone?.description.contains("no island was connected within") == true)
    await test.server.stop()
  }
}
