import Foundation
import TestSupport
import Testing

/// The program in the windows of terminals: each screen has the pixels that it has when every cell is
/// placed and coloured by itself. Two xterms always, all others in the long form.
@Suite(.serialized)
struct WindowMatrixTests {
  struct Terminal: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// The command, without what runs in the window.
    var command: [String]
    /// The class of its window.
    var title: String
    var isOfLongForm = true
    /// True where a glyph is cut off at its neighbours by a pixel more or less, depending on colours
    /// that are not seen.
    var hasHairlines = false
    var variables: [String: String] = [:]

    var program: String { command.first { !$0.contains("=") } ?? "" }
  }

  private static let columns = 100
  private static let rows = 30

  static let terminals = [
    Terminal(
      testDescription: "xterm",
      command: ["xterm", "-geometry", "100x30+0+0", "+sb", "-e"], title: "xterm",
      isOfLongForm: false),
    Terminal(
      testDescription: "xterm -cjk_width",
      command: ["xterm", "-cjk_width", "-geometry", "100x30+0+0", "+sb", "-e"], title: "xterm",
      isOfLongForm: false),
    Terminal(
      testDescription: "urxvt",
      command: ["urxvt", "-geometry", "100x30+0+0", "+sb", "-e"], title: "urxvt"),
    Terminal(
      testDescription: "st", command: ["st", "-g", "100x30+0+0", "-e"], title: "st",
      hasHairlines: true),
    Terminal(
      testDescription: "kitty",
      command: [
        "kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o",
        "initial_window_width=100c", "-o", "initial_window_height=30c", "-o",
        "cursor_blink_interval=0", "-o", "update_check_interval=0",
      ], title: "kitty", variables: ["LIBGL_ALWAYS_SOFTWARE": "1"]),
    Terminal(
      testDescription: "VTE by xfce4-terminal",
      command: [
        "dbus-run-session", "xfce4-terminal", "--disable-server", "--geometry=100x30+0+0",
        "--hide-menubar", "--hide-scrollbar", "--hide-toolbar", "-x",
      ], title: "xfce4-terminal"),
    Terminal(
      testDescription: "konsole",
      command: [
        "dbus-run-session", "konsole", "--separate", "--hide-menubar", "--hide-tabbar", "-p",
        "TerminalColumns=100", "-p", "TerminalRows=30", "-p", "ScrollBarPosition=2", "-p",
        "BlinkingCursorEnabled=false", "-e",
      ], title: "konsole"),
  ]

  /// A terminal's window, in which a script does what the test says.
  private final class Window {
    let folder: URL
    private let screen: VirtualScreen
    private let process = Process()
    private let environment: [String: String]

    init(_ terminal: Terminal) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-matrix-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      screen = try VirtualScreen(folder: folder)
      environment = ProcessInfo.processInfo.environment
        .filter { !["TMUX", "STY", "COLORTERM", "NO_COLOR", "TERM"].contains($0.key) }.merging([
          "DISPLAY": screen.display, "LANG": "C.UTF-8", "HOME": folder.path,
          "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state",
        ]) { $1 }.merging(terminal.variables) { $1 }
      let script = folder.appendingPathComponent("run.sh")
      // Each line of the pipe is one step, which is answered by a file. The modes are read when the
      // terminal has answered: VTE says that the text is UTF-8 once its child runs already.
      try """
      cd \(folder.path)
      mkfifo go
      stty size > size
      \(TmuxTerminal.program) doctor --json --color 256 > doctor.part
      mv doctor.part doctor
      stty -g > before
      printf '\\033[?1049h\\033[?25l'
      exec 3<> go
      while read -r step <&3 && [ "$step" != run ]; do
        cat "$step"
        mv "$step" "$step.shown"
      done
      printf '\\033[?1049l\\033[?25h'
      \(FifteenScreens.command)
      echo $? > code.part
      mv code.part code
      stty -g > after.part
      mv after.part after
      """.write(to: script, atomically: true, encoding: .utf8)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = terminal.command + ["sh", script.path]
      process.environment = environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      kill(process.processIdentifier, SIGKILL)
      try? FileManager.default.removeItem(at: folder)
    }

    func focus(_ title: String) throws {
      let found = try xdotool("search", "--onlyvisible", "--class", title)
      if let id = found.split(separator: "\n").last { try xdotool("windowfocus", String(id)) }
      try xdotool("mousemove", "1270", "790")
    }

    @discardableResult
    func xdotool(_ arguments: String...) throws -> String {
      try Program.tool(["xdotool"] + arguments, environment: environment)
    }

    func file(_ name: String, seconds: Double = HangGuard.seconds) throws -> String {
      try FolderWait.text(of: name, in: folder, seconds: seconds)
    }

    private func step(_ name: String) throws {
      let pipe = try FileHandle(forWritingTo: folder.appendingPathComponent("go"))
      try pipe.write(contentsOf: Data("\(name)\n".utf8))
      try pipe.close()
    }

    /// Shows bytes and returns the picture once it no longer changes.
    func picture(of bytes: String, named name: String) throws -> FrameBuffer {
      try bytes.write(
        to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      try step(name)
      _ = try file("\(name).shown")
      return try stillPicture()
    }

    func run() throws { try step("run") }

    var frameBuffer: FrameBuffer? { screen.frameBuffer }

    /// Too short a moment fails a test, and passes none.
    private func stillPicture() throws -> FrameBuffer {
      var (last, since) = (screen.frameBuffer, Date())
      let still = Asking.until(Date().addingTimeInterval(HangGuard.seconds)) {
        let now = screen.frameBuffer
        if now != last { (last, since) = (now, Date()) }
        return Date().timeIntervalSince(since) > 0.4 ? last : nil
      }
      if let still { return still }
      throw PtyProcess.Failure(description: "the window does not come to rest")
    }
  }

  private struct Diagnosis: Decodable {
    struct Fact: Decodable {
      var name: String
      var value: String
    }

    var facts: [Fact]

    func value(_ name: String) -> String { facts.first { $0.name == name }?.value ?? "" }

    var abilities: TerminalKind.Abilities {
      TerminalKind.Abilities(
        ambiguous: value("ambiguous width") == "2 columns" ? 2 : 1,
        hasSextants: ["kitty(", "VTE("].contains(where: value("terminal").hasPrefix),
        hasMouse: value("mouse") == "reported",
        reportsRelease: value("keyboard") == "reports key releases")
    }
  }

  private static func isPossible(_ terminal: Terminal) -> Bool {
    WindowTests.has("Xvfb", "xdotool", terminal.program)
      && (!terminal.isOfLongForm || LongForm.isOn)
  }

  private static let keyNames = ["\u{1B}": "Escape", "?": "question"]

  @Test(arguments: terminals.filter(isPossible))
  func everyScreenHasItsPixels(terminal: Terminal) throws {
    let window = try Window(terminal)
    let diagnosis = try JSONDecoder().decode(
      Diagnosis.self, from: Data(try window.file("doctor").utf8))
    let size = try window.file("size").split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(size == [Self.rows, Self.columns])
    try window.focus(terminal.title)
    let screens = try FifteenScreens.reference(diagnosis.abilities)
    // Screens that return are painted once.
    var painted: [String: FrameBuffer] = [:]
    let wanted = try screens.enumerated().map { index, screen in
      let bytes = FifteenScreens.plainBytes(of: screen)
      if let known = painted[bytes] { return known }
      let picture = try window.picture(of: bytes, named: "screen-\(index)")
      painted[bytes] = picture
      return picture
    }
    try window.run()
    for (step, picture) in zip(FifteenScreens.steps, wanted) {
      if !step.key.isEmpty { try window.xdotool("key", Self.keyNames[step.key] ?? step.key) }
      var last = ""
      let isThere: Bool? = Asking.until(Date().addingTimeInterval(60)) {
        guard
          let found = window.frameBuffer?.difference(
            from: picture, ignoresHairlines: terminal.hasHairlines)
        else { return true }
        last = found
        return nil
      }
      guard isThere != nil else {
        Issue.record("after \(step.key.debugDescription): \(last)")
        return
      }
    }
    try window.xdotool("key", "q")
    #expect(try window.file("code") == "0\n")
    let (before, after) = (try window.file("before"), try window.file("after"))
    #expect(after == before)
  }
}
