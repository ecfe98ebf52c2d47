import CellRaster
import ViewArchive
import ViewLayout

/// A part of an app's screen whose content scrolls horizontally.
struct HorizontalScroll: Hashable, Sendable {
  /// The number of the scroll view on its app's screens.
  var number: Int
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
  /// Moves the contents of the horizontal scroll views, also of one inside another.
  ///
  /// - Parameters:
  ///   - origin: Where the top left of the whole tree is on the page.
  ///   - offsets: By how many columns, by the numbers of the scroll views.
  /// - Returns: The scroll views, each after those inside it.
  mutating func scroll(at origin: CellPoint, by offsets: [Int: Int]) -> [HorizontalScroll] {
    var scrolls: [HorizontalScroll] = []
    for index in children.indices {
      let child = children[index]
      guard let number = child.scrolledContent else {
        scrolls += children[index].scroll(at: origin, by: offsets)
        continue
      }
      var scroll = HorizontalScroll(
        number: number, visible: CellRect(covering: bounds).moved(by: origin),
        columns: CellMetric.columns(covering: child.bounds.width), offset: 0)
      scroll.offset = min(max(offsets[number] ?? 0, 0), scroll.limit)
      scroll.targets = Set(AppPage.controls(in: child, at: origin).map(\.target))
      children[index].moveLeft(by: CellMetric.width(of: scroll.offset))
      scrolls += children[index].scroll(at: origin, by: offsets) + [scroll]
    }
    return scrolls
  }

  /// The number of the horizontal scroll view whose content this is; nil: of none.
  private var scrolledContent: Int? {
    guard case .modifier(.identifier(let text)) = element,
      case .scrolledContent(let number) = ScreenMark(identifier: text)
    else { return nil }
    return number
  }

  private mutating func moveLeft(by points: Double) {
    guard points != 0 else { return }
    bounds.origin.x -= points
    for index in lines.indices { lines[index].bounds.origin.x -= points }
    for index in children.indices { children[index].moveLeft(by: points) }
  }
}
