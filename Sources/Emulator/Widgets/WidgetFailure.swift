import HostProtocol

/// Why a widget process or client cannot reply.
package enum WidgetFailure: Error, Hashable, Sendable {
  /// A fatal signal.
  ///
  /// - Parameters:
  ///   - words: The message that Swift printed; nil: none.
  ///   - frames: The stack frames in the widget's library, innermost first (`CrashTrace`).
  case trapped(signal: Int32, words: String?, frames: [UInt] = [])
  case exited(code: Int32, words: String?)
  case hung(seconds: Double, frames: [UInt] = [])
  /// It used up the CPU time of one child process (`HostLimits.computing`).
  case computedTooLong(frames: [UInt])
  /// It exceeded the memory limit (`HostLimits.memory`).
  case grewTooLarge(frames: [UInt])
  /// It printed more than the limit without replying.
  case flooded(bytes: Int)
  /// It wrote a line that is not valid protocol.
  case garbled
  case cannotStart(String)
  /// It was a client and has disconnected.
  case left

  /// Determines the failure of a child process that a signal has ended.
  init(signal: Int32, words: String?, frames: [UInt]) {
    if words?.contains("failed to allocate") == true {
      self = .grewTooLarge(frames: frames)
    } else if signal == Self.timeIsUp {
      self = .computedTooLong(frames: frames)
    } else {
      self = .trapped(signal: signal, words: words, frames: frames)
    }
  }

  /// The number of `SIGXCPU` on Linux.
  private static let timeIsUp: Int32 = 24

  /// The stack frames in the widget's library, innermost first; empty when they are not known.
  package var frames: [UInt] {
    switch self {
    case .trapped(_, _, let frames), .hung(_, let frames), .computedTooLong(let frames),
      .grewTooLarge(let frames):
      frames
    case .exited, .flooded, .garbled, .cannotStart, .left: []
    }
  }

  /// Returns a message of one line for the screen.
  package var message: String {
    switch self {
    case .trapped(let signal, let words, _):
      "the widget trapped (signal \(signal))" + (words.map { ": \($0)" } ?? "")
    case .exited(let code, let words):
      "the widget process ended with code \(code)" + (words.map { ": \($0)" } ?? "")
    case .hung(let seconds, _):
      "the widget gave no answer for \(Int(seconds)) s and was stopped"
    case .computedTooLong:
      "the widget computed for \(HostLimits.computing) s on end and was stopped"
    case .grewTooLarge:
      "the widget wanted more than \(HostLimits.memory >> 20) MB of memory and was stopped"
    case .flooded(let bytes): "the widget printed \(bytes >> 20) MB at once and was stopped"
    case .garbled: "the widget process wrote something that is not the protocol"
    case .left: "the program that draws it is gone; its last picture stays"
    case .cannotStart(let reason): "the widget process does not start: \(reason)"
    }
  }
}
