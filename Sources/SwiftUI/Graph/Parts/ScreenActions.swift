/// What a person can do to a screen as a whole.
struct ScreenActions {
  /// What goes back by one step, the last one first.
  var backs: [() -> Void] = []
  /// Closes the sheet in front; nil: there is none, or it stays open.
  var closeSheet: (() -> Void)?
  /// Loads the content of the screen anew; nil: it has nothing to load.
  var refresh: (() -> Void)?
}
