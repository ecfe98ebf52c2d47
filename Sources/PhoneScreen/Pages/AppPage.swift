import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive
import ViewLayout

/// The screen of an app in front, rendered once and reused until it changes. Cells are relative to its
/// top left; it can be higher than the phone, which shows a part of it.
package struct AppPage: Hashable, Sendable {
  /// The rows that are drawn: of a long screen only those around what is shown.
  private var grid: CellGrid
  /// The row of the screen that is the first of the grid.
  private var gridRow = 0
  /// The height of the whole screen.
  package private(set) var rows: Int
  private let layout: PageLayout
  /// The last rows of the screen, which stay at the phone's lower edge while the others scroll.
  private var bar: CellGrid
  /// The controls, in reading order.
  package var regions: [HitRegion]
  /// What the controls are, by their identifiers.
  package var controls: [String: ScreenControl]
  /// True when pulling the screen down loads its content anew.
  package var canRefresh: Bool
  /// True when something on the screen can be closed, or a screen is below it.
  package var canGoBack: Bool
  /// The first row that is shown.
  package private(set) var firstRow = 0
  /// The number of the page among the scroll views, as what is higher than the phone scrolls as a
  /// whole. Other screens have others.
  private var pageNumber = 0
  /// The scroll views, each after those inside it.
  private var scrolls: [PageScroll] = []
  /// The offsets of the scroll views with which the screen should be rendered, in columns or rows, by
  /// their numbers; also of those that other screens of the app have.
  package private(set) var offsets: [Int: Int]
  /// Of the parts of the screen that the app has scrolled, the numbers of those that are on it.
  package var scopes: Set<Int>
  package var background: RGB
  /// What views that ignore the safe area show above and below the screen.
  private var above: CellGrid
  private var below: CellGrid
  private var hasDialog = false
  /// What is seen above a sheet that is lower than the phone's screen.
  private var backdrop: SheetBackdrop?
  /// When the screen changes without the app.
  package var nextChange: Date?
  /// The texts on the screen, in reading order, with the cells that they cover.
  package var texts: [Text]

  /// The symbols on the screen, by their names, with the cells that they cover.
  package var symbols: [Text]

  /// The accessibility labels on the screen, with the cells of the views that have them.
  package var labels: [Text]

  package struct Text: Hashable, Sendable {
    package var text: String
    package var rect: CellRect
    /// The number of the outermost vertical scroll view whose content it is part of; nil: of none.
    var scroll: Int?
  }

  /// Where the rows of long collections are, of which only some are evaluated, in points.
  private var lazyRows: [LazyRows] = []

  /// The most rows of a screen, and of those that are drawn at once.
  private static let mostRows = 1 << 20
  private static let mostDrawnRows = 400
  /// The fewest rows of a sheet, with its upper edge.
  private static let leastSheetRows = 4

  /// Renders a screen.
  ///
  /// - Parameters:
  ///   - size: What the phone shows of it.
  ///   - offsets: By how many columns or rows the contents of its scroll views are moved, as far as
  ///     there is something.
  ///   - scrolls: What they are scrolled to. What is then seen may not be drawn yet.
  ///   - last: The page of the same screen, in the same size, look and time, that is now scrolled.
  package init(
    _ screen: ScreenArchive, size: CellSize, offsets: [Int: Int] = [:],
    scrolls requests: [ScreenScroll] = [], after last: AppPage? = nil, in context: RenderContext
  ) {
    controls = screen.controls
    self.offsets = offsets
    scopes = []
    canRefresh = screen.canRefresh
    canGoBack = screen.canGoBack
    var context = context
    if let scheme = screen.colorScheme { context.look.appearance = scheme }
    let surface = context.look.pageSurface
    background = surface.background
    let style = CellStyle(foreground: surface.foreground, background: surface.background)
    let whole = size
    var size = size
    if let sheet = screen.sheet {
      let height = sheet.height(in: CellMetric.height(of: size.rows))
      let least = min(Self.leastSheetRows, size.rows)
      size.rows = min(max(CellMetric.rows(covering: height), least), size.rows)
    }
    layout = PageLayout(of: screen.root, scrolledBy: offsets, after: last?.layout) {
      context.layout($0, columns: size.columns, rows: size.rows...Self.mostRows, scale: 1)
    }
    var placed = layout.placed
    let height = CellMetric.rows(covering: placed.bounds.height)
    rows = min(max(height, size.rows), Self.mostRows)
    let drawn = min(rows, max(Self.mostDrawnRows, size.rows * 3))
    pageNumber = -(placed.firstScroll ?? 0)
    let row = offsets[pageNumber] ?? 0
    gridRow = min(max(row + (size.rows - drawn) / 2, 0), rows - drawn)
    grid = CellGrid(size: CellSize(columns: size.columns, rows: drawn), style: style)
    regions = []
    texts = []
    symbols = []
    labels = []
    nextChange = screen.parts.compactMap {
      $0.nextChange(
        after: context.time.now, isLuminanceReduced: context.time.isLuminanceReduced)
    }.min()
    let page = CellRect(column: 0, row: 0, columns: size.columns, rows: rows)
    bar = CellGrid(size: CellSize(columns: size.columns, rows: 0), style: style)
    let edge = CellGrid(size: CellSize(columns: size.columns, rows: Self.edgeRows), style: style)
    (above, below) = (edge, edge)
    let origin = Self.origin(of: placed, in: page)
    scrolls = placed.scroll(at: origin, by: offsets, titles: layout.titles, in: page)
    for scroll in scrolls { self.offsets[scroll.number] = scroll.offset }
    let bounds = Rect(
      origin: Point(x: -CellMetric.width(of: origin.column), y: -CellMetric.height(of: origin.row)),
      size: CellMetric.size(columns: size.columns, rows: rows))
    let extended = EdgeToEdgeViews(
      in: placed, page: bounds, margin: CellMetric.height(of: Self.edgeRows))
    /// Draws what extends to the edges; `row` is the one of the page that is the first of the grid.
    func drawExtended(from row: Int, into grid: inout CellGrid) {
      for view in extended.extensions {
        context.rasterizer.draw(
          view, on: surface, into: &grid,
          at: CellPoint(column: origin.column, row: origin.row - row), clip: grid.bounds)
      }
    }
    drawExtended(from: -Self.edgeRows, into: &above)
    drawExtended(from: rows, into: &below)
    drawExtended(from: gridRow, into: &grid)
    draw(placed, drawn: extended.screen, on: surface, inside: page, in: context)
    let barRows = Self.barRows(in: placed, at: origin.row, of: rows)
    if barRows <= size.rows / 2 {
      bar = CellGrid(size: CellSize(columns: size.columns, rows: barRows), style: style)
      drawExtended(from: rows - barRows, into: &bar)
      context.rasterizer.draw(
        extended.screen, on: surface, into: &bar,
        at: CellPoint(column: origin.column, row: origin.row + barRows - rows), clip: bar.bounds)
    }
    lazyRows = LazyRows.all(in: placed, below: CellMetric.height(of: origin.row))
    if let sheet = screen.sheet {
      let page = AppPage(
        ScreenArchive(root: sheet.backdrop), size: whole, offsets: offsets, in: context)
      backdrop = SheetBackdrop(page, above: page.above, size: whole, rows: whole.rows - size.rows)
      above = backdrop?.above ?? above
    }
    scroll(to: row, in: whole.rows)
    scopes = Set(requests.map(\.scope).filter { placed.has(.role(.scrollScope($0))) })
    for request in requests {
      guard let found = ScrollDestination(of: request, in: placed, at: origin) else { continue }
      show(found, in: whole.rows)
    }
    guard let dialog = screen.dialog else { return }
    hasDialog = true
    let alert = context.layout(dialog, columns: size.columns, rows: 0...size.rows, scale: 1)
    let above = size.rows - bar.size.rows
    // A high one needs the room of the bar, too.
    if CellMetric.rows(covering: alert.bounds.height) > above {
      bar = CellGrid(size: CellSize(columns: size.columns, rows: 0), style: style)
    }
    let seen = CellRect(
      column: 0, row: firstRow, columns: size.columns, rows: size.rows - bar.size.rows)
    draw(alert, on: surface, inside: seen, in: context)
  }

  /// Returns the cells that a screen takes when it is no larger than its content.
  ///
  /// - Parameter most: The most rows and columns.
  package static func fittingSize(
    of screen: ScreenArchive, within most: CellSize, in context: RenderContext
  ) -> CellSize {
    let placed = context.layout(
      screen.root, columns: most.columns, rows: 0...most.rows, scale: 1)
    return CellSize(
      columns: min(max(CellMetric.columns(covering: placed.bounds.width), 1), most.columns),
      rows: min(max(CellMetric.rows(covering: placed.bounds.height), 1), most.rows))
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

  /// Draws views in the middle of a rectangle, and adds their controls and texts.
  ///
  /// - Parameter drawn: The views as they are drawn; nil: as they are.
  private mutating func draw(
    _ placed: PlacedNode, drawn: PlacedNode? = nil, on surface: SurfaceColors,
    inside rect: CellRect,
    in context: RenderContext
  ) {
    let origin = Self.origin(of: placed, in: rect)
    context.rasterizer.draw(
      drawn ?? placed, on: surface, into: &grid,
      at: CellPoint(column: origin.column, row: origin.row - gridRow), clip: grid.bounds)
    regions += Self.controls(in: placed, at: origin).map { ($0, readingPlace(of: $0)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
    texts += texts(in: placed, at: origin) { element in
      guard case .view(.text(let content)) = element else { return nil }
      return content.plainText(in: context.time)
    }
    symbols += texts(in: placed, at: origin) { element in
      guard case .view(.image(let image)) = element, case .symbol(let name) = image.source else {
        return nil
      }
      return name
    }
    labels += texts(in: placed, at: origin) { element in
      guard case .modifier(.accessibilityLabel(let label)) = element else { return nil }
      return label
    }
  }

  /// Returns the texts inside a control.
  package func inside(_ region: HitRegion, _ texts: [Text]) -> [String] {
    let scroll = scroll(around: region)?.number
    return texts.filter {
      $0.scroll == scroll && region.rect.intersection($0.rect) == $0.rect
    }.map(\.text)
  }

  /// The outermost vertical scroll view around a control; nil: none is.
  private func scroll(around region: HitRegion) -> PageScroll? {
    scrolls.last { $0.axis == .vertical && $0.targets.contains(region.target) }
  }

  private func readingPlace(of region: HitRegion) -> ReadingPlace {
    ReadingPlace(region.rect, in: scroll(around: region))
  }

  /// Returns the controls of views whose top left is at `origin`, in reading order.
  static func controls(in placed: PlacedNode, at origin: CellPoint) -> [HitRegion] {
    HitRegion.controls(in: placed, of: ActivityID(""), at: origin).compactMap { region in
      guard case .control(_, let intent?) = region.target else { return nil }
      return HitRegion(rect: region.rect, frame: region.frame, target: .screen(intent.id))
    }
  }

  /// How many rows above and below the screen the views extend to.
  private static let edgeRows = 8

  /// Returns the background of a cell of the phone's screen.
  ///
  /// - Parameter area: The rows and columns of the terminal that the page has.
  func background(at point: CellPoint, in area: CellRect) -> RGB {
    let column = point.column - area.column
    let (grid, row) =
      point.row < area.row
      ? (above, point.row - area.row + Self.edgeRows) : (below, point.row - area.maxRow)
    let place = CellPoint(column: column, row: row)
    let background = point.row < area.row ? backdrop?.background ?? background : background
    return grid.bounds.contains(place) ? grid[column, row].style.background : background
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

  private func texts(
    in placed: PlacedNode, at origin: CellPoint, text: (PlacedNode.Element) -> String?
  ) -> [Text] {
    var texts: [(Text, ReadingPlace)] = []
    func collect(_ node: PlacedNode, in scroll: PageScroll?) {
      if node.element == .modifier(.hidden) { return }
      if let text = text(node.element) {
        let rect = CellRect(covering: node.bounds).moved(by: origin)
        texts.append(
          (Text(text: text, rect: rect, scroll: scroll?.number), ReadingPlace(rect, in: scroll)))
      }
      var scroll = scroll
      if scroll == nil, let content = node.scrolledContent, content.axis == .vertical {
        scroll = scrolls.first { $0.number == content.number }
      }
      for child in node.children { collect(child, in: scroll) }
    }
    collect(placed, in: nil)
    return texts.sorted { $0.1 < $1.1 }.map(\.0)
  }

  // MARK: Scrolling

  /// Scrolls what is higher than the phone to a row, as far as there is something below it; not under
  /// an alert.
  package mutating func scroll(to row: Int, in rows: Int) {
    guard !hasDialog else { return }
    firstRow = min(max(row, 0), max(self.rows - shown(of: rows), 0))
    offsets[pageNumber] = firstRow
  }

  /// True when nothing on the screen is scrolled downwards.
  package var isAtTop: Bool {
    firstRow == 0
      && scrolls.allSatisfy { $0.axis == .horizontal || offsets[$0.number, default: 0] == 0 }
  }

  /// Returns the number of what scrolls along an axis at a cell of the page; nil: nothing does. The
  /// page itself has a number, too.
  ///
  /// - Parameters:
  ///   - cell: Nil: anywhere, which is the largest of the scroll views.
  ///   - forwards: In which way it should be able to scroll; nil: in any.
  ///   - rows: The rows that the phone shows.
  package func scroll(
    along axis: LayoutAxis, at cell: CellPoint? = nil, forwards: Bool? = nil, in rows: Int
  ) -> Int? {
    func canScroll(_ offset: Int, _ limit: Int) -> Bool {
      switch forwards {
      case nil: limit > 0
      case true?: offset < limit
      case false?: offset > 0
      }
    }
    let views = scrolls.filter {
      $0.axis == axis && canScroll(offsets[$0.number] ?? $0.offset, $0.limit)
    }
    if let cell, let found = views.first(where: { $0.visible.contains(cell) }) {
      return found.number
    }
    guard axis == .vertical else { return nil }
    let largest = views.max { $0.visible.cells < $1.visible.cells }?.number
    let page = canScroll(firstRow, self.rows - shown(of: rows)) ? pageNumber : nil
    return forwards == false && cell == nil ? largest ?? page : page ?? largest
  }

  /// Returns by how many columns or rows something is scrolled.
  package func offset(of scroll: Int) -> Int { offsets[scroll] ?? 0 }

  /// Returns along which axis something scrolls.
  package func axis(of scroll: Int) -> LayoutAxis {
    scrolls.first { $0.number == scroll }?.axis ?? .vertical
  }

  /// Scrolls something, as far as it can be.
  package mutating func scroll(_ number: Int, to offset: Int, in rows: Int) {
    guard !hasDialog else { return }
    if number == pageNumber { return scroll(to: offset, in: rows) }
    guard let scroll = scrolls.first(where: { $0.number == number }) else { return }
    offsets[number] = scroll.limited(offset)
  }

  /// Returns how many rows of something that scrolls are seen.
  package func seenRows(of number: Int, in rows: Int) -> Int {
    scrolls.first { $0.number == number }?.visible.rows ?? shown(of: rows) - bar.size.rows
  }

  private var headRows: Int { backdrop?.head.size.rows ?? 0 }

  /// How many rows of the screen are seen of those that the phone has.
  private func shown(of rows: Int) -> Int { rows - headRows }

  /// Returns the part of the terminal that has the screen, which is less than the phone's for a sheet.
  private func shown(of area: CellRect) -> CellRect {
    CellRect(
      column: area.column, row: area.row + headRows, columns: area.columns,
      rows: shown(of: area.rows))
  }

  /// Returns the cell of the page for one of the terminal, when the page is shown in `area`; nil: it
  /// is above a sheet.
  package func cell(at point: CellPoint, in area: CellRect) -> CellPoint? {
    let area = shown(of: area)
    guard point.row >= area.row else { return nil }
    return CellPoint(column: point.column - area.column, row: point.row - area.row + firstRow)
  }

  /// Scrolls to what the app asks for.
  private mutating func show(_ destination: ScrollDestination, in rows: Int) {
    let around = scrolls.filter { destination.scrolls.contains($0.number) }
    for scroll in around { offsets[scroll.number] = destination.offset(of: scroll) }
    let seen = max(shown(of: rows) - bar.size.rows, 0)
    if let outermost = around.last(where: { $0.axis == .vertical && $0.limit > 0 }) {
      show(outermost.visible, in: rows)
    } else if around.isEmpty || around.contains(where: { $0.axis == .vertical }),
      let row = destination.row(from: firstRow, rows: seen)
    {
      scroll(to: row, in: rows)
    }
  }

  /// True when all that the phone shows is drawn.
  package func isDrawn(in rows: Int) -> Bool {
    guard scrolls.allSatisfy({ offsets[$0.number] == $0.offset }) else { return false }
    return firstRow >= gridRow
      && min(firstRow + shown(of: rows), self.rows) - bar.size.rows <= gridRow + grid.size.rows
  }

  /// The rows of long collections that the app should evaluate for what is seen.
  package func wantedRows(in rows: Int) -> [LazyRows.Wanted] {
    let top = CellMetric.height(of: firstRow)
    return lazyRows.compactMap {
      $0.wanted(from: top, to: top + CellMetric.height(of: shown(of: rows)))
    }
  }

  /// Scrolls as little as needed to show a control.
  package mutating func reveal(_ target: HitRegion.Target, in rows: Int) {
    guard var rect = regions.first(where: { $0.target == target })?.rect else { return }
    for scroll in scrolls where scroll.targets.contains(target) {
      let offset = scroll.offset(revealing: rect)
      offsets[scroll.number] = offset
      let moved = scroll.offset - offset
      rect = rect.moved(
        by: scroll.axis == .horizontal
          ? CellPoint(column: moved, row: 0) : CellPoint(column: 0, row: moved))
    }
    guard !isInBar(rect) else { return }
    show(rect, in: rows)
  }

  /// Scrolls the page as little as needed to show a part of it.
  private mutating func show(_ rect: CellRect, in rows: Int) {
    let seen = shown(of: rows) - bar.size.rows
    if rect.maxRow > firstRow + seen { scroll(to: rect.maxRow - seen, in: rows) }
    if rect.row < firstRow { scroll(to: rect.row, in: rows) }
  }

  /// Returns where a control is on the terminal, when the page is shown in `area`.
  package func rect(of target: HitRegion.Target, in area: CellRect) -> CellRect? {
    regions.first { $0.target == target }.map { place(of: $0.rect, in: area) }
  }

  /// Returns where the frame of a control is on the terminal, when the page is shown in `area`.
  package func frame(of target: HitRegion.Target, in area: CellRect) -> CellRect? {
    regions.first { $0.target == target }.map { place(of: $0.frame, in: area) }
  }

  /// Returns where a rectangle of the page is on the terminal, when the page is shown in `area`.
  package func place(of rect: CellRect, in area: CellRect) -> CellRect {
    let area = shown(of: area)
    let row = isInBar(rect) ? area.maxRow - rows : area.row - firstRow
    return rect.moved(by: CellPoint(column: area.column, row: row))
  }

  /// True for what stays at the lower edge; an alert stands before it.
  private func isInBar(_ rect: CellRect) -> Bool {
    !hasDialog && rect.row >= rows - bar.size.rows
  }

  /// Draws what the phone shows; returns the hit regions that are seen.
  package func draw(in whole: CellRect, into grid: inout CellGrid) -> [HitRegion] {
    let area = shown(of: whole)
    if let head = backdrop?.head {
      grid.draw(head, at: CellPoint(column: whole.column, row: whole.row), clip: head.bounds)
    }
    let scrolled = CellRect(
      column: area.column, row: area.row, columns: area.columns, rows: area.rows - bar.size.rows)
    let shown = CellRect(
      column: 0, row: firstRow - gridRow, columns: area.columns, rows: scrolled.rows)
    grid.draw(
      self.grid, at: CellPoint(column: area.column, row: area.row - firstRow + gridRow),
      clip: shown)
    grid.draw(
      bar, at: CellPoint(column: area.column, row: scrolled.maxRow),
      clip: CellRect(column: 0, row: 0, columns: area.columns, rows: bar.size.rows))
    return regions.compactMap { region in
      var moved = region
      var rect = region.rect
      for scroll in scrolls where scroll.targets.contains(region.target) {
        rect = rect.intersection(scroll.visible)
      }
      moved.rect = place(of: rect, in: whole)
        .intersection(isInBar(region.rect) ? area : scrolled)
      return moved.rect.isEmpty ? nil : moved
    }
  }
}

extension CellRect {
  fileprivate var cells: Int { rows * columns }
}
