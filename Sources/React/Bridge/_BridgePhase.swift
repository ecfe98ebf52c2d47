/// What happens to an app, as far as native modules are told.
public enum _BridgePhase: Sendable {
  /// It comes to the foreground.
  case foreground
  /// It can be touched.
  case active
  case background
}
