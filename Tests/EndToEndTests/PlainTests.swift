import Foundation
import Testing

/// `island --plain` and `island doctor`: lines of text, also through pipes.
@Suite(.serialized)
struct PlainTests {
  /// Runs the program with lines to read, as in a pipe.
  private func say(_ lines: [String], _ arguments: [String] = []) throws -> Program.Run {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-plain-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = Pipe()
    input.fileHandleForWriting.write(Data(lines.map { $0 + "\n" }.joined().utf8))
    try input.fileHandleForWriting.close()
    return try Program.run(
      ["--plain", "--ephemeral"] + arguments,
      environment: ["XDG_RUNTIME_DIR": folder.path, "LANG": "C.UTF-8"],
      standardInput: input.fileHandleForReading)
  }

  @Test func whatALineBringsAboutIsSaidBeforeTheNext() throws {
    let run = try say(["e", "collapse", "lock", "unlock", "q"])
    #expect(run.code == 0)
    #expect(run.errors == "")
    var rest = run.output[...]
    for part in [
      "iPhone 16 Pro, unlocked", ", attached: ", "because started first", ", expanded: ",
      "because touched and held", ", attached: ", "locked", "lock screen: ", "unlocked",
    ] {
      let place = try #require(rest.range(of: part), "\(part) after\n\(run.output)")
      rest = rest[place.upperBound...]
    }
    #expect(ControlBytes.intruders(in: Array(run.output.utf8), isScreen: false) == [])
  }

  @Test func helpAndWhatIsNotUnderstood() throws {
    let run = try say(["help", "sing", "show"])
    #expect(run.output.contains("press (e): long press, expand the island"))
    #expect(run.output.contains("unknown command 'sing'"))
    // The end of the lines is the end.
    #expect(run.code == 0)
  }

  @Test func inAPlainLocaleEverythingIsASCII() throws {
    let run = try say(["1", "2", "3", "4", "5", "lock", "q"], ["--ascii"])
    #expect(run.code == 0)
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func aReaderThatLeavesEndsIt() throws {
    let terminal = try PtyProcess("(\(TmuxTerminal.program) --plain --ephemeral; true) | head -1")
    terminal.send("show\nshow\nshow\n")
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.text.contains("island, text mode"))
  }

  @Test func aSignalEndsItAsItEndsAScreen() throws {
    let terminal = try PtyProcess("\(TmuxTerminal.program) --plain --ephemeral")
    try terminal.wait(for: "the first lines") { terminal.text.contains("because") }
    kill(try terminal.program(), SIGTERM)
    #expect(try terminal.exitCode() == 143)
    #expect(!terminal.text.contains("\u{1B}"))
  }

  /// A full pipe without a reader blocks neither the phone nor SIGTERM.
  @Test func aReaderThatSleepsHoldsNothingUp() throws {
    // Each line prints the screen: more than any pipe holds.
    let terminal = try PtyProcess(
      "(yes show | head -2000; sleep 1000) | (sh -c 'echo $$ > $XDG_RUNTIME_DIR/pid; "
        + "exec \(TmuxTerminal.program) --plain --ephemeral'; echo CODE $? >&2) | sleep 1000")
    let environment = ["XDG_RUNTIME_DIR": terminal.folder.path]
    func activities() throws -> Program.Run {
      try Program.run(["activities"], environment: environment)
    }
    try terminal.wait(for: "the phone") { (try? activities())?.code == 0 }
    for _ in 0..<20 {
      let run = try activities()
      #expect(run.code == 0 && run.output.contains("Kickoff"), "\(run.errors)")
    }
    let file = terminal.folder.appendingPathComponent("pid")
    let program = try #require(
      Int32(try String(contentsOf: file, encoding: .utf8).filter(\.isNumber)))
    kill(program, SIGTERM)
    try terminal.wait(for: "the end") { terminal.text.contains("CODE 143") }
  }

  /// Each of the commands is answered, though the reader begins when the pipe is full.
  @Test func aReaderThatIsSlowMissesNothing() throws {
    let terminal = try PtyProcess(
      "yes show | head -300 | \(TmuxTerminal.program) --plain --ephemeral "
        + "| (read -r first; echo COUNT $(grep -c 'iPhone 16 Pro'))")
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.text.contains("COUNT 301"), "\(terminal.text)")
  }

  @Test func aReplayHasNoLines() throws {
    let run = try Program.run(["replay", "--plain", "/nowhere"])
    #expect(run.code != 0)
  }

  @Test func theDoctorWorksWithoutATerminal() throws {
    let run = try Program.run(["doctor"], environment: ["TERM": "xterm-256color"])
    #expect(run.code == 0)
    #expect(run.output.contains("the process has no controlling terminal"))
    #expect(run.output.contains("island --plain"))
    // What of the sandbox this kernel has.
    #expect(run.output.contains("sandbox: with Landlock "))
    #expect(run.output.contains(" code of others is kept from\n  "))
  }

  @Test func theDoctorsFindingsAreDataToo() throws {
    let run = try Program.run(["doctor", "--json"], environment: ["TERM": "dumb"])
    #expect(run.code == 0)
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let facts = try #require(json?["facts"] as? [[String: Any]])
    #expect(facts.contains { $0["name"] as? String == "colours" })
    #expect(json?["changes"] is [[String: Any]])
    let sandbox = try #require(json?["sandbox"] as? [String: Any])
    #expect(sandbox["landlock"] is Int && sandbox["seccomp"] is Bool)
  }

  @Test func theDoctorNamesTmuxAndGivesTheScreenBack() throws {
    let terminal = try TmuxTerminal(
      columns: 120, rows: 50, command: "\(TmuxTerminal.program) doctor",
      environment: "COLORTERM=")
    let screen = try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    for part in ["120x50", "reached through  tmux 3", "set -g focus-events on", "consequences"] {
      #expect(screen.contains(part), "\(screen)")
    }
    #expect(try terminal.file("after") == terminal.file("before"))
  }
}
