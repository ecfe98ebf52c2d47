import Foundation
import TestSupport
import Testing

/// A real terminal for the built program: a tmux server of its own, with one pane.
final class TmuxTerminal {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let folder: URL
  private let socket: String
  private let configuration: URL

  /// The folder that `swift build` writes to; the tests' own executable lies in it.
  static let buildFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent(".build/debug")

  static var program: String { buildFolder.appendingPathComponent("island").path }

  /// Runs `command` in a shell, between two `stty -a` whose answers are kept.
  ///
  /// - Parameters:
  ///   - stateHome: Where the program keeps what outlives it; nil is a folder of its own.
  ///   - hasOwnTimeouts: True where a reply that does not come is what is tested.
  init(
    columns: Int, rows: Int, command: String, environment: String = "", stateHome: String? = nil,
    hasOwnTimeouts: Bool = false
  ) throws {
    let name = "island-test-\(UUID().uuidString.prefix(8))"
    socket = name
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    configuration = folder.appendingPathComponent("tmux.conf")
    try "set -g status off\nset -g default-terminal tmux-256color\nset -s escape-time 0\n".write(
      to: configuration, atomically: true, encoding: .utf8)
    let state = stateHome ?? folder.appendingPathComponent("state").path
    let timeouts =
      hasOwnTimeouts
      ? ""
      : HangGuard.environment.map { "\($0.key)=\($0.value)" }
        .joined(separator: " ")
    let script = folder.appendingPathComponent("run.sh")
    try """
    stty -a > \(folder.path)/before
    env COLORTERM=truecolor LANG=C.UTF-8 XDG_RUNTIME_DIR=\(folder.path) \
      XDG_STATE_HOME=\(state) \(timeouts) \(environment) \(command)
    echo "exit code $?" > \(folder.path)/code
    stty -a > \(folder.path)/after
    echo "THE SHELL IS BACK"
    exec cat
    """.write(to: script, atomically: true, encoding: .utf8)
    try tmux(
      "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", "-s", "i", "sh \(script.path)")
  }

  deinit {
    // Not `kill-server`: the server inherits blocked signals from the test runner and would wait
    // for ever for its own SIGTERM.
    if let text = try? tmux("display-message", "-p", "-t", "i", "#{pid}"),
      let server = Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
    {
      kill(server, SIGKILL)
    }
    // Killed, it leaves its socket.
    let sockets = ProcessInfo.processInfo.environment["TMUX_TMPDIR"] ?? "/tmp"
    try? FileManager.default.removeItem(atPath: "\(sockets)/tmux-\(getuid())/\(socket)")
    try? FileManager.default.removeItem(at: folder)
  }

  /// The screen as text, a line a row.
  func screen() throws -> String { try tmux("capture-pane", "-p", "-t", "i") }

  /// The screen with its escape sequences.
  func coloredScreen() throws -> String { try tmux("capture-pane", "-p", "-e", "-t", "i") }

  /// The cells of the screen.
  func cells(columns: Int, rows: Int) throws -> [[ModelTerminal.Cell]] {
    let lines = try tmux("capture-pane", "-p", "-e", "-N", "-t", "i")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var model = ModelTerminal(columns: columns, rows: rows)
    // Colours go on from line to line.
    for (row, line) in lines.prefix(rows).enumerated() {
      model.feed(Array("\u{1B}[\(row + 1);1H\(line)".utf8))
    }
    return model.seen
  }

  /// What tmux knows of the pane, such as whether it shows the alternate screen.
  func value(of name: String) throws -> String {
    try tmux("display-message", "-p", "-t", "i", "#{\(name)}").filter { !$0.isNewline }
  }

  func send(_ keys: String...) throws { try tmux(["send-keys", "-t", "i"] + keys) }

  /// Sends bytes as they are, such as mouse reports.
  func send(bytes: String) throws {
    let hex = bytes.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
    try tmux(["send-keys", "-t", "i", "-H"] + hex)
  }

  /// A press of the left button on a cell, counted from 0.
  func click(column: Int, row: Int) throws {
    try send(bytes: "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
  }

  func resize(columns: Int, rows: Int) throws {
    try tmux("resize-window", "-t", "i", "-x", "\(columns)", "-y", "\(rows)")
  }

  /// The process that runs in the pane's shell.
  func programIdentifier(named name: String = "island") throws -> Int32 {
    let shell = try tmux("display-message", "-p", "-t", "i", "#{pane_pid}")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let children = try Self.run("pgrep", ["-f", "-P", shell, name])
    guard let first = children.split(separator: "\n").first, let pid = Int32(first) else {
      throw Failure(description: "no program runs below the shell \(shell)")
    }
    return pid
  }

  /// What attaches another terminal to this one.
  var attachCommand: String {
    "env -u TMUX tmux -L \(socket) -f \(configuration.path) attach-session -t i"
  }

  func detachClients() throws { try tmux("detach-client", "-s", "i") }

  /// The first process that another has started.
  static func child(of process: Int32) throws -> Int32 {
    guard let child = try PtyProcess.children(of: process).first else {
      throw Failure(description: "\(process) has no child")
    }
    return child
  }

  /// Captures the screen until it is as expected; fails with the last one after `seconds`.
  @discardableResult
  func wait(
    for what: String, seconds: Double = HangGuard.seconds, until isThere: (String) throws -> Bool
  ) throws -> String {
    var last = ""
    let found = try Asking.until(Date().addingTimeInterval(seconds)) {
      last = try screen()
      return try isThere(last) ? last : nil
    }
    if let found { return found }
    throw Failure(description: "\(what) did not come; the screen was:\n\(last)")
  }

  /// Waits for a file that the shell's script writes.
  func file(_ name: String, seconds: Double = HangGuard.seconds) throws -> String {
    try FolderWait.text(of: name, in: folder, seconds: seconds)
  }

  @discardableResult
  private func tmux(_ arguments: String...) throws -> String { try tmux(arguments) }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    try Self.run("tmux", ["-L", socket, "-f", configuration.path] + arguments)
  }

  private static func run(_ path: String, _ arguments: [String]) throws -> String {
    var process = BoundedProcess(
      [path] + arguments, environment: ProcessInfo.processInfo.environment)
    process.keepsErrors = false
    let run = try process.run()
    guard run.code == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")) failed")
    }
    return run.output
  }
}
