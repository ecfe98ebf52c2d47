package import ActivityEngine
package import ActivityModel
package import LocalEngine
package import Foundation
package import ViewArchive

/// What outlives a run: the journal and the last pictures, and how a run begins with them.
///
/// Nothing in a state folder keeps the emulator from starting; what cannot be kept or read is
/// told in `notes`.
package struct Keeper: Sendable {
  /// The engine to begin with.
  package private(set) var engine: ActivityEngine
  /// How the activities in it looked.
  package private(set) var archives: [ActivityID: ActivityArchive] = [:]
  /// The last instant of the run before; nil when nothing of it goes on.
  package private(set) var resumesFrom: Date?
  /// For the person, a line each.
  package private(set) var notes: [String] = []

  private var journal: Journal?
  private var folder: ArchiveFolder?
  private var lock: FolderLock?
  private static let shownDamages = 5

  /// A run that leaves nothing behind.
  package init(ephemeral engine: ActivityEngine) { self.engine = engine }

  /// Takes up what `folder` has; nil is no folder.
  package init(folder: StateFolder?, fresh: ActivityEngine, now: Date) {
    engine = fresh
    guard let folder else {
      notes.append("nothing is kept of this run: neither HOME nor XDG_STATE_HOME is set")
      return
    }
    do throws(FileFailure) {
      try folder.prepare()
      guard let lock = try FolderLock(folder) else {
        notes.append("nothing is kept of this run: another island has \(folder.path)")
        return
      }
      self.lock = lock
      let journal = Journal(storage: .files(in: folder))
      try takeUp(journal.open(fresh: fresh))
      self.journal = journal
      let archives = try ArchiveFolder(in: folder)
      self.archives = archives.load(engine.records.map(\.id))
      self.folder = archives
      try journal.compact(engine, at: now)
    } catch {
      notes.append(
        journal == nil
          ? "nothing is kept of this run: \(error.words)"
          : "nothing new is done until it can be kept: \(error.words)")
    }
  }

  private mutating func takeUp(_ contents: Journal.Contents) {
    engine = contents.engine
    if !engine.records.isEmpty { resumesFrom = contents.end }
    notes += contents.damages.prefix(Self.shownDamages).map {
      TranscriptMessage.text(for: $0, in: "journal")
    }
    let more = contents.damages.count - Self.shownDamages
    if more > 0 { notes.append("journal: \(more) more lines like these") }
  }

  /// Writes down what is about to happen; nil in a run that leaves nothing behind.
  package var record: EngineDriver.Record? {
    guard let journal else { return nil }
    return { (event, now, engine) throws(FileFailure) in
      try journal.record(event, at: now, before: engine)
    }
  }

  package func save(_ archive: ActivityArchive, of id: ActivityID) throws(FileFailure) {
    try folder?.save(archive, of: id)
  }

  /// Only these activities are there.
  package func keep(_ ids: some Sequence<ActivityID>) { folder?.keep(ids) }
}
