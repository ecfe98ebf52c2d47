/// Why a widget process is gone.
package enum WidgetFailure: Error, Hashable, Sendable {
  case trapped(signal: Int32, words: String?)
  case exited(code: Int32, words: String?)
  case hung(seconds: Double)
  /// It wrote something that is not the protocol.
  case garbled
  case cannotStart(String)
  /// It was a program of its own, and has ended.
  case left

  /// One line for the screen.
  package var message: String {
    switch self {
    case .trapped(let signal, let words):
      "the widget trapped (signal \(signal))" + (words.map { ": \($0)" } ?? "")
    case .exited(let code, let words):
      "the widget process ended with code \(code)" + (words.map { ": \($0)" } ?? "")
    case .hung(let seconds): "the widget gave no answer for \(Int(seconds)) s and was stopped"
    case .garbled: "the widget process wrote something that is not the protocol"
    case .left: "the program that draws it is gone; its last picture stays"
    case .cannotStart(let reason): "the widget process does not start: \(reason)"
    }
  }
}
