package import ActivityEngine
package import ActivityModel
package import LocalEngine
package import Foundation
package import ViewArchive

/// The persisted state of a run, the journal and the last archives, and how a run resumes from it.
///
/// No problem in the state folder prevents the emulator from starting; problems are reported in
/// `notes`.
package struct SessionStore: Sendable {
  /// The engine to start with, restored from the journal.
  package private(set) var engine: Engine
  /// The last archives of the engine's activities.
  package private(set) var archives: [ActivityID: ActivityArchive] = [:]
  /// The last instant of the previous run, never later than this one begins; nil when none of its activities continues.
  package private(set) var resumesFrom: Date?
  /// Messages for the user, one line each.
  package private(set) var notes: [String] = []

  private var journal: Journal?
  private var folder: ArchiveFolder?
  private var lock: FolderLock?
  /// Where a start records what it is working on; nil: nothing is persisted.
  package private(set) var marker: StartMarker?
  /// The file with the tips that were tried; nil: nothing is persisted.
  package private(set) var tipFile: String?
  /// The file with the traces of pushes; nil: nothing is persisted.
  package private(set) var pushFile: String?
  private static let shownDamages = 5

  /// Creates a store that persists nothing.
  package init(ephemeral engine: Engine) { self.engine = engine }

  /// Restores the state in `folder` and persists this run there. Nil: no folder, nothing is
  /// persisted.
  ///
  /// - Parameter lockTries: How often to try to lock the folder, 20 ms apart.
  package init(
    folder: StateFolder?, fresh: Engine, now: Date, lockTries: Int = FolderLock.tries
  ) {
    engine = fresh
    guard let folder else {
      notes.append("this run is not saved: neither HOME nor XDG_STATE_HOME is set")
      return
    }
    do throws(FileFailure) {
      try folder.prepare()
      guard let lock = try FolderLock(folder, tries: lockTries) else {
        notes.append("this run is not saved: another island uses \(folder.path)")
        return
      }
      self.lock = lock
      tipFile = folder.file("tried")
      pushFile = folder.file("pushes.jsonl")
      let marker = try StartMarker(path: folder.file("starting"))
      self.marker = marker
      let journal = Journal(storage: .files(in: folder))
      let contents = try journal.open(fresh: fresh, marker: marker)
      restore(contents, at: now)
      try setAside(contents.setAside, after: marker.lastStart, in: folder)
      self.journal = journal
      let archives = try ArchiveFolder(in: folder)
      self.archives = archives.load(engine.records.map(\.id)) { marker.set(.drawing($0)) }
      marker.set(nil)
      self.folder = archives
      try journal.compact(engine, at: now)
    } catch {
      notes.append(
        journal == nil
          ? "this run is not saved: \(error.message)"
          : "no changes are accepted until the journal can be written: \(error.message)")
      // Without a marker nothing was read yet: the folder can only be read, perhaps.
      if marker == nil { restoreUnsaved(from: folder, fresh, at: now) }
    }
  }

  /// Shows what the last run has left in a folder that this one cannot write to.
  private mutating func restoreUnsaved(
    from folder: StateFolder, _ fresh: Engine, at now: Date
  ) {
    guard let contents = try? Journal(storage: .files(in: folder)).open(fresh: fresh) else {
      return
    }
    restore(contents, at: now)
    archives = ArchiveFolder.saved(engine.records.map(\.id), in: folder)
  }

  private mutating func restore(_ contents: Journal.Contents, at now: Date) {
    engine = contents.engine
    // The clock of the last run was ahead, by a person's command or because the machine's was wrong.
    if let end = contents.end, end > now { engine.moveDates(by: now.timeIntervalSince(end)) }
    if !engine.records.isEmpty { resumesFrom = contents.end.map { min($0, now) } }
    notes += contents.damagedLines.prefix(Self.shownDamages).map {
      TranscriptMessage.text(for: $0, in: "journal")
    }
    let more = contents.damagedLines.count - Self.shownDamages
    if more > 0 { notes.append("journal: \(more) more lines like these") }
  }

  /// Saves the activities that the last start has died of where they can be brought back from, before
  /// the journal forgets them.
  private mutating func setAside(
    _ requests: [ActivityRequest], after step: StartMarker.Step?, in folder: StateFolder
  ) throws(FileFailure) {
    let aside = SetAsideFolder(in: folder)
    let work = if case .drawing = step { "drawing" } else { "replaying" }
    for request in requests {
      try aside.save(request)
      notes.append(
        "\(request.attributesType) was set aside, because the last start ended while \(work) it: "
          + "'island restore \(request.id.rawValue)' brings it back")
    }
  }

  /// Records an event before the engine handles it, and before `sync` puts it on the disk; nil when
  /// nothing is persisted.
  package var record: EngineDriver.EventRecorder? {
    guard let journal else { return nil }
    return { (event, now, engine) throws(FileFailure) in
      try journal.record(event, at: now, before: engine)
    }
  }

  /// Waits until all recorded events are on the disk.
  ///
  /// - Throws: `FileFailure` when they cannot be written.
  package func sync() throws(FileFailure) { try journal?.sync() }

  /// Returns true when the next start shows what this run has recorded; false: it is not saved.
  ///
  /// - Throws: `FileFailure` when what was recorded is not there any more.
  package func isKept() throws(FileFailure) -> Bool {
    try journal?.check()
    return journal != nil
  }

  /// Saves the archive of an activity.
  ///
  /// - Throws: `FileFailure` when the archive cannot be written.
  package func save(_ archive: ActivityArchive, of id: ActivityID) throws(FileFailure) {
    try folder?.save(archive, of: id)
  }

  /// Waits until all archives are written.
  package func flush() { folder?.flush() }

  /// Deletes the saved archives of all other activities.
  package func removeArchives(except ids: some Sequence<ActivityID>) {
    folder?.removeAll(except: ids)
  }
}
