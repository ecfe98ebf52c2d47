package import Foundation
package import ViewArchive

/// The archives of a contact sheet: which are requested, received or failed.
///
/// This value only decides; the owner of the child process sends the requests. Presentations with
/// equal requests share one reply, and each shows the last archive that was received until a newer
/// one arrives.
package struct SheetArchives: Sendable {
  /// A request without its time, as a cache key.
  package struct Key: Hashable, Sendable {
    /// The number of the build that the request is sent to.
    package var generation: Int
    private var timeless: ArchiveRequest

    package init(generation: Int, request: ArchiveRequest) {
      self.generation = generation
      timeless = request
      timeless.environment.now = .distantPast
    }

    /// Returns the request with a time.
    package func request(at now: Date) -> ArchiveRequest {
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
    case archive(ActivityArchive)
    case failure(Failure)
  }

  private var replies: [Key: Reply] = [:]
  private var wanted: [SheetPresentation: Key] = [:]
  private var shown: [SheetPresentation: (key: Key, archive: ActivityArchive)] = [:]

  package init() {}

  /// Sets which archives are wanted now and drops replies that no longer are.
  ///
  /// - Returns: The requests to send, each once, in the order of `order`; they count as pending.
  package mutating func setWanted(
    _ keys: [SheetPresentation: Key], first order: [SheetPresentation]
  ) -> [Key] {
    wanted = keys
    let current = Set(keys.values)
    replies = replies.filter { current.contains($0.key) }
    for (presentation, key) in keys { show(key, as: presentation) }
    var requests: [Key] = []
    for key in order.compactMap({ keys[$0] }) where replies[key] == nil {
      replies[key] = .pending
      requests.append(key)
    }
    return requests
  }

  /// Stores a received archive; true when a wanted presentation shows it. Ignored unless pending.
  package mutating func store(_ key: Key, _ archive: ActivityArchive) -> Bool {
    guard case .pending = replies[key] else { return false }
    replies[key] = .archive(archive)
    let presentations = wanted.filter { $0.value == key }.map(\.key)
    for presentation in presentations { show(key, as: presentation) }
    return !presentations.isEmpty
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

  /// The last archive that was received; nil: none has been received yet.
  package func archive(of presentation: SheetPresentation) -> ActivityArchive? {
    shown[presentation]?.archive
  }

  /// The last archive that was received for each presentation that has one.
  package var all: [SheetPresentation: ActivityArchive] { shown.mapValues(\.archive) }

  /// The reason why the archive for the current settings could not be made; nil when it was made,
  /// or its request is pending.
  package func failure(of presentation: SheetPresentation) -> Failure? {
    guard let key = wanted[presentation], case .failure(let failure) = replies[key] else {
      return nil
    }
    return failure
  }

  /// True when the wanted archive of each presentation has been received or has failed.
  package func isSettled(_ presentations: some Sequence<SheetPresentation>) -> Bool {
    presentations.allSatisfy { presentation in
      guard let key = wanted[presentation] else { return false }
      switch replies[key] {
      case nil, .pending: return false
      case .archive, .failure: return true
      }
    }
  }

  private mutating func show(_ key: Key, as presentation: SheetPresentation) {
    guard case .archive(let archive) = replies[key] else { return }
    shown[presentation] = (key, archive)
  }
}
