import CellRaster
import Glibc

/// Formats a `TerminalError` or a notice: a summary line that is understood alone, then details and
/// advice.
package struct TerminalErrorMessage: Sendable, Hashable {
  package var summary: String
  package var place: String?
  package var got: String?
  package var want: String?
  package var advice: String?

  private init(
    _ summary: String, at place: String? = nil, got: String? = nil, want: String? = nil,
    advice: String? = nil
  ) {
    self.summary = summary
    self.place = place
    self.got = got
    self.want = want
    self.advice = advice
  }

  package init(_ error: TerminalError) {
    switch error {
    case .noTerminal:
      self.init(
        "no full screen: the process has no controlling terminal", at: "/dev/tty",
        want: "a controlling terminal", advice: "running it from a shell, or with ssh -t")
    case .background:
      self.init(
        "no full screen: the program runs in the background", at: "/dev/tty",
        want: "the foreground", advice: "starting it without '&', or timeout with --foreground")
    case .dumb(let term):
      self.init(
        "no full screen: this terminal cannot place its cursor", at: "TERM",
        got: term.isEmpty ? "nothing" : "\"\(term)\"",
        want: "the name of a terminal with cursor addressing",
        advice: "TERM=xterm-256color if the window is a modern terminal")
    case .cannotOpen(let path, let code):
      self.init("no full screen: \(Self.reason(code))", at: path)
    case .cannotReadModes(let code):
      self.init("no full screen: the terminal's modes cannot be read: \(Self.reason(code))")
    case .noResources(let code):
      self.init("no full screen: \(Self.reason(code))")
    case .refused(let term):
      self.init(
        "no full screen: ncurses does not accept this terminal", at: "TERM", got: "\"\(term)\"",
        advice: "TERM=xterm-256color")
    }
  }

  package init(_ notice: TerminalNotice) {
    switch notice {
    case .unknownTerminal(let name):
      self.init(
        "terminal \"\(name)\" has no terminfo entry on this machine; treated as xterm-256color",
        at: "TERM")
    case .wideAmbiguous:
      self.init(
        "drawn with ASCII: lines and blocks take two columns in this terminal",
        at: "the terminal's width of ambiguous characters", got: "2 columns", want: "1 column",
        advice: "its setting for East Asian ambiguous width, or island --ascii to say nothing")
    case .unknownDepth(let value):
      self.init(
        "colour depth ignored", at: "ISLAND_COLOR", got: "\"\(value)\"",
        want: ColorDepth.allCases.map(\.rawValue).joined(separator: ", "))
    }
  }

  /// The message for standard error, without the program's name.
  package var text: String {
    let lines = [("  at", place), (" got", got), ("want", want), (" try", advice)]
    return ([summary] + lines.compactMap { label, value in value.map { " \(label)  \($0)" } })
      .joined(separator: "\n")
  }

  private static func reason(_ code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
