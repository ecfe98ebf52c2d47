import Foundation
import Glibc
import Testing

/// What the tests of a back end do with the programs: start the push server before the phone, follow
/// the tokens, send as another service, keep the traffic and send it again.
@Suite(.serialized)
struct BackEndTests {
  /// A program beside the test, whose output goes into a file.
  private final class Companion {
    private let process = Process()
    private let log: URL

    init(_ program: String, _ arguments: [String], in folder: URL, _ environment: [String: String])
      throws
    {
      log = folder.appendingPathComponent("\(program)-\(UUID().uuidString.prefix(4)).log")
      FileManager.default.createFile(atPath: log.path, contents: nil)
      process.executableURL = TmuxTerminal.buildFolder.appendingPathComponent(program)
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        .merging(HangGuard.environment) { $1 }
      process.standardOutput = try FileHandle(forWritingTo: log)
      process.standardInput = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      // The programs inherit blocked signals from the test runner, and would wait for ever.
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
    }

    /// Waits until a line of the output has a text, and returns that line.
    func wait(for text: String) throws -> String {
      try FolderWait.value(of: log.lastPathComponent, in: log.deletingLastPathComponent()) {
        output in
        output.split(separator: "\n").first { $0.contains(text) }.map(String.init)
      }
    }

    /// The exit code, when it has ended.
    func exitCode() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }
  }

  /// What `island tokens --follow` prints.
  private struct Token: Decodable {
    var kind: String
    var attributesType: String
    var activity: String?
    var token: String
  }

  private static let type = "DeliveryAttributes"

  private func folder() throws -> (URL, [String: String]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-back-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let state = folder.appendingPathComponent("server").path
    return (folder, ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": state])
  }

  private func phone(in folder: URL) throws -> TmuxTerminal {
    try TmuxTerminal(
      columns: 110, rows: 34, command: "\(TmuxTerminal.program) --no-intro",
      environment: "XDG_RUNTIME_DIR=\(folder.path)")
  }

  private func apns(
    _ arguments: [String], _ environment: [String: String]
  ) throws -> Program.Run {
    try BoundedProcess(
      [TmuxTerminal.buildFolder.appendingPathComponent("island-apns").path] + arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
    ).run()
  }

  private func json(_ text: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test(.enabled(if: LinkTests.has("curl"), "no curl here: apt-get install curl"))
  func aBackEndMeetsThePhoneFromTheFirstSecond() throws {
    let (folder, environment) = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = folder.appendingPathComponent("requests.jsonl").path
    let server = try Companion(
      "island-apns", ["--port", "0", "--record", record], in: folder, environment)
    let address = try server.wait(for: "listens on https://")
    let early = try apns(["status", "--json"], environment)
    #expect(early.code == 1)
    #expect(try json(early.output)["isConnected"] as? Bool == false)
    // It waits while there is no phone, and ends by itself when there is one.
    let waiting = try Companion(
      "island-apns", ["wait", "--timeout", "\(HangGuard.seconds)"], in: folder, environment)
    let terminal = try phone(in: folder)
    #expect(waiting.exitCode() == 0)
    #expect(try waiting.wait(for: "connected").hasSuffix("island.sock"))
    let status = try apns(["status", "--json"], environment)
    #expect(status.code == 0)
    let port = try #require(try json(status.output)["port"] as? Int)
    #expect(address.contains(":\(port) "))
    try terminal.wait(for: "the panel") { $0.contains("bubble") }

    let follower = try Companion("island", ["tokens", "--follow"], in: folder, environment)
    _ = try follower.wait(for: "\"kind\":\"start\"")
    let reference = Int(Date().timeIntervalSinceReferenceDate)
    let state = #"{"step":1,"updatedAt":\#(reference),"arrival":\#(reference + 600)}"#
    let attributes = #"{"orderNumber":"7","restaurant":"Nori","dish":"Ramen"}"#
    let id = try Program.run(
      ["start", Self.type, "--push", "--state", state, "--attributes", attributes],
      environment: environment
    ).output.trimmingCharacters(in: .whitespacesAndNewlines)
    let token = try JSONDecoder().decode(
      Token.self, from: Data(try follower.wait(for: id).utf8))
    #expect(token.kind == "update" && token.attributesType == Self.type && token.activity == id)

    let message = """
      {"message":{"token":"registration","apns":{"live_activity_token":"\(token.token)",
      "payload":{"aps":{"timestamp":\(Int(Date().timeIntervalSince1970) + 2),"event":"update",
      "content-state":\(state.replacing("\"step\":1", with: "\"step\":2"))}}}}}
      """
    let answer = try Program.tool(
      [
        "curl", "--silent", "--http1.1", "--max-time", "\(Int(HangGuard.seconds))", "--cacert",
        folder.appendingPathComponent("server/island/apns/ca.pem").path, "--header",
        "Authorization: Bearer ya29.x", "--data", message,
        "https://localhost:\(port)/v1/projects/parcel/messages:send",
      ], environment: ProcessInfo.processInfo.environment)
    #expect((try json(answer)["name"] as? String)?.hasPrefix("projects/parcel/messages/") == true)
    let pushes = try Program.run(["pushes", "--json"], environment: environment).output
    let trace = try json(try #require(pushes.split(separator: "\n").last))
    #expect(trace["status"] as? Int == 200 && trace["verdict"] as? String == "applied")
    #expect(trace["event"] as? String == "update")
    let payload = try #require(trace["payload"] as? [String: Any])
    #expect((payload["aps"] as? [String: Any])?["event"] as? String == "update")
    let destination = try #require(trace["destination"] as? [String: Any])
    #expect(destination["activities"] as? [String] == [id])
    #expect(!pushes.contains(token.token))

    let replayed = try Program.run(
      ["push", record, "--replay", "--at-once", "--json"], environment: environment)
    #expect(replayed.code == 0, "\(replayed.errors)")
    let again = try json(try #require(replayed.output.split(separator: "\n").last))
    #expect(again["verdict"] as? String == "applied")
    #expect((again["destination"] as? [String: Any])?["activities"] as? [String] == [id])
  }

  @Test func twoPhonesHaveOneServer() throws {
    let (folder, environment) = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let server = try Companion("island-apns", ["--port", "0"], in: folder, environment)
    let first = try phone(in: folder)
    _ = try server.wait(for: "island/island.sock")
    let second = try phone(in: folder)
    _ = try server.wait(for: "island/island-2.sock")
    let islands = try json(try apns(["status", "--json"], environment).output)["islands"]
    #expect((islands as? [String])?.count == 2)
    withExtendedLifetime((first, second)) {}
  }

  /// The one who takes what is posted.
  private final class BackEnd: Sendable {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let (socket, length) = (descriptor, size)
      let result = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          bind(socket, pointer, length) | listen(socket, 8) | getsockname(socket, pointer, &size)
        }
      }
      port = UInt16(bigEndian: address.sin_port)
      try #require(result == 0)
    }

    deinit { close(descriptor) }

    /// Takes one request and returns its body.
    func take() throws -> String {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, Int32(HangGuard.seconds * 1_000)) == 1 else {
        throw TmuxTerminal.Failure(description: "nothing was posted")
      }
      let client = accept(descriptor, nil, nil)
      defer { close(client) }
      var text: [UInt8] = []
      var byte: UInt8 = 0
      while byte != UInt8(ascii: "}"), read(client, &byte, 1) == 1 { text.append(byte) }
      let answer = Array("HTTP/1.1 200 OK\r\n\r\n".utf8)
      _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
      let body = String(decoding: text, as: UTF8.self).components(separatedBy: "\r\n\r\n").last
      return body ?? ""
    }
  }

  @Test func tokensArePostedToTheBackEnd() throws {
    let (folder, _) = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let backEnd = try BackEnd()
    let file = folder.appendingPathComponent("Ping.swift")
    try """
    import ActivityKit
    import SwiftUI
    import WidgetKit

    struct PingAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var count: Int }
    }

    struct PingWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: PingAttributes.self) { context in
          Text("Card \\(context.state.count)")
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("Bottom") }
          } compactLeading: { Text("PING") } compactTrailing: { Text("1") } minimal: { Text("P") }
        }
      }
    }

    #Preview("Card", as: .content, using: PingAttributes()) {
      PingWidget()
    } contentStates: {
      PingAttributes.ContentState(count: 41)
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    let terminal = try TmuxTerminal(
      columns: 100, rows: 30,
      command: "\(TmuxTerminal.program) run \(file.path) "
        + "--token-webhook http://127.0.0.1:\(backEnd.port)/tokens")
    let token = try JSONDecoder().decode(Token.self, from: Data(try backEnd.take().utf8))
    #expect(token.kind == "start" && token.attributesType == "PingAttributes")
    #expect(token.token.count == 160)
    try terminal.wait(for: "the island") { $0.contains("PING") }
  }
}
