package import CellRaster

/// The layout of a contact sheet in cells: fills column by column, then page by page. A frame that
/// does not fit on a page is deferred to the next page, and later frames that fit come first;
/// narrow frames are placed beside each other.
///
///     ┌────────┐ ┌────────┐     each place has the frame's size and a row below
///     │compact │ │expanded│     it for its label
///     └────────┘ │        │
///     ┌───┐┌───┐ └────────┘
///     │min││min│ ┌────────┐
///     └───┘└───┘ │lock …  │
package struct SheetLayout: Hashable, Sendable {
  /// The place of one frame.
  package struct Place: Hashable, Sendable {
    /// The frame's index in the order of the sheet.
    package var index: Int
    /// The frame's cells, cut to the terminal; the label's row is below.
    package var rect: CellRect
    package var label: CellRect {
      CellRect(column: rect.column, row: rect.maxRow, columns: rect.columns, rows: 1)
    }
  }

  package private(set) var pages: [[Place]] = []

  /// Columns and rows between two frames.
  private static let gap = (columns: 2, rows: 1)

  /// - Parameters:
  ///   - sizes: The sizes of the frames, at least as wide as their labels.
  ///   - area: The available part of the terminal.
  package init(_ sizes: [CellSize], in area: CellRect) {
    guard area.columns > 0, area.rows > 1 else { return }
    var waiting = sizes.enumerated().map { index, size in
      (
        index: index,
        size: CellSize(
          columns: min(max(size.columns, 1), area.columns),
          rows: min(max(size.rows, 0), area.rows - 1))
      )
    }
    while !waiting.isEmpty {
      var page = Page(area: area)
      waiting.removeAll { page.add($0.index, $0.size) }
      // Sizes are limited to the area, so that an empty page has room for any frame.
      guard !page.places.isEmpty else { return }
      pages.append(page.centred)
    }
  }

  /// Returns the page that a frame is on; 0 for an unknown index.
  package func page(of index: Int) -> Int {
    pages.firstIndex { $0.contains { $0.index == index } } ?? 0
  }

  package enum Direction: Hashable, Sendable { case left, right, up, down }

  /// Returns the nearest frame in a direction on the same page; nil at the edge.
  package func neighbour(of index: Int, _ direction: Direction) -> Int? {
    let page = pages.first { $0.contains { $0.index == index } } ?? []
    guard let here = page.first(where: { $0.index == index })?.rect else { return nil }
    let others = page.filter { $0.index != index }
    /// Returns the distance in the direction and the offset across it; nil when the rectangle does
    /// not lie in the direction.
    func distance(_ rect: CellRect) -> (Int, Int)? {
      let ahead =
        switch direction {
        case .left: here.column - rect.maxColumn
        case .right: rect.column - here.maxColumn
        case .up: here.row - rect.maxRow
        case .down: rect.row - here.maxRow
        }
      guard ahead >= 0 else { return nil }
      let isAcross = direction == .left || direction == .right
      let (from, to) =
        isAcross ? (here.row, here.maxRow) : (here.column, here.maxColumn)
      let (start, end) = isAcross ? (rect.row, rect.maxRow) : (rect.column, rect.maxColumn)
      return (ahead, max(start - to, from - end, 0))
    }
    return others.compactMap { place in
      distance(place.rect).map { (place.index, $0) }
    }.min { left, right in
      // The offset counts four times; ties go to the first frame of the sheet.
      let (a, b) = (left.1, right.1)
      return (a.1 * 4 + a.0, left.0) < (b.1 * 4 + b.0, right.0)
    }?.0
  }

  /// A page while it is filled.
  private struct Page {
    var area: CellRect
    var places: [Place] = []
    /// The first column of the current column of frames.
    private var left: Int
    private var width = 0
    /// The first row of the current row of frames in it.
    private var top: Int
    private var height = 0
    private var used = 0

    init(area: CellRect) {
      self.area = area
      left = area.column
      top = area.row
    }

    /// The places moved right by half of the unused columns.
    var centred: [Place] {
      let spare = area.maxColumn - (places.map(\.rect.maxColumn).max() ?? area.maxColumn)
      return places.map { place in
        var place = place
        place.rect.column += spare / 2
        return place
      }
    }

    /// Adds a frame; false when the page has no room for it.
    mutating func add(_ index: Int, _ size: CellSize) -> Bool {
      guard let place = place(index, size) else { return false }
      places.append(place)
      return true
    }

    private mutating func place(_ index: Int, _ size: CellSize) -> Place? {
      let rows = size.rows + 1
      // The frame fits beside the previous one, in the same row.
      if used > 0, used + SheetLayout.gap.columns + size.columns <= width, rows <= height {
        let rect = CellRect(
          origin: CellPoint(column: left + used + SheetLayout.gap.columns, row: top), size: size)
        used += SheetLayout.gap.columns + size.columns
        return Place(index: index, rect: rect)
      }
      // It fits into a new row below.
      let below = used == 0 ? top : top + height + SheetLayout.gap.rows
      if below + rows <= area.maxRow, left + max(width, size.columns) <= area.maxColumn {
        top = below
        height = rows
        used = size.columns
        width = max(width, size.columns)
        return Place(
          index: index, rect: CellRect(origin: CellPoint(column: left, row: top), size: size))
      }
      // It fits into a new column.
      let next = left + width + SheetLayout.gap.columns
      guard width > 0, rows <= area.rows, next + size.columns <= area.maxColumn else { return nil }
      left = next
      top = area.row
      height = rows
      width = size.columns
      used = size.columns
      return Place(
        index: index, rect: CellRect(origin: CellPoint(column: left, row: top), size: size))
    }
  }
}
