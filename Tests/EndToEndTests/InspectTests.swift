import Foundation
import Testing

/// `island preview`: views are inspected and findings gone through, in a real terminal.
@Suite(.serialized)
struct InspectTests {
  /// A widget in a folder of its own, gone with the test. Its card's text stands on line 13.
  private final class Source {
    let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-inspect-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct PingAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count: Int }
        var name: String
      }

      struct PingWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: PingAttributes.self) { context in
            Text("Card of \\(context.attributes.name)").font(.system(size: 9)).padding()
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) { Text("Below") }
            } compactLeading: { Text("PING") } compactTrailing: { Text("7") }
            minimal: { Text("P") }
          }
        }
      }
      """.write(
        to: folder.appendingPathComponent("Ping.swift"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func preview(_ source: Source, columns: Int) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(
      columns: columns, rows: 40,
      command: "\(TmuxTerminal.program) preview \(source.folder.path)")
    try terminal.wait(for: "the sheet") { $0.contains("PING") }
    return terminal
  }

  private func leave(_ terminal: TmuxTerminal) throws {
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
  }

  @Test func theViewUnderTheMouseIsKnownByItsLine() throws {
    let source = try Source()
    let terminal = try preview(source, columns: 120)
    try terminal.send("i")
    try terminal.wait(for: "the inspector") { $0.contains("Inspector · Compact") }
    let rows = try terminal.screen().split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Card of") })
    let line = try #require(rows[row].range(of: "Card of"))
    let column = rows[row].distance(from: rows[row].startIndex, to: line.lowerBound)
    try terminal.send(bytes: "\u{1B}[<35;\(column + 2);\(row + 1)M")
    try terminal.wait(for: "the text's line") { screen in
      screen.contains("Inspector · Lock Screen") && screen.contains("Ping.swift:13")
        && screen.contains("Text “Card of") && screen.contains("offered")
    }
    try terminal.send("i")
    try terminal.wait(for: "the sheet alone") { !$0.contains("Inspector") }
    try leave(terminal)
  }

  @Test(arguments: [120, 80])
  func whatDoesNotFitIsListedAndMarked(columns: Int) throws {
    let source = try Source()
    let terminal = try preview(source, columns: columns)
    try terminal.send("l")
    let list = try terminal.wait(for: "the findings") {
      $0.contains("Does it fit?") && $0.contains("L11 W lock")
    }
    let before = list.prefix(upTo: try #require(list.range(of: "L11 W lock")).lowerBound)
    let earlier = before.matches(of: #/L\d\d [EWi] /#).count
    for _ in 0..<earlier { try terminal.send("Down") }
    try terminal.wait(for: "the small text") { screen in
      screen.contains("> L11 W lock screen") && screen.contains("Ping.swift:13")
        && screen.components(separatedBy: "L11").count > 2
    }
    try leave(terminal)
  }
}
