import Foundation
import Glibc
import HostProtocol

/// The child process of an app: it connects to the control socket itself; here are its life and what it
/// prints.
@MainActor
final class AppProcess {
  private let child: ChildProcess
  /// Gets what the app prints, too.
  let log: AppLog?
  /// The clock that it was started with; nil: the machine's.
  let clock: HostClock?
  private var lines: [Int32: Data] = [:]
  private var open: Set<Int32>
  /// The timeout that the app has exceeded, and when it is killed, in seconds of uptime; nil: it
  /// answers.
  private var hang: (timeout: Double, limit: Double)?
  /// The seconds that an interrupted app has to print where it was.
  private static let exitTimeout = 1.0
  /// A line that is longer is cut there.
  private static let longestLine = 1 << 12
  /// The bytes that are read at once.
  private static let readAtOnce = 1 << 16

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - socket: The path of the control socket.
  ///   - clock: The clock that it follows; nil: the machine's.
  /// - Throws: `ChildProcess.Failure` when it does not start.
  init(
    _ command: AppCommand, app: String, socket: String, clock: HostClock?
  ) throws(ChildProcess.Failure) {
    log = command.log
    self.clock = clock
    var environment = command.environment
    environment["ISLAND_SOCKET"] = socket
    environment["ISLAND_APP"] = app
    environment.merge(HostClock.environment(of: clock)) { $1 }
    child = try ChildProcess(
      executable: command.executable, arguments: command.arguments, environment: environment)
    open = [child.output, child.errors]
  }

  var descriptors: [(fd: Int32, wantsWrite: Bool)] { open.map { ($0, false) } }

  /// Returns the lines that the app has printed since the last call.
  func printedLines() -> [String] {
    var printed: [String] = []
    for descriptor in open.sorted() {
      guard let data = NonBlocking.read(descriptor, limit: Self.readAtOnce) else {
        open.remove(descriptor)
        if let rest = lines.removeValue(forKey: descriptor), !rest.isEmpty {
          printed.append(String(decoding: rest, as: UTF8.self))
        }
        continue
      }
      var buffer = (lines[descriptor] ?? Data()) + data
      while let end = buffer.firstIndex(of: 0x0a) {
        printed.append(String(decoding: buffer[..<end], as: UTF8.self))
        buffer = Data(buffer[(end + 1)...])
      }
      if buffer.count > Self.longestLine {
        printed.append(String(decoding: buffer, as: UTF8.self))
        buffer = Data()
      }
      lines[descriptor] = buffer
    }
    return printed.filter { !Self.isOfTrace($0) }
  }

  /// True for a line of the stack trace that the runtime prints after a fatal error.
  private static func isOfTrace(_ line: String) -> Bool {
    if line.hasPrefix(CrashFrames.mark) || line == "Current stack trace:" { return true }
    let words = line.split(separator: " ", maxSplits: 3)
    return words.count > 2 && words[0].allSatisfy(\.isNumber)
      && words[1...].prefix(2).contains { $0.hasPrefix("0x") }
  }

  /// Ends an app that has not answered within a timeout, in seconds.
  func interrupt(after timeout: Double, at uptime: Double) {
    guard hang == nil else { return }
    hang = (timeout, uptime + Self.exitTimeout)
    child.interrupt()
  }

  /// When `end` must be called at the latest, in seconds of uptime; nil: it need not be called.
  var deadline: Double? { hang?.limit }

  /// Returns how the process has ended, in words; nil while it runs.
  func end(at uptime: Double) -> String? {
    let isKilled = hang.map { uptime >= $0.limit } ?? false
    guard open.isEmpty || isKilled, let end = child.end(killing: isKilled) else { return nil }
    if let hang, !end.isLimit {
      let seconds = hang.timeout.formatted(.number.precision(.fractionLength(0...1)))
      return "has not answered for \(seconds) s and was ended"
    }
    switch end {
    case .code(0): return "has ended"
    case .code(let code): return "has ended with code \(code)"
    case .signal(let signal):
      return WidgetFailure.limits[signal].map(Self.text) ?? "was ended by signal \(signal)"
    case .limit(let resource): return Self.text(resource)
    }
  }

  private static func text(_ exceeded: ResourceLimits.Resource) -> String {
    let limits = ResourceLimits.current
    return "used more than \(limits.text(exceeded)) and was ended; \(limits.remedy(exceeded))"
  }

  /// Releases what belongs to a process that has ended.
  func close() { child.close() }

  func stop() {
    child.kill()
    child.close()
  }
}
