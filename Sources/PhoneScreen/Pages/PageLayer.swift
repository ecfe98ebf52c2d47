import ActivityModel
package import CellRaster
import ViewArchive

/// A part of an app's screen that is drawn as a whole, over the layers before it.
///
/// Its window is in cells of the page: those of the part of the phone's screen that the app has. Its
/// own rows are others when it scrolls, or is only the end of a longer one.
package struct PageLayer: Hashable, Sendable {
  enum Role: Hashable {
    /// What is seen of the screen behind a sheet.
    case backdrop
    /// What views that ignore the safe area show beyond the page.
    case edge
    /// The screen, or the sheet over it.
    case content
    /// What stays at the lower edge while the content scrolls.
    case bar
    /// What must be answered before anything else.
    case dialog
  }

  let role: Role
  /// Where it is seen.
  let window: CellRect
  /// The rows that are drawn: of a long layer only those around what is shown.
  let grid: CellGrid
  /// The row that is the first of the grid.
  private let gridRow: Int
  /// How many rows it has.
  let rows: Int
  /// The row that is the first of the window.
  private(set) var firstRow: Int
  /// Its number among the scroll views; nil: it does not scroll.
  var number: Int?
  package var elements = PageElements()

  /// - Parameter rows: Nil: as many as the window.
  init(
    _ role: Role, window: CellRect, grid: CellGrid, gridRow: Int = 0, rows: Int? = nil,
    firstRow: Int = 0
  ) {
    self.role = role
    self.window = window
    self.grid = grid
    self.gridRow = gridRow
    self.rows = rows ?? window.rows
    self.firstRow = firstRow
  }

  /// The first row when the end is shown.
  var limit: Int { max(rows - window.rows, 0) }

  /// Scrolls it to a row, as far as there is something.
  mutating func scroll(to row: Int) { firstRow = min(max(row, 0), limit) }

  /// True when all that is seen is drawn.
  var isDrawn: Bool {
    firstRow >= gridRow
      && min(firstRow + window.rows, rows) <= gridRow + grid.size.rows
  }

  /// Returns its cell for one of the page.
  func cell(at point: CellPoint) -> CellPoint {
    CellPoint(column: point.column - window.column, row: point.row - window.row + firstRow)
  }

  /// Returns where one of its rectangles is on the page.
  package func place(of rect: CellRect) -> CellRect {
    rect.moved(by: CellPoint(column: window.column, row: window.row - firstRow))
  }

  /// Returns the background of a cell of the page that is in the window.
  func background(at point: CellPoint) -> RGB {
    let cell = cell(at: point)
    return grid[cell.column, cell.row - gridRow].style.background
  }

  /// Draws what is seen of it; returns its controls.
  ///
  /// - Parameters:
  ///   - origin: Where the top left of the page is in the grid.
  ///   - clip: What is drawn of the page.
  func draw(at origin: CellPoint, clip: CellRect, into grid: inout CellGrid) -> [HitRegion] {
    let seen = window.intersection(clip)
    let first = cell(at: seen.origin)
    grid.draw(
      self.grid,
      at: CellPoint(
        column: origin.column + window.column,
        row: origin.row + window.row + gridRow - firstRow),
      clip: CellRect(
        column: first.column, row: first.row - gridRow, columns: seen.columns, rows: seen.rows))
    return elements.regions.compactMap { region in
      var region = region
      region.rect = place(of: elements.seen(of: region)).intersection(seen).moved(by: origin)
      return region.rect.isEmpty ? nil : region
    }
  }
}
