package import ActivityModel
package import CellRaster
package import Foundation
import ViewArchive
import ViewLayout

/// The activities on a surface other than the phone: StandBy, watch, CarPlay or Mac
/// (SURFACE-2 to SURFACE-6). It is rendered again for every frame, without a cache.
package struct SurfaceScene: Sendable {
  package var mode: ScreenMode
  package var device: Device
  package var context: RenderContext
  /// The activities with a card, in the engine's order.
  package var cards: [ActivityID]
  /// The presentation that the island shows on the phone.
  package var island: Placement.Island
  package var name: @Sendable (ActivityID) -> String
  package var time: String
  package var day: String
  /// The focused activity, which receives key presses.
  package var focus: ActivityID?
  package var notice: Notice?

  /// The result of drawing.
  package struct Drawn: Sendable {
    /// The hit regions.
    package var regions: [HitRegion] = []
    /// The widgets' views.
    package var drawnViews: [DrawnView] = []
    /// The date at which the surface changes without an update; nil: never.
    package var nextChange: Date?
  }

  package init(
    mode: ScreenMode, device: Device, context: RenderContext, cards: [ActivityID],
    island: Placement.Island, name: @escaping @Sendable (ActivityID) -> String, time: String,
    day: String, focus: ActivityID?, notice: Notice? = nil
  ) {
    self.mode = mode
    self.device = device
    self.context = context
    self.cards = cards
    self.island = island
    self.name = name
    self.time = time
    self.day = day
    self.focus = focus
    self.notice = notice
  }

  package var look: RenderStyle { context.look }

  /// Returns the cells needed to show one activity completely, including the device around it.
  package static func size(of mode: ScreenMode) -> CellSize {
    mode.surface.screen?.size(of: mode) ?? .zero
  }

  /// Returns the columns of the surface beside the panel; nil on the phone.
  static func columns(of mode: ScreenMode, on device: Device) -> Int? {
    mode.surface.screen?.columns(on: device)
  }

  package func draw(in area: CellRect, into grid: inout CellGrid) -> Drawn {
    var drawn = mode.surface.screen?.init(scene: self).draw(in: area, into: &grid) ?? Drawn()
    notice?.draw(
      in: CellRect(
        column: area.column + 1, row: area.maxRow - 1, columns: area.columns - 2, rows: 1),
      look: look, into: &grid)
    drawn.regions = drawn.regions.filter { !$0.rect.intersection(area).isEmpty }
    return drawn
  }

  /// The cards, the focused one first.
  var stack: [ActivityID] {
    guard let focus, let index = cards.firstIndex(of: focus) else { return cards }
    return [focus] + cards[..<index] + cards[(index + 1)...]
  }

  // MARK: Parts

  /// Draws a compact or minimal view on one row over a body of one colour; returns its columns.
  @discardableResult
  func draw(
    _ source: ArchivePart, of id: ActivityID, at point: CellPoint, columns: Int,
    isTrailing: Bool = false, on body: RGB, into grid: inout CellGrid, _ drawn: inout Drawn
  ) -> Int {
    guard let node = context.archive(id)?.node(of: source), columns > 0 else { return 0 }
    let placed = context.layout(node, columns: columns, rows: 1)
    let width = min(CellMetric.columns(covering: placed.bounds.width), columns)
    var surface = look.islandSurface
    surface.background = body
    let column = isTrailing ? point.column + columns - width : point.column
    let view = DrawnView(
      source, of: id, placed: placed, origin: CellPoint(column: column, row: point.row),
      clip: CellRect(column: point.column, row: point.row, columns: columns, rows: 1),
      surface: surface)
    draw(view, of: node, into: &grid, &drawn)
    return width
  }

  /// Draws a placed view, and adds it to `drawn`.
  private func draw(
    _ view: DrawnView, of node: ViewNode, into grid: inout CellGrid, _ drawn: inout Drawn
  ) {
    context.rasterizer.draw(
      view.placed, on: view.surface, into: &grid, at: view.origin, clip: view.clip)
    drawn.drawnViews.append(view)
    let next = node.nextChange(
      after: context.time.now, isLuminanceReduced: context.time.isLuminanceReduced)
    drawn.nextChange = [drawn.nextChange, next].compactMap { $0 }.min()
  }

  /// Draws the card of a watch or a car: the widget's view for the family `small`, else the app's
  /// name with the compact leading and trailing views.
  func drawSmallCard(
    _ id: ActivityID, in rect: CellRect, hasName: Bool, into grid: inout CellGrid,
    _ drawn: inout Drawn
  ) {
    let archive = context.archive(id)
    var surface = look.cardSurface(in: .dark)
    if let tint = archive?.activityBackgroundTint, archive?.small != nil {
      surface.background = context.rasterizer.color(of: tint, on: surface)
    }
    let isFocused = id == focus && cards.count > 1
    look.fill(
      rect.points, radius: CardGeometry.cornerRadius, color: surface.background,
      keyline: isFocused ? look.color(.focus) : nil, into: &grid, clip: rect)
    drawn.regions.append(HitRegion(rect: rect, target: .card(id)))
    if let small = archive?.small {
      let placed = context.layout(small, columns: rect.columns, rows: rect.rows)
      let size = CellSize(
        columns: CellMetric.columns(covering: placed.bounds.width),
        rows: CellMetric.rows(covering: placed.bounds.height))
      let origin = CellPoint(
        column: rect.column + max((rect.columns - size.columns) / 2, 0),
        row: rect.row + max((rect.rows - size.rows) / 2, 0))
      let view = DrawnView(
        .small, of: id, placed: placed, origin: origin, clip: rect, surface: surface)
      draw(view, of: small, into: &grid, &drawn)
      return
    }
    let inner = rect.inset(columns: 2, rows: 0)
    let style = CellStyle(
      foreground: surface.foreground, background: surface.background, attributes: .bold)
    let row = rect.row + rect.rows / 2 - (hasName && rect.rows > 3 ? 1 : 0)
    if hasName {
      grid.write(
        name(id), at: CellPoint(column: inner.column, row: row), columns: inner.columns,
        style: style)
    }
    let line = CellPoint(column: inner.column, row: hasName ? row + 1 : row)
    guard let parts = archive?.compactParts else { return }
    let half = inner.columns / 2
    let left = draw(
      parts[0], of: id, at: line, columns: half, on: surface.background, into: &grid, &drawn)
    draw(
      parts[1], of: id, at: CellPoint(column: line.column + left, row: line.row),
      columns: inner.columns - left, isTrailing: true, on: surface.background, into: &grid,
      &drawn)
  }

  /// Draws the message for a surface without activities.
  func drawNothing(in rect: CellRect, on background: RGB, into grid: inout CellGrid) {
    let message = "No Live Activities"
    grid.write(
      message,
      at: CellPoint(
        column: rect.column + max((rect.columns - message.count) / 2, 0),
        row: rect.row + rect.rows / 2), columns: rect.columns,
      style: look.style(.panelReason, on: background), keepsBackground: true)
  }
}
