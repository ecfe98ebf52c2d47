import Foundation
import Testing

/// The built program in a real terminal. Serialised: each test has a terminal of its own, and two
/// cores should not be shared by ten of them.
@Suite(.serialized)
struct DemoTests {
  private func demo(
    columns: Int = 100, rows: Int = 30, environment: String = "", arguments: String = ""
  ) throws -> TmuxTerminal {
    try TmuxTerminal(
      columns: columns, rows: rows, command: "\(TmuxTerminal.program) \(arguments)",
      environment: environment)
  }

  /// The panel names the form that the island is in.
  private func waitForPair(_ terminal: TmuxTerminal) throws {
    try terminal.wait(for: "a pair") {
      let screen = $0.replacing("–", with: "-")
      return screen.contains("attached -") && screen.contains("bubble")
    }
  }

  @Test func startsByItselfWithTwoActivities() throws {
    let terminal = try demo()
    try terminal.wait(for: "the whole screen") {
      $0.contains("attached –") && $0.contains("bubble") && $0.contains("quit")
        && $0.contains("Activities")
    }
  }

  @Test func oneActivityIsCompactAndASecondMakesAPair() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    try terminal.send("Left")
    try terminal.wait(for: "compact") { $0.contains("compact –") && !$0.contains("bubble") }
    try terminal.send("Right")
    try waitForPair(terminal)
  }

  @Test func longPressExpandsAndEscapeCollapses() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    try terminal.send("e")
    try terminal.wait(for: "expanded") { $0.contains("expanded –") }
    try terminal.send("Escape")
    try waitForPair(terminal)
  }

  @Test func holdingSpaceExpands() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    // Keys from a client of tmux's: a process for each one would be too slow for a held key.
    let keyboard = try PtyProcess(terminal.attachCommand, columns: 100, rows: 30)
    try keyboard.wait(for: "the phone in the client") { keyboard.text.contains("quit") }
    // A terminal without releases shows a held key as repeats in close succession. On a loaded
    // machine they may have gaps: the key is held again.
    try terminal.wait(for: "expanded") { screen in
      if screen.contains("expanded –") { return true }
      // Each repeat follows the one before it in the interval of a keyboard.
      for _ in 0..<20 {
        keyboard.send(" ")
        if keyboard.comes(within: 0.03, { keyboard.text.contains("expanded –") }) { break }
      }
      return false
    }
  }

  @Test func nextDeviceIsNamedAndDrawn() throws {
    let terminal = try demo(arguments: "--device iphone-16-pro-max")
    try terminal.wait(for: "the device") { $0.contains("iPhone 16 Pro Max") }
    try terminal.send("d")
    try terminal.wait(for: "another device") {
      !$0.contains("iPhone 16 Pro Max\n") && $0.contains("attached –")
    }
  }

  @Test func tapNamesTheLink() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    try terminal.send("Enter")
    try terminal.wait(for: "the link") { $0.contains("kickoff://match/2025-12") }
  }

  @Test func holdingTheMouseExpands() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    // The attached island's text row, below the bezel and the half row.
    try terminal.send(bytes: "\u{1B}[<0;20;3M")
    try terminal.wait(for: "expanded") { $0.contains("expanded –") }
    try terminal.send(bytes: "\u{1B}[<0;20;3m")
  }

  @Test func lockShowsTheCards() throws {
    let terminal = try demo(columns: 80, rows: 24)
    try terminal.wait(for: "the phone") { $0.contains("lock") }
    try terminal.send("l")
    try terminal.wait(for: "the lock screen") { $0.contains("unlock") }
    try terminal.send("l")
    try terminal.wait(for: "the phone again") { !$0.contains("unlock") && $0.contains("lock") }
  }

  @Test func intentButtonChangesTheActivity() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    try terminal.send("3")
    try terminal.wait(for: "the countdown") { $0.contains("Tea Time started") }
    // It started last, so it is the bubble.
    try terminal.send("Tab")
    try terminal.send("e")
    try terminal.wait(for: "the expanded countdown") { $0.contains("expanded –") }
    try terminal.send("Down")
    try terminal.send("Enter")
    try terminal.wait(for: "the intent") { $0.contains("Tea Time updated") }
  }

  @Test func resizesDownToNothingAndBack() throws {
    let terminal = try demo(columns: 140, rows: 40)
    try waitForPair(terminal)
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "80x24") { $0.contains("1 more") }
    try terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "the size that is needed") { $0.contains("34×8") }
    try terminal.resize(columns: 140, rows: 40)
    try waitForPair(terminal)
  }

  @Test func helpIsOverTheScreen() throws {
    let terminal = try demo(columns: 80, rows: 24)
    try terminal.wait(for: "the phone") { $0.contains("quit") }
    try terminal.send("?")
    try terminal.wait(for: "help") { $0.contains("Keys") && $0.contains("long press") }
    try terminal.send("x")
    try terminal.wait(for: "the phone again") { !$0.contains("long press") }
  }

  @Test(arguments: ["q", "C-c"])
  func quittingGivesTheTerminalBack(key: String) throws {
    let terminal = try demo()
    try waitForPair(terminal)
    try terminal.send(key)
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  @Test(arguments: [(SIGTERM, "143"), (SIGHUP, "129"), (SIGSEGV, "139")])
  func signalsGiveTheTerminalBack(signal: Int32, code: String) throws {
    let terminal = try demo()
    try waitForPair(terminal)
    kill(try terminal.programIdentifier(), signal)
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code \(code)"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  @Test func noColorHasNoColour() throws {
    let terminal = try demo(environment: "NO_COLOR=1")
    try waitForPair(terminal)
    let escapes = try terminal.coloredScreen()
    #expect(!escapes.contains("38;2") && !escapes.contains("48;2") && !escapes.contains("38;5"))
  }

  @Test func plainLocaleIsDrawnInASCII() throws {
    let terminal = try demo(environment: "LC_ALL=C")
    try waitForPair(terminal)
    let screen = try terminal.screen()
    #expect(screen.unicodeScalars.allSatisfy { $0.value < 0x80 })
  }

  /// The gallery is drawn by a child process; its end takes nothing with it.
  @Test func aDeadGalleryIsStartedAgain() throws {
    let terminal = try demo()
    try waitForPair(terminal)
    let program = try terminal.programIdentifier()
    func gallery() throws -> Int32? { try PtyProcess.children(of: program).first }
    let first = try #require(try gallery())
    kill(first, SIGKILL)
    try terminal.wait(for: "the end of the process") { _ in !PtyProcess.isRunning(first) }
    try terminal.send("3")
    try terminal.wait(for: "the countdown's time on the island") { $0.contains("2:5") }
    let second = try #require(try gallery())
    #expect(second != first)
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(!PtyProcess.isRunning(second))
  }

  @Test func sleepsInsideWithoutATerminal() throws {
    let run = try Program.run([])
    #expect(run.code == 1)
    #expect(run.errors.split(separator: "\n").first?.hasPrefix("island: ") == true)
  }

  /// terminal.md §7: a terminal that cannot place its cursor gets lines.
  @Test func dumbTerminalIsSpokenTo() throws {
    let terminal = try demo(environment: "TERM=dumb")
    try terminal.wait(for: "the first lines") {
      $0.contains("cannot place its cursor") && $0.contains("because started")
    }
    try terminal.send("e", "Enter")
    try terminal.wait(for: "what the key did") { $0.contains("Kickoff, expanded: ") }
    try terminal.send("q", "Enter")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }
}
