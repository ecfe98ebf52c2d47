package import ViewArchive

/// What a control of a screen shows, and what an input does to it.
@MainActor
struct GraphControl {
  var kind: ScreenControl.Kind
  var press: () -> Void = {}
  var setText: (String) -> Void = { _ in }
  var gestures = ControlGestures()
  /// Called with a number of steps, upwards or downwards.
  var adjust: (Int) -> Void = { _ in }
}
