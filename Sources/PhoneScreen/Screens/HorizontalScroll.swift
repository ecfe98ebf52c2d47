import CellRaster
import ViewArchive
import ViewLayout

/// A part of an app's screen whose content scrolls horizontally.
struct HorizontalScroll: Hashable, Sendable {
  /// What is seen of the content, on the page.
  var visible: CellRect
  /// The width of the content in columns.
  var columns: Int
  /// By how many columns the content is moved to the left.
  var offset: Int
  /// The controls of the content.
  var targets: Set<HitRegion.Target> = []

  /// The offset that shows the end of the content.
  var limit: Int { max(columns - visible.columns, 0) }

  /// Returns the smallest change of the offset that shows a control.
  func offset(revealing rect: CellRect) -> Int {
    let end = rect.maxColumn - visible.maxColumn
    let start = rect.column - visible.column
    let change = start < 0 ? start : end > 0 ? min(end, start) : 0
    return min(max(offset + change, 0), limit)
  }
}

extension PlacedNode {
  /// Returns the views with the contents of their horizontal scroll views moved.
  ///
  /// - Parameters:
  ///   - origin: Where the top left of the whole tree is on the page.
  ///   - offsets: The offset of each scroll view in columns, in drawing order.
  ///   - scrolls: Receives the scroll views.
  func scrolled(
    at origin: CellPoint, by offsets: [Int], _ scrolls: inout [HorizontalScroll]
  ) -> PlacedNode {
    var copy = self
    for (index, child) in children.enumerated() {
      guard child.element == .modifier(.mark(.scrolledContent)) else {
        copy.children[index] = child.scrolled(at: origin, by: offsets, &scrolls)
        continue
      }
      var scroll = HorizontalScroll(
        visible: CellRect(covering: bounds).moved(by: origin),
        columns: CellMetric.columns(covering: child.bounds.width), offset: 0)
      if scrolls.count < offsets.count {
        scroll.offset = min(max(offsets[scrolls.count], 0), scroll.limit)
      }
      scroll.targets = Set(AppPage.controls(in: child, at: origin).map(\.target))
      scrolls.append(scroll)
      copy.children[index] = child.movedLeft(by: CellMetric.width(of: scroll.offset))
    }
    return copy
  }

  private func movedLeft(by points: Double) -> PlacedNode {
    guard points != 0 else { return self }
    var copy = self
    copy.bounds.origin.x -= points
    for index in lines.indices { copy.lines[index].bounds.origin.x -= points }
    copy.children = children.map { $0.movedLeft(by: points) }
    return copy
  }
}
