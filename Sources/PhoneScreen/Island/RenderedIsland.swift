package import ActivityModel
package import CellRaster
package import Foundation
import ViewArchive
import ViewLayout

/// The content of the island in one presentation, rendered once and composed into every frame until
/// it changes. Cells are relative to the top left of the phone's screen.
package struct RenderedIsland: Sendable {
  package var shape: IslandShape
  package var grid: CellGrid
  package var regions: [HitRegion]
  /// When the content changes without an update, such as at the tick of a timer; nil: never.
  package var nextChange: Date?
  package var animatedRegions = AnimatedRegions()
  /// The widgets' views in the content.
  package var drawnViews: [DrawnView] = []

  /// Renders the island in the presentation `island`; nil when the device has no island.
  package init?(_ island: Placement.Island, in context: RenderContext) {
    let surface = context.look.islandSurface
    grid = CellGrid(
      size: CellSize(
        columns: context.geometry.columns,
        rows: context.geometry.top + IslandGeometry.panelRows.upperBound),
      style: CellStyle(foreground: surface.foreground, background: surface.background))
    regions = []
    shape = context.geometry.idle
    switch island {
    case .absent: return nil
    case .idle: break
    case .compact(let id): drawCompact(id, context)
    case .pair(let attached, let detached): drawSplit(attached, [detached], context)
    case .trio(let attached, let detached, let third):
      drawSplit(attached, [detached, third], context)
    case .system(let item, let detached?): drawSplit(nil, [detached], item: item, context)
    case .system(let item, nil): drawSystem(item, context)
    case .expanded(let id, _): drawExpanded(id, context)
    }
  }

  private mutating func drawCompact(_ id: ActivityID, _ context: RenderContext) {
    let geometry = context.geometry
    let archive = context.archive(id)
    let sources = archive?.compactParts ?? [.compactLeading, .compactTrailing]
    let views = sources.map { archive?.node(of: $0) }
    func laidOut(_ source: ArchivePart, in columns: Int) -> PlacedNode? {
      archive?.node(of: source).map { context.layout($0, columns: columns, rows: 1) }
    }
    func columns(of side: PlacedNode?) -> Int {
      side.map { CellMetric.columns(covering: $0.bounds.width) } ?? 0
    }
    var sides = sources.map { laidOut($0, in: geometry.widestSide) }
    // What is too wide beside the other side gets the room that is left there.
    let rooms = [1, 0].map { geometry.room(beside: columns(of: sides[$0])) }
    for index in sides.indices where columns(of: sides[index]) > rooms[index] {
      sides[index] = laidOut(sources[index], in: rooms[index])
    }
    let widths = sides.map(columns)
    let (left, right) = geometry.sides(of: widths[0], widths[1])
    shape = geometry.compact(left: left, right: right)
    let start = geometry.cameraColumn - left
    let end = geometry.cameraColumn + IslandGeometry.cameraColumns + right
    if let first = sides[0] {
      draw(first, sources[0], of: id, in: slot(column: start, columns: left, context), context)
    }
    if let second = sides[1] {
      let width = min(widths[1], right)
      draw(
        second, sources[1], of: id, in: slot(column: end - width, columns: width, context),
        context)
    }
    note(views, context)
    regions.insert(
      HitRegion(
        rect: slot(column: start, columns: end - start, context),
        target: .island(id)), at: 0)
  }

  /// Draws the minimal presentations. Without an attached activity, its side shows the symbol of
  /// the system's `item`.
  private mutating func drawSplit(
    _ attached: ActivityID?, _ detached: [ActivityID], item: SystemItem? = nil,
    _ context: RenderContext
  ) {
    let geometry = context.geometry
    let limits = IslandGeometry.minimalColumns
    let ids = [attached] + detached
    let archives = ids.map { $0.flatMap(context.archive) }
    let views = archives.enumerated().map { index, archive in
      let node = index == 0 && attached == nil ? item.map(SystemItemViews.symbol) : archive?.minimal
      return node.map { context.layout($0, columns: limits.upperBound, rows: 1) }
    }
    let widths = views.map {
      min($0.map { CellMetric.columns(covering: $0.bounds.width) } ?? 0, limits.upperBound)
    }
    let slots = widths.map { max($0, limits.lowerBound) }
    let bubbles = Array(slots.dropFirst())
    shape = geometry.split(attached: slots[0], detached: bubbles)
    for (index, id) in ids.enumerated() {
      var place = slot(
        column: index == 0
          ? geometry.cameraColumn - slots[0] : geometry.bubbleColumn(index - 1, of: bubbles),
        columns: slots[index], context)
      if let placed = views[index] {
        // Of an odd number of free columns the right side gets one more.
        let column = place.column + (place.columns - widths[index]) / 2
        draw(
          placed, .minimal, of: id, in: slot(column: column, columns: widths[index], context),
          context)
      }
      note([archives[index]?.minimal], context)
      guard let id else { continue }
      if index == 0 { place.columns += IslandGeometry.cameraColumns }
      regions.insert(HitRegion(rect: place, target: .island(id)), at: 0)
    }
  }

  /// Draws the symbol and the name of an item that the system shows.
  private mutating func drawSystem(_ item: SystemItem, _ context: RenderContext) {
    let geometry = context.geometry
    let sign = context.layout(SystemItemViews.symbol(item), columns: geometry.widestSide, rows: 1)
    let name = context.layout(SystemItemViews.name(item), columns: geometry.widestSide, rows: 1)
    let width = CellMetric.columns(covering: name.bounds.width)
    let side = min(width + 1, geometry.room(beside: width + 1))
    shape = geometry.compact(side: side)
    draw(
      sign, .minimal, of: nil,
      in: slot(column: geometry.cameraColumn - side + 1, columns: side - 1, context), context)
    let right = geometry.cameraColumn + IslandGeometry.cameraColumns
    draw(
      name, .minimal, of: nil,
      in: slot(column: right + side - 1 - min(width, side - 1), columns: width, context), context)
  }

  private mutating func drawExpanded(_ id: ActivityID, _ context: RenderContext) {
    let geometry = context.geometry
    let archive = context.archive(id)
    var rows = IslandGeometry.panelRows.lowerBound
    if let node = archive?.expanded, case .island(let content) = node.kind {
      let top = Self.rows(of: content.margins.top)
      let bottom = Self.rows(of: content.margins.bottom)
      let left = Self.columns(of: content.margins.leading)
      let right = Self.columns(of: content.margins.trailing)
      let most = IslandGeometry.panelRows.upperBound
      let placed = context.layout(
        node, columns: max(geometry.panelColumns - left - right, 0),
        rows: max(most - top - bottom, 0))
      let height = CellMetric.rows(covering: placed.bounds.height)
      rows = min(max(height + top + bottom, rows), most)
      let panel = CellRect(
        column: geometry.panelColumn, row: geometry.top, columns: geometry.panelColumns,
        rows: rows)
      let origin = CellPoint(column: panel.column + left, row: panel.row + top)
      context.rasterizer.draw(
        placed, on: context.look.islandSurface, into: &grid, at: origin, clip: panel)
      regions += HitRegion.controls(in: placed, of: id, at: origin)
      animatedRegions.add(placed, at: origin)
      drawnViews.append(
        DrawnView(
          .expanded, of: id, placed: placed, origin: origin, clip: panel,
          surface: context.look.islandSurface))
    }
    if archive == nil {
      context.drawPlaceholder(
        of: id,
        in: CellRect(
          column: geometry.panelColumn + 4, row: geometry.top + 2,
          columns: geometry.panelColumns - 8,
          rows: rows - 3),
        style: CellStyle(
          foreground: context.look.islandSurface.foreground,
          background: context.look.islandSurface.background), into: &grid)
    }
    shape = geometry.expanded(rows: rows)
    note([archive?.expanded], context)
    regions.insert(
      HitRegion(
        rect: CellRect(
          column: geometry.panelColumn, row: geometry.top, columns: geometry.panelColumns,
          rows: rows),
        target: .island(id)), at: 0)
  }

  /// Draws a compact or minimal view on the island's text row; a nil `id` means that the view is
  /// one of the system, such as that of a call.
  private mutating func draw(
    _ placed: PlacedNode, _ source: ArchivePart, of id: ActivityID?, in slot: CellRect,
    _ context: RenderContext
  ) {
    let height = max(CellMetric.rows(covering: placed.bounds.height), 1)
    let origin = CellPoint(column: slot.column, row: slot.row - (height - 1) / 2)
    context.rasterizer.draw(
      placed, on: context.look.islandSurface, into: &grid, at: origin, clip: slot)
    animatedRegions.add(placed, at: origin)
    guard let id else { return }
    drawnViews.append(
      DrawnView(
        source, of: id, placed: placed, origin: origin, clip: slot,
        surface: context.look.islandSurface))
  }

  private mutating func note(_ nodes: [ViewNode?], _ context: RenderContext) {
    let dates = nodes.compactMap {
      $0?.nextChange(
        after: context.time.now, isLuminanceReduced: context.time.isLuminanceReduced)
    }
    nextChange = ([nextChange].compactMap { $0 } + dates).min()
  }

  /// Returns cells on the text row of an island that is not expanded.
  private func slot(column: Int, columns: Int, _ context: RenderContext) -> CellRect {
    CellRect(column: column, row: context.geometry.textRow, columns: columns, rows: 1)
  }

  /// Rounds a margin around the expanded content to columns (GRID-5).
  private static func columns(of margin: Double) -> Int {
    CellMetric.columns(CellMetric.limited(margin), .toNearestOrAwayFromZero)
  }

  private static func rows(of margin: Double) -> Int {
    CellMetric.rows(CellMetric.limited(margin), .toNearestOrAwayFromZero)
  }
}
