import Foundation
import TestSupport
import Testing

@testable import JavaScript

private let environment = ProcessInfo.processInfo.environment

/// What a node that runs code of others can reach, with its sandbox and without.
@Suite(
  .enabled(if: ScriptTool(.node, in: environment) != nil, "apt-get install -y nodejs"))
struct ScriptProcessTests {
  private static let launcher = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("island-box").path

  private static let script = """
    import { readFileSync, writeFileSync } from 'node:fs';
    import { spawnSync } from 'node:child_process';
    import { createServer } from 'node:net';
    const results = {};
    function attempt(name, action) {
      try {
        action();
        results[name] = 'allowed';
      } catch {
        results[name] = 'refused';
      }
    }
    const [secret, made] = process.argv.slice(2);
    attempt('its own script', () => readFileSync(new URL(import.meta.url)));
    attempt('a file of the user', () => readFileSync(secret));
    attempt('a new file', () => writeFileSync(made, 'made'));
    attempt('a program', () => { if (spawnSync('/bin/true').error) throw new Error('no'); });
    results['a variable of the user'] = process.env.HOME === undefined ? 'refused' : 'allowed';
    const server = createServer();
    const end = (result) => {
      results['a socket'] = result;
      process.stdout.write(JSON.stringify(results) + '\\n', () => process.exit(0));
    };
    server.on('error', () => end('refused'));
    server.listen(0, '127.0.0.1', () => end('allowed'));
    """

  /// Runs the script, and returns what came of each attempt.
  private func attempts(launcher: String?) async throws -> [String: String] {
    let folder = try TemporaryFolder([
      "scripts/attempts.mjs": Self.script, "secret.txt": "secret",
    ])
    let root = folder.url.path
    let command = ScriptCommand(
      "attempts.mjs", [root + "/secret.txt", root + "/scripts/made.txt"],
      node: try ScriptTool.node(in: environment), scripts: root + "/scripts", readable: [],
      launcher: launcher)
    let process = try ScriptProcess(command)
    let lines = AsyncStream<Data> { continuation in
      process.read(
        onLine: { continuation.yield($0) }, onIdle: {}, onEnd: { continuation.finish() })
    }
    var last = Data()
    for await line in lines { last = line }
    return try JSONDecoder().decode([String: String].self, from: last)
  }

  @Test(.timeLimit(.minutes(30)))
  func inItsSandboxItReadsItsScriptsAndNothingElse() async throws {
    #expect(
      try await attempts(launcher: Self.launcher) == [
        "its own script": "allowed", "a file of the user": "refused", "a new file": "refused",
        "a program": "refused", "a variable of the user": "refused", "a socket": "refused",
      ])
  }

  @Test(.timeLimit(.minutes(30)))
  func withoutItMuchIsReached() async throws {
    let results = try await attempts(launcher: nil)
    for name in ["a file of the user", "a new file", "a program", "a socket"] {
      #expect(results[name] == "allowed", "\(name)")
    }
  }

  @Test func aCommandIsToldAndReadAgain() throws {
    let node = ScriptTool(kind: .node, path: "/usr/bin/node", version: "20.1.0")
    let command = ScriptCommand(
      "host.mjs", ["--wait"], node: node, scripts: "/s", readable: ["/b"], launcher: "/box")
    #expect(ScriptCommand.told(in: command.environment) == command)
    #expect(ScriptCommand.told(in: [:]) == nil)
    #expect(command.words.first == "/box")
    #expect(command.words.contains("--experimental-permission"))
    #expect(command.words.suffix(2) == ["/s/host.mjs", "--wait"])
  }

  @Test(arguments: [
    ("18.20.0", nil), ("22.1.0", "--experimental-permission"), ("24.0.0", "--permission"),
  ])
  func optionsAreThoseOfTheVersionOfNode(version: String, option: String?) {
    let node = ScriptTool(kind: .node, path: "/usr/bin/node", version: version)
    let command = ScriptCommand(
      "host.mjs", node: node, scripts: "/s", readable: [], launcher: "/box")
    #expect(command.words.first { $0.hasSuffix("permission") } == option)
  }

  @Test func aScriptWithThreadsIsRestrictedByTheLauncherAlone() {
    let node = ScriptTool(kind: .node, path: "/usr/bin/node", version: "20.1.0")
    let command = ScriptCommand(
      "host.mjs", node: node, scripts: "/s", readable: [], launcher: "/box", megabytes: 512,
      hasThreads: true)
    #expect(command.words.starts(with: ["/box", "-d", "-m", "512"]))
    #expect(!command.words.contains { $0.hasSuffix("permission") })
    #expect(command.heapMegabytes == 256)
    #expect(command.words.contains("--max-old-space-size=256"))
  }
}
