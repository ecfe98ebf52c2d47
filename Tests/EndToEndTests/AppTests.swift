import Foundation
import TestSupport
import Testing

/// `island run` with the app around a widget: its screen is driven as a person or a script would, and
/// the island shows what it starts.
@Suite(.serialized)
struct AppTests {
  private static let compat = TmuxTerminal.buildFolder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/compat")
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  private static func hasCompat(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: compat.appendingPathComponent(name).path)
  }

  /// A phone with one app.
  private struct Phone {
    let terminal: TmuxTerminal

    init(
      _ folders: [URL], arguments: String = "", columns: Int = 120, rows: Int = 40,
      stateHome: String? = nil, hasOwnTimeouts: Bool = false
    ) throws {
      let paths = folders.map(\.path).joined(separator: " ")
      terminal = try TmuxTerminal(
        columns: columns, rows: rows,
        command: "\(TmuxTerminal.program) run \(paths) \(arguments)", stateHome: stateHome,
        hasOwnTimeouts: hasOwnTimeouts)
      let action = arguments.contains("--no-app") ? "start/end" : "1 open"
      try terminal.wait(for: "the dock") { $0.contains(action) }
    }

    @discardableResult
    func island(_ arguments: String...) throws -> Program.Run {
      try Program.run(arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
    }

    /// Waits until the app's screen has a text.
    func wait(forScreen text: String) throws {
      try terminal.wait(for: "'\(text)' on the screen") { $0.contains(text) }
    }
  }

  @Test(.enabled(if: hasCompat("5-match-app"), "../shared/compat is not there"))
  func thePublishedAppsButtonsStartUpdateAndEndItsActivity() throws {
    let phone = try Phone(["5-match", "5-match-app"].map(Self.compat.appendingPathComponent))
    try phone.terminal.send("1")
    try phone.wait(forScreen: "START LIVE ACTIVITY")
    #expect(try phone.island("activities").output.contains("no activities"))
    // By keys alone.
    try phone.terminal.send("Tab")
    try phone.terminal.send("Enter")
    try phone.wait(forScreen: "STOP LIVE ACTIVITY")
    let list = try phone.island("activities").output
    #expect(list.contains("MatchLiveScoreAttributes"))
    #expect(list.contains("its app is in front"))
    // The token that the engine has issued is on the app's screen.
    let tokens = try phone.island("tokens").output.split(whereSeparator: \.isWhitespace)
      .filter { $0.count > 40 && $0.allSatisfy(\.isHexDigit) }
    try phone.terminal.wait(for: "the token") { screen in
      tokens.contains { screen.contains($0.prefix(20)) }
    }
    #expect(try phone.island("tap", "UPDATE RANDOM SCORE FOR LIVE ACTIVITY").code == 0)
    try phone.wait(forScreen: "updated")
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the island") {
      $0.contains("Badger") && !$0.contains("Activity Token")
    }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "STOP LIVE ACTIVITY")
    #expect(try phone.island("tap", "stop").code == 0)
    try phone.wait(forScreen: "START LIVE ACTIVITY")
    #expect(try phone.island("activities").output.contains("no activities"))
    let wrong = try phone.island("tap", "nothing of this name")
    #expect(wrong.code == 65)
    #expect(wrong.errors.contains("there are: 'START LIVE ACTIVITY'"))
    try phone.terminal.send("q")
    try phone.terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
  }

  @Test(.enabled(if: hasCompat("5-match-app"), "../shared/compat is not there"))
  func aScenarioDrivesTheAppOnTheIslandsClock() throws {
    let phone = try Phone(["5-match", "5-match-app"].map(Self.compat.appendingPathComponent))
    func play(_ lines: String, _ arguments: String...) throws -> Program.Run {
      let file = phone.terminal.folder.appendingPathComponent("match.play")
      try lines.write(to: file, atomically: true, encoding: .utf8)
      return try Program.run(
        ["play", file.path, "--check", phone.terminal.folder.appendingPathComponent("frames").path]
          + arguments, environment: ["XDG_RUNTIME_DIR": phone.terminal.folder.path])
    }
    let whole = try play(
      """
      # A match from its start to the end of its eight hours.
      foreground matchlivescoreliveactivity
      expect "START LIVE ACTIVITY"
      clock freeze
      tap start
      expect "STOP LIVE ACTIVITY"
      foreground home
      expect "compact – the only one running"
      lock on
      expect "Badger 0"
      frame locked
      at +9h
      expect "its card stays"
      lock off
      absent "compact –"
      """, "--record")
    #expect(whole.errors == "")
    #expect(whole.code == 0)
    let same = try play("lock on\nexpect Badger")
    #expect(same.code == 0)
    let other = try play("lock off\nframe locked")
    #expect(other.code == 1)
    #expect(other.errors.contains("match.play:2: the frame 'locked' differs"))
    #expect(other.errors.contains(#/differs:\n[0-9]+ - .*\n[0-9]+ \+ /#), "\(other.errors)")
    let missing = try play("\n\nexpect 'no such text'")
    #expect(missing.code == 1)
    #expect(missing.errors.contains("match.play:3: expected 'no such text'"))
    #expect(try play("at 5m").errors.contains("'5m' is no time after the start"))
    let film = try play("lock on\nclock freeze\nlock off", "--format", "svg")
    // At least as it was, and locked; what lines print is not among the frames.
    #expect(film.output.hasPrefix("<svg ") && film.output.hasSuffix("</svg>\n"))
    #expect(film.output.components(separatedBy: "<animate ").count > 2)
    let failed = try play("lock on\nexpect 'no such text'", "--format", "asciicast")
    #expect(failed.code == 1)
    #expect(failed.output.hasPrefix("{\"version\": 3, "))
    #expect(failed.output.contains("\"m\", \"lock on\""))
    #expect(try play("frame other").code == 66)
  }

  /// A trap ends the app alone: its activity goes on, and the app finds it when it is opened again.
  @Test(.enabled(if: hasCompat("3-tomato"), "../shared/compat is not there"))
  func anAppThatTrapsLeavesThePhoneAndItsActivity() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-app-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var source = try String(
      contentsOf: Self.fixtures.appendingPathComponent("FocusApp/FocusApp.swift"), encoding: .utf8)
    source = source.replacingOccurrences(
      of: "Button(\"Focus\")",
      with: """
        Text("running: \\(Activity<TimerActivityAttributes>.activities.count)")
        Button("Trap") { fatalError("on purpose") }
        Button("Focus")
        """)
    try source.write(
      to: folder.appendingPathComponent("FocusApp.swift"), atomically: true, encoding: .utf8)
    let phone = try Phone([Self.compat.appendingPathComponent("3-tomato"), folder])
    try phone.terminal.send("1")
    try phone.wait(forScreen: "running: 0")
    #expect(try phone.island("tap", "Focus").code == 0)
    try phone.wait(forScreen: "started")
    try phone.island("tap", "Trap")
    try phone.wait(forScreen: "was ended")
    #expect(try phone.island("activities").output.contains("active"))
    try phone.terminal.wait(for: "the home screen") { $0.contains("1 open") }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "running: 1")
    // A script opens it like its key, and waits for its screen.
    let app = try phone.island("foreground").output.trimmingCharacters(in: .whitespacesAndNewlines)
    try phone.island("tap", "Trap")
    try phone.terminal.wait(for: "the home screen") { $0.contains("1 open") }
    #expect(try phone.island("foreground", app).code == 0)
    #expect(try phone.island("screen").output.contains("running: 1"))
  }

  @Test(.enabled(if: hasCompat("2-timer"), "../shared/compat is not there"))
  func aButtonInTheIslandChangesWhatTheAppShows() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-app-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["TimerWidgetBundle", "TimerWidgetLiveActivity"] {
      try FileManager.default.copyItem(
        at: Self.compat.appendingPathComponent("2-timer/\(name).swift"),
        to: folder.appendingPathComponent("\(name).swift"))
    }
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent("StopwatchApp/StopwatchApp.swift"),
      to: folder.appendingPathComponent("StopwatchApp.swift"))
    let phone = try Phone([folder])
    try phone.terminal.send("1")
    try phone.wait(forScreen: "stopped")
    #expect(try phone.island("tap", "Start").code == 0)
    try phone.wait(forScreen: "running")
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the island") { $0.contains("the only one") }
    try phone.terminal.send("e")
    try phone.terminal.wait(for: "the open island") { $0.contains("expanded – touched and") }
    try phone.terminal.send("Down")
    try phone.terminal.send("Enter")
    try phone.terminal.wait(for: "the update") { $0.contains("updated") }
    try phone.terminal.send("Escape")
    // Sent together, the two would be one key with Alt.
    try phone.terminal.wait(for: "the closed island") { $0.contains("the only one") }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "paused")
  }

  /// What an app stores is there in the next run; its widget sees only the store of the app group.
  @Test func storesAreTheAppsAndGroupsAreShared() throws {
    let state = try TemporaryFolder([:])
    let app = Self.fixtures.appendingPathComponent("CountApp")
    do {
      let phone = try Phone(
        [app], arguments: "--log \(state.path)/app.log", stateHome: state.path)
      try phone.terminal.send("1")
      try phone.wait(forScreen: "launches 1")
      #expect(
        try String(contentsOfFile: state.path + "/app.log", encoding: .utf8) == "launch 1\n")
      for title in ["Start", "Count", "Count"] { #expect(try phone.island("tap", title).code == 0) }
      try phone.terminal.send("Escape")
      // The activity's state, and what the widget has read of the group. Watch and car show both
      // while the app is in front, too.
      try phone.terminal.wait(for: "both") {
        $0.contains("s2") && $0.contains("t2") && $0.contains("the only one")
      }
      try phone.terminal.send("q")
      try phone.terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    }
    let phone = try Phone([app], stateHome: state.path)
    try phone.terminal.send("1")
    try phone.wait(forScreen: "launches 2")
    try phone.wait(forScreen: "count 2")
    // Why, in lines as long as the panel has room for.
    #expect(try phone.island("tap", "Later").code == 0)
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the refusal") { $0.contains("LiveActivityIntent") }
    #expect(try phone.island("activities").output.contains("no activities"))
  }

  /// By the mouse alone: a slider, a gesture of the app, and the screen itself.
  @Test func dragsFollowTheMouse() throws {
    let phone = try Phone([Self.fixtures.appendingPathComponent("StoreApp")])
    try phone.terminal.send("1")
    try phone.wait(forScreen: "items")
    #expect(try phone.island("tap", "Drags").code == 0)
    try phone.wait(forScreen: "knob")
    func row(of text: String) throws -> Int {
      let lines = try phone.terminal.screen().components(separatedBy: "\n")
      return try #require(lines.firstIndex { $0.contains(text) }, "no '\(text)'") + 1
    }
    func mouse(_ button: Int, _ column: Int, _ row: Int, isUp: Bool = false) throws {
      try phone.terminal.send(bytes: "\u{1B}[<\(button);\(column);\(row)\(isUp ? "m" : "M")")
    }
    let knob = try row(of: "knob")
    try mouse(0, 24, knob)
    try mouse(32, 30, knob)
    try phone.wait(forScreen: "moved")
    try mouse(0, 30, knob, isUp: true)
    try phone.wait(forScreen: "last right")
    try phone.wait(forScreen: "knob")
    // Below the text, with a row between them.
    let slider = try row(of: "level") + 2
    try mouse(0, 10, slider)
    try mouse(32, 60, slider)
    try mouse(0, 60, slider, isUp: true)
    try phone.wait(forScreen: "level 1.0")
    #expect(try phone.island("tap", "--drag=-900,0", "#1").code == 0)
    try phone.wait(forScreen: "level 0.0")
    // A flick up scrolls, and does not lead home.
    let start = try row(of: "row 8")
    try mouse(0, 20, start)
    for step in 1...8 { try mouse(32, 20, start - step) }
    try mouse(0, 20, start - 8, isUp: true)
    try phone.terminal.wait(for: "the rows to scroll") {
      !$0.contains("level") && $0.contains("row 20")
    }
    #expect(try phone.island("screen").output.contains("level 0.0"))
  }

  /// A link in the expanded island opens the app with its own address.
  @Test func aLinkOpensTheAppWithItsAddress() throws {
    let phone = try Phone([Self.fixtures.appendingPathComponent("CountApp")])
    try phone.terminal.send("1")
    try phone.wait(forScreen: "opened none")
    #expect(try phone.island("tap", "Start").code == 0)
    try phone.terminal.send("Escape")
    // Watch and car show it while the app is in front, too.
    try phone.terminal.wait(for: "the island") {
      $0.contains("t0") && $0.contains("the only one")
    }
    #expect(try phone.island("press").code == 0)
    try phone.terminal.wait(for: "the links") { $0.contains("Second") }
    // The second link, by keys.
    for _ in 1...2 { try phone.terminal.send("Down") }
    try phone.terminal.send("Enter")
    try phone.wait(forScreen: "opened count://second")
  }

  /// SwiftData and Core Data keep their objects in memory, and the screens follow what changes.
  @Test func storesOfObjectsAreFollowed() throws {
    let phone = try Phone([Self.fixtures.appendingPathComponent("StoreApp")])
    func tap(_ titles: String..., shows text: String) throws {
      for title in titles { #expect(try phone.island("tap", title).code == 0) }
      let screen = try phone.island("screen").output
      #expect(screen.contains(text), "\(titles): \(screen)")
    }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "items  done 0 tags 0")
    try tap("Add", "Add", "Add", shows: "items abc done 0 tags 3")
    try tap("Finish", shows: "items abc done 1 tags 3")
    try tap("Delete", shows: "items ab done 1 tags 3")
    try tap("Start", shows: "items ab")
    #expect(try phone.island("activities").output.contains("StoreAttributes"))
    try tap("Notes", shows: "notes  high 0")
    try tap("Write", "Write", "Write", shows: "notes n3n2n1 high 2")
    try tap("Remove", shows: "notes n2n1 high 1")
    // A timer that is stopped through its connection, and another in its place.
    try tap("Timer", shows: "going")
    try phone.wait(forScreen: "runs")
    try tap("Stop", shows: "stopped")
    try phone.wait(forScreen: "waits")
    try tap("Again", shows: "stopped")
    try phone.wait(forScreen: "runs")
    // Published properties have publishers, which can set others.
    try tap("Mirror", "Mirror", shows: "mirror ABB 2")
    // Nothing is bought, and what asks for it is answered.
    try phone.wait(forScreen: "bought 0")
  }

  @Test func anAppThatHangsIsEndedAndStartsAgain() throws {
    let phone = try Phone(
      [Self.fixtures.appendingPathComponent("CountApp")], hasOwnTimeouts: true)
    try phone.terminal.send("1")
    try phone.wait(forScreen: "count 0")
    #expect(try phone.island("tap", "Start").code == 0)
    try phone.island("tap", "Hang")
    // In lines as long as the panel has room for.
    try phone.wait(forScreen: "has not")
    try phone.terminal.wait(for: "its activity") { $0.contains("the only one") }
    try phone.terminal.send("1")
    try phone.wait(forScreen: "count 0")
  }

  /// A swiped row, a context menu, a screen that is pulled down, and a field that the app focuses.
  @Test(.enabled(if: hasCompat("3-tomato"), "../shared/compat is not there"))
  func rowsAreSwipedHeldAndRefreshed() throws {
    let phone = try Phone([
      Self.compat.appendingPathComponent("3-tomato"),
      Self.fixtures.appendingPathComponent("RowsApp"),
    ])
    try phone.terminal.send("1")
    try phone.wait(forScreen: "nothing yet")
    for _ in 0..<4 { try phone.terminal.send("Tab") }
    try phone.wait(forScreen: "← swipe")
    try phone.terminal.send("Left")
    try phone.wait(forScreen: "Delete")
    try phone.terminal.send("Enter")
    try phone.wait(forScreen: "deleted Row 1")
    #expect(try phone.island("tap", "--hold", "Row 2").code == 0)
    try phone.wait(forScreen: "Copy")
    // The first action is selected; Esc would lead back.
    try phone.terminal.send("Enter")
    try phone.wait(forScreen: "copied Row 2")
    try phone.terminal.send("PageUp")
    try phone.wait(forScreen: "refreshed")
    #expect(try phone.island("tap", "Type a name").code == 0)
    try phone.terminal.send("Ada")
    try phone.terminal.send("Enter")
    try phone.wait(forScreen: "added Ada")
    let wrong = try phone.island("tap", "--swipe", "Type a name")
    #expect(wrong.code != 0 && wrong.errors.contains("a swipe does nothing here"))

    // Of many rows only those near the visible part are there.
    #expect(try phone.island("tap", "Fill").code == 0)
    let start = try phone.island("screen").output
    #expect(start.contains("[button] Row 20\n") && !start.contains("Row 5000"))
    let later = try phone.island("screen", "--scroll", "100").output
    #expect(!later.contains("[button] Row 20\n"))
    let row = try #require(
      later.split(separator: "\n").last { $0.contains("[button] Row") }?
        .split(separator: "] ").last)
    #expect(try phone.island("tap", String(row)).code == 0)
    let end = try phone.island("screen", "--scroll", "9000").output
    #expect(end.contains("[button] Row 10000\n"))
    #expect(try phone.island("screen", "--scroll=-9000").output.contains("tapped \(row)"))
  }

  @Test(.enabled(if: hasCompat("3-tomato"), "../shared/compat is not there"))
  func anAppThatMayNotStartActivitiesSaysSo() throws {
    let phone = try Phone([
      Self.compat.appendingPathComponent("3-tomato"),
      Self.fixtures.appendingPathComponent("FocusApp"),
    ])
    try phone.terminal.send("1")
    try phone.wait(forScreen: "activities are allowed")
    #expect(try phone.island("allow", "off").code == 0)
    try phone.wait(forScreen: "activities are switched off")
    #expect(try phone.island("tap", "Focus").code == 0)
    try phone.wait(forScreen: "switch them on in Settings")
    #expect(try phone.island("allow", "on").code == 0)
    #expect(try phone.island("tap", "Focus").code == 0)
    try phone.wait(forScreen: "started")
  }

  @Test(.enabled(if: hasCompat("3-tomato"), "../shared/compat is not there"))
  func withoutTheAppTheWidgetIsShownAlone() throws {
    let phone = try Phone(
      [
        Self.compat.appendingPathComponent("3-tomato"),
        Self.fixtures.appendingPathComponent("FocusApp"),
      ], arguments: "--no-app")
    try phone.terminal.wait(for: "the previews") { $0.contains("attached") }
    #expect(try phone.island("screen").output.contains("no app is in front"))
  }
}
