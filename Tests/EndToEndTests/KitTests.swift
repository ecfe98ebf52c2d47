import Foundation
import TestSupport
import Testing

/// `island run` with apps whose Live Activities are JavaScript: the app starts them, what they show comes from
/// the sources, and a press in the island comes back to the app.
@Suite(.serialized, .enabled(if: hasScriptTools, "apt-get install -y nodejs esbuild"))
struct KitTests {
  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  private struct Phone {
    let terminal: TmuxTerminal

    init(_ fixture: String) throws {
      let project = KitTests.fixtures.appendingPathComponent(fixture).path
      terminal = try TmuxTerminal(
        columns: 100, rows: 44, command: "\(TmuxTerminal.program) run \(project)", stateHome: nil,
        hasOwnTimeouts: false)
      try terminal.wait(for: "the dock") { $0.contains("1 open") }
    }

    @discardableResult
    func island(_ arguments: String...) throws -> Program.Run {
      try Program.run(arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
    }

    func wait(for text: String) throws {
      try terminal.wait(for: "'\(text)' on the screen") { $0.contains(text) }
    }

    /// Presses the button of the expanded island.
    func pressInIsland(showing text: String) throws {
      try terminal.send("Escape")
      // The app is left when its activity is in the island.
      try wait(for: "the only one")
      #expect(try island("press").code == 0)
      try wait(for: text)
      try terminal.send("Down")
      try terminal.send("Enter")
    }

    func end() throws {
      try terminal.send("q")
      try wait(for: "THE SHELL IS BACK")
    }
  }

  @Test func componentsOfVoltraAreDrawnAndHearOfAPress() throws {
    let phone = try Phone("VoltraApp")
    try phone.terminal.send("1")
    try phone.wait(for: "idle")
    #expect(try phone.island("tap", "Start").code == 0)
    try phone.wait(for: "runs at 0")
    #expect(try phone.island("activities").output.contains("VoltraAttributes"))
    try phone.pressInIsland(showing: "counted 0")
    try phone.wait(for: "counted 1")
    #expect(try phone.island("foreground", "Counter").code == 0)
    #expect(try phone.island("tap", "End").code == 0)
    try phone.wait(for: "Counter ended")
    try phone.end()
  }

  @Test func layoutsOfExpoAreStartedUpdatedAndPressed() throws {
    let phone = try Phone("LayoutApp")
    try phone.terminal.send("1")
    try phone.wait(for: "idle")
    #expect(try phone.island("tap", "Start").code == 0)
    try phone.wait(for: "started 1")
    #expect(try phone.island("tap", "Sooner").code == 0)
    try phone.pressInIsland(showing: "Ada in 3")
    // The layout's handler and the app's listener both hear of it.
    try phone.wait(for: "thanked")
    #expect(try phone.island("foreground", "Rides").code == 0)
    try phone.terminal.wait(for: "the press in the app") { _ in
      (try? phone.island("screen").output.contains("pressed thank")) ?? false
    }
    try phone.end()
  }
}
