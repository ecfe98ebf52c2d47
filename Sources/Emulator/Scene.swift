package import ActivityModel
package import CellRaster

/// Everything that one frame shows, as values.
package struct Scene: Sendable {
  package var plan: ScreenPlan
  package var look: Look
  package var hasIsland: Bool
  package var isLocked: Bool
  package var time: String
  package var day: String
  /// In order; empty while no lock screen is visible.
  package var cards: [CardContent]
  /// The card that an alert shows on a device without an island.
  package var banner: CardContent?
  /// The card that keys go to.
  package var focus: ActivityID?
  /// The control that Enter would press.
  package var selection: HitRegion.Target?
  package var stage: IslandStage
  package var apps: [HomeScreen.App]
  package var notice: Notice?
  package var panel: ActivityPanel?
  /// Over everything else.
  package var list: ActivityListScreen?
  package var isHelpShown: Bool
  package var hints: [KeyBindings.Hint]
  /// What the clock does; nil while it is the machine's.
  package var clock: String?

  /// Draws the frame; returns what can be pressed, later ones in front.
  package func draw(into grid: inout CellGrid, uptime: Double) -> [HitRegion] {
    var regions = drawPhone(into: &grid, uptime: uptime)
    if let second = plan.lockScreen { regions += drawMirror(second, into: &grid) }
    if let rect = plan.panel { panel?.draw(in: rect, look: look, into: &grid) }
    markSelection(among: regions, in: &grid)
    let area = CellRect(
      column: 0, row: 0, columns: plan.size.columns, rows: plan.size.rows - 1)
    list?.draw(in: area, look: look, into: &grid)
    if isHelpShown {
      HelpScreen().draw(in: area, look: look, into: &grid)
    }
    HintLine(hints: hints, clock: clock).draw(in: plan.hints, look: look, into: &grid)
    return regions
  }

  private func drawPhone(into grid: inout CellGrid, uptime: Double) -> [HitRegion] {
    let frame = DeviceFrame(phone: plan.phone, look: look)
    let origin = plan.phone.screen.origin
    frame.draw(into: &grid)
    var regions: [HitRegion]
    if isLocked {
      regions = lockScreen(focus: focus, notice: notice).draw(in: frame, into: &grid)
    } else {
      regions = HomeScreen(apps: apps, notice: notice).draw(in: frame, into: &grid)
    }
    frame.drawStatus(time, row: origin.row + 1, besides: stage.columns, into: &grid)
    stage.draw(
      into: &grid, at: origin, clip: plan.phone.screen, look: look, uptime: uptime)
    regions += stage.regions.map { $0.moved(by: origin) }
    if let banner, !isLocked { regions += draw(banner, into: &grid) }
    return regions
  }

  /// The lock screen that stands beside the phone, with the camera at rest.
  private func drawMirror(
    _ phone: ScreenPlan.Phone, into grid: inout CellGrid
  ) -> [HitRegion] {
    let frame = DeviceFrame(phone: phone, look: look)
    frame.draw(into: &grid)
    let regions = lockScreen(focus: nil, notice: nil).draw(in: frame, into: &grid)
    let columns = hasIsland ? plan.island.cameraColumn : 0
    frame.drawStatus(
      time, row: phone.screen.row + 1,
      besides: columns..<(columns + (hasIsland ? IslandGeometry.cameraColumns : 0)), into: &grid)
    if hasIsland, let body = plan.island.idle.body {
      body.moved(to: phone.screen.origin).draw(
        color: look.islandSurface.background, keyline: look.keyline(of: nil), look: look,
        into: &grid, clip: phone.screen)
    }
    return regions
  }

  private func lockScreen(focus: ActivityID?, notice: Notice?) -> LockScreen {
    LockScreen(time: time, date: day, cards: cards, focus: focus, notice: notice)
  }

  private func draw(_ banner: CardContent, into grid: inout CellGrid) -> [HitRegion] {
    let screen = plan.phone.screen
    let origin = CellPoint(
      column: screen.column + (screen.columns - banner.grid.size.columns) / 2,
      row: screen.row + 1)
    return banner.draw(
      at: origin, clip: screen, keyline: nil, look: look, into: &grid)
  }

  private func markSelection(among regions: [HitRegion], in grid: inout CellGrid) {
    guard let selection, let region = regions.last(where: { $0.target == selection })
    else { return }
    let area = region.rect.intersection(grid.bounds)
    for row in area.row..<area.maxRow {
      for column in area.column..<area.maxColumn {
        grid.restyle(at: CellPoint(column: column, row: row)) { style in
          if look.depth == .mono {
            style.attributes.insert(.reverse)
          } else {
            style.background = look.color("selection")
            style.foreground = look.color("selection.text")
          }
        }
      }
    }
  }
}
