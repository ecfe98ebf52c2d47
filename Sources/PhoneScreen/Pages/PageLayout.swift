import ViewArchive
import ViewLayout

/// The views of a screen as they are laid out, which stay the same while it is only scrolled.
final class PageLayout: Sendable {
  /// The views when nothing is scrolled.
  private let whole: PlacedNode
  /// The views with the titles that have become lower.
  let placed: PlacedNode
  /// How many rows the titles have become lower, by the numbers of their scroll views.
  let titles: [Int: Int]

  /// - Parameters:
  ///   - offsets: By how many rows the contents of the scroll views are scrolled.
  ///   - last: The layout of the same screen before it was scrolled.
  ///   - place: Lays out a screen.
  init(
    of root: ViewNode, scrolledBy offsets: [Int: Int], after last: PageLayout?,
    place: (ViewNode) -> PlacedNode
  ) {
    whole = last?.whole ?? place(root)
    let found = LargeTitle.all(in: whole, scrolledBy: offsets)
    titles = found.mapValues(\.collapsedRows)
    if titles.isEmpty {
      placed = whole
    } else if let last, last.titles == titles {
      placed = last.placed
    } else {
      placed = place(root.collapsing(found))
    }
  }
}

extension PageLayout: Hashable {
  static func == (left: PageLayout, right: PageLayout) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
