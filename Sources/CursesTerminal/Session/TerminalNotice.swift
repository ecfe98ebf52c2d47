/// A message for the user after the screen has been restored.
package enum TerminalNotice: Sendable, Hashable {
  /// This host has no description of the terminal; it is treated as an xterm with 256 colours.
  case unknownTerminal(String)
  /// Characters of ambiguous width take two columns, so shapes are drawn with ASCII.
  case wideAmbiguous
  /// The value of `ISLAND_COLOR` is not a known colour depth.
  case unknownDepth(String)
}
