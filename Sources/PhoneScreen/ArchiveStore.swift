package import ActivityModel
package import Foundation
package import ViewArchive

/// The archives there are: which are asked for, which have come, which could not be made.
///
/// A value that decides; asking is done by whoever holds the widgets. A new archive replaces the
/// old one when it is there, so the last good picture stays while a widget is slow or broken.
package struct ArchiveStore: Sendable {
  /// What an archive depends on, apart from the time.
  package struct Key: Hashable, Sendable {
    package var revision: Int
    package var isStale: Bool
    package var environment: ArchiveEnvironment
  }

  private struct Entry: Sendable {
    var archive: ActivityArchive?
    /// Why there is no newer one.
    var problem: String?
    /// What `archive` was made for; or what failed.
    var settled: Key?
    var pending: Key?
  }

  private var entries: [ActivityID: Entry] = [:]

  package init() {}

  package func archive(of id: ActivityID) -> ActivityArchive? { entries[id]?.archive }

  /// Why the last archive that was asked for did not come; nil when it came.
  package func problem(of id: ActivityID) -> String? { entries[id]?.problem }

  /// The request that must be made so that `record` can be drawn; nil when its archive is there
  /// or under way. `environment.now` is left out of the comparison.
  package mutating func request(
    for record: ActivityRecord, environment: ArchiveEnvironment
  ) -> (request: ArchiveRequest, key: Key)? {
    var timeless = environment
    timeless.now = .distantPast
    let key = Key(
      revision: record.revision, isStale: record.phase == .stale, environment: timeless)
    var entry = entries[record.id] ?? Entry()
    guard entry.settled != key, entry.pending != key else { return nil }
    entry.pending = key
    entries[record.id] = entry
    let request = ArchiveRequest(
      activityID: record.id.rawValue, attributesType: record.attributesType,
      attributes: record.attributes, state: record.content.state,
      isStale: record.phase == .stale, environment: environment)
    return (request, key)
  }

  /// An answer has come; nil when there is none and the last picture stays. Answers that were
  /// overtaken by a newer request are left out. True when there is
  /// something new to show.
  package mutating func settle(
    _ id: ActivityID, key: Key, archive: ActivityArchive?, problem: String? = nil
  ) -> Bool {
    guard var entry = entries[id], entry.pending == key else { return false }
    entry.pending = nil
    entry.settled = key
    let isNew = archive.map { $0 != entry.archive } ?? (entry.archive == nil)
    entry.problem = archive == nil ? problem : nil
    if let archive { entry.archive = archive }
    entries[id] = entry
    return isNew
  }

  /// Lets the pictures of some activities be asked for again; until then the old ones stay.
  package mutating func renew(_ ids: [ActivityID]) {
    for id in ids {
      entries[id]?.settled = nil
      entries[id]?.pending = nil
    }
  }

  /// A picture that was kept: it stays until there is a newer one.
  package mutating func adopt(_ archive: ActivityArchive, of id: ActivityID) {
    entries[id, default: Entry()].archive = archive
  }

  /// Forgets activities that are gone.
  package mutating func keep(_ ids: Set<ActivityID>) {
    entries = entries.filter { ids.contains($0.key) }
  }
}
