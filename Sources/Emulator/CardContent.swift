package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive
import ViewLayout

/// One lock screen card, drawn once until it changes. Cells relative to the card's top left.
package struct CardContent: Sendable {
  package var id: ActivityID
  package var grid: CellGrid
  package var background: RGB
  package var regions: [HitRegion]
  package var nextChange: Date?

  /// 84–160 pt (presentations.md §1.1).
  package static let rows = 5...10

  package init(
    id: ActivityID, archive: ActivityArchive?, columns: Int,
    in studio: IslandContent.Studio
  ) {
    self.id = id
    var surface = studio.look.cardSurface
    if let tint = archive?.activityBackgroundTint {
      surface.background = studio.rasterizer.color(of: tint, on: surface)
    }
    background = surface.background
    let style = CellStyle(foreground: surface.foreground, background: surface.background)
    guard let node = archive?.lockScreen else {
      grid = CellGrid(
        size: CellSize(columns: columns, rows: Self.rows.lowerBound), style: style)
      regions = []
      studio.drawPlaceholder(
        of: id, in: CellRect(column: 2, row: 1, columns: columns - 4, rows: 3), style: style,
        into: &grid)
      return
    }
    let placed = studio.layout(node, columns: columns, rows: Self.rows.upperBound)
    let height = IslandContent.cells(covering: placed.bounds.height, 16)
    let rows = min(max(height, Self.rows.lowerBound), Self.rows.upperBound)
    let width = IslandContent.cells(covering: placed.bounds.width, 8)
    grid = CellGrid(size: CellSize(columns: columns, rows: rows), style: style)
    let origin = CellPoint(
      column: max((columns - width) / 2, 0), row: max((rows - height) / 2, 0))
    studio.rasterizer.draw(placed, on: surface, into: &grid, at: origin, clip: grid.bounds)
    regions = HitRegion.controls(in: placed, of: id, at: origin)
    nextChange = node.nextChange(
      after: studio.time.now, isLuminanceReduced: studio.time.isLuminanceReduced)
  }
}

extension CardContent {
  /// Draws the card with its body and returns what can be pressed on it.
  package func draw(
    at origin: CellPoint, clip: CellRect, keyline: RGB?, look: Look, into grid: inout CellGrid
  ) -> [HitRegion] {
    let whole = CellRect(origin: origin, size: self.grid.size)
    let visible = whole.intersection(clip)
    look.fill(
      whole.points, radius: Look.cardRadius, color: background, keyline: keyline, into: &grid,
      clip: visible)
    grid.compose(self.grid, at: origin, over: background, opacity: 1)
    return [HitRegion(rect: visible, target: .card(id))]
      + regions.map { $0.moved(by: origin) }
  }
}
