package import ActivityModel
import CellRaster

/// The activity table as aligned text, for the command line and for the screen.
///
/// Each column is as wide as its widest cell; columns that are empty in every row are left out.
package struct ActivityTableText {
  /// The longest cell, in characters; longer cells are truncated.
  private static let longestCell = 40

  /// Indices into `ActivityTable.columns` of the columns with at least one non-empty cell.
  package let used: [Int]
  package let head: String
  /// One line per row of the table.
  package let rows: [String]
  /// The width of the widest line, in columns.
  package let columns: Int

  package init(_ table: ActivityTable) {
    let used = ActivityTable.columns.indices.filter { column in
      table.rows.contains { !$0.cells[column].isEmpty }
    }
    let head = used.map { ActivityTable.columns[$0] }
    let cells = table.rows.map { row in
      used.map { Self.plain(row.cells[$0], upTo: Self.longestCell) }
    }
    let widths = used.indices.map { column in
      ([head] + cells).map { TerminalText.columns(of: $0[column]) }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      var line = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - TerminalText.columns(of: cell))
      }.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
    self.used = used
    self.head = line(head)
    rows = cells.map(line)
    columns = max(widths.reduce(0) { $0 + $1 + 2 } - 2, 0)
  }

  /// Removes control characters and truncates the text to `longest` characters.
  ///
  /// Names come from other programs, so they may contain escape sequences and may be of any length.
  package static func plain(_ text: String, upTo longest: Int) -> String {
    let text = TerminalText.sanitised(text)
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
