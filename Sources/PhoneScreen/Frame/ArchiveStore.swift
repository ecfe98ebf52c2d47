package import ActivityModel
import Foundation
package import ViewArchive

/// The archives of all activities: which are loaded, which are pending and which failed.
///
/// A value without side effects: it decides which archive requests are needed, and its owner sends
/// them. A new archive replaces the old one only when it arrives, so the last archive stays on
/// screen while a widget is slow, or fails to produce another one.
package struct ArchiveStore: Sendable {
  /// Everything an archive depends on except the time.
  package struct Key: Hashable, Sendable {
    package var revision: Int
    package var isStale: Bool
    package var environment: ArchiveEnvironment
  }

  private struct Entry: Sendable {
    var archive: ActivityArchive?
    /// Why the latest request produced no archive.
    var problem: String?
    /// The key of the last completed request, whether it returned `archive` or failed.
    var completed: Key?
    var pending: Key?
  }

  private var entries: [ActivityID: Entry] = [:]
  /// Increases whenever an archive comes, changes or goes.
  package private(set) var changeCount = 0
  /// Called before an archive is used, with its activity.
  package var willUse: (@Sendable (ActivityID) -> Void)?

  package init() {}

  package func archive(of id: ActivityID) -> ActivityArchive? {
    guard let archive = entries[id]?.archive else { return nil }
    willUse?(id)
    return archive
  }

  /// Returns why the last archive request failed; nil when it succeeded.
  package func problem(of id: ActivityID) -> String? { entries[id]?.problem }

  /// Returns the revision of the content that the last completed request was for, whether it
  /// returned an archive or failed; nil: none has completed.
  package func completedRevision(of id: ActivityID) -> Int? { entries[id]?.completed?.revision }

  /// Returns the archive request needed to draw `record`; nil when its archive is up to date or
  /// another request for it is pending: a widget is asked for the newest archive when it has
  /// replied, however often that has changed in the meantime. `environment.now` is ignored in the
  /// comparison.
  package mutating func request(
    for record: ActivityRecord, environment: ArchiveEnvironment
  ) -> (request: ArchiveRequest, key: Key)? {
    var timeless = environment
    timeless.now = .distantPast
    let key = Key(
      revision: record.revision, isStale: record.phase == .stale, environment: timeless)
    var entry = entries[record.id] ?? Entry()
    guard entry.completed != key, entry.pending == nil else { return nil }
    entry.pending = key
    entries[record.id] = entry
    let request = ArchiveRequest(
      activityID: record.id.rawValue, attributesType: record.attributesType,
      attributes: record.attributes, state: record.content.state,
      isStale: record.phase == .stale, environment: environment)
    return (request, key)
  }

  /// Records the result of a request; results of requests before `invalidate` are ignored.
  ///
  /// - Parameter archive: Nil: the request failed and the last archive stays.
  /// - Returns: True when there is something new to show.
  package mutating func complete(
    _ id: ActivityID, key: Key, archive: ActivityArchive?, problem: String? = nil
  ) -> Bool {
    guard var entry = entries[id], entry.pending == key else { return false }
    entry.pending = nil
    entry.completed = key
    let isNew = archive.map { $0 != entry.archive } ?? (entry.archive == nil)
    entry.problem = archive == nil ? problem : nil
    if let archive { entry.archive = archive }
    entries[id] = entry
    changeCount += 1
    return isNew
  }

  /// Marks the archives of some activities for a new request; until it completes the old ones stay.
  package mutating func invalidate(_ ids: [ActivityID]) {
    for id in ids {
      entries[id]?.completed = nil
      entries[id]?.pending = nil
    }
  }

  /// Sets an archive saved by an earlier run; it stays until a newer one arrives.
  package mutating func restore(_ archive: ActivityArchive, of id: ActivityID) {
    entries[id, default: Entry()].archive = archive
    changeCount += 1
  }

  /// Removes the archives of all activities but `ids`.
  package mutating func keep(_ ids: Set<ActivityID>) {
    entries = entries.filter { ids.contains($0.key) }
    changeCount += 1
  }
}
