import Foundation
import TestSupport
import Testing

/// The program on every kind of terminal: each screen is what the program means, cell by cell.
@Suite(.serialized)
struct TerminalMatrixTests {
  /// How long a screen may take to become what it should be, in seconds; more than a loaded machine
  /// takes, and short enough for a table of terminals.
  private static let limit = 60.0

  @Test func screensThatReturnAreTheSame() throws {
    let screens = try FifteenScreens.reference(TerminalKind.reference.abilities)
    for index in stride(from: 2, to: screens.count, by: 2) {
      #expect(FifteenScreens.difference(screens[index], from: screens[0]) == nil)
    }
    for index in stride(from: 1, to: screens.count, by: 2) { #expect(screens[index] != screens[0]) }
  }

  @Test(arguments: TerminalKind.all)
  func everyScreenIsTheModel(kind: TerminalKind) throws {
    let wanted = try FifteenScreens.reference(kind.abilities).map(kind.adapted)
    let program = try ModelledProcess(
      "printf 'before\\n'; \(FifteenScreens.command); echo THE SHELL IS BACK; exec cat",
      kind: kind)
    let difference = try FifteenScreens.firstDifference(
      from: wanted, seconds: Self.limit, press: program.send
    ) {
      program.step()
      return program.terminal.seen
    }
    guard difference == nil else {
      Issue.record("\(difference ?? "")")
      return
    }
    if kind.strings == .printed { #expect(program.terminal.strings.map(\.text) == []) }
    program.send("q")
    try program.wait(for: "the shell") { $0.text.joined().contains("THE SHELL IS BACK") }
    let text = program.terminal.text
    #expect(!text.joined().contains("^["), "an answer was typed into the shell")
    #expect(program.terminal.modes.isDisjoint(with: [1002, 1003, 1004, 1006, 1049, 2004]))
    let place = try #require(text.firstIndex { $0.hasPrefix("THE SHELL IS BACK") })
    if kind.hasAlternateScreen {
      #expect(place < 8 && text[0].hasPrefix("before"))
    } else {
      // Below what was drawn, which is all there, moved up by the lines of the shell.
      #expect(place == text.count - 2, "the shell's line is in row \(place)")
      #expect(text.joined().contains("bubble"))
    }
  }
}

extension TerminalMatrixTests {
  /// Both programs are asked for fewer things than a terminal: neither says that it reports the mouse.
  private static let abilities = TerminalKind.Abilities(
    ambiguous: 1, hasSextants: false, hasMouse: false)
  private static let size = (columns: 100, rows: 30)

  private func expectEveryScreen(_ terminal: TmuxTerminal) throws {
    let wanted = try FifteenScreens.reference(Self.abilities)
    let difference = try FifteenScreens.firstDifference(
      from: wanted, seconds: Self.limit, press: { try terminal.send(bytes: $0) },
      cells: { try terminal.cells(columns: Self.size.columns, rows: Self.size.rows) })
    guard let difference else { return }
    Issue.record("\(difference)")
  }

  /// Leaves the program where there is no alternate screen: the phone stays, the prompt is below it.
  private func leave(_ terminal: TmuxTerminal) throws {
    try terminal.send("q")
    let screen = try terminal.wait(for: "the prompt") { $0.contains("THE PROMPT") }
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.firstIndex { $0.hasPrefix("THE PROMPT") } == Self.size.rows - 2)
    #expect(screen.contains("bubble") && screen.contains("quit"), "the phone is above it")
  }

  /// Of these, tmux 3.2 to 3.4 garbles what is repeated where the description of the terminal says
  /// that it can be; the last is known nowhere.
  @Test(arguments: ["tmux-256color", "screen-256color", "xterm-256color", "xterm", "xterm-ghostly"])
  func insideTmux(term: String) throws {
    let terminal = try TmuxTerminal(
      columns: Self.size.columns, rows: Self.size.rows, command: FifteenScreens.command,
      environment: "COLORTERM= TERM=\(term)")
    try expectEveryScreen(terminal)
    try terminal.send("q")
    try terminal.wait(for: "the shell") { $0.contains("THE SHELL IS BACK") }
    #expect(try terminal.file("after") == terminal.file("before"))
  }

  /// It draws anew what the program has drawn, and obeys no repeats.
  @Test(
    .enabled(
      if: LinkTests.hasSsh && LinkTests.has("mosh") && LongForm.isOn,
      "in the long form, with mosh and openssh-server"))
  func insideMosh() throws {
    let loopback = try Loopback()
    let terminal = try TmuxTerminal(
      columns: Self.size.columns, rows: Self.size.rows,
      command: "mosh --ssh=\"\(loopback.ssh)\" 127.0.0.1 -- "
        + "sh -c '\(FifteenScreens.command); echo THE PROMPT; read -r line'",
      environment: "COLORTERM=")
    try expectEveryScreen(terminal)
    try leave(terminal)
    try terminal.send("Enter")
  }

  /// With its default configuration, which has no alternate screen: the shell's line is below the
  /// phone. Escape is no part of the key after it.
  @Test(.enabled(if: LinkTests.has("screen"), "no screen here: apt-get install screen"))
  func insideScreen() throws {
    // Screen takes a folder of its user's alone.
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-screen-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    let terminal = try TmuxTerminal(
      columns: Self.size.columns, rows: Self.size.rows,
      command: "env SCREENDIR=\(folder.path) screen -U -c /dev/null "
        + "sh -c '\(FifteenScreens.command); echo THE PROMPT; read -r line'",
      environment: "COLORTERM=")
    try expectEveryScreen(terminal)
    try leave(terminal)
    // Else its session would outlive the test.
    try terminal.send("Enter")
    try terminal.wait(for: "the end of screen") { $0.contains("THE SHELL IS BACK") }
  }
}

extension TerminalKind: CustomTestStringConvertible {
  public var testDescription: String { name }
}
