import HostProtocol

/// Why a widget process or client cannot reply.
package enum WidgetFailure: Error, Hashable, Sendable {
  /// A fatal signal.
  ///
  /// - Parameters:
  ///   - message: The message that Swift printed; nil: none.
  ///   - frames: The stack frames in the widget's library, innermost first (`CrashTrace`).
  case trapped(signal: Int32, message: String?, frames: [UInt] = [])
  case exited(code: Int32, message: String?)
  case timedOut(seconds: Double, frames: [UInt] = [])
  /// It used up the CPU time of one child process (`ResourceLimits.cpuTime`).
  case computedTooLong(frames: [UInt])
  /// It exceeded the memory limit (`ResourceLimits.memory`).
  case memoryLimitExceeded(frames: [UInt])
  /// It printed more than the limit without replying.
  case outputLimitExceeded(bytes: Int)
  /// It wrote a line that is not valid protocol.
  case protocolViolation
  case cannotStart(String)
  /// It was a client and has disconnected.
  case disconnected

  /// Determines the failure of a child process that a signal has ended.
  init(signal: Int32, message: String?, frames: [UInt]) {
    if message?.contains("failed to allocate") == true {
      self = .memoryLimitExceeded(frames: frames)
    } else if signal == Self.timeIsUp {
      self = .computedTooLong(frames: frames)
    } else {
      self = .trapped(signal: signal, message: message, frames: frames)
    }
  }

  /// The number of `SIGXCPU` on Linux.
  private static let timeIsUp: Int32 = 24

  /// The stack frames in the widget's library, innermost first; empty when they are not known.
  package var frames: [UInt] {
    switch self {
    case .trapped(_, _, let frames), .timedOut(_, let frames), .computedTooLong(let frames),
      .memoryLimitExceeded(let frames):
      frames
    case .exited, .outputLimitExceeded, .protocolViolation, .cannotStart, .disconnected: []
    }
  }

  /// Returns a message of one line for the screen.
  package var message: String {
    switch self {
    case .trapped(let signal, let message, _):
      "the widget trapped (signal \(signal))" + (message.map { ": \($0)" } ?? "")
    case .exited(let code, let message):
      "the widget process ended with code \(code)" + (message.map { ": \($0)" } ?? "")
    case .timedOut(let seconds, _):
      "the widget did not reply within \(Int(seconds)) s and was stopped"
    case .computedTooLong:
      "the widget used \(ResourceLimits.cpuTime) s of CPU time and was stopped"
    case .memoryLimitExceeded:
      "the widget used more than \(ResourceLimits.memory >> 20) MB of memory and was stopped"
    case .outputLimitExceeded(let bytes):
      "the widget printed \(bytes >> 20) MB at once and was stopped"
    case .protocolViolation: "the widget process wrote a line that violates the protocol"
    case .disconnected: "the program that draws it has exited; its last view stays"
    case .cannotStart(let reason): "the widget process does not start: \(reason)"
    }
  }
}
