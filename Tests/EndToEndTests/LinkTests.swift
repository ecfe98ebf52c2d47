import Foundation
import Testing

/// The program behind the programs that people put before it. What is not installed is skipped,
/// and said so.
@Suite(.serialized)
struct LinkTests {
  static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  static let hasSsh =
    has("ssh") && FileManager.default.isExecutableFile(atPath: Loopback.server)

  /// Starts the program as `command` says, presses keys and the mouse, and leaves.
  ///
  /// - Parameter hasMouse: False in screen, which keeps Escape back while the mouse is reported.
  private func play(
    hasMouse: Bool = true, _ command: (_ program: String, _ folder: String) -> String
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-link-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program =
      "env LANG=C.UTF-8 XDG_RUNTIME_DIR=\(folder.path) XDG_STATE_HOME=\(folder.path)/state "
      + "\(TmuxTerminal.program) --ephemeral"
    let terminal = try TmuxTerminal(
      columns: 100, rows: 30, command: command(program, folder.path), environment: "COLORTERM=")
    try terminal.wait(for: "the phone") {
      $0.contains("attached –") && $0.contains("bubble") && $0.contains("quit")
    }
    // Its signs are those of a UTF-8 terminal.
    #expect(try terminal.screen().unicodeScalars.contains { (0x2500...0x259F).contains($0.value) })
    try terminal.send("e")
    try terminal.wait(for: "expanded") { $0.contains("expanded –") }
    try terminal.send("Escape")
    try terminal.wait(for: "collapsed") { $0.contains("attached –") }
    if hasMouse {
      // On the island's text row.
      try terminal.send(bytes: "\u{1B}[<0;20;3M")
      try terminal.wait(for: "the long press of the mouse") { $0.contains("expanded –") }
      try terminal.send(bytes: "\u{1B}[<0;20;3m")
    }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("code").contains("exit code 0"))
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  @Test(.enabled(if: hasSsh, "no sshd here: apt-get install openssh-server"))
  func throughSsh() throws {
    let loopback = try Loopback()
    try play { program, _ in "\(loopback.ssh) -tt 127.0.0.1 '\(program)'" }
  }

  @Test(
    .enabled(
      if: hasSsh && has("mosh"), "no mosh here: apt-get install mosh openssh-server"))
  func throughMosh() throws {
    let loopback = try Loopback()
    try play { program, _ in "mosh --ssh=\"\(loopback.ssh)\" 127.0.0.1 -- \(program)" }
  }

  @Test(.enabled(if: has("screen"), "no screen here: apt-get install screen"))
  func insideScreen() throws {
    // Screen's own sockets are kept apart from those of whoever runs the tests.
    try play(hasMouse: false) { program, folder in
      "env SCREENDIR=\(folder) screen -U -c /dev/null \(program)"
    }
  }

  /// A client comes, goes, and comes again: the program draws what it did before.
  @Test func attachedAndDetached() throws {
    let terminal = try TmuxTerminal(
      columns: 100, rows: 30, command: "\(TmuxTerminal.program) --ephemeral --clock frozen")
    try terminal.wait(for: "the phone") { $0.contains("bubble") && $0.contains("quit") }
    for _ in 0..<2 {
      let client = try PtyProcess(terminal.attachCommand, columns: 100, rows: 30)
      try client.wait(for: "the phone in the client") { client.text.contains("quit") }
      try terminal.detachClients()
      #expect(try client.exitCode() == 0)
    }
    try terminal.send("e")
    try terminal.wait(for: "expanded") { $0.contains("expanded –") }
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("after") == terminal.file("before"))
  }
}
