package import ActivityModel
package import CellRaster

/// Everything that one frame shows, as values.
package struct FrameContents: Sendable {
  package var plan: ScreenPlan
  package var look: RenderStyle
  package var hasIsland: Bool
  package var isLocked: Bool
  /// True when the phone is locked in Always-On.
  package var isDimmed: Bool
  /// The surface that is shown instead of the phone.
  package var surface: SurfaceScene?
  package var time: String
  package var day: String
  /// The cards in the engine's order; empty when no lock screen is visible.
  package var cards: [RenderedCard]
  /// The banner: the card that an alert shows on a device without an island.
  package var banner: RenderedCard?
  /// How far the banner has slid in, 0…1.
  package var bannerProgress: Double
  /// The focused card, which receives key presses.
  package var focus: ActivityID?
  /// The card that is displaced by a swipe, and its offset to the left in columns; nil when there
  /// is none.
  package var swiped: (id: ActivityID, columns: Int)?
  /// The control that Enter would press.
  package var selection: HitRegion.Target?
  package var stage: IslandStage
  package var apps: [HomeScreen.App]
  package var notice: Notice?
  package var panel: ActivityPanel?
  /// The full-screen list of activities, drawn over everything but help and hints.
  package var list: ActivityListScreen?
  package var help: [KeyHint]?
  package var hints: [KeyHint]
  /// The state of the emulator's clock; nil while it equals the system clock.
  package var clock: String?

  /// Draws the frame; returns its hit regions, later ones in front.
  func draw(
    into grid: inout CellGrid, layers: inout FrameLayers, uptime: Double
  ) -> SurfaceScene.Drawn {
    var drawn = SurfaceScene.Drawn()
    if let surface {
      drawn = surface.draw(in: plan.surfaceArea, into: &grid)
    } else {
      drawn.regions = drawPhone(into: &grid, layers: &layers, uptime: uptime)
      if let second = plan.lockScreen {
        drawn.regions += drawMirror(second, layers: &layers, into: &grid)
      }
    }
    if let panel, let area = plan.panel {
      layers.panel.draw(FrameLayers.Panel(area: area, panel: panel), in: area, into: &grid) {
        panel.draw(in: area, look: look, into: &$0)
      }
    }
    markSelection(among: drawn.regions, in: &grid)
    let area = CellRect(
      column: 0, row: 0, columns: plan.size.columns, rows: plan.size.rows - 1)
    list?.draw(in: area, look: look, into: &grid)
    if let help { HelpScreen(hints: help).draw(in: area, look: look, into: &grid) }
    HintLine(hints: hints, clock: clock).draw(in: plan.hints, look: look, into: &grid)
    return drawn
  }

  private func drawPhone(
    into grid: inout CellGrid, layers: inout FrameLayers, uptime: Double
  ) -> [HitRegion] {
    let frame = DeviceFrame(phone: plan.phone, look: look)
    let screen = plan.phone.screen
    var regions: [HitRegion]
    if isLocked {
      regions = lockScreen(focus: focus, notice: notice).draw(
        in: frame, layers: &layers, into: &grid)
    } else {
      let shown = plan.lockScreen != nil && screen.rows < 15 ? nil : notice
      let home = HomeScreen(apps: apps, notice: shown)
      regions = layers.home.draw(
        FrameLayers.Home(phone: plan.phone, screen: home), in: plan.phone.frame, into: &grid
      ) { grid in
        frame.draw(into: &grid)
        return home.draw(in: frame, into: &grid)
      }
    }
    if screen.rows >= 10, !isLocked || screen.rows >= LockScreen.clockRows {
      frame.drawStatus(
        isLocked ? nil : time, row: screen.row + plan.island.textRow,
        besides: stage.columns(at: uptime), into: &grid)
    }
    // A low lock screen has its date where the camera is.
    if !isLocked || screen.rows >= LockScreen.clockRows {
      stage.draw(
        into: &grid, at: screen.origin, clip: screen, look: look, uptime: uptime)
      regions += stage.regions.map { $0.moved(by: screen.origin) }
      markCut(at: uptime, into: &grid)
    }
    if let banner, !isLocked { regions += draw(banner, into: &grid) }
    if isDimmed { grid.dim(screen) }
    return regions
  }

  /// Marks the lower edge when the island is cut off by a low screen (GRID-13).
  private func markCut(at uptime: Double, into grid: inout CellGrid) {
    let screen = plan.phone.screen
    guard let height = stage.height, height > screen.rows else { return }
    grid.write(
      look.glyphs.glyph("▾", ascii: "v"),
      at: CellPoint(column: screen.column + screen.columns / 2, row: screen.maxRow - 1),
      columns: 1, style: look.style(.hintKey, on: look.islandSurface.background, .bold))
  }

  /// Draws the lock screen beside or below the phone, with the camera but without activities in the
  /// island.
  private func drawMirror(
    _ phone: ScreenPlan.Phone, layers: inout FrameLayers, into grid: inout CellGrid
  ) -> [HitRegion] {
    let frame = DeviceFrame(phone: phone, look: look)
    let isStrip = phone.screen.rows < LockScreen.clockRows
    let regions = lockScreen(focus: nil, notice: plan.phone.screen.rows < 15 ? notice : nil).draw(
      in: frame, layers: &layers, into: &grid)
    guard !isStrip else { return regions }
    let columns = hasIsland ? plan.island.cameraColumn : 0
    frame.drawStatus(
      nil, row: phone.screen.row + plan.island.textRow,
      besides: columns..<(columns + (hasIsland ? IslandGeometry.cameraColumns : 0)), into: &grid)
    if hasIsland, let body = plan.island.idle.body {
      body.moved(to: phone.screen.origin).draw(
        color: look.islandSurface.background, keyline: look.keyline(of: nil), look: look,
        into: &grid, clip: phone.screen)
    }
    return regions
  }

  private func lockScreen(focus: ActivityID?, notice: Notice?) -> LockScreen {
    LockScreen(
      time: time, date: day, cards: cards, focus: focus, notice: notice,
      statusRows: plan.island.top + IslandGeometry.restingRows, swiped: swiped)
  }

  private func draw(_ banner: RenderedCard, into grid: inout CellGrid) -> [HitRegion] {
    let screen = plan.phone.screen
    let hidden = Double(banner.grid.size.rows + 1) * (1 - bannerProgress)
    let origin = CellPoint(
      column: screen.column + (screen.columns - banner.grid.size.columns) / 2,
      row: screen.row + 1 - Int(hidden.rounded()))
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
            style.background = look.color(.selection)
            style.foreground = look.color(.selectionText)
          }
        }
      }
    }
  }
}
