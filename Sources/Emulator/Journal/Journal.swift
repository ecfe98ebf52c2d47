package import ActivityEngine
package import ActivityModel
package import LocalEngine
package import Foundation
import Synchronization

/// The write-ahead log of engine events, so that no acknowledged event is lost, however the
/// program ends.
///
/// Every event is in the file before the engine handles it, and on the disk before it is
/// acknowledged or shown (`sync`): one wait for the disk serves all events that arrived together.
/// The file is an `EngineTranscript`, with a checksum in each line. At
/// each start, when it grows past `capacity`, and after a failed write, it is replaced by a new
/// file with only the engine's current state; so nothing is ever appended after a line that may be
/// truncated.
package final class Journal: Sendable {
  /// The contents of a journal when it is opened.
  package struct Contents: Sendable {
    /// The engine, with the activities from the journal.
    package var engine: Engine
    /// The time of the last entry; nil when there was no journal.
    package var end: Date?
    /// The lines that were skipped.
    package var damagedLines: [EngineTranscript.DamagedLine]
    /// The activities that the engine has not, because the last start died of them.
    package var setAside: [ActivityRequest] = []
  }

  private struct State {
    /// The bytes appended since the file was last replaced.
    var bytes = 0
    /// True when the file must be replaced before anything is appended.
    var isBroken = true
    /// True when something was appended that may not be on the disk yet.
    var isUnsynced = false
  }

  private let storage: JournalStorage
  private let state = Mutex(State())
  /// The bytes of events after which the file is replaced.
  private let capacity: Int

  package init(storage: JournalStorage, capacity: Int = 8 << 20) {
    self.storage = storage
    self.capacity = capacity
  }

  /// Reads the journal and restores its activities into `fresh`. A damaged file is backed up.
  ///
  /// - Parameter marker: Says what the last start has died of; that is set aside.
  /// - Throws: `FileFailure` when the journal cannot be read.
  package func open(fresh: Engine, marker: StartMarker? = nil) throws(FileFailure) -> Contents {
    guard let data = try storage.read(), !data.isEmpty else {
      return Contents(engine: fresh, damagedLines: [])
    }
    var skipped: Int?
    if case .parsing(let line) = marker?.lastStart { skipped = line }
    var transcript = EngineTranscript(parsing: data, skipping: skipped) {
      marker?.set(.parsing(line: $0))
    }
    var suspect: ActivityEvent?
    if case .replaying(let line) = marker?.lastStart {
      suspect = transcript.removeEvent(inLine: line)
    }
    if !transcript.damagedLines.isEmpty || marker?.lastStart != nil { storage.backUp() }
    let old = transcript.engine(orFrom: fresh) { marker?.set(.replaying(line: $0)) }
    marker?.set(.deadlines)
    var contents = Contents(
      engine: fresh.takingOver(old), end: transcript.end, damagedLines: transcript.damagedLines)
    contents.setAside(suspect, after: marker?.lastStart)
    marker?.set(nil)
    return contents
  }

  /// Replaces the file with the engine's current state.
  ///
  /// - Throws: `FileFailure` when the state cannot be encoded or written.
  package func compact(_ engine: Engine, at now: Date) throws(FileFailure) {
    try state.withLock { (state) throws(FileFailure) in
      try rewrite(engine, adding: Data(), at: now, &state)
    }
  }

  /// Records `event` before `engine` handles it; the engine must not handle it if this throws.
  /// Ticks are not recorded.
  ///
  /// - Throws: `FileFailure` when the event cannot be encoded or written.
  package func record(
    _ event: ActivityEvent, at now: Date, before engine: Engine
  ) throws(FileFailure) {
    if event == .tick { return }
    let line = try encode {
      try EngineTranscript.line(EngineTranscript.Entry(at: now, event: event))
    }
    try state.withLock { (state) throws(FileFailure) in
      guard !state.isBroken, state.bytes + line.count <= capacity else {
        return try rewrite(engine, adding: line, at: now, &state)
      }
      do throws(FileFailure) {
        try storage.append(line)
        state.bytes += line.count
        state.isUnsynced = true
      } catch {
        state.isBroken = true
        throw error
      }
    }
  }

  /// Waits until all recorded events are on the disk; returns at once when they are.
  ///
  /// - Throws: `FileFailure` when they cannot be written; the next event replaces the file.
  package func sync() throws(FileFailure) {
    try state.withLock { (state) throws(FileFailure) in
      guard state.isUnsynced else { return }
      state.isUnsynced = false
      do throws(FileFailure) {
        try storage.sync()
      } catch {
        state.isBroken = true
        throw error
      }
    }
  }

  /// Looks whether everything recorded is where the next start finds it.
  ///
  /// - Throws: `FileFailure` when it is not.
  package func check() throws(FileFailure) {
    try state.withLock { (_) throws(FileFailure) in try storage.sync() }
  }

  private func rewrite(
    _ engine: Engine, adding line: Data, at now: Date, _ state: inout State
  ) throws(FileFailure) {
    state.isBroken = true
    let header = try encode {
      try EngineTranscript.line(EngineTranscript.Header(at: now, engine: engine))
    }
    try storage.replace(header + line)
    state.bytes = line.count
    state.isBroken = false
    state.isUnsynced = false
  }

  private func encode(_ line: () throws -> Data) throws(FileFailure) -> Data {
    do {
      return LineChecksum.adding(to: try line())
    } catch {
      throw FileFailure("write", "the journal", because: "\(error)")
    }
  }
}

extension Journal.Contents {
  /// Removes what the last start has died of from the engine.
  ///
  /// - Parameter event: The event that it was replaying.
  fileprivate mutating func setAside(_ event: ActivityEvent?, after step: StartMarker.Step?) {
    switch step {
    case nil, .parsing: break
    case .drawing(let id): setAside(id)
    case .deadlines: engine.records.map(\.id).forEach { setAside($0) }
    case .replaying:
      if let request = event?.request { setAside.append(request) }
      if let id = event?.activity { setAside(id) }
    }
  }

  private mutating func setAside(_ id: ActivityID) {
    guard let record = engine.record(id) else { return }
    setAside.append(ActivityRequest(repeating: record))
    engine.remove(id)
  }
}

extension ActivityRequest {
  /// The request that starts an activity again as it is now.
  fileprivate init(repeating record: ActivityRecord) {
    self.init(
      id: record.id, app: record.app, attributesType: record.attributesType,
      attributes: record.attributes, content: record.content, style: record.style,
      pushType: record.pushType)
  }
}

extension ActivityEvent {
  /// The request in an event that starts an activity.
  fileprivate var request: ActivityRequest? {
    switch self {
    case .request(let request): request
    case .push(let push): if case .start(let request) = push.event { request } else { nil }
    default: nil
    }
  }

  /// The activity that an event changes; nil: none, or more than one.
  fileprivate var activity: ActivityID? {
    switch self {
    case .update(let update): update.id
    case .end(let end): end.id
    case .push(let push):
      switch push.event {
      case .start: nil
      case .update(let id, _), .end(let id, _, _): id
      }
    case .gesture(.tap(let id, _)), .gesture(.hide(let id)), .gesture(.dismissCard(let id)): id
    case .gesture(.longPress(let id)): id
    default: nil
    }
  }
}
