import Foundation
import Testing

/// The verbs of the command line against a running island.
@Suite(.serialized)
struct ControlTests {
  /// An island with a runtime directory of its own.
  private struct Phone {
    let terminal: TmuxTerminal

    init(arguments: String = "", columns: Int = 110) throws {
      terminal = try TmuxTerminal(
        columns: columns, rows: 34, command: "\(TmuxTerminal.program) \(arguments)")
      try terminal.wait(for: "the panel") { $0.contains("bubble") }
    }

    /// Runs the program with text on its standard input.
    func run(_ arguments: String..., reading text: String) throws -> Program.Run {
      let file = terminal.folder.appendingPathComponent("input")
      try Data(text.utf8).write(to: file)
      return try Program.run(
        arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path],
        standardInput: FileHandle(forReadingFrom: file))
    }

    @discardableResult
    func island(_ arguments: String...) throws -> Program.Run {
      try Program.run(arguments, environment: ["XDG_RUNTIME_DIR": terminal.folder.path])
    }
  }

  @Test func anActivityIsStartedUpdatedListedAndEndedFromOutside() throws {
    let phone = try Phone()
    let id = try phone.island("start", "Pizza", "--state", #"{"minutes":5}"#, "--score", "7")
      .output.trimmingCharacters(in: .whitespacesAndNewlines)
    try phone.terminal.wait(for: "the activity") { $0.contains("Pizza started") }
    let list = try phone.island("activities").output
    #expect(list.contains(id.prefix(8)) && list.contains("Pizza") && list.contains("attached"))
    #expect(list.contains("started first"))

    #expect(try phone.island("update", id, "--state", #"{"minutes":4}"#).code == 0)
    try phone.terminal.wait(for: "the update") { $0.contains("Pizza updated") }
    let json = try phone.island("activities", "--json").output
    #expect(json.contains(#""attributesType" : "Pizza""#))

    #expect(try phone.island("end", "Pizza", "--dismissal", "immediate").code == 0)
    try phone.terminal.wait(for: "the end") { $0.contains("Pizza cleared") }
    let late = try phone.island("update", id, "--state", "{}")
    #expect(late.code == 65)
    #expect(late.errors.contains("no activity '\(id)'"))
  }

  @Test func commandsAreReadFromStandardInput() throws {
    let phone = try Phone()
    let lines = """
      start Pizza --id P1
      update P1 --state '{"minutes":4}'
      # A comment, and a blank line.

      update P2 --state '{}'
      updaet P1
      update P1 --state "{
      lock on
      end 11111111-1111-1111-1111-111111111111
      update Pizza --state '[]'
      end Pizza --dismissal immediate
      """
    let run = try phone.run("-", reading: lines)
    #expect(run.output == "P1\n")
    #expect(
      run.errors == """
        island: line 5: no activity 'P2': 'island activities' lists them all
        island: line 6: 'updaet' is no command for a running island, did you mean 'update'?
        island: line 7: a " has no counterpart
        island: line 9: there is no activity '11111111-1111-1111-1111-111111111111'
        island: line 10: --state: expected a JSON object such as {"minutes":5}, got: []

        """)
    #expect(run.code == 65)
    try phone.terminal.wait(for: "the lock screen") { $0.contains("unlock") }
    #expect(try !phone.island("activities").output.contains("Pizza"))

    let many = (1...300).map { "update Nothing --state '{\"minutes\":\($0)}'\n" }.joined()
    let unknown = try phone.run("-", reading: many)
    #expect(unknown.errors.split(separator: "\n").count == 300)
    #expect(try phone.run("-", reading: "lock off").code == 0)
    try phone.terminal.wait(for: "the home screen") { !$0.contains("unlock") }
  }

  @Test func theVerbsDoWhatTheKeysDo() throws {
    let phone = try Phone()
    try phone.island("press")
    try phone.terminal.wait(for: "expanded") { $0.contains("expanded –") }
    try phone.island("collapse")
    try phone.terminal.wait(for: "a pair") { $0.contains("attached –") }
    try phone.island("swipe", "left")
    try phone.terminal.wait(for: "compact") { $0.contains("compact –") }
    try phone.island("lock", "on")
    try phone.terminal.wait(for: "the lock screen") { $0.contains("unlock") }
    try phone.island("lock", "off")
    try phone.terminal.wait(for: "the home screen") { !$0.contains("unlock") }
    try phone.island("device", "iphone-16-pro-max")
    try phone.terminal.wait(for: "the device") { $0.contains("iPhone 16 Pro Max") }
    try phone.island("allow", "off")
    try phone.terminal.wait(for: "nothing") { $0.contains("Activities\n") || $0.contains("none") }
    let denied = try phone.island("start", "Pizza")
    #expect(denied.code == 1)
    #expect(denied.errors.contains("switched off"))
  }

  @Test func everySurfaceIsShownFromOutside() throws {
    let phone = try Phone()
    try phone.island("show", "watch", "--watch", "41")
    try phone.terminal.wait(for: "the watch") { $0.contains("Apple Watch 41 mm") }
    try phone.island("show", "carplay", "--car", "170x78")
    try phone.terminal.wait(for: "the car") { $0.contains("170 × 78 pt") }
    try phone.island("show", "mac")
    try phone.terminal.wait(for: "the menu bar") { $0.contains("Finder") }
    try phone.island("show", "standby", "--night", "on")
    try phone.terminal.wait(for: "StandBy") { $0.contains("day") && !$0.contains("Finder") }
    try phone.island("show", "phone", "--always-on", "on")
    try phone.terminal.wait(for: "Always-On") { $0.contains("o wake") }
    #expect(try phone.island("show", "fridge").errors.contains("standby"))
  }

  @Test func theClockIsTurnedFromOutside() throws {
    let phone = try Phone()
    #expect(try phone.island("clock", "freeze").output.contains("frozen"))
    try phone.terminal.wait(for: "the frozen clock") { $0.contains("frozen") }
    try phone.island("clock", "deadline")
    #expect(try phone.island("clock", "x60").output.contains("×60"))
    let backwards = try phone.island("clock", "step", "-5")
    #expect(backwards.code == 64 || backwards.code == 1)
    #expect(try phone.island("clock", "sideways").errors.contains("freeze, resume"))
  }

  @Test func whatDoesNotFitIsRefusedWithNumbers() throws {
    let phone = try Phone(arguments: "--set activitiesPerApp=1")
    let long = String(repeating: "x", count: 5_000)
    let large = try phone.island("start", "Pizza", "--state", "{\"t\":\"\(long)\"}")
    #expect(large.code == 1)
    #expect(large.errors.contains("4096"))
    #expect(try phone.island("start", "Pizza").code == 0)
    let second = try phone.island("start", "Pizza")
    #expect(second.code == 1)
    #expect(second.errors.contains("1"))
  }

  @Test func nothingThatWasSaidIsIgnored() throws {
    let phone = try Phone()
    let stale = try phone.island("start", "Pizza", "--stale", "soon")
    #expect(stale.code == 64 && stale.errors.contains("--stale: expected a duration"))
    #expect(try phone.island("start", "").errors.contains("is not an attributes type"))
    #expect(try phone.island("start", "Pizza", "--stale", "5m", "--score", "7").code == 0)
    let json = try phone.island("activities", "--json").output
    #expect(json.contains(#""score" : 7,"#) && json.contains(#""staleDate""#))
    let score = try phone.island("end", "Pizza", "--score", "7")
    #expect(score.code == 64 && score.errors.contains("--score goes with a state"))
    let body = try phone.island("update", "Pizza", "--state", "{}", "--alert-body", "words")
    #expect(body.code == 64 && body.errors.contains("add --alert"))
    #expect(try phone.island("end", "Pizza", "--alert", "Over").code == 64)
  }

  @Test func aLongNameDoesNotStretchTheTable() throws {
    let phone = try Phone()
    #expect(try phone.island("start", String(repeating: "T", count: 3_000)).code == 0)
    let lines = try phone.island("activities").output.split(separator: "\n")
    #expect(lines.contains { $0.contains(String(repeating: "T", count: 39) + "…") })
    #expect(lines.allSatisfy { $0.count < 200 })
  }

  @Test func aSocketPathThatIsTooLongIsToldToTheVerbsToo() throws {
    let folder = "/tmp/" + String(repeating: "d", count: 120)
    let run = try Program.run(["activities"], environment: ["XDG_RUNTIME_DIR": folder])
    #expect(run.code == 69)
    #expect(run.errors.contains("at most 107") && run.errors.contains("ISLAND_SOCKET"))
  }

  @Test func valuesOfTheAppGroupAreSetAndRemoved() throws {
    let phone = try Phone()
    #expect(try phone.island("defaults", "set", "home", "Ajax").code == 0)
    #expect(try phone.island("defaults", "remove", "home").code == 0)
    let wrong = try phone.island("defaults", "set", "home")
    #expect(wrong.code == 64)
    #expect(wrong.errors.contains("defaults set KEY VALUE"))
  }

  @Test func aScoreThatIsNoNumberIsRefused() throws {
    let phone = try Phone()
    let run = try phone.island("start", "Pizza", "--score", "nan")
    #expect(run.code == 64)
    #expect(run.errors.contains("--score"))
  }

  @Test func theListIsOneKeyAway() throws {
    let phone = try Phone(columns: 130)
    try phone.terminal.send("a")
    try phone.terminal.wait(for: "the list") {
      $0.contains("2 activities") && $0.contains("WHERE") && $0.contains("MatchAttributes")
    }
    try phone.terminal.send("Escape")
    try phone.terminal.wait(for: "the phone") { $0.contains("Events") }
  }
}
