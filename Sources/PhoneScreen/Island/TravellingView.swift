import CellRaster
import ViewLayout

/// A view of a compact or minimal presentation that the next presentation shows, too: it moves to its
/// new place instead of fading out and in.
struct TravellingView: Sendable {
  /// The cells of the view.
  private let cells: CellGrid
  private let from: CellRect
  private let to: CellRect
  /// The column of the view's left edge, in points.
  private var place: SpringMotion

  private init(
    cells: CellGrid, from: CellRect, to: CellRect, timing: SpringMotion.Timing, at uptime: Double
  ) {
    self.cells = cells
    self.from = from
    self.to = to
    place = SpringMotion(CellMetric.width(of: from.column))
    place.retarget(to: CellMetric.width(of: to.column), at: uptime, timing: timing)
  }

  /// Returns the views of the same activity that look the same in both contents.
  static func matches(
    from old: RenderedIsland, to new: RenderedIsland, response: Double, at uptime: Double
  ) -> [TravellingView] {
    old.drawnViews.compactMap { view in
      let from = view.clip
      guard from.rows == 1, !from.isEmpty,
        let same = new.drawnViews.first(where: { other in
          other.activity == view.activity && other.clip.rows == 1
            && other.clip.columns == from.columns
            && Self.cells(in: other.clip, of: new.grid) == Self.cells(in: from, of: old.grid)
        })
      else { return nil }
      return TravellingView(
        cells: Self.cells(in: from, of: old.grid), from: from, to: same.clip,
        timing: SpringMotion.Timing(response: response, damping: 1), at: uptime)
    }
  }

  /// When the view has arrived, in seconds of uptime.
  var end: Double { place.end }

  /// Removes the view from a content in which it stands at one of its ends.
  func erase(from grid: inout CellGrid) {
    for rect in [from, to] where Self.cells(in: rect, of: grid) == cells {
      grid.fill(rect, style: grid[0, 0].style)
    }
  }

  /// Returns a content with nothing but the view.
  func grid(at uptime: Double, size: CellSize) -> CellGrid {
    var grid = CellGrid(size: size, style: cells[0, 0].style)
    let column = CellMetric.columns(place.value(at: uptime), .toNearestOrAwayFromZero)
    for offset in 0..<cells.size.columns {
      let cell = cells[offset, 0]
      guard !cell.isContinuation else { continue }
      let isWide = offset + 1 < cells.size.columns && cells[offset + 1, 0].isContinuation
      grid.set(
        cell.code, width: isWide ? 2 : 1, at: CellPoint(column: column + offset, row: to.row),
        style: cell.style)
    }
    return grid
  }

  private static func cells(in rect: CellRect, of grid: CellGrid) -> CellGrid {
    var cells = CellGrid(
      size: CellSize(columns: rect.columns, rows: 1), style: grid[0, 0].style)
    for offset in 0..<rect.columns {
      let cell = grid[rect.column + offset, rect.row]
      guard !cell.isContinuation else { continue }
      let isWide =
        offset + 1 < rect.columns && grid[rect.column + offset + 1, rect.row].isContinuation
      cells.set(
        cell.code, width: isWide ? 2 : 1, at: CellPoint(column: offset, row: 0), style: cell.style)
    }
    return cells
  }
}
