import Foundation
import Testing

/// Real APNs clients from PyPI and Debian, unmodified, against `island-apns` and a running island.
@Suite(.serialized)
struct PushClientTests {
  /// A push as the script of the clients prints it.
  private struct Line: Decodable {
    var client: String
    var what: String
    var status: Int?
    var reason: String?
  }

  /// What `island tokens --json` prints.
  private struct Token: Decodable {
    var kind: String
    var attributesType: String
    var activity: String?
    var token: String?
  }

  /// A trace of `island pushes --json`.
  private struct Trace: Decodable {
    var event: String?
    var verdict: String
  }

  /// An island, and a push server beside it.
  private final class Setup {
    let terminal: TmuxTerminal
    let environment: [String: String]
    private let server = Process()
    let variables: [String: String]

    init() throws {
      terminal = try TmuxTerminal(
        columns: 110, rows: 34, command: "\(TmuxTerminal.program) --no-intro")
      try terminal.wait(for: "the panel") { $0.contains("bubble") }
      environment = [
        "XDG_RUNTIME_DIR": terminal.folder.path,
        "XDG_STATE_HOME": terminal.folder.appendingPathComponent("server").path,
      ]
      let output = Pipe()
      server.executableURL = TmuxTerminal.buildFolder.appendingPathComponent("island-apns")
      server.arguments = ["--port", "0"]
      server.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        .merging(HangGuard.environment) { $1 }
      server.standardOutput = output
      server.standardInput = FileHandle.nullDevice
      try server.run()
      try Self.wait(for: "connected to the island", in: output.fileHandleForReading)
      var variables: [String: String] = [:]
      for line in try Program.tool(
        [server.executableURL?.path ?? "", "env"],
        environment: ProcessInfo.processInfo.environment.merging(environment) { $1 }
      ).split(separator: "\n") where line.hasPrefix("export ") {
        let pair = line.dropFirst(7).split(separator: "=", maxSplits: 1)
        variables[String(pair[0])] = pair[1].trimmingCharacters(in: ["'"])
      }
      self.variables = variables
    }

    /// Reads what the server prints until a text comes; what follows is read and dropped.
    private static func wait(for text: String, in file: FileHandle) throws {
      var printed = ""
      let end = Date().addingTimeInterval(HangGuard.seconds)
      while !printed.contains(text) {
        var entry = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
        let rest = max(end.timeIntervalSinceNow, 0)
        let data = poll(&entry, 1, Int32(rest * 1_000)) > 0 ? file.availableData : Data()
        guard !data.isEmpty else {
          throw PtyProcess.Failure(description: "no '\(text)'; the server printed: \(printed)")
        }
        printed += String(decoding: data, as: UTF8.self)
      }
      file.readabilityHandler = { if $0.availableData.isEmpty { $0.readabilityHandler = nil } }
    }

    deinit {
      server.terminate()
      server.waitUntilExit()
    }

    func island(_ arguments: String...) throws -> String {
      try Program.run(arguments, environment: environment).output
    }

    func json<Value: Decodable>(_ type: Value.Type, _ arguments: String...) throws -> Value {
      try JSONDecoder().decode(
        type, from: Data(Program.run(arguments, environment: environment).output.utf8))
    }
  }

  private static let type = "DeliveryAttributes"

  /// Where the packages are installed once for all clients.
  private static let packages = TmuxTerminal.buildFolder.deletingLastPathComponent()
    .appendingPathComponent("push-clients").path

  @Test func fiveClientsDriveTheIsland() throws {
    let setup = try Setup()
    // The gallery's own order ends, so that the pushes are the only ones that change it.
    _ = try setup.island("end", "Bento", "--dismissal", "immediate")
    for client in ["curl", "httpx", "aioapns", "kalyke", "pyapns"] {
      try drive(client, setup)
    }
  }

  private func drive(_ client: String, _ setup: Setup) throws {
    let reference = Int(Date().timeIntervalSinceReferenceDate)
    let state = #"{"step":1,"updatedAt":\#(reference),"arrival":\#(reference + 600)}"#
    let attributes = #"{"orderNumber":"7","restaurant":"\#(client)","dish":"Ramen"}"#
    let id = try setup.island(
      "start", Self.type, "--push", "--state", state, "--attributes", attributes
    ).trimmingCharacters(in: .whitespacesAndNewlines)
    try setup.terminal.wait(for: "the token") { _ in
      ((try? setup.json([Token].self, "tokens", "--json")) ?? [])
        .contains { $0.activity == id && $0.token != nil }
    }
    let tokens = try setup.json([Token].self, "tokens", "--json")
    let update = tokens.first { $0.activity == id }?.token
    let start = tokens.first { $0.kind == "start" && $0.attributesType == Self.type }?.token
    let before = try traces(setup).count
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("PushServerTests/Clients/clients.py")
    let variables = setup.variables
    let output = try Program.tool(
      ["python3", script.path],
      environment: ProcessInfo.processInfo.environment.merging([
        "PORT": variables["APNS_PORT"] ?? "", "CA": variables["APNS_CA"] ?? "",
        "KEY": variables["APNS_KEY"] ?? "", "KEY_ID": variables["APNS_KEY_ID"] ?? "",
        "TEAM": variables["APNS_TEAM_ID"] ?? "",
        "TOPIC": "com.example.bento.push-type.liveactivity", "UPDATE_TOKEN": update ?? "",
        "START_TOKEN": start ?? "", "ATTRIBUTES_TYPE": Self.type,
        "ATTRIBUTES": #"{"orderNumber":"8","restaurant":"by \#(client)","dish":"Udon"}"#,
        "STATE": state.replacing("\"step\":1", with: "\"step\":2"), "CLIENTS": client,
        "VENV": Self.packages,
      ]) { $1 })
    let lines = try output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    if let skipped = lines.first(where: { $0.what == "skipped" }) {
      print("skipped: \(client): \(skipped.reason ?? "")")
      if lines.count == 1 { return }
    }
    let answers = lines.filter { $0.client == client }
    #expect(answers.map(\.what) == ["start", "update", "alert", "end", "failing"], "\(client)")
    #expect(answers.prefix(4).allSatisfy { $0.status == 200 }, "\(client): \(output)")
    #expect(answers.last?.reason?.contains("BadDeviceToken") == true, "\(client): \(output)")
    let new = try traces(setup).dropFirst(before)
    #expect(new.map(\.event) == ["start", "update", "update", "end", "update"], "\(client)")
    #expect(
      new.map(\.verdict) == ["applied", "applied", "applied", "applied", "refused"], "\(client)")
    // The card of the started order is on the lock screen, the ended one has left it.
    _ = try setup.island("lock", "on")
    let screen = try setup.terminal.wait(for: "the started order") { $0.contains("by \(client)") }
    #expect(!screen.replacing("by \(client)", with: "").contains(client))
    _ = try setup.island("lock", "off")
    _ = try setup.island("end", "Bento", "--dismissal", "immediate")
  }

  private func traces(_ setup: Setup) throws -> [Trace] {
    try setup.island("pushes", "--json").split(separator: "\n").map {
      try JSONDecoder().decode(Trace.self, from: Data($0.utf8))
    }
  }
}
