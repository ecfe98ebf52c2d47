import ActivityModel
import Emulator
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Previewer

/// Viewers of a preview, which take nobody else's place and no memory.
@MainActor
final class SheetServerTests {
  private let folder: TemporaryFolder
  private let server: SheetServer

  init() throws {
    folder = try TemporaryFolder()
    chmod(folder.path, 0o700)
    server = SheetServer(
      socket: try ControlSocket(environment: ["XDG_RUNTIME_DIR": folder.path], for: .sheet))
  }

  private func viewer() throws -> SheetClient {
    try SheetClient(path: server.path, environment: [:])
  }

  private func update(_ status: String) -> SheetUpdate {
    SheetUpdate(
      parts: [], name: "Ride", settings: SheetSettings(), focus: .compact, status: status,
      clock: SheetUpdate.Clock(date: .distantPast, rate: 0, ahead: 0))
  }

  private func statuses(_ viewer: SheetClient) -> [String] {
    viewer.read().compactMap { if case .update(let update) = $0 { update.status } else { nil } }
  }

  private func isEnded(_ viewer: SheetClient) -> Bool {
    viewer.read().contains { if case .ended = $0 { true } else { false } }
  }

  /// Returns whether a viewer is disconnected. What it was sent before comes first, and a process that
  /// another test starts holds the connection until it is another program.
  private func endsSoon(_ viewer: SheetClient) -> Bool {
    while !isEnded(viewer) {
      var entry = pollfd(fd: viewer.descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, 300_000) == 1 else { return false }
    }
    return true
  }

  @Test func viewersThatReadNothingKeepNobodyOut() throws {
    defer { server.stop() }
    let silent = try (0..<SheetServer.maxViewers).map { _ in try viewer() }
    server.advance()
    server.send(update("first"), [:])
    let late = try viewer()
    server.advance()
    server.send(update("second"), [:])
    #expect(statuses(late) == ["second"])
    // The one that was there longest has gone, and no other.
    #expect(silent.map { statuses($0).count } == [1] + Array(repeating: 2, count: 31))
    #expect(endsSoon(silent[0]) && !isEnded(silent[1]))
  }

  @Test func viewerThatDoesNotReadIsTheFirstToGo() throws {
    defer { server.stop() }
    let viewers = try (0..<SheetServer.maxViewers).map { _ in try viewer() }
    server.advance()
    // More than a socket holds: the rest waits for the one that does not read.
    server.send(update(String(repeating: "x", count: 1 << 19)), [:])
    for (index, viewer) in viewers.enumerated() where index != 7 {
      for _ in 0..<16 {
        _ = viewer.read()
        server.advance()
      }
    }
    let late = try viewer()
    server.advance()
    server.send(update("last"), [:])
    #expect(statuses(late) == ["last"])
    #expect(!isEnded(viewers[0]))
    #expect(endsSoon(viewers[7]))
  }
}
