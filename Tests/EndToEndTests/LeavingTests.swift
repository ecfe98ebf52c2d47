import Foundation
import TestSupport
import Testing

/// Whatever stops and ends the program, in whatever shell: the terminal is the shell's afterwards, and
/// stays so.
@Suite(.serialized)
struct LeavingTests {
  /// Where the program is when it is ended.
  enum Situation: CaseIterable {
    /// On the screen.
    case foreground
    /// Stopped by ^Z.
    case suspended
    /// Stopped by SIGSTOP, of which it hears nothing.
    case stopped
    /// Stopped by ^Z, and continued in the background.
    case background
  }

  enum End: String, CaseIterable {
    case terminate = "TERM"
    case hangUp = "HUP"
    case interrupt = "INT"
    /// The shell is left, with what it has stopped.
    case leaveShell
  }

  /// What the terminal has been told, and not been told to forget.
  private struct TerminalState: Equatable {
    var modes: Set<Int>
    var keyboardFlags: Int
    var savedTitles: Int
    var isAlternate: Bool
    var hidesCursor: Bool

    /// - Parameter shell: One that edits lines turns the reports of pastes on at its prompt.
    init(_ terminal: ModelTerminal, beside shell: JobShell) {
      // The cursor's are seen by themselves; lines are wrapped by every terminal.
      modes = terminal.modes.subtracting([7, 12, 25])
      if shell != .dash { modes.remove(2004) }
      keyboardFlags = terminal.keyboardFlags
      savedTitles = terminal.savedTitles
      isAlternate = terminal.isAlternate
      hidesCursor = terminal.hidesCursor
    }
  }

  /// A shell in a terminal that answers everything, and below it what is left when the shell is.
  private final class Job {
    let shell: JobShell
    let process: ModelledProcess
    let before: TerminalState
    private(set) var program: Int32 = 0
    private var prompts = 0

    /// - Parameters:
    ///   - command: Run in the shell.
    ///   - text: What is on its screen.
    init(
      _ shell: JobShell, _ command: String, until text: String,
      environment: [String: String] = [:]
    ) throws {
      self.shell = shell
      var kind = TerminalKind.reference
      kind.hasKeyboardProtocol = true
      process = try ModelledProcess(
        "\(shell.command); echo OUT''SIDE; exec cat", kind: kind, environment: environment)
      let process = process
      try process.wait(for: "the shell") { _ in process.written.contains("READY>") }
      before = TerminalState(process.terminal, beside: shell)
      process.send("\(command)\n")
      try process.wait(for: "the screen") {
        // The key's flags come after the first frame.
        $0.isAlternate && $0.text.joined().contains(text) && $0.keyboardFlags != 0
      }
      program = try #require(try PtyProcess.children(of: process.program()).first)
    }

    var isOutside: Bool { process.written.contains("OUTSIDE") }

    /// Types a line at the prompt.
    func type(_ line: String) {
      notePrompts()
      process.send((shell == .dash ? "" : "\u{15}") + line + "\n")
      process.forgetAnswers()
      process.keepsAnswers = false
    }

    /// Remembers how many prompts there are.
    func notePrompts() { prompts = countPrompts() }

    func waitForPrompt() throws {
      try process.wait(for: "the prompt") { _ in countPrompts() > prompts }
    }

    private func countPrompts() -> Int {
      process.written.components(separatedBy: "READY>").count
    }

    func bring(into situation: Situation) throws {
      guard situation != .foreground else { return }
      notePrompts()
      // The shell would take for typed what a program that is stopped has asked for.
      process.keepsAnswers = situation == .stopped
      if situation == .stopped { kill(program, SIGSTOP) } else { process.send("\u{1A}") }
      try waitForPrompt()
      guard situation == .background else { return }
      type("bg")
      try waitForPrompt()
      // It stops again, of which the shell has heard at its next prompt: a signal to a job that it takes
      // for running would wait in the one that is stopped.
      try process.wait(for: "the second stop") { [program] _ in Self.isStopped(program) }
      type("")
      try waitForPrompt()
    }

    func end(by end: End, in situation: Situation) throws {
      if end == .leaveShell { return try leave() }
      let signals = ["TERM": SIGTERM, "HUP": SIGHUP, "INT": SIGINT]
      if situation == .foreground, let signal = signals[end.rawValue] {
        notePrompts()
        kill(program, signal)
      } else {
        type(shell.end(end.rawValue))
      }
      try waitForEnd()
      try waitForPrompt()
    }

