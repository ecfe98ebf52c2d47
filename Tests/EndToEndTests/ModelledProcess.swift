import Foundation
import TestSupport

/// A program in a terminal of a kind: what it writes is drawn, what it asks is answered.
final class ModelledProcess {
  private let process: PtyProcess
  private(set) var terminal: ModelTerminal
  private var taken = 0
  /// True while answers are kept back, as on a link that is slow.
  var keepsAnswers = false

  /// - Parameter command: Run in a shell; what follows it is seen below it.
  init(
    _ command: String, kind: TerminalKind, columns: Int = 100, rows: Int = 30,
    environment: [String: String] = [:]
  ) throws {
    terminal = ModelTerminal(columns: columns, rows: rows, kind: kind)
    process = try PtyProcess(
      command, columns: columns, rows: rows,
      environment: ["TERM": kind.term, "ISLAND_PROBE": ""].merging(environment) { $1 })
  }

  /// Draws what has come and answers what was asked.
  func step() {
    let bytes = process.bytes
    terminal.feed(Array(bytes[taken...]))
    taken = bytes.count
    guard !keepsAnswers, !terminal.answers.isEmpty else { return }
    process.send(String(decoding: terminal.answers, as: UTF8.self))
    terminal.answers = []
  }

  /// Takes the answers away that were kept back.
  func forgetAnswers() { terminal.answers = [] }

  func send(_ text: String) { process.send(text) }

  /// Draws and answers until a state is reached; fails with the screen.
  func wait(
    for what: String, seconds: Double = HangGuard.seconds,
    until isThere: (ModelTerminal) throws -> Bool
  ) throws {
    let isDone = try process.comes(within: seconds) {
      step()
      return try isThere(terminal)
    }
    if isDone { return }
    throw PtyProcess.Failure(
      description: "\(what) did not come; the screen was:\n"
        + terminal.text.joined(separator: "\n"))
  }

  /// The process below the shell.
  func program() throws -> Int32 { try process.program() }

  /// Everything that was written so far.
  var written: String { process.text }
  /// Where the program keeps its socket.
  var folder: URL { process.folder }

  var modesNow: String { process.modesNow }
  var modesBefore: String { process.modesBefore }
}
