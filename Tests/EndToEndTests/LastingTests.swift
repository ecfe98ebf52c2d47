import Foundation
import Testing

/// The built program: killed and started again, recorded and replayed, with its clock turned.
@Suite(.serialized)
struct LastingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("island-lasting-\(UUID().uuidString.prefix(8))")

  private func island(
    _ arguments: String = "", columns: Int = 100, rows: Int = 30
  ) throws -> TmuxTerminal {
    try TmuxTerminal(
      columns: columns, rows: rows, command: "\(TmuxTerminal.program) \(arguments)",
      stateHome: folder.path)
  }

  private func isPair(_ screen: String) -> Bool {
    screen.contains("attached –") && screen.contains("bubble")
  }

  @Test func killedIslandComesBackWithItsActivities() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try island()
    try first.wait(for: "a pair", until: isPair)
    try first.send("3")
    try first.wait(for: "the countdown") { $0.contains("Tea Time started") }
    kill(try first.programIdentifier(), SIGKILL)
    try first.wait(for: "the end") { $0.contains("THE SHELL IS BACK") }

    let second = try island()
    let screen = try second.wait(for: "all three") {
      $0.contains("🍵 Tea Time") && $0.contains("🍱 Bento") && $0.contains("⚽")
    }
    #expect(screen.firstMatch(of: /[0-9] Tea Time started/) == nil, "no event of its start")
    try second.send("3")
    try second.wait(for: "the end of the countdown") { $0.contains("Tea Time cleared") }
    try second.send("q")
    try second.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
  }

  @Test func secondIslandSaysThatItIsNotKept() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try island()
    try first.wait(for: "a pair", until: isPair)
    let second = try island(columns: 160)
    try second.wait(for: "the note") { $0.contains("this run is not saved") }
    try second.wait(for: "a pair", until: isPair)
  }

  @Test func damagedJournalIsToldAndPutAside() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let state = folder.appendingPathComponent("island")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data("garbage\n".utf8).write(to: state.appendingPathComponent("journal.jsonl"))
    let terminal = try island(columns: 160)
    try terminal.wait(for: "the note") { $0.contains("journal line 1 is damaged") }
    let copy = state.appendingPathComponent("journal.damaged.jsonl")
    #expect(try Data(contentsOf: copy) == Data("garbage\n".utf8))
    // The line on the screen may be cut and goes by itself; what the shell has stays.
    try terminal.send("q")
    try terminal.wait(for: "the whole note") {
      $0.contains("THE SHELL IS BACK") && $0.contains("island: journal line 1 is damaged")
    }
  }

  @Test func recordingIsReplayedTwiceTheSame() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("run.jsonl").path
    let terminal = try island("record \(file) --ephemeral")
    try terminal.wait(for: "a pair", until: isPair)
    try terminal.send("e")
    try terminal.wait(for: "expanded") { $0.contains("expanded –") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }

    let first = try Program.run(["replay", file, "--print"])
    let second = try Program.run(["replay", file, "--print"])
    #expect(first.code == 0 && first.errors.isEmpty)
    #expect(first.output == second.output)
    #expect(first.output.hasPrefix("size 100x30") && first.output.contains("expanded –"))
    let begin = try Program.run(["replay", file, "--print", "--until", "0"])
    #expect(!begin.output.contains("expanded –"))

    let shown = try island("replay \(file) --speed 10")
    try shown.wait(for: "the end of the replay") {
      $0.contains("expanded –") && $0.contains("over")
    }
    try shown.send("q")
    try shown.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try shown.file("after") == shown.file("before"))
  }

  @Test func clockIsFrozenSteppedAndSpedUpByKeys() throws {
    let terminal = try island("--ephemeral --clock 2026-09-23T09:41 --clock frozen")
    try terminal.wait(for: "a frozen clock") { $0.contains("frozen 9:41:00") }
    try terminal.send(":")
    try terminal.wait(for: "a minute later") { $0.contains("frozen 9:42:00") }
    try terminal.send(".")
    try terminal.wait(for: "a second later") { $0.contains("frozen 9:42:01") }
    try terminal.send("+")
    try terminal.wait(for: "slow motion") { $0.contains("×0.1") }
    try terminal.send("+")
    try terminal.send("+")
    try terminal.wait(for: "double speed") { $0.contains("×2") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
  }

  @Test func twelveHoursPassInTwelveSeconds() throws {
    let terminal = try island("--ephemeral --clock x3600", columns: 160, rows: 40)
    try terminal.wait(for: "the end of an activity") { $0.contains(" ended") }
    try terminal.wait(for: "a card gone") { $0.contains(" cleared") }
  }
}
