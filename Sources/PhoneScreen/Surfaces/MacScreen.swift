import ActivityModel
import CellRaster
import ViewArchive
import ViewLayout

/// A Mac with the phone's activities in its menu bar: pills with both compact views while there is
/// room for them, else with the minimal view; a click opens the expanded view below (SURFACE-6).
struct MacScreen: SurfaceScreen {
  var scene: SurfaceScene

  private static let menus = ["Finder", "File", "Edit", "View", "Go", "Window", "Help"]
  private static let most = CellSize(columns: 84, rows: 30)

  /// The size of the menu bar with two rows of the screen below it.
  static func size(of mode: ScreenMode) -> CellSize { CellSize(columns: 72, rows: 3) }

  static func columns(on device: Device) -> Int { most.columns }

  func draw(in area: CellRect, into grid: inout CellGrid) -> SurfaceScene.Drawn {
    let look = scene.look
    let size = CellSize(
      columns: min(area.columns, Self.most.columns), rows: min(area.rows, Self.most.rows))
    let screen = CellRect(
      column: area.column + (area.columns - size.columns) / 2,
      row: area.row + (area.rows - size.rows) / 2, columns: size.columns, rows: size.rows)
    let frame = DeviceFrame(phone: ScreenPlan.Phone(frame: screen, screen: screen), look: look)
    frame.draw(into: &grid)
    let bar = CellRect(column: screen.column, row: screen.row, columns: screen.columns, rows: 1)
    let color = look.color(.panelBackground)
    if look.depth != .mono {
      grid.fill(bar, style: look.style(.panelText, on: color))
    }
    var drawn = SurfaceScene.Drawn()
    let clock = "\(scene.day.prefix(3)) \(scene.time)"
    var right = bar.maxColumn - 1 - clock.count
    grid.write(
      clock, at: CellPoint(column: right, row: bar.row), columns: clock.count,
      style: look.style(.panelText, on: color))
    right = drawPills(upTo: right - 2, in: bar, into: &grid, &drawn)
    drawMenus(in: bar, upTo: right, on: color, into: &grid)
    if case .expanded(let id, _) = scene.island {
      drawExpanded(id, below: bar, in: screen, into: &grid, &drawn)
    }
    return drawn
  }

  private func drawMenus(
    in bar: CellRect, upTo right: Int, on color: RGB, into grid: inout CellGrid
  ) {
    let look = scene.look
    var column = bar.column + 2
    for (index, menu) in Self.menus.enumerated() where column + menu.count < right - 1 {
      grid.write(
        menu, at: CellPoint(column: column, row: bar.row), columns: menu.count,
        style: look.style(.panelText, on: color, index == 0 ? .bold : []))
      column += menu.count + 2
    }
  }

  /// The columns that the menus need.
  private static let menuColumns = 2 + menus.reduce(0) { $0 + $1.count + 2 }

  /// A pill in the menu bar with the columns of its views.
  private struct Pill {
    var id: ActivityID
    var sources: [ArchivePart]
    var widths: [Int]
    /// With half a column of the pill's round ends on both sides, and one between the views.
    var columns: Int { widths.reduce(0, +) + 1 + widths.count }
  }

  private func pill(of id: ActivityID, _ sources: [ArchivePart], most: Int) -> Pill {
    let archive = scene.context.archive(id)
    let widths = sources.map { source in
      archive?.node(of: source).map {
        min(
          CellMetric.columns(
            covering: scene.context.layout($0, columns: most, rows: 1).bounds.width), most)
      } ?? 0
    }
    return Pill(id: id, sources: sources, widths: widths)
  }

  /// Returns the pills of the first three activities: their compact views while the bar has room for
  /// them beside the menus, else the minimal views of the last ones.
  private func pills(in bar: CellRect, upTo end: Int) -> [Pill] {
    let ids = scene.cards.filter { scene.context.archive($0)?.compactLeading != nil }.prefix(3)
    var pills = ids.map { id in
      pill(of: id, scene.context.archive(id)?.compactParts ?? [], most: 12)
    }
    let room = end - bar.column - min(Self.menuColumns, bar.columns / 2)
    for index in pills.indices.reversed() {
      let columns = pills.reduce(-1) { $0 + $1.columns + 1 }
      guard columns > room, pills.count > 1 else { break }
      pills[index] = pill(of: pills[index].id, [.minimal], most: 6)
    }
    return pills
  }

  /// Draws the activities' pills from the right; returns the first column that they cover.
  private func drawPills(
    upTo end: Int, in bar: CellRect, into grid: inout CellGrid, _ drawn: inout SurfaceScene.Drawn
  ) -> Int {
    var right = end
    for pill in pills(in: bar, upTo: end).reversed() {
      let rect = CellRect(
        column: right - pill.columns, row: bar.row, columns: pill.columns, rows: 1)
      guard rect.column > bar.column + 10 else { break }
      let color = scene.look.islandSurface.background
      scene.look.fill(
        rect.points, radius: CellMetric.half, color: color,
        keyline: nil, into: &grid, clip: rect)
      var column = rect.column + 1
      for (source, width) in zip(pill.sources, pill.widths) {
        scene.draw(
          source, of: pill.id, at: CellPoint(column: column, row: bar.row), columns: width,
          on: color, into: &grid, &drawn)
        column += width + 1
      }
      drawn.regions.append(HitRegion(rect: rect, target: .island(pill.id)))
      right = rect.column - 1
    }
    return right
  }

  private func drawExpanded(
    _ id: ActivityID, below bar: CellRect, in screen: CellRect, into grid: inout CellGrid,
    _ drawn: inout SurfaceScene.Drawn
  ) {
    var context = scene.context
    let columns = min(context.geometry.panelColumns, screen.columns - 2) / 2 * 2
    context.geometry = IslandGeometry(
      columns: columns, panelColumns: columns, sidesLimit: context.geometry.sidesLimit)
    guard let content = RenderedIsland(scene.island, in: context), let body = content.shape.body
    else { return }
    let origin = CellPoint(column: screen.maxColumn - columns - 1, row: bar.maxRow)
    let color = scene.look.islandSurface.background
    body.moved(to: origin).draw(
      color: color, keyline: nil, look: scene.look, into: &grid, clip: screen)
    grid.compose(
      content.grid, at: origin, over: color, opacity: 1, clip: screen, depth: scene.look.depth)
    drawn.regions += content.regions.map { $0.moved(by: origin) }
    drawn.drawnViews += content.drawnViews.map { $0.moved(by: origin) }
    drawn.nextChange = [drawn.nextChange, content.nextChange].compactMap { $0 }.min()
  }
}
