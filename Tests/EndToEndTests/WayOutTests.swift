import Foundation
import Testing

/// Every way out gives the terminal back (terminal.md §7).
@Suite(.serialized)
struct WayOutTests {
  private static let stagehand = TmuxTerminal.buildFolder.appendingPathComponent("stagehand").path

  /// What has to be the last word of a program that had the screen.
  private func expectGivenBack(_ terminal: PtyProcess) {
    let text = terminal.text
    #expect(terminal.modesNow == terminal.modesBefore)
    guard let end = text.range(of: "\u{1B}[?1049l", options: .backwards) else {
      Issue.record("the alternate screen was not left: \(text.suffix(200).debugDescription)")
      return
    }
    #expect(!text[end.upperBound...].contains("\u{1B}[?1049h"))
    for mode in ["?1006;1002;1004;2004l", "?25h", "[r"] {
      #expect(text[..<end.lowerBound].contains("\u{1B}\(mode.hasPrefix("?") ? "[" : "")\(mode)"))
    }
  }

  private func phone(
    _ arguments: String = "--ephemeral", columns: Int = 100, rows: Int = 30,
    environment: [String: String] = [:]
  ) throws -> PtyProcess {
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) \(arguments)", columns: columns, rows: rows,
      environment: environment)
    try terminal.wait(for: "the phone") { terminal.text.contains("quit") }
    return terminal
  }

  @Test(
    arguments: [
      (SIGSEGV, 139), (SIGBUS, 135), (SIGILL, 132), (SIGTRAP, 133), (SIGABRT, 134), (SIGFPE, 136),
      (SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129), (SIGQUIT, 131), (SIGUSR1, 138), (SIGALRM, 142),
      (SIGSTKFLT, 144), (SIGPOLL, 157), (SIGPWR, 158), (34, 162), (50, 178), (64, 192),
    ] as [(Int32, Int32)])
  func aSignal(signal: Int32, code: Int32) throws {
    let terminal = try phone()
    kill(try terminal.program(), signal)
    #expect(try terminal.exitCode() == code)
    expectGivenBack(terminal)
  }

  @Test(
    arguments: [
      ("trap", 133, "Index out of range"), ("fatal", 133, "the roof fell in"),
      ("overflow", 139, "whispered"), ("null", 139, "whispered"), ("abort", 134, "whispered"),
      ("abort-in-thread", 134, "whispered"),
      ("exit", 3, "whispered"), ("throw", 133, "Thrown"), ("close", 0, "whispered"),
    ] as [(String, Int32, String)])
  func aFaultOfItsOwn(way: String, code: Int32, message: String) throws {
    // What is thrown out of `main` ends the program when the screen is gone; Swift's own
    // backtracer would then wait for a key.
    let terminal = try PtyProcess(
      "\(Self.stagehand) \(way)", environment: ["SWIFT_BACKTRACE": "enable=no"])
    let found = try terminal.exitCode()
    // A trap is SIGILL on some machines and SIGTRAP on others.
    #expect(found == code || code == 133 && found == 132)
    expectGivenBack(terminal)
    // What was said behind the screen is said when it is gone.
    let parts = terminal.text.components(separatedBy: "\u{1B}[?1049l")
    #expect(!parts[0].contains("whispered"))
    #expect(parts.last?.contains("whispered") == true)
    #expect(parts.last?.contains(message) == true)
  }

  @Test func aWindowThatIsClosed() throws {
    let terminal = try phone()
    let program = try terminal.program()
    terminal.hangUp()
    try terminal.wait(for: "the end of the program") { !PtyProcess.isRunning(program) }
  }

  @Test func aReaderThatIsFrozen() throws {
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) --ephemeral", columns: 500, rows: 200, reads: false)
    let program = try terminal.program()
    // Sizes that fill the pipe many times over.
    for columns in 100..<140 { terminal.resize(columns: columns * 3, rows: 100) }
    kill(program, SIGTERM)
    #expect(try terminal.exitCode() == 143)
    #expect(terminal.modesNow == terminal.modesBefore)
  }

  @Test func aStormOfSizes() throws {
    let terminal = try phone()
    var seed: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ range: ClosedRange<Int>) -> Int {
      seed ^= seed << 13
      seed ^= seed >> 7
      seed ^= seed << 17
      return range.lowerBound + Int(seed % UInt64(range.count))
    }
    for number in 0..<300 {
      let isEdge = number.isMultiple(of: 50)
      terminal.resize(
        columns: isEdge ? (number.isMultiple(of: 100) ? 1 : 500) : random(1...500),
        rows: isEdge ? (number.isMultiple(of: 100) ? 1 : 200) : random(1...200))
      _ = terminal.modesNow
    }
    terminal.resize(columns: 100, rows: 30)
    let mark = terminal.bytes.count
    terminal.send("?")
    try terminal.wait(for: "help") {
      String(decoding: terminal.bytes.dropFirst(mark), as: UTF8.self).contains("suspend")
    }
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    expectGivenBack(terminal)
  }

  @Test func inTheBackgroundItSaysSo() throws {
    let terminal = try PtyProcess("bash -mc '\(TmuxTerminal.program) --ephemeral & wait $!'")
    #expect(try terminal.exitCode() == 1)
    #expect(terminal.text.contains("the program runs in the background"))
    #expect(terminal.modesNow == terminal.modesBefore)
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test func anUnknownTerminalIsToldAtTheEnd() throws {
    let terminal = try phone(environment: ["TERM": "xterm-ghostly"])
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    expectGivenBack(terminal)
    let parts = terminal.text.components(separatedBy: "\u{1B}[?1049l")
    #expect(parts.last?.contains("terminal \"xterm-ghostly\" has no terminfo entry") == true)
  }

  @Test(
    arguments: [
      (["COLORTERM": "yes please", "NO_COLOR": ""], true),
      (["NO_COLOR": "\u{1B}]0;x\u{7}"], false), (["COLORTERM": "\u{1B}[31m"], true),
      (["ISLAND_COLOR": "\u{1B}[31mpuce"], true),
    ] as [([String: String], Bool)])
  func brokenVariablesOfColour(environment: [String: String], hasColor: Bool) throws {
    let terminal = try phone(environment: environment)
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    expectGivenBack(terminal)
    #expect(terminal.text.contains("\u{1B}[38;5;") == hasColor)
    #expect(!terminal.text.contains("\u{1B}]0;") && !terminal.text.contains("\u{1B}[31mpuce"))
  }

  @Test func staleSizesInTheEnvironmentAreNotBelieved() throws {
    let terminal = try phone(environment: ["LINES": "5", "COLUMNS": "7"])
    // The hint line is the last of thirty rows.
    #expect(["\u{1B}[30H", "\u{1B}[30;"].contains(where: terminal.text.contains))
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
  }

  @Test func aLocaleThatDoesNotExistIsUTF8AllTheSame() throws {
    let terminal = try phone(environment: ["LANG": "", "LC_CTYPE": "UTF-8"])
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    // Lines and blocks: the signal in the status bar has some before any widget has replied.
    #expect(terminal.text.unicodeScalars.contains { (0x2500...0x259F).contains($0.value) })
  }

  /// A shell with job control, so that a stop can be undone.
  @Test(arguments: ["C-z", "SIGTSTP", "SIGSTOP"])
  func stoppedAndContinued(how: String) throws {
    let terminal = try TmuxTerminal(
      columns: 100, rows: 30,
      command: "bash --norc --noprofile -i", environment: "PS1='READY> '")
    try terminal.wait(for: "the shell") { $0.contains("READY>") }
    try terminal.send("clear; stty -a > $XDG_RUNTIME_DIR/first; \(TmuxTerminal.program)", "Enter")
    try terminal.wait(for: "the phone") { $0.contains("bubble") && $0.contains("quit") }
    if how == "C-z" {
      try terminal.send("C-z")
    } else {
      let shell = try terminal.programIdentifier(named: "bash")
      kill(
        try TmuxTerminal.child(of: shell), how == "SIGSTOP" ? SIGSTOP : SIGTSTP)
    }
    try terminal.wait(for: "the shell") { $0.contains("Stopped") }
    if how != "SIGSTOP" {
      try terminal.send("stty -a > $XDG_RUNTIME_DIR/second; echo NO''TED", "Enter")
      try terminal.wait(for: "the modes") { $0.contains("NOTED") }
      #expect(try terminal.file("second") == terminal.file("first"))
    }
    // An answer of the terminal's that a program stopped without notice could not take is on the
    // shell's line.
    try terminal.send("C-u", "fg", "Enter")
    try terminal.wait(for: "the phone again") {
      $0.contains("bubble") && $0.contains("quit") && !$0.contains("Stopped")
    }
    try terminal.send("e")
    try terminal.wait(for: "that it hears") { $0.contains("expanded –") }
    try terminal.send("q")
    // What is typed before the program has ended is discarded with the terminal's last answers.
    try terminal.wait(for: "the shell") {
      let parts = $0.components(separatedBy: "shows them again")
      return parts.count > 1 && parts[1].contains("READY>")
    }
    try terminal.send("stty -a > $XDG_RUNTIME_DIR/third; echo DO''NE", "Enter")
    try terminal.wait(for: "the modes") { $0.contains("DONE") }
    #expect(try terminal.file("third") == terminal.file("first"))
  }

  /// As a window does that is dragged for long, by somebody who has no mercy.
  @Test func tenThousandResizesLeaveNoMemoryBehind() throws {
    let terminal = try PtyProcess("\(Self.stagehand) resizes")
    #expect(try terminal.exitCode() == 0)
    let memory = try #require(terminal.text.firstMatch(of: /memory (\d+) (\d+)/))
    let (before, after) = (Int(memory.1) ?? 0, Int(memory.2) ?? 0)
    #expect(before > 0 && after < before + 2_048, "\(before) kB before, \(after) kB afterwards")
  }
}
