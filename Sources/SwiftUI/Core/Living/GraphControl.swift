import ViewArchive

/// What a control of a screen shows, and what an input does to it.
@MainActor
struct GraphControl {
  var kind: ScreenControl.Kind
  var press: () -> Void = {}
  var setText: (String) -> Void = { _ in }
  var gestures = ControlGestures()
  /// Follows a drag of the control itself, as of a slider's knob.
  var drag: ((DragInput) -> Void)?
  /// Called with a number of steps, upwards or downwards.
  var adjust: (Int) -> Void = { _ in }
  /// Performed after a press; in a widget it is all that a press does.
  var intent: (any AppIntent)?

  /// What is known of it where it is drawn.
  var shown: ScreenControl {
    ScreenControl(
      kind: kind, gestures: gestures.kinds, isFocused: gestures.focus?.isFocused ?? false)
  }
}
