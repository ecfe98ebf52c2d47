import Foundation
import Glibc
import Testing

/// The panes of `island preview`: form, JSON, toggles, compare; and the forced command.
@Suite(.serialized)
struct PreviewPaneTests {
  /// A folder with a widget, gone with the test.
  private final class Sources {
    let folder: URL
    var path: String { folder.path }

    init(card: String = #"Text("Card \(context.state.word)")"#) throws {
      // A path without links, as git reports it.
      folder = URL(fileURLWithPath: "/tmp/island-pane-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try write(card: card)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(card: String) throws {
      try """
      import ActivityKit
      import SwiftUI
      import WidgetKit

      struct PingAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var word: String; var count: Int }
        var name: String
      }

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
        PingAttributes.ContentState(word: "alpha", count: 41)
        PingAttributes.ContentState(word: "beta", count: 42)
      }
      """.write(
        to: folder.appendingPathComponent("Ping.swift"), atomically: true, encoding: .utf8)
    }
  }

  private func preview(
    _ sources: Sources, _ flags: String = "", columns: Int = 140, rows: Int = 50
  ) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal(
      columns: columns, rows: rows,
      command: "\(TmuxTerminal.program) preview \(flags) \(sources.path)")
    try terminal.wait(for: "the sheet") { $0.contains("Card alpha") }
    return terminal
  }

  private func leave(_ terminal: TmuxTerminal) throws {
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
  }

  @Test func aFieldThatIsTypedInIsSeenAtOnce() throws {
    let sources = try Sources()
    let terminal = try preview(sources)
    try terminal.send("]")
    try terminal.wait(for: "the second state") { $0.contains("Card beta") }
    try terminal.send("e")
    try terminal.wait(for: "the form") { $0.contains("word") && $0.contains("▾ state") }
    try terminal.send("Enter")
    try terminal.send("-l", "max!")
    try terminal.wait(for: "the picture") { $0.contains("Card max!") }
    try terminal.send("Enter")
    try terminal.send("j")
    try terminal.wait(for: "the push") { $0.contains("\"content-state\"") }
    try terminal.send("Escape")
    try terminal.wait(for: "the sheet alone") { !$0.contains("content-state") }
    #expect(try terminal.screen().contains("edited"))
    try terminal.send("2")
    try terminal.wait(for: "long") { $0.contains("Card alpha alpha") }
    try leave(terminal)
  }

