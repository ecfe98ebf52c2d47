import ActivityModel
package import Emulator
import Glibc
package import ViewArchive

/// Lets others look on at a contact sheet, and lets them do nothing else: whatever they send is
/// thrown away unread.
@MainActor
package final class SheetDoor {
  /// More than this many wait outside.
  private nonisolated static let most = 32
  /// Somebody who is this many bytes behind is let go.
  fileprivate nonisolated static let longestBacklog = 64 << 20

  private let socket: ControlSocket
  private var viewers: [Viewer] = []

  /// Somebody who looks on, and what they know.
  private struct Viewer {
    var descriptor: Int32
    var outgoing = Outgoing()
    var told: SheetNews?
    var pictures: [SheetPresentation: ActivityArchive] = [:]

    /// False when nobody is there any more.
    mutating func tell(
      _ news: SheetNews, _ archives: [SheetPresentation: ActivityArchive]
    ) -> Bool {
      var news = news
      for (presentation, archive) in archives where pictures[presentation] != archive {
        news.archives[presentation.rawValue] = archive
      }
      guard told.map({ !news.saysNothingNew(after: $0) }) ?? true,
        let line = try? Wire.line(news)
      else { return true }
      told = news
      pictures = archives
      outgoing.append(line)
      return outgoing.flush(to: descriptor) && outgoing.count <= SheetDoor.longestBacklog
    }

    /// Takes what waits to be sent; what they send is not looked at.
    mutating func isThere() -> Bool {
      NonBlocking.read(descriptor, limit: 1 << 12) != nil && outgoing.flush(to: descriptor)
    }
  }

  package init(socket: ControlSocket) { self.socket = socket }

  package var path: String { socket.path }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    (viewers.count < Self.most ? [(socket.descriptor, false)] : [])
      + viewers.map { ($0.descriptor, !$0.outgoing.isEmpty) }
  }

  /// Lets in who waits, and out who has gone.
  package func advance() {
    while viewers.count < Self.most, let descriptor = socket.accept() {
      viewers.append(Viewer(descriptor: descriptor))
    }
    keep { $0.isThere() }
  }

  /// Tells everybody what they do not know.
  package func tell(_ news: SheetNews, _ archives: [SheetPresentation: ActivityArchive]) {
    keep { $0.tell(news, archives) }
  }

  package func stop() {
    keep { _ in false }
    socket.stop()
  }

  private func keep(_ isThere: (inout Viewer) -> Bool) {
    for index in viewers.indices.reversed() where !isThere(&viewers[index]) {
      close(viewers.remove(at: index).descriptor)
    }
  }
}
