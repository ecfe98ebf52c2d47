/// The reason why there is no full screen; `TerminalErrorMessage` formats it.
package enum TerminalError: Error, Sendable, Hashable {
  /// The process has no controlling terminal.
  case noTerminal
  /// The program runs in the background, where changing the terminal would stop it.
  case background
  /// The terminal cannot position its cursor. `term` is empty when `TERM` is not set.
  case dumb(term: String)
  case cannotOpen(path: String, code: Int32)
  case cannotReadModes(code: Int32)
  /// No pipe or memory file can be created.
  case noResources(code: Int32)
  /// ncurses rejects the description of this terminal.
  case refused(term: String)
}
