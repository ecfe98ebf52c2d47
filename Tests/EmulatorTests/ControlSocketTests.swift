import ActivityModel
import Foundation
import Glibc
import Testing

@testable import Emulator

/// The socket itself: whose it is, and who is there already.
struct ControlSocketTests {
  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test func directoryAndSocketBelongToTheUserAlone() throws {
    let runtime = RuntimeDirectory()
    let socket = try ControlSocket(environment: runtime.environment)
    defer { socket.stop() }
    #expect(socket.path == runtime.path + "/island/island.sock")
    #expect(mode(runtime.path + "/island") == 0o700)
    #expect(mode(socket.path) == 0o600)
  }

  @Test func aDirectoryThatOthersCanReadIsMadePrivate() throws {
    let runtime = RuntimeDirectory()
    mkdir(runtime.path + "/island", 0o755)
    let socket = try ControlSocket(environment: runtime.environment)
    defer { socket.stop() }
    #expect(mode(runtime.path + "/island") == 0o700)
  }

  @Test func aLinkInPlaceOfTheDirectoryIsNotFollowed() {
    let runtime = RuntimeDirectory()
    symlink("/tmp", runtime.path + "/island")
    #expect(throws: ControlSocket.Failure.notPrivate(path: runtime.path + "/island")) {
      try ControlSocket(environment: runtime.environment)
    }
  }

  /// The second user is one to whom root gives the directory.
  @Test(.enabled(if: geteuid() == 0, "only root can give a folder to another user"))
  func aDirectoryOfAnotherUserIsRefused() {
    let runtime = RuntimeDirectory()
    mkdir(runtime.path + "/island", 0o700)
    #expect(chown(runtime.path + "/island", 65_534, 65_534) == 0)
    #expect(throws: ControlSocket.Failure.notPrivate(path: runtime.path + "/island")) {
      try ControlSocket(environment: runtime.environment)
    }
  }

  @Test func aSecondInstanceHasItsOwnName() throws {
    let runtime = RuntimeDirectory()
    let first = try ControlSocket(environment: runtime.environment)
    let second = try ControlSocket(environment: runtime.environment)
    defer {
      first.stop()
      second.stop()
    }
    #expect(second.path == runtime.path + "/island/island-2.sock")
    _ = try ControlPeer(path: first.path)
    _ = try ControlPeer(path: second.path)
  }

  @Test func theSocketOfADeadEmulatorIsReplaced() throws {
    let runtime = RuntimeDirectory()
    let dead = try ControlSocket(environment: runtime.environment)
    close(dead.descriptor)
    #expect(FileManager.default.fileExists(atPath: dead.path))
    let next = try ControlSocket(environment: runtime.environment)
    defer { next.stop() }
    #expect(next.path == dead.path)
    _ = try ControlPeer(path: next.path)
  }

  @Test func stoppingRemovesOnlyItsOwnSocket() throws {
    let runtime = RuntimeDirectory()
    let socket = try ControlSocket(environment: runtime.environment)
    unlink(socket.path)
    try "another".write(toFile: socket.path, atomically: false, encoding: .utf8)
    socket.stop()
    #expect(FileManager.default.fileExists(atPath: socket.path))
  }

  @Test func aFileInPlaceOfTheSocketIsNamedAndLeftAlone() throws {
    let runtime = RuntimeDirectory()
    let path = runtime.path + "/named"
    try "mine".write(toFile: path, atomically: false, encoding: .utf8)
    let failure = #expect(throws: ControlSocket.Failure.self) {
      try ControlSocket(environment: ["ISLAND_SOCKET": path])
    }
    #expect(failure?.message.contains(path) == true)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test func aNamedSocketOfALivingEmulatorIsNotTaken() throws {
    let runtime = RuntimeDirectory()
    let environment = ["ISLAND_SOCKET": runtime.path + "/s"]
    let first = try ControlSocket(environment: environment)
    defer { first.stop() }
    #expect(throws: ControlSocket.Failure.inUse(path: first.path)) {
      try ControlSocket(environment: environment)
    }
  }

  @Test func aPathThatIsTooLongSaysHowLongItMayBe() {
    let path = "/tmp/" + String(repeating: "x", count: 200)
    let failure = #expect(throws: ControlSocket.Failure.self) {
      try ControlSocket(environment: ["ISLAND_SOCKET": path])
    }
    #expect(failure?.message.contains("at most 107") == true)
    #expect(failure?.message.contains("ISLAND_SOCKET") == true)
  }
}
