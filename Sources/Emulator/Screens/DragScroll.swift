import ViewArchive

/// What a drag scrolls.
struct DragScroll {
  /// The number of the scroll view on the page.
  var number: Int
  var axis: LayoutAxis
  /// Its offset when the drag began, in columns or rows.
  var start: Int
  var isMoved = false
}
