import Foundation
import TestSupport
import Testing

/// `island run`: widget sources in a child process.
@Suite(.serialized)
struct RunTests {
  /// A widget whose card says what its state says; `body` is the card's Swift code.
  private func source(card: String, intents: String = "") -> String {
    """
    import ActivityKit
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct PingAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var count: Int }
      var name: String
    }

    \(intents)

    struct PingWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: PingAttributes.self) { context in
          \(card)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.bottom) { Text("Bottom \\(context.state.count)") }
          } compactLeading: { Text("PING") } compactTrailing: { Text("\\(context.state.count)") }
          minimal: { Text("P") }
        }
      }
    }

    #Preview("Card", as: .content, using: PingAttributes(name: "ping")) {
      PingWidget()
    } contentStates: {
      PingAttributes.ContentState(count: 41)
    }
    """
  }

  private func run(
    _ text: String, beside files: [String: String] = [:], columns: Int = 100, rows: Int = 30,
    hasOwnTimeouts: Bool = false
  ) throws -> TmuxTerminal {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-run-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Ping.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    for (name, content) in files {
      try content.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    return try TmuxTerminal(
      columns: columns, rows: rows, command: "\(TmuxTerminal.program) run \(file.path)",
      hasOwnTimeouts: hasOwnTimeouts)
  }

  @Test func sourceBecomesAnActivityInItsFirstPreviewsState() throws {
    let terminal = try run(source(card: #"Text("Card \(context.state.count)")"#))
    try terminal.wait(for: "the island") {
      $0.contains("PING") && $0.contains("41")
    }
    try terminal.send("e")
    try terminal.wait(for: "expanded") { $0.contains("Bottom 41") }
    try terminal.send("l")
    try terminal.wait(for: "the card") { $0.contains("Card 41") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
  }

  /// Nothing is watched: what was compiled goes on without its sources.
  @Test func sourcesAreCompiledOnce() throws {
    let folder = try TemporaryFolder([
      "Ping.swift": source(card: #"Text("Card \(context.state.count)")"#)
    ])
    let terminal = try TmuxTerminal(
      columns: 100, rows: 30, command: "\(TmuxTerminal.program) run \(folder.path)")
    try terminal.wait(for: "the island") { $0.contains("PING") && $0.contains("41") }
    try FileManager.default.removeItem(at: folder.url)
    let update = try Program.run(
      ["update", "PingAttributes", "--state", #"{"count":77}"#],
      environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
    #expect(update.code == 0, "\(update.errors)")
    try terminal.send("l")
    try terminal.wait(for: "the card") { $0.contains("Card 77") }
    let help = try Program.run(["run", "--help"]).output
    #expect(help.contains("compiled once, at the start"))
  }

  @Test func textsAndSettingsBesideTheSourceAreRead() throws {
    let card = """
      VStack {
        Text("\\(context.state.count) pings")
        Text(NSLocalizedString("greeting", comment: ""))
        Text(String(localized: "missing key"))
        Text(Bundle.main.infoDictionary?["Word"] as? String ?? "no word")
        Text(Bundle.main.bundleIdentifier!)
      }
      .padding()
      """
    let terminal = try run(
      source(card: card),
      beside: [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
          "%lld pings": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "a ping"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld times"}}}}}}}}}
        """,
        "Localizable.strings": #""greeting" = "Good day";"#,
        "Info.plist": """
        <plist version="1.0"><dict><key>Word</key><string>listed</string>
        <key>CFBundleDisplayName</key><string>Pinger</string>
        <key>NSSupportsLiveActivities</key><true/></dict></plist>
        """,
      ])
    try terminal.wait(for: "the island") { $0.contains("PING") }
    try terminal.send("l")
    for text in [
      "41 times", "Good day", "missing key", "listed", "com.example.widget", "Pinger",
    ] {
      try terminal.wait(for: text) { $0.contains(text) }
    }
  }

  /// A client's `apns-topic` contains it.
  @Test func activityBelongsToTheProjectsApp() throws {
    let terminal = try run(
      source(card: #"Text("Card")"#),
      beside: [
        "Info.plist": """
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.acme.pinger</string>
        <key>NSSupportsLiveActivities</key><true/></dict></plist>
        """
      ])
    try terminal.wait(for: "the island") { $0.contains("PING") }
    let tokens = try Program.run(
      ["tokens"], environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
    #expect(tokens.output.contains("update  PingAttributes  com.acme.pinger"))
  }

  @Test func anAppThatForbidsActivitiesIsToldSo() throws {
    let terminal = try run(
      source(card: #"Text("Card")"#),
      beside: [
        "Info.plist": """
        <plist version="1.0"><dict><key>CFBundleName</key><string>Pinger</string>
        <key>NSSupportsLiveActivities</key><false/></dict></plist>
        """
      ])
    try terminal.wait(for: "the refusal") {
      $0.contains("NSSupportsLiveActivities")
    }
  }

  @Test func intentInAChildChangesItsState() throws {
    let intents = """
      struct BumpIntent: LiveActivityIntent {
        static var title: LocalizedStringResource = "Bump"
        func perform() async throws -> some IntentResult {
          for activity in Activity<PingAttributes>.activities {
            let next = PingAttributes.ContentState(count: activity.content.state.count + 1)
            await activity.update(ActivityContent(state: next, staleDate: nil))
          }
          return .result()
        }
      }
      """
    let card =
      #"HStack { Text("Card \(context.state.count)"); Button("Bump", intent: BumpIntent()) }"#
    let terminal = try run(source(card: card, intents: intents), columns: 140, rows: 40)
    let screen = try terminal.wait(for: "the card") {
      $0.contains("Card 41") && $0.contains("Bump")
    }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Bump") })
    let before = try #require(lines[row].range(of: "Bump"))
    let column = lines[row].distance(from: lines[row].startIndex, to: before.lowerBound)
    try terminal.click(column: column + 1, row: row)
    try terminal.wait(for: "the new state") { $0.contains("Card 42") }
  }

  @Test func aCardsOtherButtonsLiveOnAfterAnIntentThatTraps() throws {
    let intents = """
      struct TrapIntent: LiveActivityIntent {
        static var title: LocalizedStringResource = "Trap"
        func perform() async throws -> some IntentResult {
          // The runtime's own message names no line of the widget.
          if [Int]()[Activity<PingAttributes>.activities.count] > 0 { print("never") }
          return .result()
        }
      }
      struct BumpIntent: LiveActivityIntent {
        static var title: LocalizedStringResource = "Bump"
        func perform() async throws -> some IntentResult {
          for activity in Activity<PingAttributes>.activities {
            let next = PingAttributes.ContentState(count: activity.content.state.count + 1)
            await activity.update(ActivityContent(state: next, staleDate: nil))
          }
          return .result()
        }
      }
      """
    let card = #"""
      HStack {
        Text("Card \(context.state.count)")
        Button("Bump", intent: BumpIntent())
        Button("Fall", intent: TrapIntent())
      }
      """#
    let terminal = try run(source(card: card, intents: intents), columns: 140, rows: 40)
    let screen = try terminal.wait(for: "the card") {
      $0.contains("Bump") && $0.contains("Fall")
    }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    func click(_ label: String) throws {
      let row = try #require(lines.firstIndex { $0.contains(label) })
      let before = try #require(lines[row].range(of: label))
      let column = lines[row].distance(from: lines[row].startIndex, to: before.lowerBound)
      try terminal.click(column: column + 1, row: row)
    }
    try click("Fall")
    // The notice goes away; the event stays in the panel.
    try terminal.wait(for: "the intent's name") {
      $0.contains("TrapIntent") && $0.contains("failed:")
    }
    try terminal.wait(for: "its line") { $0.contains("trapped at") && $0.contains("Ping.swift:") }
    try click("Bump")
    try terminal.wait(for: "the new state") { $0.contains("Card 42") }
  }

  @Test func trapIsNamedAndTheEmulatorLives() throws {
    let card = #"Text(context.state.count == 41 ? [String]()[context.state.count] : "fine")"#
    let terminal = try run(source(card: card))
    try terminal.wait(for: "the trap's name") { $0.contains("trapped") }
    try terminal.wait(for: "its line") { $0.contains("trapped at") && $0.contains("Ping.swift:") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  @Test func hangIsNamedAndTheEmulatorLives() throws {
    let card = #"Text({ while context.state.count == 41 {}; return "fine" }())"#
    let terminal = try run(source(card: card), hasOwnTimeouts: true)
    try terminal.wait(for: "the hang's name") { $0.contains("did not reply") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
  }

  @Test func widgetThatIsNoLiveActivityIsNamed() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-run-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Empty.swift")
    try "import SwiftUI\nstruct Nothing: View { var body: some View { Text(\"\") } }\n".write(
      to: file, atomically: true, encoding: .utf8)
    let run = try Program.run(["run", file.path])
    #expect(run.code == 65)
    #expect(run.errors.contains("declares no widget"))
  }
}
