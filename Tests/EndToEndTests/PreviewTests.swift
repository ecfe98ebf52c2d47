import Foundation
import Glibc
import Testing

/// `island preview`: a sheet that follows its source, in a real terminal.
@Suite(.serialized)
struct PreviewTests {
  /// A widget on disk, to be edited.
  private final class Source {
    let folder: URL
    let file: URL

    init(card: String = Source.card) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-preview-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      file = folder.appendingPathComponent("Ping.swift")
      try save(card: card)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static let card = #"Text("Card \(context.state.count)")"#

    /// As an editor does: a new file takes the old one's place.
    func save(card: String) throws {
      try Self.text(card: card).write(to: file, atomically: true, encoding: .utf8)
    }

    /// Line 24 is the card's.
    static func text(card: String) -> String {
      """
      import ActivityKit
      import AppIntents
      import SwiftUI
      import WidgetKit

      struct PingAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var count: Int }
        var name: String
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
      struct PingWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: PingAttributes.self) { context in
            \(card)
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.bottom) {
                HStack { Text("Big \\(context.state.count)"); Button("Bump", intent: BumpIntent()) }
              }
            } compactLeading: { Text("PING") } compactTrailing: { Text("\\(context.state.count)") }
            minimal: { Text("P") }
          }
        }
      }

      #Preview("Card", as: .content, using: PingAttributes(name: "ping")) {
        PingWidget()
      } contentStates: {
        PingAttributes.ContentState(count: 41)
        PingAttributes.ContentState(count: 77)
      }
      """
    }
  }

