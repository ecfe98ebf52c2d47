package import CellRaster
import ViewArchive

/// The overlay that lists every key. It is as wide as its longest line; where that does not fit, lines
/// are wrapped, and where the rows do not suffice, it scrolls.
package struct HelpScreen: Hashable, Sendable {
  private let hints: [KeyHint]
  private let title: String
  /// The first visible line.
  private var first = 0

  package init(hints: [KeyHint], title: String = "Keys") {
    self.hints = hints
    self.title = title
  }

  /// The columns of the frame, the keys and the gap between them and their labels.
  private static let margin = 2
  private static let gap = 2

  private struct Line {
    var key: String
    var label: String
  }

  /// Returns the columns of the keys, and the lines for so many columns.
  private func lines(columns: Int, look: RenderStyle) -> (keys: Int, lines: [Line]) {
    let names = hints.map { HintLine.ascii($0.key, look) }
    let keys = names.map { TerminalText.columns(of: $0) }.max() ?? 0
    let room = max(columns - 2 * Self.margin - keys - Self.gap, 8)
    let lines = zip(hints, names).flatMap { hint, name in
      TerminalText.wrapped(HintLine.ascii(hint.label, look), columns: room).enumerated().map {
        Line(key: $0 == 0 ? name : "", label: $1)
      }
    }
    return (keys, lines)
  }

  /// Scrolls by some lines, down for a positive number; it stops at the first and at the last line.
  package mutating func scroll(by count: Int, in area: CellSize, look: RenderStyle) {
    first = min(max(first + count, 0), lastFirst(in: area, look: look))
  }

  /// Returns the first visible line at the end of the text.
  private func lastFirst(in area: CellSize, look: RenderStyle) -> Int {
    max(lines(columns: area.columns, look: look).lines.count - max(area.rows - 2, 0), 0)
  }

  package func draw(in area: CellRect, look: RenderStyle, into grid: inout CellGrid) {
    let background = look.color(.helpBackground)
    let (keys, lines) = lines(columns: area.columns, look: look)
    let labels = lines.map { TerminalText.columns(of: $0.label) }.max() ?? 0
    let columns = min(keys + Self.gap + labels + 2 * Self.margin, area.columns)
    let rows = min(lines.count + 2, area.rows)
    let rect = CellRect(
      column: area.column + (area.columns - columns) / 2, row: area.row + (area.rows - rows) / 2,
      columns: columns, rows: rows)
    if look.depth >= .indexed { grid.dim(area) }
    let text = look.style(.helpText, on: background)
    let bold = look.style(.helpTitle, on: background, .bold)
    grid.fill(rect, style: text)
    let first = min(first, lastFirst(in: area.size, look: look))
    let shown = lines.dropFirst(first).prefix(max(rows - 2, 0))
    grid.write(
      title, at: CellPoint(column: rect.column + Self.margin, row: rect.row),
      columns: columns - 2 * Self.margin, style: bold)
    for (index, line) in shown.enumerated() {
      let row = rect.row + 1 + index
      let key = CellPoint(column: rect.column + Self.margin, row: row)
      grid.write(
        line.key, at: key, columns: keys, style: look.style(.hintKey, on: background, .bold))
      grid.write(
        line.label, at: CellPoint(column: key.column + keys + Self.gap, row: row),
        columns: rect.maxColumn - Self.margin - key.column - keys - Self.gap, style: text)
    }
    let above = first
    let below = lines.count - first - shown.count
    guard above + below > 0, rows > 1 else { return }
    let isAscii = look.glyphs != .unicode
    let parts = [
      above > 0 ? "\(isAscii ? "^" : "▴") \(above) more" : "",
      below > 0 ? "\(isAscii ? "v" : "▾") \(below) more" : "",
    ].filter { !$0.isEmpty }
    grid.write(
      parts.joined(separator: "  "),
      at: CellPoint(column: rect.column + Self.margin, row: rect.maxRow - 1),
      columns: columns - 2 * Self.margin, style: bold)
  }
}
