import ActivityModel
package import Emulator
import Glibc
package import ViewArchive

/// The server that viewers of a running preview connect to (`island attach`). It sends the sheet
/// and discards everything that viewers send.
@MainActor
package final class SheetServer {
  /// The most viewers at a time; further connections stay in the socket's queue.
  private nonisolated static let maxViewers = 32
  /// The most unsent bytes; a viewer with more is disconnected.
  fileprivate nonisolated static let maxUnsentBytes = 64 << 20

  private let socket: ControlSocket
  private var viewers: [Viewer] = []

  /// A connected viewer, and what was last sent to it.
  private struct Viewer {
    var descriptor: Int32
    var outgoing = WriteBuffer()
    var lastSent: SheetUpdate?
    var sentArchives: [SheetPresentation: ActivityArchive] = [:]

    /// Sends what has changed since the last call; false when the viewer must be disconnected.
    mutating func send(
      _ update: SheetUpdate, _ archives: [SheetPresentation: ActivityArchive]
    ) -> Bool {
      var update = update
      for (presentation, archive) in archives where sentArchives[presentation] != archive {
        update.archives[presentation.rawValue] = archive
      }
      guard lastSent.map({ !update.isRedundant(after: $0) }) ?? true,
        let line = try? Wire.line(update)
      else { return true }
      lastSent = update
      sentArchives = archives
      outgoing.append(line)
      return outgoing.flush(to: descriptor) && outgoing.count <= SheetServer.maxUnsentBytes
    }

    /// Discards input and sends buffered output; false when the connection is closed.
    mutating func receive() -> Bool {
      NonBlocking.read(descriptor, limit: 1 << 12) != nil && outgoing.flush(to: descriptor)
    }
  }

  package init(socket: ControlSocket) { self.socket = socket }

  package var path: String { socket.path }

  package var hasViewers: Bool { !viewers.isEmpty }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    (viewers.count < Self.maxViewers ? [(socket.descriptor, false)] : [])
      + viewers.map { ($0.descriptor, !$0.outgoing.isEmpty) }
  }

  /// Accepts waiting connections and removes closed ones.
  package func advance() {
    while viewers.count < Self.maxViewers, let connection = socket.accept() {
      viewers.append(Viewer(descriptor: connection.descriptor))
    }
    keep { $0.receive() }
  }

  /// Sends to each viewer what has changed for it.
  package func send(_ update: SheetUpdate, _ archives: [SheetPresentation: ActivityArchive]) {
    keep { $0.send(update, archives) }
  }

  package func stop() {
    keep { _ in false }
    socket.stop()
  }

  /// Closes the connection of each viewer for which `isConnected` returns false.
  private func keep(_ isConnected: (inout Viewer) -> Bool) {
    for index in viewers.indices.reversed() where !isConnected(&viewers[index]) {
      close(viewers.remove(at: index).descriptor)
    }
  }
}
