import Foundation
import TestSupport
import Testing

/// The answers of a terminal at the other end of a slow link, which come when the program is about to
/// end: the shell does not get them.
@Suite(.serialized)
struct LateAnswerTests {
  enum End: String, CaseIterable {
    case key, terminate, quitSignal, suspend
  }

  /// - Parameter isKnown: False when not even the questions at the start are answered before the end.
  @Test(arguments: End.allCases, [true, false])
  func noAnswerIsTyped(end: End, isKnown: Bool) throws {
    let program = try ModelledProcess(
      "bash --norc --noprofile -c 'set -m; \(TmuxTerminal.program) --ephemeral; "
        + "echo THE SHELL IS BACK; exec cat'", kind: .reference)
    program.keepsAnswers = !isKnown
    try program.wait(for: "the phone") { $0.text.joined().contains("bubble") }
    // From now on the link is slow: what is asked is answered after the screen was given back.
    program.keepsAnswers = true
    program.send("e")
    try program.wait(for: "the frame") { $0.text.joined().contains("esc collapse") }
    let process = try PtyProcess.children(of: program.program()).first
    switch end {
    case .key: program.send("q")
    case .suspend: program.send("\u{1A}")
    case .terminate: if let process { kill(process, SIGTERM) }
    case .quitSignal: if let process { kill(process, SIGQUIT) }
    }
    try program.wait(for: "the main screen") { !$0.isAlternate }
    // A crash does not wait for a terminal of which it knows nothing.
    guard isKnown || end != .quitSignal else { return }
    #expect(!program.terminal.text.joined().contains("THE SHELL IS BACK"))
    #expect(!program.terminal.answers.isEmpty)
    program.keepsAnswers = false
    try program.wait(for: "the shell") { $0.text.joined().contains("THE SHELL IS BACK") }
    // Behind anything that was typed.
    program.send("end of input\n")
    try program.wait(for: "the echo") { $0.text.joined().contains("end of input") }
    #expect(!program.terminal.text.joined().contains("^["))
  }
}
