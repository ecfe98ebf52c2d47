import Foundation
import Testing

/// A job that was stopped and is not in the foreground leaves the terminal to the shell.
@Suite(.serialized)
struct StoppedJobTests {
  /// A shell with job control and the program, stopped.
  func stopped(by stop: (TmuxTerminal) throws -> Void) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(
      columns: 100, rows: 30, command: "bash --norc --noprofile -i",
      environment: "PS1='READY> '")
    try terminal.wait(for: "the shell") { $0.contains("READY>") }
    try terminal.send("\(TmuxTerminal.program) --ephemeral", "Enter")
    try terminal.wait(for: "the phone") { $0.contains("bubble") && $0.contains("quit") }
    try stop(terminal)
    try terminal.wait(for: "the shell") { $0.contains("Stopped") }
    return terminal
  }

  func expectGivenBack(_ terminal: TmuxTerminal) throws {
    for mode in ["alternate_on", "mouse_any_flag", "keypad_flag", "keypad_cursor_flag"] {
      #expect(try terminal.value(of: mode) == "0", "\(mode)")
    }
    #expect(try terminal.value(of: "cursor_flag") == "1")
  }

  @Test(arguments: ["kill %1", "kill -HUP %1", "kill -INT %1; fg", "kill -TERM %1; fg"])
  func endedWhileItIsStopped(command: String) throws {
    let terminal = try stopped { try $0.send("C-z") }
    let program = try TmuxTerminal.child(of: try terminal.programIdentifier(named: "bash"))
    try terminal.send("\(command); echo SE''NT", "Enter")
    try terminal.wait(for: "the shell") { _ in !PtyProcess.isRunning(program) }
    try terminal.wait(for: "the shell") { $0.contains("SENT") }
    try expectGivenBack(terminal)
  }

  /// As other programs with a full screen, it stops again, and comes back with `fg`.
  @Test func continuedInTheBackground() throws {
    let terminal = try stopped { try $0.send("C-z") }
    let program = try TmuxTerminal.child(of: try terminal.programIdentifier(named: "bash"))
    try terminal.send("clear; bg", "Enter")
    // The shell says so before its next line.
    try terminal.wait(for: "the second stop") {
      if $0.contains("Stopped") { return true }
      try terminal.send("Enter")
      return false
    }
    #expect(PtyProcess.isRunning(program))
    try expectGivenBack(terminal)
    try terminal.send("fg", "Enter")
    try terminal.wait(for: "the phone again") { $0.contains("bubble") && $0.contains("quit") }
    try terminal.send("e")
    try terminal.wait(for: "that it hears") { $0.contains("expanded –") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { _ in !PtyProcess.isRunning(program) }
    try expectGivenBack(terminal)
  }

  /// Signals that stop a program that reads or writes in the background.
  @Test(arguments: [SIGTTIN, SIGTTOU])
  func stoppedFromOutside(signal: Int32) throws {
    let terminal = try stopped {
      kill(try TmuxTerminal.child(of: try $0.programIdentifier(named: "bash")), signal)
    }
    try expectGivenBack(terminal)
    try terminal.send("clear", "Enter")
    try terminal.send("fg", "Enter")
    try terminal.wait(for: "the phone again") { $0.contains("bubble") && $0.contains("quit") }
  }

  /// SIGSTOP cannot be handled: the screen is given back as soon as the program runs at all.
  @Test func stoppedWithoutNotice() throws {
    let terminal = try stopped {
      kill(try TmuxTerminal.child(of: try $0.programIdentifier(named: "bash")), SIGSTOP)
    }
    try terminal.send("C-u", "bg", "Enter")
    try terminal.wait(for: "the main screen") { _ in
      try terminal.value(of: "alternate_on") == "0"
    }
    try expectGivenBack(terminal)
  }
}

extension StoppedJobTests {
  /// It is stopped in the background again before it has heard that it goes on.
  @Test(arguments: [SIGTTIN, SIGTTOU, SIGTSTP])
  func stoppedTwiceWithoutNotice(signal: Int32) throws {
    let terminal = try stopped {
      kill(try TmuxTerminal.child(of: try $0.programIdentifier(named: "bash")), SIGSTOP)
    }
    let program = try TmuxTerminal.child(of: try terminal.programIdentifier(named: "bash"))
    kill(program, SIGCONT)
    kill(program, signal)
    try terminal.wait(for: "the main screen") { _ in
      try terminal.value(of: "alternate_on") == "0"
    }
    try expectGivenBack(terminal)
  }

  /// Ended after SIGSTOP, it gives back what it could not give back before.
  @Test func endedAfterAStopWithoutNotice() throws {
    let terminal = try stopped {
      kill(try TmuxTerminal.child(of: try $0.programIdentifier(named: "bash")), SIGSTOP)
    }
    let program = try TmuxTerminal.child(of: try terminal.programIdentifier(named: "bash"))
    try terminal.send("C-u", "kill %1", "Enter")
    try terminal.wait(for: "the end") { _ in !PtyProcess.isRunning(program) }
    try expectGivenBack(terminal)
  }

  /// Continued in the foreground after SIGSTOP, it has the screen as before: without a cursor.
  @Test func resumedAfterAStopWithoutNotice() throws {
    let terminal = try stopped {
      kill(try TmuxTerminal.child(of: try $0.programIdentifier(named: "bash")), SIGSTOP)
    }
    try terminal.send("C-u", "clear", "Enter")
    try terminal.send("fg", "Enter")
    try terminal.wait(for: "the phone again") {
      try $0.contains("bubble") && $0.contains("quit") && terminal.value(of: "cursor_flag") == "0"
    }
    try terminal.send("q")
  }
}
