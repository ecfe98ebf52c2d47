import Foundation
import TestSupport
import Testing

/// `island run` with an app in React Native around a widget: its JavaScript runs in node, its button
/// calls its native module, and the island's button comes back to its JavaScript.
@Suite(.serialized, .enabled(if: hasScriptTools, "apt-get install -y nodejs esbuild"))
struct ReactTests {
  private static let fixture = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/ReactApp")
  private static let seed = TmuxTerminal.buildFolder.deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/compat/2-timer-app")

  /// A phone with one app.
  private struct Phone {
    let terminal: TmuxTerminal

    init(_ project: String, stateHome: String? = nil, hasOwnTimeouts: Bool = false) throws {
      terminal = try TmuxTerminal(
        columns: 100, rows: 44, command: "\(TmuxTerminal.program) run \(project)",
        stateHome: stateHome, hasOwnTimeouts: hasOwnTimeouts)
      try terminal.wait(for: "the dock") { $0.contains("1 open") }
    }

    @discardableResult
    func island(_ arguments: String...) throws -> Program.Run {
      try Program.run(arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
    }

    /// Waits until a text is on the terminal.
    func wait(for text: String) throws {
      try terminal.wait(for: "'\(text)' on the screen") { $0.contains(text) }
    }

    func end() throws {
      try terminal.send("q")
      try wait(for: "THE SHELL IS BACK")
    }
  }

  /// A copy of the fixture, which the test may change.
  private final class Project {
    private let folder: URL

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-react-\(UUID().uuidString.prefix(8))")
      try FileManager.default.copyItem(at: ReactTests.fixture, to: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var path: String { folder.path }

    /// Saves the screen's source with another text in place of one.
    func save(_ old: String, as new: String) throws {
      let file = path + "/src/App.tsx"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(text.contains(old))
      try text.replacing(old, with: new).write(toFile: file, atomically: true, encoding: .utf8)
    }
  }

  @Test func theButtonOfTheAppStartsTheActivityAndTheIslandsComesBack() throws {
    let phone = try Phone(Self.fixture.path)
    // The clock stands still: both sides show what was stepped, however slow the machine is.
    #expect(try phone.island("clock", "freeze").code == 0)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    try phone.terminal.send("Tab")
    try phone.terminal.send("Enter")
    try phone.wait(for: "running 0 s")
    try phone.wait(for: "started true")
    #expect(try phone.island("activities").output.contains("StopwatchAttributes"))
    #expect(try phone.island("clock", "step", "5").code == 0)
    try phone.wait(for: "running 5 s")
    try phone.terminal.send("Escape")
    try phone.wait(for: "0:05")
    #expect(try phone.island("press").code == 0)
    try phone.wait(for: "Pause")
    try phone.terminal.send("Down")
    try phone.terminal.send("Enter")
    try phone.wait(for: "runs PauseIntent")
    try phone.terminal.send("1")
    try phone.wait(for: "paused 5 s")
    #expect(try phone.island("clock", "step", "5").code == 0)
    #expect(try phone.island("screen").output.contains("paused 5 s"))
    #expect(try phone.island("tap", "Stop").code == 0)
    try phone.wait(for: "stopped 5 s")
    try phone.wait(for: "Stopwatch ended")
    try phone.end()
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: seed.path), "../shared/compat is not there")
  )
  func thePublishedAppAndItsIslandRunTogether() throws {
    let phone = try Phone(Self.seed.path)
    #expect(try phone.island("clock", "freeze").code == 0)
    try phone.terminal.send("1")
    try phone.wait(for: "開始")
    #expect(try phone.island("screen").output.contains("0:00"))
    #expect(try phone.island("tap", "開始").code == 0)
    try phone.wait(for: "暫停")
    #expect(try phone.island("activities").output.contains("TimerWidgetAttributes"))
    #expect(try phone.island("clock", "step", "5").code == 0)
    try phone.terminal.wait(for: "five seconds in the app") { _ in
      (try? phone.island("screen").output.contains("0:05")) ?? false
    }
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the island") { $0.contains("0:05") && !$0.contains("停止") }
    // The first button of the island pauses.
    #expect(try phone.island("press").code == 0)
    try phone.wait(for: "esc collapse")
    try phone.terminal.send("Down")
    try phone.terminal.send("Enter")
    try phone.wait(for: "Timer · onPause")
    try phone.terminal.send("1")
    try phone.wait(for: "開始")
    #expect(try phone.island("tap", "停止").code == 0)
    try phone.wait(for: "Timer ended")
    try phone.end()
  }

  @Test func aSaveIsOnTheScreenAndAnErrorLeavesTheFormerApp() throws {
    let project = try Project()
    let phone = try Phone(project.path)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    try project.save("title=\"Start\"", as: "title=\"Begin\"")
    try phone.wait(for: "Begin")
    try project.save("title=\"Begin\"", as: "title==\"Begin\"")
    try phone.wait(for: "Stopwatch runs on as before")
    #expect(try phone.island("screen").output.contains("[button] Begin"))
    try project.save("title==\"Begin\"", as: "title=\"Commence\"")
    try phone.wait(for: "Commence")
    try phone.end()
  }

  @Test func aBrokenButtonIsNamedWithItsPlaceAndTheAppGoesOn() throws {
    let phone = try Phone(Self.fixture.path)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    #expect(try phone.island("tap", "Fail").code == 0)
    try phone.wait(for: "src/App.tsx:40:")
    #expect(try phone.island("screen").output.contains("stopped 0 s"))
    try phone.end()
  }

  @Test func aScriptThatHangsIsEndedAndThePhoneGoesOn() throws {
    let phone = try Phone(Self.fixture.path, hasOwnTimeouts: true)
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    #expect(try phone.island("tap", "Start").code == 0)
    try phone.wait(for: "running")
    _ = try phone.island("tap", "Hang")
    try phone.wait(for: "was ended; its")
    #expect(try phone.island("activities").output.contains("StopwatchAttributes"))
    try phone.terminal.send("1")
    try phone.wait(for: "stopped 0 s")
    #expect(try phone.island("tap", "Stop").code == 0)
    try phone.wait(for: "Stopwatch ended")
    try phone.end()
  }

  @Test func whatIsNotThereIsNamedAtTheStart() throws {
    let phone = try Phone(Self.fixture.path)
    try phone.end()
    let screen = try phone.terminal.screen()
    #expect(screen.contains("some-analytics is not there"))
  }
}

/// True when node and esbuild are on the path.
private let hasScriptTools = ["node", "esbuild"].allSatisfy { name in
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
  }
}
