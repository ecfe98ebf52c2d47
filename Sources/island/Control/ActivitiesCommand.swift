import ActivityModel
import ArgumentParser
import CellRaster
import Foundation

/// `island activities [--json]`: what runs, where it is shown, and why.
struct ActivitiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "activities", abstract: "List the running island's activities, and why.")

  @Flag(help: "Everything that is known, as JSON; dates in ISO 8601, tokens in hex.")
  var json = false

  func run() throws {
    let report = IslandConnection().report()
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      // As a push service wants them; nothing else in a report is data.
      encoder.dataEncodingStrategy = .custom { data, encoder in
        let hex = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var value = encoder.singleValueContainer()
        try value.encode(hex)
      }
      print(String(decoding: try encoder.encode(report), as: UTF8.self))
      return
    }
    let table = ActivityTable(report)
    guard !table.rows.isEmpty else {
      print("no activities")
      return
    }
    for line in Self.lines(table) { print(line) }
  }

  /// Characters that a cell and a reason may take; `--json` has them whole.
  private static let longestCell = 40
  private static let longestReason = 120

  /// Columns as wide as they have to be; those that say nothing are left out. The reason stands
  /// below its activity.
  private static func lines(_ table: ActivityTable) -> [String] {
    let used = ActivityTable.columns.indices.filter { column in
      table.rows.contains { !$0.cells[column].isEmpty }
    }
    // Names come from other programs: what a terminal would obey is taken out.
    let cells = table.rows.map { row in used.map { plain(row.cells[$0], upTo: longestCell) } }
    let head = used.map { ActivityTable.columns[$0] }
    let widths = used.indices.map { column in
      ([head] + cells).map { TerminalText.columns(of: $0[column]) }.max() ?? 0
    }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - TerminalText.columns(of: cell))
      }
      return padded.joined(separator: "  ").trimmingSuffix(" ")
    }
    return [line(head)]
      + zip(table.rows, cells).flatMap { row, cells in
        [line(cells), "  " + plain(row.reason, upTo: longestReason)]
      }
  }

  private static func plain(_ text: String, upTo longest: Int) -> String {
    let text = TerminalText.sanitised(text)
    return text.count > longest ? text.prefix(longest - 1) + "…" : text
  }
}

extension String {
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
