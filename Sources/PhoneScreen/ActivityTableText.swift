package import ActivityModel
import CellRaster

/// The list of activities side by side, for the command line and for the screen: columns as wide
/// as they have to be, those that say nothing left out.
package struct ActivityTableText {
  /// Characters of the longest cell; what is longer is cut.
  private static let longestCell = 40

  /// The places in `ActivityTable.columns` that say something.
  package let used: [Int]
  package let head: String
  /// One for each row of the table.
  package let rows: [String]
  /// Columns that the widest row takes.
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

  /// Names come from other programs: what a terminal would obey is taken out, and what is longer
  /// than anybody reads is cut.
  package static func plain(_ text: String, upTo longest: Int) -> String {
    let text = TerminalText.sanitised(text)
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}
