import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import PhoneScreen

/// `island activities [--json]`: lists the activities with their placements and reasons.
struct ActivitiesCommand: ControlCommand {
  static let configuration = CommandConfiguration(
    commandName: "activities",
    abstract: "List the running island's activities, with the reason for each one's state.")

  @Flag(help: "Print all data as JSON; dates in ISO 8601, tokens in hex.")
  var json = false

  /// Prints the activities as a table or as JSON.
  ///
  /// - Throws: `EncodingError` when the report cannot be encoded as JSON.
  func run(on island: IslandConnection) throws {
    let report = try island.report()
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      encoder.dateEncodingStrategy = .iso8601
      // Push tokens, the only data in a report, are encoded as hexadecimal, as push services expect
      // them.
      encoder.dataEncodingStrategy = .custom { data, encoder in
        let hex = data.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        var value = encoder.singleValueContainer()
        try value.encode(hex)
      }
      print(TerminalText.json(String(decoding: try encoder.encode(report), as: UTF8.self)))
      return
    }
    let table = ActivityTable(report)
    guard !table.rows.isEmpty else {
      print("no activities")
      return
    }
    for line in Self.lines(table) { print(line) }
  }

  /// Maximum length of a reason in the table, in characters; `--json` prints reasons in full.
  private static let longestReason = 120

  /// Returns the lines of the table, with each reason on the line below its activity.
  private static func lines(_ table: ActivityTable) -> [String] {
    let sheet = ActivityTableText(table)
    return [sheet.head]
      + zip(table.rows, sheet.rows).flatMap { row, line in
        [line, "  " + ActivityTableText.plain(row.reason, upTo: longestReason)]
      }
  }
}