  private func open(
    _ source: Source, columns: Int = 120, rows: Int = 40, flags: String = "",
    until text: String = "Card 41", hasOwnTimeouts: Bool = false
  ) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(
      columns: columns, rows: rows,
      command: "\(TmuxTerminal.program) preview \(flags) \(source.file.path)",
      hasOwnTimeouts: hasOwnTimeouts)
    try terminal.wait(for: "the sheet") { $0.contains(text) }
    return terminal
  }

  private func quit(_ terminal: TmuxTerminal) throws {
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  /// As a change of branch does, also where the preview itself was started in the folder.
  @Test func theFolderMadeAgainIsShownAndFollowed() throws {
    let source = try Source()
    let terminal = try TmuxTerminal(
      columns: 120, rows: 40,
      command: "sh -c 'cd \(source.folder.path) && \(TmuxTerminal.program) preview .'")
    try terminal.wait(for: "the sheet") { $0.contains("Card 41") }
    try FileManager.default.removeItem(at: source.folder)
    try terminal.wait(for: "what is wrong") { $0.contains("✗") }
    try FileManager.default.createDirectory(at: source.folder, withIntermediateDirectories: true)
    try source.save(card: #"Text("Back \(context.state.count)")"#)
    try terminal.wait(for: "the sheet") { $0.contains("Back 41") && !$0.contains("✗") }
    try source.save(card: #"Text("Later \(context.state.count)")"#)
    try terminal.wait(for: "the next save") { $0.contains("Later 41") }
    try quit(terminal)
  }

  @Test func sheetShowsThePresentationsAndFollowsEverySave() throws {
    let source = try Source()
    let terminal = try open(source)
    let screen = try terminal.screen()
    for text in [
      "Compact ", "× 36.7 pt", "Expanded 374 ×", "Lock Screen 374 ×", "PING", "Big 41",
    ] {
      #expect(screen.contains(text), "\(text)")
    }
    try source.save(card: #"Text("Second \(context.state.count)")"#)
    try terminal.wait(for: "the change") { $0.contains("Second 41") }
    // How long it took stands in the corner.
    #expect(try terminal.screen().contains(/\d\.\d\d s *\n/))
    try quit(terminal)
  }

  @Test func errorStandsOverTheLastPictureUntilItIsRepaired() throws {
    let source = try Source()
    let terminal = try open(source)
    try source.save(card: #"Text("Card \(context.state.missing)")"#)
    let broken = try terminal.wait(for: "the error") { $0.contains("Ping.swift:24:") }
    #expect(broken.contains("has no member 'missing'"))
    #expect(broken.contains(#"24 │ Text("Card \(context.state.missing)")"#))
    #expect(broken.contains("^"))
    #expect(broken.contains("Card 41"))
    try source.save(card: #"Text("Third \(context.state.count)")"#)
    let repaired = try terminal.wait(for: "the repaired card") { $0.contains("Third 41") }
    #expect(!repaired.contains("missing"))
    try quit(terminal)
  }

  @Test(arguments: [
    (#"Text([String]()[context.state.count])"#, "Index out of range"),
    (#"Text("\(UInt8(context.state.count) + UInt8(215 + context.state.count % 2))")"#, "overflow"),
    (#"Text("\(Int?.none!)")"#, "unwrapping"),
    (#"Text({ while true {} ; return "never" }() as String)"#, "did not reply within 2 s"),
    (
      #"Text({ var a: [Int] = []; a.reserveCapacity(1 << 40); return "\(a)" }() as String)"#,
      "of memory"
    ),
    (
      #"Text({ while true { print(String(repeating: "x", count: 9999)) }; return "" }() as String)"#,
      "printed"
    ),
  ])
  func endOfAWidgetIsNamedWithItsLineAndTheSheetLives(card: String, message: String) throws {
    let source = try Source()
    let terminal = try open(source, hasOwnTimeouts: message.hasPrefix("did not reply"))
    try source.save(card: card)
    let screen = try terminal.wait(for: message) { $0.contains(message) }
    #expect(screen.contains("Card 41"))
    if message != "printed" {
      try terminal.wait(for: "the line") { $0.contains("Ping.swift:24") }
    }
    try source.save(card: #"Text("Fine \(context.state.count)")"#)
    try terminal.wait(for: "the repaired card") { $0.contains("Fine 41") }
    try quit(terminal)
  }

  @Test func somebodyLooksOnAtASizeOfTheirOwnAndChangesNothing() throws {
    let source = try Source()
    let sheet = try open(source)
    let viewer = try TmuxTerminal(
      columns: 80, rows: 24, command: "\(TmuxTerminal.program) attach --color mono",
      environment: "XDG_RUNTIME_DIR=\(sheet.folder.path)")
    try viewer.wait(for: "the sheet") { $0.contains("viewing") && $0.contains("PING") }
    // Keys page here, and reach nobody.
    try viewer.send("]", "R", "e", "Space")
    try viewer.wait(for: "another page") { $0.contains("Card 41") }
    #expect(try sheet.screen().contains("Card 41"))
    try sheet.send("]")
    try viewer.wait(for: "the other state") { $0.contains("Card 77") }
    try source.save(card: #"Text("Second \(context.state.missing)")"#)
    try viewer.wait(for: "the error") {
      $0.contains("'missing'") && $0.contains("Card 77")
    }
    try source.save(card: #"Text("Third \(context.state.count)")"#)
    try viewer.wait(for: "the change") { $0.contains("Third 77") && !$0.contains("missing") }
    try viewer.resize(columns: 100, rows: 40)
    try viewer.wait(for: "a larger page") { $0.contains("Third 77") && $0.contains("PING") }
    // It follows the preview to a phone and to a pane, until it looks elsewhere.
    try viewer.send("Escape")
    try sheet.send("Enter")
    try viewer.wait(for: "the phone") { $0.contains("Activities") && !$0.contains("elsewhere") }
    try viewer.send("Tab")
    try viewer.wait(for: "the sheet") { $0.contains("elsewhere") && $0.contains("PING") }
    try viewer.send("Escape")
    try viewer.wait(for: "the phone") { $0.contains("Activities") }
    // The first one collapses the island.
    try sheet.send("Escape")
    try viewer.wait(for: "the island collapsed") {
      $0.contains("attached –") || $0.contains("compact –")
    }
    try sheet.send("Escape")
    try viewer.wait(for: "the sheet") { !$0.contains("Activities") }
    try sheet.send("e")
    try viewer.wait(for: "the form") { !$0.contains("Activities") && $0.contains("count") }
    try sheet.send("Escape")
    try quit(sheet)
    try viewer.wait(for: "the end") { $0.contains("the preview has ended") }
    #expect(try viewer.file("code").contains("exit code 0"))
    // The first line has the size, which is another one.
    let modes = try [viewer.file("after"), viewer.file("before")].map {
      $0.split(separator: "\n").dropFirst()
    }
    #expect(modes[0] == modes[1])
  }

  @Test func lookingOnWithoutAPreviewSaysWhatToStart() throws {
    let run = try Program.run(["attach"], environment: ["XDG_RUNTIME_DIR": "/nowhere/at/all"])
    #expect(run.code == 64)
    #expect(run.errors.contains("'island attach' needs a terminal"))
  }

  @Test func statesAreSteppedAndStayOverASave() throws {
    let source = try Source()
    let terminal = try open(source)
    try terminal.send("]")
    try terminal.wait(for: "the next state") { $0.contains("Card 77") }
    try source.save(card: #"Text("Later \(context.state.count)")"#)
    try terminal.wait(for: "the change") { $0.contains("Later 77") }
    try terminal.send("[")
    try terminal.wait(for: "the state before") { $0.contains("Later 41") }
    try quit(terminal)
  }

  @Test func stageCanBePressedAndKeepsItsActivityOverASave() throws {
    let source = try Source()
    let terminal = try open(source)
    for _ in 0..<3 { try terminal.send("Tab") }
    try terminal.wait(for: "the focus") { $0.contains("▸ Expanded") }
    try terminal.send("Enter")
    try terminal.wait(for: "the stage") { $0.contains("esc collapse") && $0.contains("Big 41") }
    try terminal.send("Down")
    try terminal.send("Enter")
    try terminal.wait(for: "the press") { $0.contains("Big 42") }
    try source.save(card: #"Text("Staged \(context.state.count)")"#)
    try terminal.send("Escape")
    // A key that is read together with Escape is one with Alt.
    try terminal.wait(for: "the island small again") { !$0.contains("Big 42") }
    try terminal.send("l")
    try terminal.wait(for: "the new card of the same activity") { $0.contains("Staged 42") }
    try terminal.send("l")
    try terminal.send("Escape")
    try terminal.wait(for: "the sheet") { $0.contains("Staged 41") && $0.contains("▸ Expanded") }
    try quit(terminal)
  }

  @Test func newFileAndItsEndAreSeenInAFolder() throws {
    let source = try Source(card: #"Text("Card \(context.state.count)")"#)
    let terminal = try TmuxTerminal(
      columns: 120, rows: 40,
      command: "\(TmuxTerminal.program) preview \(source.folder.path)")
    try terminal.wait(for: "the sheet") { $0.contains("Card 41") }
    try source.save(card: "Extra(count: context.state.count)")
    try terminal.wait(for: "the error") { $0.contains("cannot find 'Extra'") }
    let extra = source.folder.appendingPathComponent("Extra.swift")
    try """
    import SwiftUI
    struct Extra: View { var count: Int; var body: some View { Text("Extra \\(count)") } }
    """.write(to: extra, atomically: false, encoding: .utf8)
    try terminal.wait(for: "the new file") { $0.contains("Extra 41") }
    try FileManager.default.removeItem(at: extra)
    try terminal.wait(for: "the error again") { $0.contains("cannot find 'Extra'") }
    try quit(terminal)
  }

  @Test func everySizeShowsSomethingAndResizingKeepsTheFocus() throws {
    let source = try Source()
    let terminal = try open(source)
    try terminal.send("Tab")
    for (columns, rows) in [(80, 24), (40, 12), (200, 60), (120, 40)] {
      try terminal.resize(columns: columns, rows: rows)
      try terminal.wait(for: "the focus at \(columns)x\(rows)") {
        $0.contains("▸ Minimal, attached")
      }
    }
    try terminal.resize(columns: 20, rows: 5)
    try terminal.wait(for: "the request") { $0.contains("terminal too small") }
    try terminal.resize(columns: 120, rows: 40)
    try terminal.wait(for: "the sheet") { $0.contains("Card 41") }
    try quit(terminal)
  }

  @Test func withoutColoursAndBeyondASCIIEverythingIsThere() throws {
    let source = try Source()
    let terminal = try open(source, flags: "--ascii --color mono")
    let screen = try terminal.screen()
    #expect(screen.contains("> Compact 200.1 x"))
    let others = screen.filter { !$0.isASCII }
    #expect(others.isEmpty, "\(others)")
    try quit(terminal)
  }

  /// A sheet without clocks sends nothing and sleeps, until a minute of its status bars begins. The
  /// program's clock says how long that is, not this machine's.
  @Test func nothingChangesNothingMoves() throws {
    let source = try Source()
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) preview \(source.file.path)", columns: 120, rows: 40)
    try terminal.wait(for: "the sheet") { terminal.text.contains("Screen 374") }
    let program = try terminal.program()
    // From frozen to sixty times as fast: a minute takes a second.
    terminal.send("+++++")
    func threeMinutes() throws -> (bytes: Int, wakes: Int) {
      let before = (bytes: terminal.bytes.count, wakes: Self.wakes(of: program))
      for _ in 0..<3 {
        let sent = terminal.bytes.count
        try terminal.wait(for: "the next minute") { terminal.bytes.count > sent }
      }
      return (terminal.bytes.count - before.bytes, Self.wakes(of: program) - before.wakes)
    }
    func areQuiet(_ minutes: (bytes: Int, wakes: Int)) -> Bool {
      minutes.bytes < 3 * 200 && minutes.wakes < 3 * 8
    }
    // The next process is made ready when the picture is there, on a busy machine later; from then on
    // nothing moves.
    try terminal.wait(for: "rest") {
      try areQuiet(threeMinutes()) && areQuiet(threeMinutes())
    }
    terminal.send("q")
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.modesNow == terminal.modesBefore)
  }

  /// How often the threads of a process have slept and gone on.
  private static func wakes(of process: Int32) -> Int {
    let folder = "/proc/\(process)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let status = try? String(contentsOfFile: "\(folder)/\(thread)/status", encoding: .utf8)
      let line = status?.split(separator: "\n")
        .first { $0.hasPrefix("voluntary_ctxt_switches") }
      return sum + (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0)
    }
  }

  @Test func nothingIsLeftBehind() throws {
    let source = try Source()
    let terminal = try open(source)
    let program = try terminal.programIdentifier()
    // One process has the widget, another waits for the next one.
    let children = try PtyProcess.children(of: program)
    let libraries = children.compactMap { child in
      PtyProcess.memoryMap(of: child).firstMatch(of: /\/\S*\/island-preview-\w+/)
        .map { String($0.output) }
    }
    let scratch = try #require(libraries.first)
    #expect(FileManager.default.fileExists(atPath: scratch))
    // In the middle of a compile.
    var saves = 0
    try terminal.wait(for: "the compile") { screen in
      if screen.contains("compiling") { return true }
      // The first save, and another one where a compile was over before it was looked at.
      if saves == 0 || screen.contains("Save \(saves)") {
        saves += 1
        try? source.save(card: #"Text("Save \#(saves)")"#)
      }
      return false
    }
    try quit(terminal)
    for child in children { #expect(!PtyProcess.isRunning(child)) }
    #expect(!FileManager.default.fileExists(atPath: scratch))
  }

  @Test(arguments: [["preview", "--print"], ["preview"]])
  func withoutAScreenItNamesWhatPrints(words: [String]) throws {
    let source = try Source()
    let run = try Program.run(words + [source.file.path])
    #expect(run.code == 64)
    #expect(run.errors.contains("island snapshot \(source.file.path)"))
  }

  @Test func pathThatIsNoneIsSaidBeforeTheScreenIsTaken() throws {
    let terminal = try PtyProcess("\(TmuxTerminal.program) preview /nowhere")
    #expect(try terminal.exitCode() == 66)
    #expect(terminal.text.contains("no such file or folder: '/nowhere'"))
  }
}
