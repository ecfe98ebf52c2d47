import CellRaster
import ViewArchive
import ViewLayout

/// A part of an app's screen whose content scrolls along one axis.
struct PageScroll: Hashable, Sendable {
  /// The number of the scroll view on its app's screens.
  var number: Int
  var axis: LayoutAxis
  /// What is seen of the content, on the page.
  var visible: CellRect
  /// The length of the content, in columns or rows.
  var length: Int
  /// How many rows the large title above has become lower.
  var titleRows = 0
  /// By how many columns or rows it is scrolled: its content is moved, after the title is gone.
  var offset: Int
  /// The controls of the content.
  var targets: Set<HitRegion.Target> = []

  /// The offset that shows the end of the content.
  var limit: Int { titleRows + max(length - seen, 0) }

  /// By how many columns or rows the content is moved to the left or up.
  var shift: Int { offset - titleRows }

  private var seen: Int { axis == .horizontal ? visible.columns : visible.rows }

  /// Returns the smallest change of the offset that shows a control.
  func offset(revealing rect: CellRect) -> Int {
    let (end, start) =
      axis == .horizontal
      ? (rect.maxColumn - visible.maxColumn, rect.column - visible.column)
      : (rect.maxRow - visible.maxRow, rect.row - visible.row)
    let change = start < 0 ? start : end > 0 ? min(end, start) : 0
    return limited(offset + change)
  }

  func limited(_ offset: Int) -> Int { min(max(offset, 0), limit) }
}

extension PlacedNode {
  /// Moves the contents of the scroll views, also of one inside another.
  ///
  /// - Parameters:
  ///   - origin: Where the top left of the whole tree is on the page.
  ///   - offsets: By how many columns or rows, by the numbers of the scroll views.
  ///   - titles: How many rows their large titles have become lower.
  ///   - window: The part of the page in which the tree is seen.
  /// - Returns: The scroll views, each after those inside it.
  mutating func scroll(
    at origin: CellPoint, by offsets: [Int: Int], titles: [Int: Int], in window: CellRect
  ) -> [PageScroll] {
    var scrolls: [PageScroll] = []
    for index in children.indices {
      let child = children[index]
      guard let (number, axis) = child.scrolledContent else {
        scrolls += children[index].scroll(at: origin, by: offsets, titles: titles, in: window)
        continue
      }
      let length =
        axis == .horizontal
        ? CellMetric.columns(covering: child.bounds.width)
        : CellMetric.rows(covering: child.bounds.height)
      let whole = CellRect(covering: bounds).moved(by: origin)
      var scroll = PageScroll(
        number: number, axis: axis, visible: whole, length: length,
        titleRows: titles[number] ?? 0, offset: 0)
      scroll.offset = max(scroll.limited(offsets[number] ?? 0), scroll.titleRows)
      scroll.visible = whole.intersection(window)
      scroll.targets = Set(PageElements.controls(in: child, at: origin).map(\.target))
      children[index].move(along: axis, by: scroll.shift)
      scrolls +=
        children[index].scroll(at: origin, by: offsets, titles: titles, in: scroll.visible)
        + [scroll]
    }
    return scrolls
  }

  /// The number of the first vertical scroll view; nil: there is none.
  var firstScroll: Int? {
    if let (number, axis) = scrolledContent, axis == .vertical { return number }
    // A lazy sequence would ask each child twice, and so double the work at each level.
    for child in children {
      if let found = child.firstScroll { return found }
    }
    return nil
  }

  /// The scroll view whose content this is; nil: of none.
  var scrolledContent: (number: Int, axis: LayoutAxis)? {
    switch element {
    case .modifier(.role(.scrolledContent(let number))): (number, .horizontal)
    case .modifier(.role(.scrollContent(let number))): (number, .vertical)
    default: nil
    }
  }

  private mutating func move(along axis: LayoutAxis, by cells: Int) {
    guard cells != 0 else { return }
    if axis == .horizontal {
      move(by: Point(x: -CellMetric.width(of: cells), y: 0))
    } else {
      move(by: Point(x: 0, y: -CellMetric.height(of: cells)))
    }
  }

  private mutating func move(by way: Point) {
    bounds.origin.x += way.x
    bounds.origin.y += way.y
    for index in lines.indices {
      lines[index].bounds.origin.x += way.x
      lines[index].bounds.origin.y += way.y
    }
    for index in children.indices { children[index].move(by: way) }
  }
}
