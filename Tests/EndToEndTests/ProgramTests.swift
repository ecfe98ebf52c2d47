import Foundation
import Testing

/// A program of its own, written as an app is, and a running island.
@Suite(.serialized)
struct ProgramTests {
  private struct Phone {
    let terminal: TmuxTerminal
    var environment: [String: String] { ["XDG_RUNTIME_DIR": terminal.folder.path] }

    init() throws {
      terminal = try TmuxTerminal(columns: 110, rows: 34, command: TmuxTerminal.program)
      try terminal.wait(for: "the panel") { $0.contains("bubble") }
    }

    @discardableResult
    func island(_ arguments: String...) throws -> Program.Run {
      try Program.run(arguments, environment: environment)
    }

    func app(_ arguments: String...) throws -> AppProcess {
      try AppProcess(
        AppProcess.bakery, arguments, environment: environment, folder: terminal.folder)
    }
  }

  /// A folder in which nothing listens.
  private func emptyFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bakery-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func itsActivityIsDrawnByItsOwnWidgetAndOutlivesIt() throws {
    let phone = try Phone()
    let app = try phone.app()
    #expect(try app.ask("start 3") == "active")
    try phone.terminal.wait(for: "the minimal view") { $0.contains("B3") }
    #expect(try app.ask("update 4") == "updated")
    try phone.terminal.wait(for: "the update") { $0.contains("B4") }
    #expect(try app.ask("list") == "list: active 4")
    app.kill()

    try phone.island("lock", "on")
    try phone.terminal.wait(for: "the card") {
      $0.contains("Loaves 4") && $0.contains("left oven")
    }
    #expect(try phone.island("activities").output.contains("BakeAttributes"))

    // Relaunched, the app finds what it left behind.
    let again = try phone.app()
    #expect(try again.ask("list") == "list: active 4")
    #expect(try again.ask("update 5") == "updated")
    try phone.terminal.wait(for: "the new picture") { $0.contains("Loaves 5") }
    #expect(try again.ask("end") == "ended")
    try phone.terminal.wait(for: "no card") { !$0.contains("Loaves") }
    #expect(try again.ask("list") == "list: ")
    #expect(again.errors == "")
  }

  @Test func aProgramThatExitsAtOnceLeavesItsPicture() throws {
    let phone = try Phone()
    let app = try phone.app("start", "7")
    #expect(try app.answer() == "active")
    #expect(app.wait() == 0)
    try phone.island("lock", "on")
    try phone.terminal.wait(for: "the card") { $0.contains("Loaves 7") }
  }

  @Test func aButtonRunsItsIntentInTheProgram() throws {
    let phone = try Phone()
    let app = try phone.app()
    #expect(try app.ask("start 1") == "active")
    try phone.terminal.wait(for: "the minimal view") { $0.contains("B1") }
    try phone.island("press", "BakeAttributes")
    let screen = try phone.terminal.wait(for: "the button") { $0.contains("One more") }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("One more") })
    let before = try #require(lines[row].range(of: "One more"))
    let column = lines[row].distance(from: lines[row].startIndex, to: before.lowerBound)
    try phone.terminal.click(column: column + 1, row: row)
    try phone.terminal.wait(for: "the second loaf") { $0.contains("Ready 2") }
    #expect(try app.ask("list") == "list: active 2")
  }

  @Test func withoutAnIslandItServesItself() throws {
    let folder = try emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = try AppProcess(
      AppProcess.bakery, environment: ["XDG_RUNTIME_DIR": folder.path], folder: folder)
    #expect(try app.ask("enabled") == "true")
    #expect(try app.ask("start 3") == "active")
    #expect(try app.ask("update 4") == "updated")
    #expect(try app.ask("list") == "list: active 4")
    for _ in 0..<4 { #expect(try app.ask("start 1") == "active") }
    #expect(try app.ask("start 1") == "targetMaximumExceeded")
    #expect(try app.ask("end") == "ended")
    #expect(try app.ask("list") == "list: ")
    #expect(app.errors == "")
  }

  @Test func itOutlivesTheIslandAndGoesOnAlone() throws {
    let phone = try Phone()
    let app = try phone.app()
    #expect(try app.ask("start 3") == "active")
    try phone.terminal.send("q")
    try phone.terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }

    #expect(try app.ask("enabled") == "true")
    #expect(try app.ask("start 8") == "active")
    #expect(try app.ask("list") == "list: active 8")
  }

  @Test func aNamedIslandThatIsNotThereIsSaidSo() throws {
    let folder = try emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/nobody.sock"
    let app = try AppProcess(
      AppProcess.bakery, environment: ["ISLAND_SOCKET": path], folder: folder)
    #expect(try app.ask("enabled") == "false")
    #expect(try app.ask("start 3") == "persistenceFailure")
    #expect(
      app.errors
        == "ActivityKit: no island is running (nothing listens on '\(path)'): start one in another "
        + "terminal\n")
  }

  @Test func theErrorsOfItsInfoPlistAreApples() throws {
    let folder = try emptyFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let copy = folder.appendingPathComponent("bakery")
    try FileManager.default.copyItem(atPath: AppProcess.bakery, toPath: copy.path)
    try """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>CFBundleIdentifier</key><string>com.example.bakery</string>
    </dict></plist>
    """.write(
      to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
    let app = try AppProcess(
      copy.path, environment: ["XDG_RUNTIME_DIR": folder.path], folder: folder)
    #expect(
      try app.ask("start 3")
        == "The app does not declare NSSupportsLiveActivities in its Info.plist.")
    #expect(try app.ask("enabled") == "false")
  }
}
