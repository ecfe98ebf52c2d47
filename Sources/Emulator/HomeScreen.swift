package import ActivityModel
package import CellRaster
import Foundation
import ViewArchive

/// The phone unlocked: dock and messages; the island is drawn over it.
package struct HomeScreen: Sendable {
  /// An app of the dock.
  package struct App: Hashable, Sendable {
    package var name: String
    package var icon: String
    package var letter: String
    package var isRunning: Bool

    package init(name: String, icon: String, letter: String, isRunning: Bool) {
      self.name = name
      self.icon = icon
      self.letter = letter
      self.isRunning = isRunning
    }
  }

  package var apps: [App]
  package var notice: Notice?

  package init(apps: [App], notice: Notice?) {
    self.apps = apps
    self.notice = notice
  }

  private static let dockRows = 4

  /// Draws the dock and the notice; returns where the apps can be pressed.
  package func draw(in frame: DeviceFrame, into grid: inout CellGrid) -> [HitRegion] {
    let screen = frame.phone.screen
    // Below this the dock would reach into the expanded island.
    let hasDock = screen.rows >= 15 && !apps.isEmpty
    let bottom = screen.maxRow - (hasDock ? Self.dockRows : 0)
    if let notice {
      notice.draw(
        in: CellRect(
          column: screen.column + 1, row: bottom - 2, columns: screen.columns - 2, rows: 1),
        look: frame.look, into: &grid)
    }
    return hasDock ? drawDock(in: frame, into: &grid) : []
  }

  private func drawDock(in frame: DeviceFrame, into grid: inout CellGrid) -> [HitRegion] {
    let look = frame.look
    let screen = frame.phone.screen
    let rect = CellRect(
      column: screen.column + 1, row: screen.maxRow - Self.dockRows, columns: screen.columns - 2,
      rows: Self.dockRows)
    let color = look.color("dock")
    var body = rect.points
    body.origin.y += 8
    body.size.height -= 16
    look.fill(body, radius: 20, color: color, into: &grid, clip: rect)
    let shown = min(apps.count, max((rect.columns - 2) / 6, 1), 9)
    let width = (rect.columns - 2) / shown
    return apps.prefix(shown).enumerated().map { index, app in
      let column = rect.column + 1 + (rect.columns - 2 - width * shown) / 2 + index * width
      let area = CellRect(column: column, row: rect.row + 1, columns: width, rows: 2)
      draw(app, number: index + 1, in: area, look: look, background: color, into: &grid)
      return HitRegion(rect: area, target: .app(index))
    }
  }

  private func draw(
    _ app: App, number: Int, in area: CellRect, look: Look, background: RGB,
    into grid: inout CellGrid
  ) {
    let isAscii = look.glyphs == .ascii
    let icon = isAscii ? app.letter : app.icon
    let mark = app.isRunning ? (isAscii ? "*" : "●") : " "
    let parts = [
      ("\(number) ", look.style("hint.key", on: background, .bold)),
      (icon, look.style("dock.label", on: background)),
      (mark, look.style("dock.running", on: background)),
    ]
    let total = parts.reduce(0) { $0 + Self.columns($1.0) }
    var column = area.column + max((area.columns - total) / 2, 0)
    for (text, style) in parts {
      column += grid.write(
        text, at: CellPoint(column: column, row: area.row), columns: area.maxColumn - column,
        style: style)
    }
    let width = min(Self.columns(app.name), area.columns - 1)
    grid.write(
      app.name,
      at: CellPoint(column: area.column + (area.columns - width) / 2, row: area.row + 1),
      columns: area.columns - 1,
      style: look.style(
        "dock.label", on: background, app.isRunning && look.depth == .mono ? .bold : []))
  }

  private static func columns(_ text: String) -> Int {
    TerminalText.glyphs(of: text).reduce(0) { $0 + $1.columns }
  }
}

/// A sentence for the person at the keys: what a press did, or what went wrong.
package struct Notice: Codable, Hashable, Sendable {
  package var text: String
  package var isError: Bool

  package init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }

  /// The most rows it takes.
  private static let mostRows = 3

  /// Stands on the row of `rect`, and on those above it where one is too short.
  package func draw(in rect: CellRect, look: Look, into grid: inout CellGrid) {
    let role = isError ? "error" : "notice"
    let background = look.color("hint.background")
    let style = look.style(role, on: background, isError ? .bold : [])
    let all = ActivityPanel.wrapped(text, columns: rect.columns - 2)
    var lines = all.prefix(Self.mostRows)
    if all.count > lines.count, let last = lines.popLast() { lines.append(last + " …") }
    let width = lines.map { min(TerminalText.columns(of: $0) + 2, rect.columns) }.max() ?? 0
    let column = rect.column + (rect.columns - width) / 2
    for (index, line) in lines.enumerated() {
      let row = rect.row - (lines.count - 1) + index
      guard row >= 0 else { continue }
      grid.fill(CellRect(column: column, row: row, columns: width, rows: 1), style: style)
      grid.write(
        line, at: CellPoint(column: column + 1, row: row),
        columns: width - 2, style: style)
    }
  }
}
