import Foundation
import TestSupport
import Testing

/// The program beside one that a second user runs, as root can have it.
@Suite(
  .enabled(
    if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"),
    "only root can run a program as another user"))
struct SecondUserTests {
  private static let nobody = [
    "setpriv", "--reuid=65534", "--regid=65534", "--clear-groups",
  ]

  /// A folder that everybody may write into, as that for temporary files.
  private func sharedFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([:])
    try #require(chmod(folder.path, 0o1777) == 0)
    return folder
  }

  /// Runs a tool as the second user; its exit code and what it said.
  private func asNobody(
    _ arguments: [String], environment: [String: String]
  ) throws -> (code: Int32, text: String) {
    var process = BoundedProcess(
      Self.nobody + arguments,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    process.workingDirectory = "/"
    let run = try process.run()
    return (run.code, run.output + run.errors)
  }

  @Test func theIslandOfOneUserIsNotReachedByAnother() throws {
    let folder = try sharedFolder()
    let environment = ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state"]
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) --plain --ephemeral", columns: 200, rows: 24,
      environment: environment)
    try terminal.wait(for: "the island") { terminal.text.contains("Bento started") }
    // Its owner reaches it.
    #expect(try Program.run(["activities"], environment: environment).output.contains("Bento"))
    let other = try asNobody([TmuxTerminal.program, "activities"], environment: environment)
    // Where the second user cannot run the program there is nothing to try.
    guard !other.text.contains("Permission denied") || other.text.contains("island:") else {
      return
    }
    #expect(other.code == 69)
    #expect(other.text.contains("'\(folder.path)/island' is not private to you"))
    // Nor by what the program does not do by itself.
    let socket = "\(folder.path)/island/island.sock"
    #expect(FileManager.default.fileExists(atPath: socket))
    #expect(try asNobody(["test", "-e", socket], environment: [:]).code != 0)
    terminal.send("quit\r")
    #expect(try terminal.exitCode() == 0)
  }

  /// What the kernel shows of the program in /proc belongs to root, also where a user has started it:
  /// another process of the user opens neither its terminal nor its memory.
  @Test func theProgramIsHiddenFromItsUser() throws {
    let folder = try sharedFolder()
    let environment = ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state"]
    let terminal = try PtyProcess(
      "\(Self.nobody.joined(separator: " ")) sh -c 'echo at $$; exec \(TmuxTerminal.program) --plain "
        + "--ephemeral'", columns: 200, rows: 24, environment: environment)
    try terminal.wait(for: "the island") {
      terminal.text.contains("Bento started") || terminal.text.contains("Permission denied")
    }
    // Where the second user cannot run the program there is nothing to try.
    guard !terminal.text.contains("Permission denied") else { return }
    let number = try #require(terminal.text.firstMatch(of: /at (\d+)/)).1
    for name in ["fd", "environ", "mem"] {
      let owner = try FileManager.default.attributesOfItem(atPath: "/proc/\(number)/\(name)")
      #expect(owner[.ownerAccountID] as? NSNumber == 0, "\(name)")
    }
    let other = try asNobody(["head", "-c", "1", "/proc/\(number)/environ"], environment: [:])
    #expect(other.code != 0)
    terminal.send("quit\r")
    #expect(try terminal.exitCode() == 0)
  }

  @Test func aFolderThatAnotherUserHasMadeFirstIsNotUsed() throws {
    let folder = try sharedFolder()
    let made = try asNobody(
      ["mkdir", "-m", "700", "\(folder.path)/island"], environment: [:])
    try #require(made.code == 0)
    let environment = ["XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path + "/state"]
    let terminal = try PtyProcess(
      "\(TmuxTerminal.program) --plain --ephemeral", columns: 200, rows: 24,
      environment: environment)
    try terminal.wait(for: "the message") {
      terminal.text.contains("island' is not private to you: remove it, or set XDG_RUNTIME_DIR")
    }
    // It goes on without a socket.
    try terminal.wait(for: "the island") { terminal.text.contains("Bento started") }
    terminal.send("quit\r")
    #expect(try terminal.exitCode() == 0)
    let client = try Program.run(["activities"], environment: environment)
    #expect(client.code != 0 && client.errors.contains("is not private to you"))
  }
}