    private static func isStopped(_ process: Int32) -> Bool {
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      return status?.contains(") T ") == true
    }

    func waitForEnd() throws {
      try process.wait(for: "the end of the program") { [program] _ in
        !PtyProcess.isRunning(program)
      }
    }

    /// Leaves the shell, which warns once of what it has stopped.
    func leave() throws {
      for _ in 0..<3 where !isOutside {
        type("exit")
        try process.wait(for: "the shell's end") { [self] _ in
          isOutside || countPrompts() > prompts
        }
      }
      try process.wait(for: "the shell's end") { [self] _ in isOutside }
    }

    func expectGivenBack() throws {
      // One that was stopped hears of the shell's end only then.
      if isOutside { try waitForEnd() }
      #expect(TerminalState(process.terminal, beside: shell) == before)
      if !isOutside { try leave() }
      try waitForEnd()
      #expect(TerminalState(process.terminal, beside: shell) == before)
      #expect(process.modesNow == process.modesBefore)
    }
  }

  /// Twelve ways in each shell.
  private static let ways: [(Situation, End)] = Situation.allCases.flatMap { situation in
    End.allCases
      .filter { $0 != (situation == .foreground ? .leaveShell : .interrupt) }
      .map { (situation, $0) }
  }

  @Test(arguments: JobShell.allCases, ways)
  func theTerminalIsGivenBack(shell: JobShell, way: (Situation, End)) throws {
    guard shell.isInstalled else { return }
    let job = try Job(
      shell, "\(TmuxTerminal.program) demo --ephemeral", until: "bubble")
    try job.bring(into: way.0)
    try job.end(by: way.1, in: way.0)
    try job.expectGivenBack()
  }
}

extension LeavingTests {
  private static let widget = """
    import ActivityKit
    import SwiftUI
    import WidgetKit
    struct Ping: ActivityAttributes { struct ContentState: Codable, Hashable { var count: Int } }
    struct PingWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Ping.self) { Text("Card \\($0.state.count)") } dynamicIsland: { _ in
          DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("Big") } } compactLeading: {
            Text("L")
          } compactTrailing: { Text("T") } minimal: { Text("M") }
        }
      }
    }
    #Preview("Card", as: .content, using: Ping()) { PingWidget() } contentStates: {
      Ping.ContentState(count: 41)
    }
    """

  /// All programs with a full screen have it from the same place.
  @Test(arguments: [Situation.suspended, .stopped, .background])
  func previewsAndTheirViewersGiveItBack(situation: Situation) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-leaving-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Ping.swift")
    try Self.widget.write(to: file, atomically: true, encoding: .utf8)
    let preview = try Job(
      .bash, "\(TmuxTerminal.program) preview \(file.path)", until: "Card 41")
    let viewer = try Job(
      .bash, "\(TmuxTerminal.program) attach", until: "Card 41",
      environment: ["XDG_RUNTIME_DIR": preview.process.folder.path])
    for job in [viewer, preview] {
      try job.bring(into: situation)
      try job.end(by: .terminate, in: situation)
      try job.expectGivenBack()
    }
  }

  @Test(arguments: JobShell.allCases)
  func withinTmux(shell: JobShell) throws {
    guard shell.isInstalled else { return }
    let terminal = try TmuxTerminal(columns: 100, rows: 30, command: shell.command)
    try terminal.wait(for: "the shell") { $0.contains("READY>") }
    try terminal.send("\(TmuxTerminal.program) --ephemeral", "Enter")
    try terminal.wait(for: "the phone") { $0.contains("bubble") && $0.contains("quit") }
    let program = try TmuxTerminal.child(
      of: try terminal.programIdentifier(named: shell.rawValue))
    try terminal.send("C-z")
    // The second one: the first is on the screen before the program has stopped, and would lose what is
    // typed.
    try terminal.wait(for: "the prompt") { $0.components(separatedBy: "READY>").count > 2 }
    try terminal.send("\(shell.end("TERM")); echo SE''NT", "Enter")
    try terminal.wait(for: "the end") { _ in !PtyProcess.isRunning(program) }
    try terminal.wait(for: "the shell") { $0.contains("SENT") }
    for mode in ["alternate_on", "mouse_any_flag", "keypad_flag", "keypad_cursor_flag"] {
      #expect(try terminal.value(of: mode) == "0", "\(mode)")
    }
    #expect(try terminal.value(of: "cursor_flag") == "1")
  }
}
