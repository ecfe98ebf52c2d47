import CellRaster

/// Where something is in the reading order of a screen: by rows and columns; the whole content of a
/// scroll view comes where the scroll view is, however it is scrolled.
struct ReadingPlace: Comparable {
  private let outer: (row: Int, column: Int)
  private let inner: (row: Int, column: Int)

  /// - Parameter scroll: The vertical scroll view around it.
  init(_ rect: CellRect, in scroll: PageScroll?) {
    inner = (rect.row + (scroll?.shift ?? 0), rect.column)
    outer = scroll.map { ($0.visible.row, $0.visible.column) } ?? (rect.row, rect.column)
  }

  static func < (left: ReadingPlace, right: ReadingPlace) -> Bool {
    left.outer == right.outer ? left.inner < right.inner : left.outer < right.outer
  }

  static func == (left: ReadingPlace, right: ReadingPlace) -> Bool {
    left.outer == right.outer && left.inner == right.inner
  }
}
