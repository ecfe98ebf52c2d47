/// A screen that a link has pushed onto a navigation stack.
struct NavigationEntry {
  /// Nil: the screen is that of the value.
  var view: (any View)?
  var value: AnyHashable?
}
