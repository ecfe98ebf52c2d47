import CellRaster

extension TerminalProfile {
  /// How a terminal with 256 colours may show 24-bit colour, in a sentence; nil: it shows more or fewer, or
  /// somebody has asked for these.
  package func colorAdvice(_ environment: [String: String]) -> String? {
    guard depth == .indexed else { return nil }
    return switch depthReason {
    case .multiplexer where environment["TMUX"] == nil:
      "screen shows 256 colours at most: tmux shows 24-bit colours"
    case .multiplexer:
      "256 colours; for 24 bit in ~/.tmux.conf: set -as terminal-features ',*:RGB' (then reattach)"
    case .terminfo where isRemote:
      "256 colours; for 24 bit, if the terminal has it: ssh -t HOST env COLORTERM=truecolor island"
    case .terminfo: "256 colours; for 24 bit, if the terminal has it: COLORTERM=truecolor island"
    case .requested, .noColor, .colorTerm, .terminalName, .answer: nil
    }
  }
}
