import ActivityModel
package import CellRaster
import Foundation

/// The panel beside the phone: the activities in engine order, each with the reason for its
/// placement, then the latest events.
package struct ActivityPanel: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// The key that starts or ends the activity's app; empty: it has none.
    package var key: String
    package var icon: String
    package var name: String
    /// Why the activity has its placement; empty where the title says it: "attached – started first (5 min before Pizza)".
    package var reason: String
    package var isFocused: Bool

    package init(key: String, icon: String, name: String, reason: String, isFocused: Bool) {
      self.key = key
      self.icon = icon
      self.name = name
      self.reason = reason
      self.isFocused = isFocused
    }
  }

  package struct Event: Hashable, Sendable {
    package var time: String
    package var text: String

    package init(time: String, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// What is previewed, and the settings that are not the default; empty: nothing is.
  package var header: String
  package var device: String
  package var rows: [Row]
  /// What a new user can try; empty when all was tried.
  package var tips: [KeyHint]
  /// The events, oldest first.
  package var events: [Event]

  package init(
    header: String = "", device: String, rows: [Row], tips: [KeyHint] = [], events: [Event]
  ) {
    self.header = header
    self.device = device
    self.rows = rows
    self.tips = tips
    self.events = events
  }

  /// The most rows and the fewest columns of a panel with the events beside the activities.
  private static let lowRows = 14
  private static let wideColumns = 56
  /// The columns between the activities and the events beside them, but for one.
  private static let gap = 2
  /// The rows that the tips leave to the events below them.
  private static let eventRows = 5

  package func draw(in rect: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    grid.fill(rect, style: look.style(.panelText, on: look.color(.panelBackground)))
    let inner = rect.inset(columns: 1, rows: 0)
    guard rect.rows <= Self.lowRows, rect.columns >= Self.wideColumns else {
      let row = drawActivities(in: inner, look: look, into: &grid)
      let below = CellRect(
        column: inner.column, row: row + 1, columns: inner.columns,
        rows: max(inner.maxRow - row - 1, 0))
      return drawEvents(in: below, look: look, into: &grid)
    }
    let left = inner.columns / 2
    _ = drawActivities(
      in: CellRect(
        column: inner.column, row: inner.row, columns: left - Self.gap, rows: inner.rows),
      look: look, into: &grid)
    drawEvents(
      in: CellRect(
        column: inner.column + left + 1, row: inner.row, columns: inner.columns - left - 1,
        rows: inner.rows), look: look, into: &grid)
  }

  private func line(
    _ text: String, indent: Int = 0, at row: inout Int, in rect: CellRect, _ style: CellStyle,
    into grid: inout CellGrid
  ) {
    guard row < rect.maxRow else { return }
    grid.write(
      text, at: CellPoint(column: rect.column + indent, row: row),
      columns: rect.columns - indent, style: style)
    row += 1
  }

  /// Draws a line for each activity and the reason of the focused one, and below them the tips; returns
  /// the row below.
  private func drawActivities(
    in rect: CellRect, look: RenderStyle, into grid: inout CellGrid
  ) -> Int {
    let background = look.color(.panelBackground)
    let title = look.style(.panelTitle, on: background, .bold)
    let text = look.style(.panelText, on: background)
    let quiet = look.style(.panelReason, on: background)
    let isAscii = look.glyphs != .unicode
    var row = rect.row
    for part in TerminalText.wrapped(HintLine.ascii(header, look), columns: rect.columns) {
      line(part, at: &row, in: rect, title, into: &grid)
    }
    line(device, at: &row, in: rect, quiet, into: &grid)
    if rect.rows > Self.lowRows { row += 1 }
    line("Activities", at: &row, in: rect, title, into: &grid)
    if rows.isEmpty { line("none", at: &row, in: rect, quiet, into: &grid) }
    for entry in rows {
      let pointer = entry.isFocused ? (isAscii ? ">" : "▸") : " "
      let name =
        "\(pointer)\(entry.key.isEmpty ? " " : entry.key) \(look.hasLetterIcons ? "" : entry.icon + " ")\(entry.name)"
      let reason = HintLine.ascii(entry.reason, look)
      if row < rect.maxRow, !entry.isFocused, !reason.isEmpty {
        let place = reason.components(separatedBy: isAscii ? " - " : " – ")[0]
        let width = TerminalText.columns(of: place)
        if TerminalText.columns(of: name) + 1 + width <= rect.columns {
          grid.write(
            place, at: CellPoint(column: rect.maxColumn - width, row: row), columns: width,
            style: quiet)
        }
      }
      line(
        name, at: &row, in: rect,
        entry.isFocused ? look.style(.focus, on: background, .bold) : text, into: &grid)
      guard entry.isFocused, !reason.isEmpty else { continue }
      for part in TerminalText.wrapped(reason, columns: rect.columns - 3) {
        line(part, indent: 3, at: &row, in: rect, quiet, into: &grid)
      }
    }
    let needed = tips.count + 2 + (rect.rows > Self.lowRows ? Self.eventRows : 0)
    guard !tips.isEmpty, rect.maxRow - row >= needed else { return row }
    row += 1
    line("Try", at: &row, in: rect, title, into: &grid)
    let key = look.style(.hintKey, on: background, .bold)
    for tip in tips where row < rect.maxRow {
      let width = grid.write(
        HintLine.ascii(tip.key, look), at: CellPoint(column: rect.column + 1, row: row),
        columns: rect.columns - 1, style: key)
      line(tip.label, indent: width + 2, at: &row, in: rect, text, into: &grid)
    }
    return row
  }

  private func drawEvents(in rect: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    guard rect.rows > 1 else { return }
    let background = look.color(.panelBackground)
    let style = look.style(.panelEvent, on: background)
    var row = rect.row
    line(
      "Events", at: &row, in: rect, look.style(.panelTitle, on: background, .bold), into: &grid)
    for entry in Self.newest(events, rows: rect.maxRow - row, columns: rect.columns) {
      for (index, part) in entry.enumerated() {
        line(part, indent: index == 0 ? 0 : Self.hanging, at: &row, in: rect, style, into: &grid)
      }
    }
  }

  /// Returns the newest events that fit into `rows`, oldest first, each as its wrapped lines.
  ///
  /// Events are wrapped and not truncated, because an error message often ends with its remedy.
  private static func newest(_ events: [Event], rows: Int, columns: Int) -> [[String]] {
    var entries: [[String]] = []
    var room = rows
    for event in events.reversed() where room > 0 {
      let lines = TerminalText.wrapped(
        "\(event.time) \(event.text)", columns: columns, hanging: hanging)
      guard lines.count <= room || entries.isEmpty else { break }
      entries.append(lines)
      room -= lines.count
    }
    return entries.reversed()
  }

  /// Indentation, in columns, of the continuation lines of an event.
  private static let hanging = 2

  /// Wraps a text as `TerminalText.wrapped` does.
  package static func wrapped(_ text: String, columns: Int, hanging: Int = 0) -> [String] {
    TerminalText.wrapped(text, columns: columns, hanging: hanging)
  }
}
