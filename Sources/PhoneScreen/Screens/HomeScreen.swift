import ActivityModel
package import CellRaster
import Foundation
import ViewArchive

/// The unlocked phone: the dock and the notice; the island is drawn over it.
package struct HomeScreen: Hashable, Sendable {
  /// An app in the dock.
  package struct App: Hashable, Sendable {
    package var name: String
    package var icon: String
    package var letter: String
    package var isRunning: Bool
    /// The picture in the dock; nil: the icon's glyph.
    package var picture: AppIcon?
    /// The app's screen; nil: it has none, or none yet.
    package var page: AppPage?

    package init(
      name: String, icon: String, letter: String, isRunning: Bool, picture: AppIcon? = nil,
      page: AppPage? = nil
    ) {
      self.name = name
      self.icon = icon
      self.letter = letter
      self.isRunning = isRunning
      self.picture = picture
      self.page = page
    }
  }

  package var apps: [App]
  /// The app in front, whose page covers the screen; nil: the home screen.
  package var front: App?
  package var notice: Notice?

  package init(apps: [App], front: App? = nil, notice: Notice?) {
    self.apps = apps
    self.front = front
    self.notice = notice
  }

  /// The rows of a dock whose icons are one glyph.
  private static let dockRows = 4
  /// The rows of a dock whose icons are three rows high.
  private static let tallDockRows = 7
  /// The size of an icon in cells: a square in points.
  private static let tile = AppIcon.size

  /// Draws the dock and the notice; returns the hit regions of the apps.
  package func draw(in frame: DeviceFrame, into grid: inout CellGrid) -> [HitRegion] {
    let screen = frame.phone.screen
    let bottom = screen.maxRow - (frame.phone.hasBottom ? 1 : 0)
    if let front {
      let regions = drawPage(of: front, in: frame, into: &grid)
      notice?.draw(
        in: CellRect(
          column: screen.column + 1, row: bottom - 1, columns: screen.columns - 2, rows: 1),
        look: frame.look, into: &grid)
      let middle = CellPoint(
        column: screen.column + screen.columns / 2, row: screen.maxRow - 1)
      frame.drawIndicator(
        on: front.page?.background(
          at: middle.relative(to: Self.pageArea(of: frame.phone))), into: &grid)
      return regions
    }
    // On lower screens the dock would overlap the expanded island.
    let hasDock = screen.rows >= 15 && !apps.isEmpty
    let hasTiles = screen.rows >= 24 && apps.count * (Self.tile.columns + 2) <= screen.columns - 4
    let rows = hasDock ? (hasTiles ? Self.tallDockRows : Self.dockRows) : 0
    let dock = CellRect(
      column: screen.column + 1, row: bottom - rows, columns: screen.columns - 2, rows: rows)
    let regions = hasDock ? drawDock(in: dock, hasTiles: hasTiles, look: frame.look, &grid) : []
    notice?.draw(
      in: CellRect(
        column: screen.column + 1, row: dock.row - (hasDock ? 2 : 1),
        columns: screen.columns - 2, rows: 1),
      look: frame.look, into: &grid)
    frame.drawIndicator(into: &grid)
    return regions
  }

  /// Draws the screen of an app; for one that has none, a sign and a name.
  private func drawPage(
    of app: App, in frame: DeviceFrame, into grid: inout CellGrid
  ) -> [HitRegion] {
    let (look, screen) = (frame.look, frame.phone.screen)
    let color = look.color(.dock)
    let area = Self.pageArea(of: frame.phone)
    for row in screen.row..<screen.maxRow where look.depth != .mono {
      for column in screen.column..<screen.maxColumn {
        let point = CellPoint(column: column, row: row)
        let color = app.page?.background(at: point.relative(to: area)) ?? color
        // The screen's round corners stay.
        let wallpaper = frame.wallpaper(row)
        grid.restyle(at: point) { style in
          if style.background == wallpaper { style.background = color }
          if style.foreground == wallpaper { style.foreground = color }
        }
      }
    }
    if let page = app.page {
      return page.draw(at: area.origin, into: &grid)
    }
    let icon = look.hasLetterIcons ? app.letter : app.icon
    let middle = screen.row + max((screen.rows + IslandGeometry.restingRows) / 2 - 1, 0)
    let lines = [
      (icon, look.style(.dockLabel, on: color)),
      (app.name, look.style(.dockLabel, on: color, .bold)),
    ]
    for (index, (text, style)) in lines.enumerated() where middle + index < screen.maxRow {
      let width = min(Self.columns(text), screen.columns - 2)
      grid.write(
        text,
        at: CellPoint(column: screen.column + (screen.columns - width) / 2, row: middle + index),
        columns: width, style: style, keepsBackground: true)
    }
    return []
  }

  /// The part of a phone's screen that an app has to itself: below the island, above the line that
  /// leads home.
  package static func pageArea(of phone: ScreenPlan.Phone) -> CellRect {
    let screen = phone.screen
    let top = phone.front == .island ? IslandGeometry.restingRows + 1 : 2
    return CellRect(
      column: screen.column, row: screen.row + top, columns: screen.columns,
      rows: max(screen.rows - top - (phone.hasBottom ? 1 : 0), 0))
  }

  private func drawDock(
    in rect: CellRect, hasTiles: Bool, look: RenderStyle, _ grid: inout CellGrid
  ) -> [HitRegion] {
    let color = look.color(.dock)
    look.fill(
      rect.bodyPoints, radius: hasTiles ? 28 : 20, color: color, into: &grid, clip: rect)
    let shown = min(apps.count, max((rect.columns - 2) / 6, 1), 9)
    let room = rect.columns - 2
    let width = room / shown
    return apps.prefix(shown).enumerated().map { index, app in
      // The columns left over are between the icons: the outer ones are equally far from the edges.
      let gaps = Double(room - width * shown) * Double(index) / Double(max(shown - 1, 1))
      let column = rect.column + 1 + index * width + Int(gaps.rounded())
      let area = CellRect(
        column: column, row: rect.row + 1, columns: width, rows: rect.rows - 2)
      if hasTiles {
        drawTile(app, number: index + 1, in: area, look: look, background: color, into: &grid)
      } else {
        draw(app, number: index + 1, in: area, look: look, background: color, into: &grid)
      }
      return HitRegion(rect: area, target: .app(index))
    }
  }

  /// Draws an icon, the app's name below it, and the number key that starts it.
  private func drawTile(
    _ app: App, number: Int, in area: CellRect, look: RenderStyle, background: RGB,
    into grid: inout CellGrid
  ) {
    let isAscii = look.glyphs != .unicode
    let rect = CellRect(
      column: area.column + (area.columns - Self.tile.columns) / 2, row: area.row,
      columns: Self.tile.columns, rows: Self.tile.rows)
    let fill = look.color(.dockLabel).blended(over: background, amount: 0.14)
    look.fill(rect.points, radius: 12, color: fill, into: &grid, clip: rect)
    if let picture = app.picture, look.depth != .mono, !look.hasLetterIcons {
      picture.draw(
        at: CellPoint(column: rect.column, row: rect.row), replacing: fill, depth: look.depth,
        glyphs: look.glyphs, into: &grid)
    } else {
      let icon = look.hasLetterIcons ? app.letter : app.icon
      grid.write(
        icon,
        at: CellPoint(
          column: rect.column + (rect.columns - Self.columns(icon)) / 2, row: rect.row + 1),
        columns: 2, style: look.style(.dockLabel, on: fill), keepsBackground: true)
    }
    let name = Self.columns(app.name)
    // Names that would be cut are left out: a phone's dock has none.
    if apps.allSatisfy({ Self.columns($0.name) < area.columns }) {
      grid.write(
        app.name,
        at: CellPoint(column: area.column + (area.columns - name) / 2, row: rect.maxRow),
        columns: name, style: look.style(.dockLabel, on: background))
    }
    let mark = app.isRunning ? (isAscii ? "*" : " ●") : ""
    let width = 1 + Self.columns(mark)
    let column = area.column + (area.columns - width) / 2
    grid.write(
      "\(number)", at: CellPoint(column: column, row: rect.maxRow + 1), columns: 1,
      style: look.style(.hintKey, on: background, .bold))
    grid.write(
      mark, at: CellPoint(column: column + 1, row: rect.maxRow + 1), columns: 2,
      style: look.style(.dockRunning, on: background))
  }

  private func draw(
    _ app: App, number: Int, in area: CellRect, look: RenderStyle, background: RGB,
    into grid: inout CellGrid
  ) {
    let isAscii = look.glyphs != .unicode
    let icon = look.hasLetterIcons ? app.letter : app.icon
    let mark = app.isRunning ? (isAscii ? "*" : "●") : " "
    let parts = [
      ("\(number) ", look.style(.hintKey, on: background, .bold)),
      (icon, look.style(.dockLabel, on: background)),
      (mark, look.style(.dockRunning, on: background)),
    ]
    let total = parts.reduce(0) { $0 + Self.columns($1.0) }
    var column = area.column + max((area.columns - total) / 2, 0)
    for (text, style) in parts {
      column += grid.write(
        text, at: CellPoint(column: column, row: area.row), columns: area.maxColumn - column,
        style: style)
    }
    let width = min(Self.columns(app.name), area.columns)
    // Of an odd number of free columns, the side towards the middle gets one more.
    let isRight = number > (apps.count + 1) / 2
    grid.write(
      app.name,
      at: CellPoint(
        column: area.column + (area.columns - width + (isRight ? 1 : 0)) / 2, row: area.row + 1),
      columns: area.columns - 1,
      style: look.style(
        .dockLabel, on: background, app.isRunning && look.depth == .mono ? .bold : []))
  }

  private static func columns(_ text: String) -> Int {
    TerminalText.glyphs(of: text).reduce(0) { $0 + $1.columns }
  }
}
