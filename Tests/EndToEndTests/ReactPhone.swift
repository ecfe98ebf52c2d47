import Foundation
import TestSupport
import Testing

/// A phone in a real terminal with one app in React Native.
struct ReactPhone {
  let terminal: TmuxTerminal

  /// True when node and esbuild are on the path.
  static let hasTools = ["node", "esbuild"].allSatisfy { name in
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }

  init(
    _ project: String, environment: String = "", hasOwnTimeouts: Bool = false
  ) throws {
    terminal = try TmuxTerminal(
      columns: 100, rows: 44, command: "\(TmuxTerminal.program) run \(project)",
      environment: environment, hasOwnTimeouts: hasOwnTimeouts)
    try terminal.wait(for: "the dock") { $0.contains("1 open") }
  }

  @discardableResult
  func island(_ arguments: String...) throws -> Program.Run {
    try Program.run(arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
  }

  /// Waits until a text is on the terminal.
  func wait(for text: String) throws {
    try terminal.wait(for: "'\(text)' on the screen") { $0.contains(text) }
  }

  /// Waits until the screen of the app in front has a text.
  func wait(forScreen text: String) throws {
    try terminal.wait(for: "'\(text)' on the app's screen") { _ in
      (try? island("screen").output.contains(text)) ?? false
    }
  }

  /// Steps the clock, which stands still. Half a second at the first step keeps what counts whole seconds
  /// away from their ends.
  func step(_ seconds: Double) throws {
    #expect(try island("clock", "step", "\(seconds)").code == 0)
  }

  func tap(_ title: String) throws {
    #expect(try island("tap", title).code == 0, "\(title)")
  }

  /// Goes to the home screen, and expands the island there.
  func expandIsland() throws {
    try terminal.send("Escape")
    try terminal.wait(for: "the home screen") { $0.contains("1 open") }
    #expect(try island("press").code == 0)
    try wait(for: "esc collapse")
  }

  func end() throws {
    try terminal.send("q")
    try wait(for: "THE SHELL IS BACK")
  }
}
