import ActivityModel
import CellRaster
import Foundation
import ViewArchive
import ViewLayout

/// Makes the layers of an app's screen.
struct PageRenderer {
  /// The most rows of a screen, and of those that are drawn at once.
  static let mostRows = 1 << 20
  private static let mostDrawnRows = 400
  /// The fewest rows of a sheet, with its upper edge.
  private static let leastSheetRows = 4
  /// How many rows above and below the page its views extend to.
  static let edgeRows = 8

  let layout: PageLayout
  private let context: RenderContext
  private let surface: SurfaceColors
  /// What the content has of the page: all of it, or the lower part for a sheet.
  private let window: CellRect
  /// How many rows the whole screen has.
  private let rows: Int
  /// The views, scrolled, and where their top left is among the rows.
  private let placed: PlacedNode
  private let origin: CellPoint
  private let extended: EdgeToEdgeViews
  private let scrolls: [PageScroll]

  /// - Parameter last: The layout of the same screen before it was scrolled.
  init(
    _ screen: ScreenArchive, size: CellSize, offsets: [Int: Int], after last: PageLayout?,
    in context: RenderContext
  ) {
    var context = context
    if let scheme = screen.colorScheme { context.look.appearance = scheme }
    self.context = context
    surface = context.look.pageSurface
    var rows = size.rows
    if let sheet = screen.sheet {
      let height = sheet.height(in: CellMetric.height(of: size.rows))
      let least = min(Self.leastSheetRows, size.rows)
      rows = min(max(CellMetric.rows(covering: height), least), size.rows)
    }
    window = CellRect(column: 0, row: size.rows - rows, columns: size.columns, rows: rows)
    layout = PageLayout(of: screen.root, scrolledBy: offsets, after: last) {
      [context, window] in
      context.layout(
        $0, columns: window.columns, rows: window.rows...Self.mostRows, scale: 1)
    }
    var placed = layout.placed
    let height = CellMetric.rows(covering: placed.bounds.height)
    self.rows = min(max(height, rows), Self.mostRows)
    let page = CellRect(column: 0, row: 0, columns: size.columns, rows: self.rows)
    origin = Self.origin(of: placed, in: page)
    scrolls = placed.scroll(at: origin, by: offsets, titles: layout.titles, in: page)
    self.placed = placed
    let bounds = Rect(
      origin: Point(x: -CellMetric.width(of: origin.column), y: -CellMetric.height(of: origin.row)),
      size: CellMetric.size(columns: size.columns, rows: self.rows))
    extended = EdgeToEdgeViews(
      in: placed, page: bounds, margin: CellMetric.height(of: Self.edgeRows))
  }

  var background: RGB { surface.background }

  /// The number of the content among the scroll views: what is higher than the phone scrolls as a
  /// whole. Other screens have others.
  private var number: Int { -(placed.firstScroll ?? 0) }

  /// Where the rows of long collections are.
  var lazyRows: [LazyRows] {
    LazyRows.all(in: placed, below: CellMetric.height(of: origin.row))
  }

  /// Returns the content, scrolled, and what stands before it.
  func content(scrolledBy offsets: [Int: Int]) -> [PageLayer] {
    let first = offsets[number] ?? 0
    let drawn = min(rows, max(Self.mostDrawnRows, window.rows * 3))
    let gridRow = min(max(first + (window.rows - drawn) / 2, 0), rows - drawn)
    let barRows = Self.barRows(in: placed, at: origin.row, of: rows)
    let hasBar = barRows > 0 && barRows <= window.rows / 2
    let seen = CellRect(
      column: 0, row: window.row, columns: window.columns,
      rows: window.rows - (hasBar ? barRows : 0))
    var content = PageLayer(
      .content, window: seen, grid: grid(from: gridRow, rows: drawn), gridRow: gridRow,
      rows: hasBar ? rows - barRows : rows)
    content.number = number
    content.elements = PageElements(in: placed, at: origin, scrolls: scrolls, time: context.time)
    content.scroll(to: first)
    guard hasBar else { return [content] }
    var bar = PageLayer(
      .bar,
      window: CellRect(column: 0, row: seen.maxRow, columns: seen.columns, rows: barRows),
      grid: grid(from: rows - barRows, rows: barRows), gridRow: rows - barRows,
      firstRow: rows - barRows)
    bar.elements = content.elements.split(at: rows - barRows)
    return [content, bar]
  }

  /// What is above the page.
  var upperEdge: PageLayer { edge(from: -Self.edgeRows, at: window.row - Self.edgeRows) }

  /// What is below the page.
  var lowerEdge: PageLayer { edge(from: rows, at: window.maxRow) }

