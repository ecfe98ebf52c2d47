import Foundation
import TestSupport
import Testing

/// However the program ends, it leaves no process behind: no compiler, no widget, no shell.
@Suite(.serialized)
struct ProcessEndTests {
  enum Way: String, CaseIterable, CustomTestStringConvertible {
    case interrupt, terminate, kill, hangUp, window

    var testDescription: String { rawValue }

    var signal: Int32? {
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      case .kill: SIGKILL
      case .hangUp: SIGHUP
      case .window: nil
      }
    }
  }

  /// The names of all processes whose environment names a folder; every process of a run has it.
  private func processes(of terminal: PtyProcess) -> [Int32: String] {
    let mark = Data("XDG_RUNTIME_DIR=\(terminal.folder.path)".utf8)
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var names: [Int32: String] = [:]
    for process in all.compactMap({ Int32($0) }) {
      guard let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ"),
        environment.range(of: mark) != nil, PtyProcess.isRunning(process)
      else { continue }
      let name = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
      names[process] = name?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
    return names
  }

  private func expectNothingIsLeft(of terminal: PtyProcess, after way: Way) throws {
    if let signal = way.signal {
      kill(try terminal.program(), signal)
    } else {
      terminal.hangUp()
    }
    try terminal.wait(for: "the end of \(processes(of: terminal).values.sorted())") {
      processes(of: terminal).isEmpty
    }
    guard way != .kill else { return }
    let left = FileManager.default.enumerator(atPath: terminal.folder.path)?.allObjects ?? []
    #expect(!left.contains { "\($0)".hasSuffix(".sock") }, "\(left)")
  }

  @Test(arguments: ["check", "snapshot", "preview"], Way.allCases)
  func whileAWidgetIsCompiled(command: String, way: Way) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-end-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // What was compiled once comes from the cache: each source is a new one.
    let source = """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      // \(UUID().uuidString)
      struct SlowAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count: Int }
      }

      struct SlowWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: SlowAttributes.self) { context in
            Text("\\(context.state.count)")
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("\\(context.state.count)") }
            } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
          }
        }
      }
      """
    let file = folder.appendingPathComponent("Slow.swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    let terminal = try PtyProcess("\(TmuxTerminal.program) \(command) \(file.path)")
    try terminal.wait(for: "a compiler") {
      processes(of: terminal).values.contains { $0.hasPrefix("swift-frontend") }
    }
    try expectNothingIsLeft(of: terminal, after: way)
  }

  /// Nobody is left who could end what hangs, in an app and a widget that have all rights.
  @Test func whileTheirCodeHangs() throws {
    let hang = """
      { () -> String in
        let values = ProcessInfo.processInfo.environment.map { strdup("\\($0.key)=\\($0.value)") }
        for seconds in ["8000", "9000"] {
          var child: pid_t = 0
          let words = [strdup("setsid"), strdup("--fork"), strdup("sleep"), strdup(seconds), nil]
          posix_spawn(&child, "/usr/bin/setsid", nil, nil, words, values + [nil])
        }
        while true { pause() }
      }()
      """
    let folder = try TemporaryFolder([
      "App.swift": """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct Hangs: ActivityAttributes {
        struct ContentState: Codable, Hashable { var hangs: Bool }
      }
      struct HangingWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Hangs.self) { context in
            Text(context.state.hangs ? \(hang) : "no")
          } dynamicIsland: { _ in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { Text("a") }
            } compactLeading: { Text("b") } compactTrailing: { Text("c") } minimal: { Text("d") }
          }
        }
      }
      @main struct HangingApp: App {
        var body: some Scene { WindowGroup { Page() } }
      }
      struct Page: View {
        var body: some View {
          Text("page").onAppear {
            _ = try? Activity.request(
              attributes: Hangs(), content: .init(state: .init(hangs: true), staleDate: nil))
            _ = \(hang)
          }
        }
      }
      """
    ])
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) run \(folder.path) --no-sandbox --plain", columns: 200)
    try terminal.wait(for: "the phone") { terminal.text.contains("unlocked") }
    terminal.send("1\r")
    try terminal.wait(for: "what app and widget have started") {
      processes(of: terminal).values.filter { $0 == "sleep" }.count == 4
    }
    try expectNothingIsLeft(of: terminal, after: .kill)
  }

  @Test(arguments: Way.allCases)
  func whileTheGalleryIsShown(way: Way) throws {
    let terminal = try PtyProcess("\(TmuxTerminal.program) --ephemeral")
    try terminal.wait(for: "the phone") { terminal.text.contains("quit") }
    try expectNothingIsLeft(of: terminal, after: way)
  }
}
