package import Foundation
package import HostProtocol

/// A request to a child process for what a tile shows.
package enum TileRequest: Hashable, Sendable {
  case activity(SheetArchives.Key)
  case view(ViewArchives.Key)

  /// Returns the request with a time.
  package func request(at now: Date) -> HostRequest {
    switch self {
    case .activity(let key): .archive(key.request(at: now))
    case .view(let key): .screen(key.request(at: now))
    }
  }

  /// The request for an archive of an activity; nil: it is for the screen of a preview.
  package var activity: SheetArchives.Key? {
    if case .activity(let key) = self { key } else { nil }
  }

  /// The request for the screen of a preview; nil: it is for an archive of an activity.
  package var view: ViewArchives.Key? { if case .view(let key) = self { key } else { nil } }
}
