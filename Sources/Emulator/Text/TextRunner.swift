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
package final class TextRunner {
  private let session: Session
  private let terminal: LineTerminal
  private let clock: EmulatorClock
  private let isASCII: Bool
  /// Writes text to the output; returns false when the output is closed.
  private let write: @Sendable (String) -> Bool
  private let poller = Poller()
  private var waiting: [String] = []
  private var hasEnded = false
  private var lastReport: TextReport?
  private var printedEvents = 0

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
    printLine("island in text: 'help' says what can be typed")
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
      let isBusy = session.broker.isWaiting
      guard printChanges(), session.exitCode == nil else { return session.exitCode ?? 0 }
      if !isBusy {
        if !waiting.isEmpty {
          perform(TextCommand(line: waiting.removeFirst()))
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

  private func perform(_ command: TextCommand) {
    let now = clock.now()
    switch command {
    case .command(let command): session.perform([.command(command)], at: now)
    case .lock(let isLocked):
      if session.screen.isLocked != isLocked { session.perform([.command(.toggleLock)], at: now) }
    case .show: lastReport = nil
    case .help: TextCommand.helpLines.forEach { printLine($0) }
    case .unknown(let words): printLine("'\(words)' says nothing here; 'help' says what does")
    }
  }

  /// Prints what has changed; false when the output is closed.
  @discardableResult
  private func printChanges() -> Bool {
    let now = clock.now()
    let log = session.log
    let new = min(log.count - printedEvents, log.events.count)
    printedEvents = log.count
    let events = log.events.suffix(new).map { "\($0.time) \($0.text)" }
    let report = TextReport(of: session, at: now)
    let lines = events + report.changes(since: lastReport)
    lastReport = report
    return lines.allSatisfy { printLine($0) }
  }

  @discardableResult
  private func printLine(_ line: String) -> Bool {
    var text = TerminalText.sanitised(line)
    if isASCII { text = String(text.map { $0.isASCII ? $0 : "?" }) }
    return write(text + "\n")
  }
}
