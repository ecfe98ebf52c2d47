import ViewArchive

/// What a person can do to a control besides pressing it, as the views around it say.
struct ControlGestures {
  /// Whether a field is edited.
  struct Focus {
    var isFocused: Bool
    var set: (Bool) -> Void
  }

  var hold: (() -> Void)?
  var swipe: (() -> Void)?
  var drag: ((DragInput) -> Void)?
  /// What a press does besides the control's own action.
  var press: (() -> Void)?
  var submit: (() -> Void)?
  var focus: Focus?

  var kinds: Set<ScreenControl.Gesture> {
    var kinds: Set<ScreenControl.Gesture> = []
    if hold != nil { kinds.insert(.hold) }
    if swipe != nil { kinds.insert(.swipe) }
    if drag != nil { kinds.insert(.drag) }
    if submit != nil { kinds.insert(.submit) }
    if focus != nil { kinds.insert(.focus) }
    return kinds
  }
}