  private func edge(from first: Int, at row: Int) -> PageLayer {
    PageLayer(
      .edge,
      window: CellRect(column: 0, row: row, columns: window.columns, rows: Self.edgeRows),
      grid: grid(from: first, rows: Self.edgeRows, hasContent: false), gridRow: first,
      firstRow: first)
  }

  /// Returns what is seen of the screen behind a sheet, above it: darker than it is.
  func backdrop(_ page: AppPage) -> PageLayer {
    let rows = Self.edgeRows + window.row
    let whole = CellRect(
      column: 0, row: -Self.edgeRows, columns: window.columns, rows: rows)
    let style = CellStyle(foreground: page.background, background: page.background)
    var grid = CellGrid(size: whole.size, style: style)
    for layer in page.layers {
      _ = layer.draw(at: CellPoint(column: 0, row: Self.edgeRows), clip: whole, into: &grid)
    }
    grid.darken()
    return PageLayer(.backdrop, window: whole, grid: grid)
  }

  /// Returns a dialog over the layers that are seen.
  func dialog(_ dialog: ViewNode, over layers: [PageLayer]) -> PageLayer {
    let alert = context.layout(dialog, columns: window.columns, rows: 0...window.rows, scale: 1)
    var grid = CellGrid(size: window.size, style: style)
    for layer in layers {
      _ = layer.draw(at: CellPoint(column: 0, row: -window.row), clip: window, into: &grid)
    }
    // A high one needs the room of the bar, too.
    let bar = layers.first { $0.role == .bar }?.window.rows ?? 0
    let height = CellMetric.rows(covering: alert.bounds.height)
    let origin = Self.origin(
      of: alert,
      in: CellRect(
        column: 0, row: 0, columns: window.columns,
        rows: window.rows - (height > window.rows - bar ? 0 : bar)))
    context.rasterizer.draw(alert, on: surface, into: &grid, at: origin, clip: grid.bounds)
    var layer = PageLayer(.dialog, window: window, grid: grid)
    layer.elements = PageElements(in: alert, at: origin, scrolls: [], time: context.time)
    return layer
  }

  /// Returns what an app has asked to scroll to; nil: it is not on the screen.
  func destination(of request: ScreenScroll) -> ScrollDestination? {
    ScrollDestination(of: request, in: placed, at: origin)
  }

  /// Returns those of some scopes that are on the screen.
  func shown(_ scopes: [Int]) -> Set<Int> {
    Set(scopes.filter { placed.has(.role(.scrollScope($0))) })
  }

  private var style: CellStyle {
    CellStyle(foreground: surface.foreground, background: surface.background)
  }

  /// Draws some rows of the screen.
  private func grid(from row: Int, rows: Int, hasContent: Bool = true) -> CellGrid {
    var grid = CellGrid(size: CellSize(columns: window.columns, rows: rows), style: style)
    let place = CellPoint(column: origin.column, row: origin.row - row)
    for view in extended.extensions + (hasContent ? [extended.screen] : []) {
      context.rasterizer.draw(view, on: surface, into: &grid, at: place, clip: grid.bounds)
    }
    return grid
  }

  /// Returns where the top left of views is that stand in the middle of a rectangle. What is wider than
  /// it is cut off on both sides; what is higher begins at the top.
  private static func origin(of placed: PlacedNode, in rect: CellRect) -> CellPoint {
    let rows = CellMetric.rows(covering: placed.bounds.height)
    let columns = CellMetric.columns(covering: placed.bounds.width)
    return CellPoint(
      column: rect.column + (rect.columns - columns) / 2,
      row: rect.row + max((rect.rows - rows) / 2, 0))
  }

  /// Returns the height of the views at the lower edge that do not scroll.
  private static func barRows(in placed: PlacedNode, at row: Int, of rows: Int) -> Int {
    var bars: [CellRect] = []
    placed.walk { node in
      guard node.element == .modifier(.role(.bottomBar)) else { return }
      bars.append(CellRect(covering: node.bounds).moved(by: CellPoint(column: 0, row: row)))
    }
    // A bar may stand upon another one.
    let top = bars.sorted { $0.maxRow > $1.maxRow }.reduce(rows) { top, bar in
      bar.maxRow >= top ? min(top, bar.row) : top
    }
    return rows - top
  }
}

extension CellGrid {
  /// Lays the shade over it that a sheet puts over what is behind it.
  fileprivate mutating func darken() {
    restyle { style in
      style.foreground = style.foreground.darker
      style.background = style.background.darker
    }
  }
}

extension RGB {
  fileprivate var darker: RGB { RGB(0).blended(over: self, amount: 0.2) }
}
