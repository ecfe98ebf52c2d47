import ActivityModel
import CellRaster

/// Everything that one frame shows, as values.
struct FrameContents {
  var plan: ScreenPlan
  var look: RenderStyle
  /// True when the phone is locked in Always-On.
  var isDimmed: Bool
  var situation: PhoneDisplay.Situation
  var surroundings: PhoneDisplay.Surroundings
  /// The surface that is shown instead of the phone.
  var surface: SurfaceScene?
  var cards: FrameCards
  var stage: IslandStage

  private var hasIsland: Bool { situation.device.island != nil }

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
        drawn.regions += drawMirror(second, layers: &layers, at: uptime, into: &grid)
      }
    }
    if let area = plan.panel {
      let panel = surroundings.panel
      layers.panel.draw(FrameLayers.Panel(area: area, panel: panel), in: area, into: &grid) {
        panel.draw(in: area, look: look, into: &$0)
      }
    }
    markSelection(among: drawn.regions, in: &grid)
    let area = CellRect(
      column: 0, row: 0, columns: plan.size.columns, rows: plan.size.rows - plan.hints.rows)
    surroundings.list?.draw(in: area, look: look, into: &grid)
    surroundings.help?.draw(in: area, look: look, into: &grid)
    if !plan.hints.isEmpty {
      HintLine(hints: surroundings.hints, clock: surroundings.clock).draw(
        in: plan.hints, look: look, into: &grid)
    }
    return drawn
  }

  private func drawPhone(
    into grid: inout CellGrid, layers: inout FrameLayers, uptime: Double
  ) -> [HitRegion] {
    let frame = DeviceFrame(phone: plan.phone, look: look)
    let screen = plan.phone.screen
    var regions: [HitRegion]
    if situation.isLocked {
      var lock = lockScreen(focus: surroundings.focus, notice: surroundings.notice)
      lock.isLocked = true
      regions = lock.draw(in: frame, layers: &layers, at: uptime, into: &grid)
    } else {
      if plan.lockScreen == nil { layers.cards.hide(in: grid.size) }
      let shown = plan.lockScreen != nil && screen.rows < 15 ? nil : surroundings.notice
      let home = HomeScreen(
        apps: surroundings.apps, front: surroundings.front, notice: shown)
      regions = layers.home.draw(
        FrameLayers.Home(phone: plan.phone, screen: home), in: plan.phone.frame, into: &grid
      ) { grid in
        frame.draw(isPlain: home.front != nil, into: &grid)
        return home.draw(in: frame, into: &grid)
      }
    }
    if screen.rows >= 10, !situation.isLocked || screen.rows >= LockScreen.clockRows {
      frame.drawStatus(
        situation.isLocked ? nil : surroundings.time, row: screen.row + plan.island.textRow,
        besides: stage.columns(at: uptime), on: situation.isLocked ? nil : statusBackground,
        into: &grid)
    }
    // A low lock screen has its date where the camera is.
    if !situation.isLocked || screen.rows >= LockScreen.clockRows {
      stage.draw(
        into: &grid, at: screen.origin, clip: screen, look: look, uptime: uptime)
      regions += stage.regions.map { $0.moved(by: screen.origin) }
      markCut(at: uptime, into: &grid)
      markFocus(into: &grid)
    }
    if let banner = cards.banner, !situation.isLocked { regions += draw(banner, into: &grid) }
    return regions
  }

  /// The background of the status bar over the screen of an app; nil: the wallpaper.
  var statusBackground: RGB? {
    guard let front = surroundings.front else { return nil }
    let area = HomeScreen.pageArea(of: plan.phone)
    let point = CellPoint(
      column: plan.phone.screen.column + plan.phone.screen.columns / 8,
      row: plan.phone.screen.row + plan.island.textRow)
    return front.page?.background(at: point.relative(to: area)) ?? look.color(.dock)
  }

  /// Marks which of several activities in the island the keys act on, or what can be tried there, on
  /// the row below it.
  private func markFocus(into grid: inout CellGrid) {
    let parts = stage.regions.filter { if case .island = $0.target { true } else { false } }
    let screen = plan.phone.screen
    let row = screen.row + plan.island.top + IslandGeometry.restingRows
    guard row < screen.maxRow,
      let part = parts.first(where: { surroundings.focus.map(HitRegion.Target.island) == $0.target }
      )
        ?? parts.last
    else { return }
    let style = look.style(.focus, on: look.color(.terminal), .bold)
    let mark = look.glyphs.glyph("▴", ascii: "^")
    if surroundings.marksFocus, parts.count > 1 {
      grid.write(
        mark, at: CellPoint(column: screen.column + part.rect.middleColumn, row: row),
        columns: 1, style: style, keepsBackground: true)
    } else if let tip = surroundings.islandTip, stage.height == IslandGeometry.restingRows {
      let text = "\(mark) \(tip)"
      let width = TerminalText.columns(of: text)
      grid.write(
        text,
        at: CellPoint(column: screen.column + part.rect.middleColumn - width / 2, row: row),
        columns: width, style: style, keepsBackground: true)
    }
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
    _ phone: ScreenPlan.Phone, layers: inout FrameLayers, at uptime: Double,
    into grid: inout CellGrid
  ) -> [HitRegion] {
    let frame = DeviceFrame(phone: phone, look: look)
    var screen = lockScreen(
      focus: nil, notice: plan.phone.screen.rows < 15 ? surroundings.notice : nil)
    screen.isColumn = !phone.hasBezel
    let regions = screen.draw(in: frame, layers: &layers, at: uptime, into: &grid)
    guard phone.screen.rows >= LockScreen.clockRows, !screen.isColumn else { return regions }
    let columns = hasIsland ? plan.island.cameraColumn : 0
    frame.drawStatus(
      nil, row: phone.screen.row + plan.island.textRow,
      besides: columns..<(columns + (hasIsland ? IslandGeometry.cameraColumns : 0)), into: &grid)
    if hasIsland, let body = plan.island.idle.body {
      body.moved(to: phone.screen.origin).draw(
        color: look.islandSurface.background, keyline: look.keyline, look: look,
        into: &grid, clip: phone.screen)
    }
    return regions
  }

  private func lockScreen(focus: ActivityID?, notice: Notice?) -> LockScreen {
    var screen = LockScreen(
      time: surroundings.time, date: surroundings.day, cards: cards.shown, focus: focus,
      notice: notice,
      statusRows: plan.island.top + IslandGeometry.restingRows, swiped: cards.swiped)
    screen.changedAt = cards.changedAt
    return screen
  }

  private func draw(_ banner: RenderedCard, into grid: inout CellGrid) -> [HitRegion] {
    let screen = plan.phone.screen
    let hidden = Double(banner.grid.size.rows + 1) * (1 - cards.bannerProgress)
    let origin = CellPoint(
      column: screen.column + (screen.columns - banner.grid.size.columns) / 2,
      row: screen.row + 1 - Int(hidden.rounded()))
    return banner.draw(
      at: origin, clip: screen, keyline: nil, look: look, into: &grid)
  }

  /// True for block elements and the sextants.
  private static func isBlock(_ scalar: Unicode.Scalar) -> Bool {
    (0x2580...0x259F).contains(scalar.value) || (0x1FB00...0x1FB3B).contains(scalar.value)
  }

  private func markSelection(among regions: [HitRegion], in grid: inout CellGrid) {
    guard let selection = surroundings.selection,
      let region = regions.last(where: { $0.target == selection })
    else { return }
    let area = region.rect.intersection(grid.bounds)
    let points = (area.row..<area.maxRow).flatMap { row in
      (area.column..<area.maxColumn).map { CellPoint(column: $0, row: row) }
    }
    // What has another background than most cells shows something: the state of a switch.
    let backgrounds = points.map { grid[$0.column, $0.row].style.background }
    let counts = Dictionary(backgrounds.map { ($0, 1) }, uniquingKeysWith: +)
    let highest = counts.values.max() ?? 0
    // On a picture or a gradient there is no such background: all is marked.
    let most = highest * 2 > points.count ? backgrounds.first { counts[$0] == highest } : nil
    for point in points {
      let isBlock = grid[point.column, point.row].glyph.unicodeScalars.allSatisfy(Self.isBlock)
      grid.restyle(at: point) { style in
        if look.depth == .mono {
          style.attributes.insert(.reverse)
          return
        }
        let selection = look.color(.selection)
        let isSurface = most == nil || style.background == most
        if isSurface { style.background = selection }
        if isBlock {
          // Half blocks are a part of what is drawn.
          if most == nil || style.foreground == most { style.foreground = selection }
        } else if isSurface {
          style.foreground = look.color(.selectionText)
        }
      }
    }
  }
}