  @Test func aToggleIsSeenAtOnce() throws {
    let sources = try Sources(card: #"Text("On its way")"#)
    let terminal = try TmuxTerminal(
      columns: 140, rows: 50, command: "\(TmuxTerminal.program) preview \(sources.path)")
    try terminal.wait(for: "the sheet") { $0.contains("On its way") }
    try terminal.send("X")
    try terminal.wait(for: "long texts") { $0.contains("On its way On its way") }
    try terminal.send("W")
    try terminal.wait(for: "the reason") { $0.contains("attached – started first") }
    try terminal.send(",")
    try terminal.wait(for: "the list") { $0.contains("Phone and picture") }
    try terminal.send("Escape")
    // A key that is read together with Escape is one with Alt.
    try terminal.wait(for: "no list") { !$0.contains("Phone and picture") }
    try leave(terminal)
  }

  @Test func aSaveIsComparedWithWhatWasBefore() throws {
    let sources = try Sources()
    let terminal = try preview(sources)
    try terminal.send("v")
    try terminal.wait(for: "nothing yet") { $0.contains("nothing to compare with") }
    try sources.write(card: #"Text("Card \(context.state.word)?")"#)
    try terminal.wait(for: "the new picture") { $0.contains("Card alpha?") }
    try terminal.send("v")
    try terminal.wait(for: "both") {
      $0.contains("before the save") && $0.contains("now ·") && $0.contains("changed in")
    }
    try terminal.send("v")
    try leave(terminal)
  }

  @Test(.enabled(if: has("git"), "no git here: apt-get install git"))
  func aRevisionIsComparedWith() throws {
    let sources = try Sources(card: #"Text("Once \(context.state.word)")"#)
    for line in [
      "init -q", "add -A",
      "-c user.name=Test -c user.email=test@example.com commit -q -m one",
    ] {
      try #require(system("git -C \(sources.path) \(line)") == 0)
    }
    try sources.write(card: #"Text("Card \(context.state.word)")"#)
    let terminal = try preview(sources, "--against HEAD")
    try terminal.send("v")
    try terminal.wait(for: "both") {
      $0.contains("Once alpha") && $0.contains("Card alpha") && $0.contains("HEAD (")
    }
    try terminal.send("Escape")
    // A key that is read together with Escape is one with Alt.
    try terminal.wait(for: "the sheet alone") { !$0.contains("Once alpha") }
    try leave(terminal)
  }

  @Test(arguments: [
    (["--against", "HEAD"], Int32(65), "is not in a git repository"),
    (["--against", "HEAD", "--confined"], 64, "--confined cannot be combined with --against"),
  ])
  func whatCannotBeComparedWithIsSaid(
    _ flags: [String], _ code: Int32, _ message: String
  ) throws {
    let sources = try Sources()
    let pty = try PtyProcess(
      "\(TmuxTerminal.program) preview \(flags.joined(separator: " ")) \(sources.path)")
    #expect(try pty.exitCode() == code)
    #expect(pty.text.contains(message))
  }

  @Test func flagsSayWhatTheKeysDo() throws {
    let help = try Program.run(["preview", "--help"]).output
    for flag in [
      "device", "appearance", "always-on", "stale", "text-size", "locale", "time-zone", "rtl",
      "pseudo-long", "motion", "color", "theme", "foreground", "locked", "rival", "landscape",
      "watch", "car", "state", "against", "confined",
    ] {
      #expect(help.contains("--\(flag)"), "\(flag)")
    }
    let sources = try Sources(card: #"Text("On its way")"#)
    let terminal = try TmuxTerminal(
      columns: 140, rows: 50,
      command: "\(TmuxTerminal.program) preview --pseudo-long --state 2 --rival \(sources.path)")
    try terminal.wait(for: "long texts") {
      $0.contains("On its way On its way") && $0.contains("state 2 2/")
    }
    try leave(terminal)
    let refused = try Program.run(["preview", "--text-size", "huge", sources.path])
    #expect(refused.code == 64 && refused.errors.contains("'huge' is no value for 'text-size'"))
  }

  // MARK: The forced command

  private static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// The page SSH.md: whatever a client asks for, it gets the sheet; and the sheet offers no way to a
  /// file or to a shell.
  @Test(
    .enabled(
      if: has("ssh") && FileManager.default.isExecutableFile(atPath: Loopback.server),
      "no sshd here: apt-get install openssh-server"))
  func aForcedCommandOffersNothingElse() throws {
    let sources = try Sources()
    let compiler = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let loopback = try Loopback(
      forced: "env PATH=\(compiler) XDG_RUNTIME_DIR=\(sources.path) "
        + "XDG_STATE_HOME=\(sources.path)/state LANG=C.UTF-8 "
        + "ISLAND_TIMEOUT=\(Int(HangGuard.seconds)) "
        + "\(TmuxTerminal.program) preview --confined \(sources.path)/Ping.swift")
    let mark = "\(sources.path)/mark"
    let terminal = try TmuxTerminal(
      columns: 140, rows: 50, command: "\(loopback.forcedSsh) -tt 127.0.0.1 'touch \(mark)'")
    try terminal.wait(for: "the sheet") { $0.contains("Card alpha") }
    #expect(!FileManager.default.fileExists(atPath: mark))
    // The JSON page reads and writes no file.
    try terminal.send("j")
    try terminal.wait(for: "the push") { $0.contains("\"content-state\"") }
    let screen = try terminal.screen()
    #expect(!screen.contains("write") && !screen.contains("open"))
    try terminal.send("w")
    try terminal.send("o")
    try terminal.send("e")
    try terminal.wait(for: "the form") { $0.contains("▾ state") }
    #expect(!(try terminal.screen().contains("write to")))
    // ^Z stops nothing: the program still answers.
    try terminal.send("C-z")
    try terminal.send("]")
    try terminal.wait(for: "the second state") { $0.contains("Card beta") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(!FileManager.default.fileExists(atPath: mark))
    // Without a terminal there is nothing to be had either.
    let plain = try Program.tool(
      ["sh", "-c", "\(loopback.forcedSsh) 127.0.0.1 cat /etc/passwd"],
      environment: ProcessInfo.processInfo.environment)
    #expect(!plain.contains("root:"))
  }
}
