package import Foundation
package import ViewArchive

/// The archives of the presentations of a Live Activity.
package typealias SheetArchives = ArchiveTable<SheetPresentation, ArchiveRequest, ActivityArchive>

/// The archives of previews of plain views.
package typealias ViewArchives = ArchiveTable<ViewTile, ScreenRequest, ScreenArchive>

/// A request for an archive, whose environment contains the time.
package protocol TimedRequest: Hashable, Sendable {
  var environment: ArchiveEnvironment { get set }
}

extension ArchiveRequest: TimedRequest {}
extension ScreenRequest: TimedRequest {}

/// The archives of the tiles of a sheet: which are requested, received or failed.
///
/// This value only decides; the owner of the child process sends the requests. Tiles with equal
/// requests share one reply, and each shows the last archive that was received until a newer one
/// arrives.
package struct ArchiveTable<
  Tile: Hashable & Sendable, Request: TimedRequest, Archive: Sendable
>: Sendable {
  /// A request without its time, as a cache key.
  package struct Key: Hashable, Sendable {
    /// The number of the build that the request is sent to.
    package var generation: Int
    private var timeless: Request

    package init(generation: Int, request: Request) {
      self.generation = generation
      timeless = request
      timeless.environment.now = .distantPast
    }

    /// Returns the request with a time.
    package func request(at now: Date) -> Request {
      var request = timeless
      request.environment.now = now
      return request
    }
  }

  /// The reason why an archive was not received.
  package enum Failure: Hashable, Sendable {
    /// The widget process replied with an error.
    case refused(String)
    /// The child process ended while rendering it; the number is a key of `Reloader.problems`.
    case ended(Int)
  }

  private enum Reply: Sendable {
    case pending
    case archive(Archive)
    case failure(Failure)
  }

  private var replies: [Key: Reply] = [:]
  private var wanted: [Tile: Key] = [:]
  private var shown: [Tile: (key: Key, archive: Archive)] = [:]

  package init() {}

  /// Sets which archives are wanted now and drops replies that no longer are.
  ///
  /// - Returns: The requests to send, each once, in the order of `order`; they count as pending.
  package mutating func setWanted(
    _ keys: [Tile: Key], first order: [Tile]
  ) -> [Key] {
    wanted = keys
    let current = Set(keys.values)
    replies = replies.filter { current.contains($0.key) }
    for (tile, key) in keys { show(key, as: tile) }
    var requests: [Key] = []
    for key in order.compactMap({ keys[$0] }) where replies[key] == nil {
      replies[key] = .pending
      requests.append(key)
    }
    return requests
  }

  /// Stores a received archive; true when a wanted tile shows it. Ignored unless pending.
  package mutating func store(_ key: Key, _ archive: Archive) -> Bool {
    guard case .pending = replies[key] else { return false }
    replies[key] = .archive(archive)
    let tiles = wanted.filter { $0.value == key }.map(\.key)
    for tile in tiles { show(key, as: tile) }
    return !tiles.isEmpty
  }

  /// Stores why a pending request failed.
  package mutating func fail(_ key: Key, _ failure: Failure) {
    guard case .pending = replies[key] else { return }
    replies[key] = .failure(failure)
  }

  /// Makes pending requests missing again, because the child ended before it reached them: the next
  /// `setWanted` returns them.
  package mutating func reset(_ keys: [Key]) {
    for key in keys {
      if case .pending = replies[key] { replies[key] = nil }
    }
  }

  /// Makes the archives missing again that were received, because they are outdated; they stay shown.
  package mutating func expire() {
    replies = replies.filter { if case .archive = $0.value { false } else { true } }
  }

  /// The last archive that was received; nil: none has been received yet.
  package func archive(of tile: Tile) -> Archive? {
    shown[tile]?.archive
  }

  /// The last archive that was received for each tile that has one.
  package var all: [Tile: Archive] { shown.mapValues(\.archive) }

  /// The reason why the archive for the current settings could not be made; nil when it was made,
  /// or its request is pending.
  package func failure(of tile: Tile) -> Failure? {
    guard let key = wanted[tile], case .failure(let failure) = replies[key] else {
      return nil
    }
    return failure
  }

  /// True when the wanted archive of each tile has been received or has failed.
  package func isSettled(_ tiles: some Sequence<Tile>) -> Bool {
    tiles.allSatisfy { tile in
      guard let key = wanted[tile] else { return false }
      switch replies[key] {
      case nil, .pending: return false
      case .archive, .failure: return true
      }
    }
  }

  private mutating func show(_ key: Key, as tile: Tile) {
    guard case .archive(let archive) = replies[key] else { return }
    shown[tile] = (key, archive)
  }
}
