import CellRaster
package import CursesTerminal
import Foundation
package import PhoneScreen

/// The text mode of a run loop: prints each change as a line, and executes commands read as lines.
///
/// It is meant for screen readers, pipes, and terminals without cursor positioning. The output
/// contains no control characters except line feeds.
@MainActor
package final class TextFrontEnd: RunLoopFrontEnd {
  private let session: Session
  private let terminal: LineTerminal
  private let clock: EmulatorClock
  private let isASCII: Bool
  private let output: LineOutput
  /// The lines that have been read and not yet executed.
  private var waiting: [String] = []
  private var hasEnded = false
  private var lastReport: TextReport?
  private var printedEvents = 0

  /// - Parameter session: The client of the run loop.
  package init(
    session: Session, terminal: LineTerminal, clock: EmulatorClock, isASCII: Bool,
    output: LineOutput
  ) {
    self.session = session
    self.terminal = terminal
    self.clock = clock
    self.isASCII = isASCII
    self.output = output
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    terminal.pollDescriptors + output.descriptors
  }

  package func begin() { printLine("island, text mode: 'help' lists the commands") }

  package func readInput(for client: any RunLoopClient, at now: Moment) -> Int32? {
    output.flush()
    guard output.isOpen else { return 0 }
    for event in terminal.read() {
      switch event {
      case .line(let line): waiting.append(line)
      case .end: hasEnded = true
      case .closed(let closure): return closure.exitCode
      }
    }
    return nil
  }

  /// Prints the changes caused by one command before the next command is executed.
  package func show(_ client: any RunLoopClient, at now: Moment) async -> RunLoopStep {
    // The first lines describe a whole screen, as the first frame shows one.
    if session.isHoldingFirstFrame { return .wait }
    let isBusy = session.broker.isWaiting
    guard printChanges(), session.exitCode == nil else { return .exit(session.exitCode ?? 0) }
    if isBusy { return .wait }
    if !waiting.isEmpty {
      perform(TextCommand(line: waiting.removeFirst()))
      await session.waitUntilIdle()
      return .again
    }
    return hasEnded ? .exit(0) : .wait
  }

  package func deadline(for client: any RunLoopClient, at now: Moment) -> Double? { nil }

  private func perform(_ command: TextCommand) {
    let now = clock.now()
    switch command {
    case .command(let command): session.perform([.command(command)], at: now)
    case .lock(let isLocked):
      if session.screen.isLocked != isLocked { session.perform([.command(.toggleLock)], at: now) }
    case .show: lastReport = nil
    case .help: TextCommand.helpLines.forEach { printLine($0) }
    case .unknown(let text): printLine("unknown command '\(text)'; 'help' lists the commands")
    }
  }

  /// Prints what has changed; false when the output is closed.
  private func printChanges() -> Bool {
    let now = clock.now()
    let log = session.log
    let new = min(log.count - printedEvents, log.events.count)
    printedEvents = log.count
    let events = log.events.suffix(new).map { "\($0.time) \($0.text)" }
    let report = TextReport(of: session, at: now)
    let lines = events + report.changes(since: lastReport)
    lastReport = report
    session.didShow(at: now)
    return lines.allSatisfy { printLine($0) }
  }

  @discardableResult
  private func printLine(_ line: String) -> Bool {
    var text = TerminalText.sanitised(line)
    if isASCII { text = String(text.map { $0.isASCII ? $0 : "?" }) }
    return output.write(text)
  }
}
