import ActivityModel
import Foundation
import Glibc
import Testing

@testable import ActivityKit

/// What a program finds where an island should be.
struct EmulatorLocatorTests {
  private let folder = RuntimeFolder()
  private let greeting = WireGreeting(app: "com.example.bakery", pid: 1)
  private static let welcome = #"{"app":"island","island":1,"pid":2}"# + "\n"

  /// Longer than a reply takes on any machine: only ends a test that hangs, in seconds.
  private static let timeout = 300.0

  private func failure(
    _ environment: [String: String], userID: uid_t = geteuid(), timeout: Double = timeout
  ) -> EmulatorConnectionError? {
    let locator = EmulatorLocator(environment: environment, userID: userID, timeout: timeout)
    do throws(EmulatorConnectionError) {
      if let contact = try locator.connect(greeting) { close(contact.descriptor) }
      return nil
    } catch {
      return error
    }
  }

  private func path(in environment: [String: String]) throws -> String? {
    let locator = EmulatorLocator(environment: environment, timeout: Self.timeout)
    guard let contact = try locator.connect(greeting) else { return nil }
    close(contact.descriptor)
    return contact.path
  }

  @Test func theNewestLivingSocketIsTaken() throws {
    #expect(try path(in: folder.environment) == nil)
    let old = try FakeIsland(path: folder.sockets + "/island.sock", saying: Self.welcome)
    let new = try FakeIsland(path: folder.sockets + "/island-2.sock", saying: Self.welcome)
    var times = [timeval(tv_sec: 1000, tv_usec: 0), timeval(tv_sec: 1000, tv_usec: 0)]
    utimes(old.path, &times)
    #expect(try path(in: folder.environment) == new.path)
    utimes(new.path, &times)
    times = [timeval(tv_sec: 2000, tv_usec: 0), timeval(tv_sec: 2000, tv_usec: 0)]
    utimes(old.path, &times)
    #expect(try path(in: folder.environment) == old.path)
  }

  @Test func aDeadSocketIsPassedOver() throws {
    let living = try FakeIsland(path: folder.sockets + "/island.sock", saying: Self.welcome)
    let dead = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    _ = try WireAddress(path: folder.sockets + "/island-2.sock")
      .withSocketAddress { bind(dead, $0, $1) }
    close(dead)
    #expect(try path(in: folder.environment) == living.path)
  }

  @Test func aNamedSocketIsTheOnlyOne() throws {
    let found = try FakeIsland(path: folder.sockets + "/island.sock", saying: Self.welcome)
    let named = folder.path + "/mine"
    var environment = folder.environment
    environment["ISLAND_SOCKET"] = named
    #expect(failure(environment) == .notRunning(path: named))
    let island = try FakeIsland(path: named, saying: Self.welcome)
    #expect(try path(in: environment) == island.path)
    withExtendedLifetime(found) {}
  }

  @Test(arguments: [
    ("HTTP/1.1 400 Bad Request\r\n", "HTTP/1.1 400 Bad Request"),
    ("{\"id\":1,\"answer\":\"accepted\"}\n", "{\"id\":1,\"answer\":\"accepted\"}"),
    ("\u{1B}[2J\u{0}\n", "[2J"), ("\n", ""),
  ])
  func garbageIsToldAsItStands(_ reply: String, _ shown: String) throws {
    let island = try FakeIsland(path: folder.path + "/g", saying: reply)
    #expect(
      failure(["ISLAND_SOCKET": island.path]) == .malformedReply(path: island.path, text: shown))
  }

  @Test func oneThatSaysNothingIsNotWaitedForLong() throws {
    let island = try FakeIsland(path: folder.path + "/s", saying: "")
    #expect(
      failure(["ISLAND_SOCKET": island.path], timeout: 0.2) == .noReply(path: island.path))
  }

  @Test func theTimeoutIsLengthenedByTheEnvironment() {
    #expect(EmulatorLocator(environment: [:]).timeout == 2)
    #expect(EmulatorLocator(environment: ["ISLAND_TIMEOUT": "300"]).timeout == 300)
    #expect(EmulatorLocator(environment: ["ISLAND_TIMEOUT": "0.5"]).timeout == 2)
  }

  @Test func anotherVersionIsDeclined() throws {
    let newer = try FakeIsland(
      path: folder.path + "/n", saying: #"{"app":"island","island":2,"pid":2}"# + "\n")
    #expect(
      failure(["ISLAND_SOCKET": newer.path])
        == .declined(path: newer.path, reason: "it supports version 2 of the protocol, not 1"))
    let strict = try FakeIsland(
      path: folder.path + "/d",
      saying: #"{"id":0,"answer":"failed","message":"not with you"}"# + "\n")
    #expect(
      failure(["ISLAND_SOCKET": strict.path])
        == .declined(path: strict.path, reason: "not with you"))
  }

  @Test func whatIsNoSocketIsToldSo() throws {
    let file = folder.path + "/file"
    FileManager.default.createFile(atPath: file, contents: Data())
    #expect(failure(["ISLAND_SOCKET": file]) == .notASocket(path: file))
  }

  @Test func aPathThatIsTooLongIsToldWithItsLength() {
    let path = "/tmp/" + String(repeating: "x", count: 103)
    let failure = failure(["ISLAND_SOCKET": path])
    #expect(failure == .address(.tooLong(path: path)))
    #expect(failure?.message.contains("takes 108 bytes, at most 107") == true)
  }

  @Test func aDirectoryThatOthersMayWriteIsNotLookedInto() throws {
    let open = RuntimeFolder(mode: 0o777)
    let island = try FakeIsland(path: open.sockets + "/island.sock", saying: Self.welcome)
    #expect(failure(open.environment) == .notPrivate(directory: open.sockets))
    withExtendedLifetime(island) {}
  }

  @Test func anothersDirectoryAndAnothersIslandAreNotTrusted() throws {
    let island = try FakeIsland(path: folder.sockets + "/island.sock", saying: Self.welcome)
    let other = geteuid() + 1
    #expect(
      failure(folder.environment, userID: other) == .notPrivate(directory: folder.sockets))
    #expect(
      failure(["ISLAND_SOCKET": island.path], userID: other)
        == .foreign(path: island.path, user: geteuid()))
  }

  @Test(arguments: [
    EmulatorConnectionError.notRunning(path: "/p"), .notASocket(path: "/p"), .forbidden(path: "/p"),
    .notPrivate(directory: "/p"), .foreign(path: "/p", user: 7), .noReply(path: "/p"),
    .malformedReply(path: "/p", text: "?"), .declined(path: "/p", reason: "?"),
    .system(path: "/p", reason: "?"), .address(.tooLong(path: "/p")),
  ])
  func everyErrorNamesThePath(_ failure: EmulatorConnectionError) {
    #expect(failure.message.contains("'/p'"))
    #expect(!failure.message.contains("\n"))
  }
}
