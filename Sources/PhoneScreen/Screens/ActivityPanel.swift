import ActivityModel
package import CellRaster

/// The panel beside the phone: the activities in engine order, each with the reason for its
/// placement, then the latest events.
package struct ActivityPanel: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var icon: String
    package var name: String
    /// Why the activity has its placement; empty where the title says it: "attached – started first (5 min before Pizza)".
    package var reason: String
    package var isFocused: Bool

    package init(icon: String, name: String, reason: String, isFocused: Bool) {
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

  package var device: String
  package var rows: [Row]
  /// The events, oldest first.
  package var events: [Event]

  package init(device: String, rows: [Row], events: [Event]) {
    self.device = device
    self.rows = rows
    self.events = events
  }

  package func draw(in rect: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.panelBackground)
    let title = look.style(.panelTitle, on: background, .bold)
    let text = look.style(.panelText, on: background)
    let quiet = look.style(.panelReason, on: background)
    grid.fill(rect, style: text)
    let inner = rect.inset(columns: 1, rows: 0)
    var row = rect.row
    func line(_ string: String, indent: Int = 0, _ style: CellStyle) {
      guard row < rect.maxRow else { return }
      grid.write(
        string, at: CellPoint(column: inner.column + indent, row: row),
        columns: inner.columns - indent, style: style)
      row += 1
    }
    line(device, quiet)
    row += 1
    line("Activities", title)
    if rows.isEmpty { line("none", quiet) }
    for (index, entry) in rows.enumerated() {
      let isAscii = look.glyphs == .ascii
      let pointer = entry.isFocused ? (isAscii ? ">" : "▸") : " "
      line(
        "\(pointer)\(index + 1) \(isAscii ? "" : entry.icon + " ")\(entry.name)",
        entry.isFocused ? look.style(.focus, on: background, .bold) : text)
      guard !entry.reason.isEmpty else { continue }
      let reason = HintLine.ascii(entry.reason, look)
      for part in TerminalText.wrapped(reason, columns: inner.columns - 3) {
        line(part, indent: 3, quiet)
      }
    }
    row += 1
    line("Events", title)
    let style = look.style(.panelEvent, on: background)
    for entry in Self.newest(events, rows: rect.maxRow - row, columns: inner.columns) {
      for (index, part) in entry.enumerated() {
        line(part, indent: index == 0 ? 0 : Self.hanging, style)
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
