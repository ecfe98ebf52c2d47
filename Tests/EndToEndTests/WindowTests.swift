import Foundation
import Testing

/// The program in a window, on a display that nobody sees: real keys, held and released.
@Suite(.serialized)
struct WindowTests {
  static func has(_ programs: String...) -> Bool {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return programs.allSatisfy { program in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
    }
  }

  /// A terminal's window with the program in it.
  private final class Window {
    let folder: URL
    private let screen: VirtualScreen
    private let process = Process()

    init(_ terminal: [String], title: String, arguments: String = "") throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("island-window-\(UUID().uuidString.prefix(8))")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      screen = try VirtualScreen(folder: folder)
      let script = folder.appendingPathComponent("run.sh")
      try """
      stty -a > \(folder.path)/before
      \(TmuxTerminal.program) --ephemeral \(arguments)
      echo $? > \(folder.path)/code
      stty -a > \(folder.path)/after
      mv \(folder.path)/after \(folder.path)/done
      """.write(to: script, atomically: true, encoding: .utf8)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = terminal + ["sh", script.path]
      process.environment = environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      try wait(for: "the phone") { $0.contains("attached") }
      let found = try Program.tool(
        ["xdotool", "search", "--onlyvisible", "--class", title], environment: environment)
      if let id = found.split(separator: "\n").last {
        try xdotool("windowfocus", String(id))
      }
      try xdotool("mousemove", "300", "400")
    }

    deinit {
      kill(process.processIdentifier, SIGKILL)
      try? FileManager.default.removeItem(at: folder)
    }

    private var environment: [String: String] {
      // The test runner asks for no colours.
      ProcessInfo.processInfo.environment
        .filter { !["TMUX", "COLORTERM", "NO_COLOR"].contains($0.key) }.merging([
          "DISPLAY": screen.display, "LANG": "C.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1",
          "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state",
        ]) { $1 }
    }

    func xdotool(_ arguments: String...) throws {
      _ = try Program.tool(["xdotool"] + arguments, environment: environment)
    }

    /// What the program says of itself.
    func wait(for what: String, until isThere: (String) -> Bool) throws {
      let end = Date().addingTimeInterval(HangGuard.seconds)
      var last = ""
      while Date() < end {
        last = try Program.run(["activities"], environment: environment).output
        if isThere(last) { return }
      }
      throw PtyProcess.Failure(description: "\(what) did not come: \(last)")
    }

    /// Waits until the island's left edge is as wanted.
    func waitForEdges(_ what: String, until isThere: (Int) -> Bool) throws {
      let end = Date().addingTimeInterval(HangGuard.seconds)
      var last = 0
      while Date() < end {
        last = screen.frameBuffer?.islandEdges(length: 24, corner: 24) ?? 0
        if isThere(last) { return }
      }
      throw PtyProcess.Failure(description: "\(what) did not come: \(last) edges")
    }

    func file(_ name: String) throws -> String {
      let end = Date().addingTimeInterval(HangGuard.seconds)
      while Date() < end {
        if let text = try? String(
          contentsOf: folder.appendingPathComponent(name), encoding: .utf8), !text.isEmpty
        {
          return text
        }
      }
      throw PtyProcess.Failure(description: "\(name) was not written")
    }
  }

  private func play(_ terminal: [String], title: String) throws {
    let window = try Window(terminal, title: title)
    // A held key: by its repeats, or by its release that does not come.
    try window.xdotool("keydown", "space")
    try window.wait(for: "the long press of space") { $0.contains("expanded") }
    try window.xdotool("keyup", "space")
    try window.xdotool("key", "Escape")
    try window.wait(for: "small again") { $0.contains("attached") }
    try window.xdotool("key", "e")
    try window.wait(for: "the one key") { $0.contains("expanded") }
    try window.xdotool("key", "Escape")
    try window.wait(for: "small again") { $0.contains("attached") }
    try window.xdotool("key", "q")
    #expect(try window.file("done") == window.file("before"))
    #expect(try window.file("code") == "0\n")
  }

  #if Pictures
    /// The expanded island as a picture has round corners; in cells it has steps of half a cell.
    private func seePictures(_ terminal: [String], title: String) throws {
      let window = try Window(terminal, title: title, arguments: "--motion none")
      try window.xdotool("key", "e")
      try window.wait(for: "the expanded island") { $0.contains("expanded") }
      try window.waitForEdges("a picture") { $0 >= 15 }
      try window.xdotool("key", "g")
      try window.waitForEdges("cells") { (1...8).contains($0) }
      try window.xdotool("key", "g")
      try window.waitForEdges("the picture again") { $0 >= 15 }
      // Help covers it, and what it covered comes back.
      try window.xdotool("key", "question")
      try window.waitForEdges("the help") { $0 <= 8 }
      try window.xdotool("key", "Escape")
      try window.waitForEdges("the picture after the help") { $0 >= 15 }
      try window.xdotool("key", "q")
      #expect(try window.file("code") == "0\n")
      #expect(try window.file("done") == window.file("before"))
      try window.waitForEdges("nothing") { $0 <= 8 }
    }

    @Test(
      .enabled(
        if: has("Xvfb", "xterm", "xdotool"), "no window here: apt-get install xvfb xterm xdotool"))
    func picturesInXterm() throws {
      try seePictures(
        [
          "xterm", "-ti", "vt340", "-tn", "xterm-256color", "-geometry", "110x34+0+0", "-xrm",
          "XTerm*allowWindowOps: true", "-e",
        ], title: "xterm")
    }

    @Test(.enabled(if: has("Xvfb", "kitty", "xdotool"), "no kitty here: apt-get install kitty"))
    func picturesInKitty() throws {
      try seePictures(
        [
          "kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o",
          "initial_window_width=1100", "-o", "initial_window_height=700",
        ], title: "kitty")
    }
  #endif

  @Test(
    .enabled(
      if: has("Xvfb", "xterm", "xdotool"), "no window here: apt-get install xvfb xterm xdotool"))
  func inXterm() throws {
    try play(["xterm", "-geometry", "110x34+0+0", "-e"], title: "xterm")
  }

  @Test(.enabled(if: has("Xvfb", "kitty", "xdotool"), "no kitty here: apt-get install kitty"))
  func inKitty() throws {
    try play(
      [
        "kitty", "--config", "NONE", "-o", "remember_window_size=no", "-o",
        "initial_window_width=1100", "-o", "initial_window_height=700",
      ], title: "kitty")
  }
}
