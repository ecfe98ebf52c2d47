/// What of a view's content is seen, and what scrolls it.
struct GraphScrolling {
  /// Which rows of a long collection are evaluated.
  var window = LazyWindow()
  /// Returns the index of the row with an identifier; nil: the rows are not scrolled to.
  var index: ((ScrollTarget) -> Int?)?
  /// The scroll views that the app scrolls, when the view is theirs.
  var scope: ScrollScope?
}
