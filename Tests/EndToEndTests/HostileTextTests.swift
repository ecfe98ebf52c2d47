import Foundation
import Testing

/// No byte of a widget, an app, a file or an argument reaches the terminal as a control
/// (terminal.md §3): looked for in the bytes that leave.
@Suite(.serialized)
struct HostileTextTests {
  /// Titles, answers, C1 in UTF-8, overrides, tags, a device control string, and line ends.
  private static let hostile =
    "x\u{1B}]0;owned\u{7}\u{1B}[66;6y\u{9B}5n\u{90}q\u{9C}\u{202E}\u{200B}\u{E0041}\u{1B}Pq\u{1B}\\"
    + "\u{8}\u{7F}\u{1B}c\r\u{2028}z"

  private func expectHarmless(_ bytes: some Sequence<UInt8>, isScreen: Bool) {
    #expect(ControlBytes.intruders(in: Array(bytes), isScreen: isScreen).prefix(3) == [])
  }

  @Test func theCheckFindsWhatItLooksFor() {
    for part in ["\u{1B}]0;x\u{7}", "\u{1B}[1;1y", "\u{9B}1m", "\u{202E}", "\u{1B}Pq", "\u{1B}c"] {
      #expect(!ControlBytes.intruders(in: Array(part.utf8), isScreen: true).isEmpty, "\(part)")
    }
    #expect(!ControlBytes.intruders(in: Array("\u{1B}[1m".utf8), isScreen: false).isEmpty)
    let own = "\u{1B}[?1049h\u{1B}[38;5;1mé漢\u{1B}(B\u{1B}[1;2H\r\n"
    #expect(ControlBytes.intruders(in: Array(own.utf8), isScreen: true).isEmpty)
  }

  @Test func whatAppsSayIsTextOnly() throws {
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) --ephemeral", columns: 160, rows: 40)
    try terminal.wait(for: "the phone") { terminal.text.contains("quit") }
    let environment = ["XDG_RUNTIME_DIR": terminal.folder.path]
    func island(_ arguments: String...) throws {
      let run = try Program.run(arguments, environment: environment)
      expectHarmless(run.output.utf8, isScreen: false)
      expectHarmless(run.errors.utf8, isScreen: false)
    }
    let text = Self.hostile
    try island("start", text, "--id", "one\(text)", "--alert", text, "--state", "{}")
    try island("start", "Plain", "--id", "two", "--app", text)
    try island("start", "Plain", "--id", "three", "--state", "{\"a\":\"\\u001b]0;x\\u0007\"}")
    try island("update", "two", "--state", "{}", "--alert", text)
    try island("activities")
    try island("press", text)
    try island("foreground", text)
    try island("tap", text)
    try island("device", text)
    try island("end", text)
    let mark = terminal.bytes.count
    // One after the other: a key that is read together with Escape is one with Alt.
    for key in ["a", "\u{1B}", "l", "l", "e", "\t", "e"] {
      let before = terminal.bytes.count
      terminal.send(key)
      try terminal.wait(for: "a frame") { terminal.bytes.count > before }
    }
    try terminal.wait(for: "the frames") { terminal.bytes.count > mark + 400 }
    terminal.send("\u{1B}[200~\(text)\u{1B}[201~")
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    expectHarmless(terminal.bytes, isScreen: true)
    #expect(!terminal.text.contains("owned\u{7}"))
  }

  /// Standard error is kept while the screen is up, and printed afterwards: after a crash too.
  @Test(arguments: ["close", "null", "exit"])
  func whatWasWrittenToStandardErrorIsTextOnly(way: String) throws {
    let terminal = try PtyProcess(
      TmuxTerminal.buildFolder.appendingPathComponent("stagehand").path + " " + way,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    _ = try terminal.exitCode()
    let parts = terminal.text.components(separatedBy: "\u{1B}[?1049l")
    #expect(parts.last?.contains("whispered\tto ]0;owned5né漢\r\n") == true)
    let printed = try #require(parts.last?.range(of: "whispered"))
    let end = parts.last?[printed.lowerBound...] ?? ""
    #expect(!end.contains { "\u{1B}\u{7}\u{9B}\u{202E}\u{E0041}\u{FFFD}".contains($0) })
  }

  @Test func whatArgumentsAndFilesSayIsTextOnly() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-hostile-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "\u{1B}]0;owned\u{7}\u{9B}5n.swift"
    let file = folder.appendingPathComponent(name)
    try "let \u{1B}[31m = \(Self.hostile)".write(to: file, atomically: true, encoding: .utf8)
    let theme = folder.appendingPathComponent("\u{1B}[66;6y.toml")
    try "name = \"\(Self.hostile)\"\n[roles]\n\"\\u001b]0;x\" = \"\\u001b[1y\"\n".write(
      to: theme, atomically: true, encoding: .utf8)
    let config = folder.appendingPathComponent("config.toml")
    try "device = \"\\u001b]0;owned\\u0007\"\n".write(to: config, atomically: true, encoding: .utf8)
    for arguments in [
      ["run", file.path], ["run", folder.path + "/\(Self.hostile)"], ["--device", Self.hostile],
      ["--theme", theme.path], ["--config", config.path], ["--color", Self.hostile],
      [Self.hostile], ["--set", Self.hostile], ["replay", file.path],
      ["themes", "lint", theme.path],
      ["check", folder.path],
    ] {
      let run = try Program.run(arguments)
      expectHarmless(run.output.utf8, isScreen: false)
      expectHarmless(run.errors.utf8, isScreen: false)
    }
  }

  @Test func whatAWidgetDrawsIsTextOnly() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-hostile-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let literal =
      Self.hostile.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    let file = folder.appendingPathComponent("Mean.swift")
    try """
    import ActivityKit
    import Foundation
    import SwiftUI
    import WidgetKit

    let mean = "\(literal)"
    struct MeanAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var words: String }
    }
    struct MeanWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: MeanAttributes.self) { context in
          Text(context.state.words + "CARD").accessibilityLabel(mean)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text(mean + "BOTTOM"); Image(mean) }
          } compactLeading: { Text(mean) } compactTrailing: { Text("PING" + mean) }
          minimal: { Text(mean) }
          .widgetURL(URL(string: "a://b"))
        }
      }
    }
    #Preview("Card", as: .content, using: MeanAttributes()) {
      MeanWidget()
    } contentStates: {
      MeanAttributes.ContentState(words: mean)
    }
    """.write(to: file, atomically: true, encoding: .utf8)
    for plain in [false, true] {
      let terminal = try PtyProcess(
        "\(TmuxTerminal.program) run \(file.path)\(plain ? " --plain" : "")", columns: 120)
      try terminal.wait(for: "the island") { terminal.text.contains("PING") }
      terminal.send(plain ? "e\n" : "e")
      try terminal.wait(for: "the bottom") { terminal.text.contains("BOTTOM") }
      terminal.send(plain ? "lock\n" : "l")
      try terminal.wait(for: "the card") { terminal.text.contains(plain ? "lock screen" : "CARD") }
      terminal.send(plain ? "q\n" : "q")
      #expect(try terminal.exitCode() == 0)
      // The terminal itself echoes what is typed, and ends lines with a return.
      expectHarmless(terminal.bytes.filter { !plain || $0 != 0x0D }, isScreen: !plain)
    }
  }
}
