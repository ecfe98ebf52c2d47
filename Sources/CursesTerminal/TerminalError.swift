/// Why there is no full screen. The wording is in `TerminalErrorMessage`.
package enum TerminalError: Error, Sendable, Hashable {
  /// The process has no controlling terminal.
  case noTerminal
  /// Started in the background: touching the terminal would stop the program.
  case background
  /// The terminal cannot place its cursor. Empty when `TERM` is not set.
  case dumb(term: String)
  case cannotOpen(path: String, code: Int32)
  case cannotReadModes(code: Int32)
  /// No pipe or no memory for what is drawn.
  case noResources(code: Int32)
  /// ncurses does not accept the description of this terminal.
  case refused(term: String)
}

/// Something worth telling once the screen has been given back.
package enum TerminalNotice: Sendable, Hashable {
  /// No description of this terminal here; it was treated as an xterm with 256 colours.
  case unknownTerminal(String)
  /// `ISLAND_COLOR` is none of the known words.
  case unknownDepth(String)
}
