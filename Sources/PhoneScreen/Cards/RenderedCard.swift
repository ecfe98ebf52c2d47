package import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive
import ViewLayout

/// One lock screen card, rendered once and reused until it changes. Cells are relative to the
/// card's top left.
package struct RenderedCard: Sendable {
  package var id: ActivityID
  package var grid: CellGrid
  package var background: RGB
  package var regions: [HitRegion]
  package var nextChange: Date?
  package var animatedRegions = AnimatedRegions()
  /// The view drawn in the card; nil when a placeholder is shown.
  package var drawnView: DrawnView?
  /// The height of the view in points of the phone, where that clips it; nil: it fits.
  package var clippedHeight: Double?
  /// The text colour of the button that a swipe reveals (LOCK-2).
  package var actionText: RGB

  /// The least and the most rows of a card: as many as its content has, and at most ten (SIZE-4).
  package static let rows = 1...IslandGeometry.panelRows.upperBound
  /// The rows of a card without a view.
  private static let placeholderRows = IslandGeometry.panelRows.lowerBound

  /// Renders a card.
  ///
  /// - Parameters:
  ///   - node: The view of `archive` to draw; nil draws a placeholder.
  ///   - rows: The least and the most rows of the card.
  ///   - scale: The magnification relative to the phone; `columns` and `rows` include it.
  ///   - surface: What the card is on; nil: the wallpaper.
  package init(
    id: ActivityID, archive: ActivityArchive?, node: ViewNode?, columns: Int,
    rows: ClosedRange<Int> = RenderedCard.rows, scale: Double = 1, surface: SurfaceColors? = nil,
    in context: RenderContext
  ) {
    self.id = id
    let isOverWallpaper = surface == nil
    var surface = surface ?? context.look.cardSurface
    let tint = (archive?.activityBackgroundTint).map {
      StyleResolver(surface: surface).paint($0, in: .zero).mean
    }
    if isOverWallpaper {
      surface.background = surface.systemLook.veil(tint, scheme: surface.colorScheme)
        .blended(over: context.look.wallpaperMean)
    } else if let tint {
      surface.background = tint.blended(over: surface.background)
    }
    background = surface.background
    actionText =
      archive?.systemActionForeground.map { context.rasterizer.color(of: $0, on: surface) }
      ?? surface.foreground
    let style = CellStyle(foreground: surface.foreground, background: surface.background)
    guard let node else {
      let height = min(max(Self.placeholderRows, rows.lowerBound), rows.upperBound)
      grid = CellGrid(size: CellSize(columns: columns, rows: height), style: style)
      regions = []
      context.drawPlaceholder(
        of: id,
        in: CellRect(column: 2, row: 1, columns: columns - 4, rows: height - 2),
        style: style, into: &grid)
      return
    }
    clippedHeight = context.clippedHeight(of: node, columns: columns, rows: rows, scale: scale)
    let placed = context.layout(node, columns: columns, rows: rows, scale: scale)
    let height = CellMetric.rows(covering: placed.bounds.height)
    let width = CellMetric.columns(covering: placed.bounds.width)
    grid = CellGrid(
      size: CellSize(
        columns: columns, rows: min(max(height, rows.lowerBound), rows.upperBound)), style: style)
    let origin = CellPoint(
      column: max((columns - width) / 2, 0), row: (grid.size.rows - height) / 2)
    context.rasterizer.draw(placed, on: surface, into: &grid, at: origin, clip: grid.bounds)
    regions = HitRegion.controls(in: placed, of: id, at: origin)
    animatedRegions.add(placed, at: origin)
    drawnView = DrawnView(
      .lockScreen, of: id, placed: placed, origin: origin, clip: grid.bounds, surface: surface,
      scale: scale)
    nextChange = node.nextChange(
      after: context.time.now, isLuminanceReduced: context.time.isLuminanceReduced)
  }

  /// The fill colour of the revealed button: the card's own colour, darker on a light card and
  /// lighter on a dark one.
  package var actionBackground: RGB {
    let isLight = background.contrast(with: .black) > background.contrast(with: .white)
    return (isLight ? RGB.black : .white).blended(over: background, amount: 0.16)
  }
}

extension RenderedCard {
  /// Width, in columns, of the button that a swipe to the left reveals.
  package static let actionColumns = 11
  private static let actionLabel = "Clear"

  /// Draws the card with its background and returns its hit regions. `pulled` is how many columns
  /// the card has been swiped to the left.
  package func draw(
    at origin: CellPoint, clip: CellRect, keyline: RGB?, pulled: Int = 0, look: RenderStyle,
    into grid: inout CellGrid
  ) -> [HitRegion] {
    let whole = CellRect(origin: origin, size: self.grid.size)
    let shown = CellPoint(column: origin.column - pulled, row: origin.row)
    let visible = CellRect(origin: shown, size: self.grid.size).intersection(clip)
    look.fill(
      CellRect(origin: shown, size: self.grid.size).points, radius: CardGeometry.cornerRadius,
      color: background, keyline: keyline, into: &grid, clip: visible)
    grid.compose(
      self.grid, at: shown, over: background, opacity: 1, clip: clip, depth: look.depth)
    var result =
      [HitRegion(rect: visible, target: .card(id))]
      + regions.map { $0.moved(by: shown) }.filter { !$0.rect.intersection(clip).isEmpty }
    let column = shown.column + whole.columns + 1
    let button = CellRect(
      column: column, row: whole.row, columns: whole.maxColumn - column, rows: whole.rows
    ).intersection(clip)
    guard button.columns > 1 else { return result }
    look.fill(
      button.points, radius: CardGeometry.cornerRadius, color: actionBackground, into: &grid,
      clip: button)
    let label = Self.actionLabel
    if button.columns >= label.count + 2 {
      grid.write(
        label,
        at: CellPoint(
          column: button.column + (button.columns - label.count) / 2,
          row: button.row + button.rows / 2),
        columns: label.count,
        style: CellStyle(
          foreground: actionText, background: actionBackground, attributes: .bold))
    }
    result.append(HitRegion(rect: button, target: .clear(id)))
    return result
  }
}
