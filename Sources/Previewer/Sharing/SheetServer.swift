import ActivityModel
package import Emulator
import Glibc
package import ViewArchive

/// The server that viewers of a running preview connect to (`island attach`). It sends the sheet
/// and discards everything that viewers send.
@MainActor
package final class SheetServer {
  /// The most viewers at a time; a further one takes the place of another.
  nonisolated static let maxViewers = 32
  /// The most unsent bytes of all viewers; the one with the most is disconnected.
  private nonisolated static let maxUnsentBytes = 64 << 20

  private let socket: ControlSocket
  private var viewers: [Viewer] = []

  /// A connected viewer, and what was last sent to it.
  private struct Viewer {
    var descriptor: Int32
    var process: pid_t
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
      return outgoing.flush(to: descriptor)
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
    [(socket.descriptor, false)] + viewers.map { ($0.descriptor, !$0.outgoing.isEmpty) }
  }

  /// Accepts waiting connections and removes closed ones.
  package func advance() {
    while let connection = socket.accept() {
      if viewers.count >= Self.maxViewers { makeRoom() }
      viewers.append(
        Viewer(descriptor: connection.descriptor, process: connection.peer.processID))
    }
    keep { $0.receive() }
  }

  /// Disconnects a viewer of the process that has the most of them: the one that reads least, else the
  /// one that is connected longest. So a viewer that only connects keeps no other one out.
  private func makeRoom() {
    let counts = Dictionary(viewers.map { ($0.process, 1) }, uniquingKeysWith: +)
    let ranks = viewers.enumerated().map { index, viewer in
      (counts[viewer.process] ?? 0, viewer.outgoing.count, -index)
    }
    if let index = ranks.indices.max(by: { ranks[$0] < ranks[$1] }) {
      close(viewers.remove(at: index).descriptor)
    }
  }

  /// Sends to each viewer what has changed for it.
  package func send(_ update: SheetUpdate, _ archives: [SheetPresentation: ActivityArchive]) {
    keep { $0.send(update, archives) }
    while viewers.reduce(0, { $0 + $1.outgoing.count }) > Self.maxUnsentBytes,
      let index = viewers.indices.max(by: {
        viewers[$0].outgoing.count < viewers[$1].outgoing.count
      })
    {
      close(viewers.remove(at: index).descriptor)
    }
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
