import Foundation
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

  @Test(arguments: Way.allCases)
  func whileTheGalleryIsShown(way: Way) throws {
    let terminal = try PtyProcess("\(TmuxTerminal.program) --ephemeral")
    try terminal.wait(for: "the phone") { terminal.text.contains("quit") }
    try expectNothingIsLeft(of: terminal, after: way)
  }
}
