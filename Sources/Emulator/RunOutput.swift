/// What a run is shown on.
package enum RunOutput: Hashable, Sendable {
  /// A full screen; lines where the terminal cannot place its cursor.
  case screen
  /// Lines of text, which also bring the commands.
  case lines
  /// Nothing: the control socket only, for scripts.
  case nothing
}
