import CellRaster
package import CursesTerminal
import Foundation
import PhoneScreen

/// The run loop of the text mode: prints each change as a line, and executes commands read as
/// lines.
///
/// For screen readers, pipes, and terminals without cursor positioning. The output contains no
/// control characters except line feeds.
@MainActor
package final class PlainRunner {
  private let session: Session
  private let terminal: LineTerminal
  private let clock: EmulatorClock
  private let isASCII: Bool
  /// Writes text to the output; returns false when the output is closed.
  private let write: @Sendable (String) -> Bool
  private let poller = Poller()
  private var waiting: [String] = []
  private var hasEnded = false
  private var told: PlainReport?
  private var eventsTold = 0

  package init(
    session: Session, terminal: LineTerminal, clock: EmulatorClock, isASCII: Bool,
    write: @escaping @Sendable (String) -> Bool
  ) {
    self.session = session
    self.terminal = terminal
    self.clock = clock
    self.isASCII = isASCII
    self.write = write
  }

  /// Runs until a command, a signal or the end of the input ends it; returns the exit code.
  package func run() async -> Int32 {
    session.begin(at: clock.now())
    say("island in text: 'help' says what can be typed")
    while true {
      for event in terminal.read() {
        switch event {
        case .line(let line): waiting.append(line)
        case .end: hasEnded = true
        case .closed(let closure): return closure.exitCode
        }
      }
      session.advance(to: clock.now())
      // The changes caused by one command are printed before the next command is executed.
      let isBusy = session.desk.isWaiting
      guard tell(), session.exitCode == nil else { return session.exitCode ?? 0 }
      if !isBusy {
        if !waiting.isEmpty {
          perform(PlainCommand(line: waiting.removeFirst()))
          await session.settle()
          continue
        }
        if hasEnded { return 0 }
      }
      await poller.wait(
        for: terminal.pollDescriptors + session.descriptors, timeout: timeout())
    }
  }

  private func timeout() -> Double? {
    let now = clock.now()
    return session.nextWake(after: now).map { max($0 - now.uptime, 0) }
  }

  private func perform(_ command: PlainCommand) {
    let now = clock.now()
    switch command {
    case .command(let command): session.perform([.command(command)], at: now)
    case .lock(let isLocked):
      if session.screen.isLocked != isLocked { session.perform([.command(.toggleLock)], at: now) }
    case .show: told = nil
    case .help: PlainCommand.vocabulary.forEach { say($0) }
    case .unknown(let words): say("'\(words)' says nothing here; 'help' says what does")
    }
  }

  /// Prints what has changed; false when the output is closed.
  @discardableResult
  private func tell() -> Bool {
    let now = clock.now()
    let log = session.log
    let new = min(log.count - eventsTold, log.events.count)
    eventsTold = log.count
    let events = log.events.suffix(new).map { "\($0.time) \($0.text)" }
    let report = PlainReport(of: session, at: now)
    let lines = events + report.changes(since: told)
    told = report
    return lines.allSatisfy { say($0) }
  }

  @discardableResult
  private func say(_ line: String) -> Bool {
    var text = TerminalText.sanitised(line)
    if isASCII { text = String(text.map { $0.isASCII ? $0 : "?" }) }
    return write(text + "\n")
  }
}
