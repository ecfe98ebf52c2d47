import CellRaster
import ViewArchive
import ViewLayout

/// The large title of a screen, which becomes lower while the content below it is scrolled, and then
/// stands in the bar.
struct LargeTitle {
  private let rows: Int
  /// How many rows it has become lower.
  private(set) var collapsedRows: Int

  /// Returns those that have become lower, by the numbers of their scroll views.
  ///
  /// - Parameters:
  ///   - placed: A screen that is not scrolled.
  ///   - offsets: By how many rows the contents of the scroll views are scrolled.
  static func all(in placed: PlacedNode, scrolledBy offsets: [Int: Int]) -> [Int: LargeTitle] {
    var titles: [Int: LargeTitle] = [:]
    var limits: [Int: Int] = [:]
    placed.walk { node in
      for child in node.children {
        guard let content = child.scrolledContent else { continue }
        limits[content.number] =
          CellMetric.rows(covering: child.bounds.height)
          - CellMetric.rows(covering: node.bounds.height)
      }
      guard case .modifier(.role(.largeTitle(let number))) = node.element else { return }
      titles[number] = LargeTitle(
        rows: CellMetric.rows(nearest: node.bounds.height), collapsedRows: 0)
    }
    return titles.reduce(into: [:]) { found, title in
      var (number, title) = title
      title.collapsedRows = min(offsets[number] ?? 0, limits[number] ?? 0, title.rows)
      if title.collapsedRows > 0 { found[number] = title }
    }
  }

  /// Returns how a view of it, or of the title in the bar, is drawn.
  fileprivate func collapsed(_ node: ViewNode, isInBar: Bool) -> ViewNode {
    let isGone = collapsedRows == rows
    if isInBar {
      var node = node
      if isGone { node.modifiers.removeAll { $0 == .hidden } }
      return node
    }
    let frame = FlexFrame(
      minHeight: 0, maxHeight: CellMetric.height(of: rows - collapsedRows),
      alignment: GuidePair(.leading, .bottom))
    let lower = node.modified(.flexFrame(frame)).modified(.clip(.rectangle))
    return isGone ? lower.modified(.hidden) : lower
  }
}

extension ViewNode {
  /// Returns a screen with its titles as high as they are while it is scrolled.
  func collapsing(_ titles: [Int: LargeTitle]) -> ViewNode {
    var node = self
    node.children = children.map { $0.collapsing(titles) }
    for role in roles {
      switch role {
      case .largeTitle(let number):
        node = titles[number]?.collapsed(node, isInBar: false) ?? node
      case .collapsedTitle(let number):
        node = titles[number]?.collapsed(node, isInBar: true) ?? node
      default: break
      }
    }
    return node
  }
}
