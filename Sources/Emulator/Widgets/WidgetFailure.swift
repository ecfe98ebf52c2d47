package import HostProtocol

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
  /// It has met a limit.
  case limitExceeded(ResourceLimits.Resource, frames: [UInt])
  /// It printed more than the limit without replying.
  case outputLimitExceeded(bytes: Int)
  /// It wrote a line that is not valid protocol.
  case protocolViolation
  /// A line does not begin with the process's key: the code wrote it, and not the process.
  case forgedReply
  case cannotStart(String)
  /// It was a client and has disconnected.
  case disconnected

  /// Determines the failure of a child process that a signal has ended.
  init(signal: Int32, message: String?, frames: [UInt]) {
    if message?.contains("failed to allocate") == true {
      self = .limitExceeded(.memory, frames: frames)
    } else if let resource = Self.limits[signal] {
      self = .limitExceeded(resource, frames: frames)
    } else {
      self = .trapped(signal: signal, message: message, frames: frames)
    }
  }

  /// The limits whose end is a signal of their own: `SIGXCPU` and `SIGXFSZ`, by their number on Linux.
  package static let limits: [Int32: ResourceLimits.Resource] = [24: .seconds, 25: .file]

  /// The stack frames in the widget's library, innermost first; empty when they are not known.
  package var frames: [UInt] {
    switch self {
    case .trapped(_, _, let frames), .timedOut(_, let frames), .limitExceeded(_, let frames): frames
    case .exited, .outputLimitExceeded, .protocolViolation, .forgedReply, .cannotStart,
      .disconnected:
      []
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
    case .limitExceeded(let resource, _):
      "the widget used more than \(ResourceLimits.current.text(resource)) and was stopped; "
        + ResourceLimits.current.remedy(resource)
    case .outputLimitExceeded(let bytes):
      "the widget printed \(bytes >> 20) MB at once and was stopped"
    case .protocolViolation: "the widget process wrote a line that violates the protocol"
    case .forgedReply:
      "the widget wrote a reply of its process itself, and was stopped: nothing of it is believed"
    case .disconnected: "the program that draws it has exited; its last view stays"
    case .cannotStart(let reason): "the widget process does not start: \(reason)"
    }
  }
}
