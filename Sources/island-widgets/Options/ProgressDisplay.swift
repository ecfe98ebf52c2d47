import Foundation
import Glibc
import Previewer
import Synchronization
import WidgetBuild

/// Shows on a terminal what a build is doing, in one line of standard error that is overwritten.
/// Where standard error is no terminal that can overwrite a line, nothing is written.
final class ProgressDisplay: Sendable {
  private struct State {
    var line: ProgressLine
    var isEnded = false
  }

  private let isShown: Bool
  private let state: Mutex<State>

  /// - Parameter isPlain: True: the output is read aloud, or kept in a file.
  init(
    total: Int = 1, isPlain: Bool = false,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    isShown = !isPlain && isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    state = Mutex(State(line: ProgressLine(total: total)))
    guard isShown else { return }
    Thread.detachNewThread { [self] in
      repeat { sleep(1) } while change { $0.addSecond() }
    }
  }

  /// Shows what a build of a case does now.
  func begin(_ step: BuildStep, of name: String = "") {
    change { $0.begin(step, of: name) }
  }

  /// Prints a line about a case that is done, above the line that is overwritten.
  func end(_ name: String, _ result: String, done: Int) {
    guard isShown else { return }
    state.withLock {
      guard !$0.isEnded else { return }
      $0.line.end(name)
      $0.line.done = done
      write("\r\u{1b}[K\(result)\n" + $0.line.text(columns: columns))
    }
  }

  /// Removes the line.
  func stop() {
    guard isShown else { return }
    state.withLock {
      $0.isEnded = true
      write("\r\u{1b}[K")
    }
  }

  /// Returns false when the display has ended.
  @discardableResult private func change(_ body: (inout ProgressLine) -> Void) -> Bool {
    guard isShown else { return false }
    return state.withLock {
      guard !$0.isEnded else { return false }
      body(&$0.line)
      write("\r\u{1b}[K" + $0.line.text(columns: columns))
      return true
    }
  }

  private func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }

  private var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
