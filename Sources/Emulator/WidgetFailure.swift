package import HostProtocol

/// Why a widget process is gone.
package enum WidgetFailure: Error, Hashable, Sendable {
  /// - Parameters:
  ///   - words: What Swift said, where it said something.
  ///   - frames: Where it was in the widget's library, innermost first (`CrashTrace`).
  case trapped(signal: Int32, words: String?, frames: [UInt] = [])
  case exited(code: Int32, words: String?)
  case hung(seconds: Double, frames: [UInt] = [])
  /// It computed for as long as one child may, and longer than anybody waited.
  case computedTooLong(frames: [UInt])
  /// It wanted more memory than a widget may have.
  case grewTooLarge(frames: [UInt])
  /// It printed without end.
  case flooded(bytes: Int)
  /// It wrote something that is not the protocol.
  case garbled
  case cannotStart(String)
  /// It was a program of its own, and has ended.
  case left

  /// What became of a child that a signal ended.
  init(signal: Int32, words: String?, frames: [UInt]) {
    if words?.contains("failed to allocate") == true {
      self = .grewTooLarge(frames: frames)
    } else if signal == Self.timeIsUp {
      self = .computedTooLong(frames: frames)
    } else {
      self = .trapped(signal: signal, words: words, frames: frames)
    }
  }

  /// `SIGXCPU` on Linux.
  private static let timeIsUp: Int32 = 24

  /// Where it was in the widget's library, innermost first; empty where nothing is known.
  package var frames: [UInt] {
    switch self {
    case .trapped(_, _, let frames), .hung(_, let frames), .computedTooLong(let frames),
      .grewTooLarge(let frames):
      frames
    case .exited, .flooded, .garbled, .cannotStart, .left: []
    }
  }

  /// One line for the screen.
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
