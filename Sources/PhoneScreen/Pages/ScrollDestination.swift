import CellRaster
import ViewArchive
import ViewLayout

/// What an app's screen is scrolled to.
struct ScrollDestination {
  /// The cells on the page.
  private(set) var rect: CellRect
  /// The numbers of the scroll views around it, as far as they are in the scope.
  private(set) var scrolls: Set<Int>
  private let place: ScreenScroll.Place

  /// Finds it; nil: it is not on the screen.
  ///
  /// - Parameter origin: Where the top left of the screen's views is on the page.
  init?(of scroll: ScreenScroll, in placed: PlacedNode, at origin: CellPoint) {
    var path: [Int] = []
    guard let node = placed.target(of: scroll, isInScope: false, &path) else { return nil }
    rect = CellRect(covering: node.bounds).moved(by: origin)
    place = scroll.place
    scrolls = Set(path)
  }

  /// Returns the row of the page that should be the first one seen; nil: it stays.
  ///
  /// - Parameters:
  ///   - first: The first row that is seen now.
  ///   - rows: How many rows are seen.
  func row(from first: Int, rows: Int) -> Int? {
    switch place {
    case .nearest: Self.start(showing: rect.row, rect.rows, from: first, seen: rows)
    case .anchor(_, let y): Self.start(of: rect.row, rect.rows, seen: rows, anchor: y)
    case .offset(_, let y): y.map { rect.row + CellMetric.rows(covering: $0) }
    }
  }

  /// Returns the offset of a scroll view that it should have.
  func offset(of scroll: PageScroll) -> Int {
    let visible = scroll.visible
    let start =
      scroll.axis == .horizontal
      ? column(from: visible.column, columns: visible.columns).map { $0 - visible.column }
      : row(from: visible.row, rows: visible.rows).map { $0 - visible.row }
    return scroll.limited(scroll.offset + (start ?? 0))
  }

  private func column(from first: Int, columns seen: Int) -> Int? {
    switch place {
    case .nearest:
      return Self.start(showing: rect.column, rect.columns, from: first, seen: seen)
    case .anchor(let x, _):
      return Self.start(of: rect.column, rect.columns, seen: seen, anchor: x)
    case .offset(let x, _): return x.map { rect.column + CellMetric.columns(covering: $0) }
    }
  }

  private static func start(showing start: Int, _ length: Int, from first: Int, seen: Int) -> Int {
    if start < first { return start }
    return start + length > first + seen ? min(start + length - seen, start) : first
  }

  private static func start(of start: Int, _ length: Int, seen: Int, anchor: Double) -> Int {
    let shift = (anchor * Double(length - seen)).rounded()
    return start + (shift.isFinite ? Int(min(max(shift, -1e6), 1e6)) : 0)
  }
}

extension PlacedNode {
  /// True when it or a node below has a modifier.
  func has(_ modifier: NodeModifier) -> Bool {
    element == .modifier(modifier) || children.contains { $0.has(modifier) }
  }

  /// Finds what an app scrolls to.
  ///
  /// - Parameter path: The numbers of the scroll views of the scope around it.
  fileprivate func target(
    of scroll: ScreenScroll, isInScope: Bool, _ path: inout [Int]
  ) -> PlacedNode? {
    var isInScope = isInScope
    var isScroll = false
    if case .modifier(.role(let role)) = element {
      switch role {
      case .scrollScope(scroll.scope): isInScope = true
      case .scrollTarget(let number) where isInScope && number == scroll.target: return self
      case .scrollContent(let number) where isInScope,
        .scrolledContent(let number) where isInScope:
        isScroll = true
        path.append(number)
        if scroll.target == nil { return self }
      default: break
      }
    }
    for child in children {
      if let found = child.target(of: scroll, isInScope: isInScope, &path) { return found }
    }
    if isScroll { path.removeLast() }
    return nil
  }
}
