package import ActivityEngine
package import ActivityModel
package import LocalEngine
package import Foundation
import Synchronization

/// Keeps what the engine is told, so that nothing it acknowledged is lost when the program ends,
/// however it ends.
///
/// Every event is on the disk before the engine hears of it. The file is an `EngineTranscript`;
/// now and then, and at each start, it is written anew with the engine as it is and nothing else.
/// After a failure too: so nothing is ever written behind a line that may be torn.
package final class Journal: Sendable {
  /// What a journal had to tell when it was opened.
  package struct Contents: Sendable {
    /// What was running goes on in it.
    package var engine: ActivityEngine
    /// The last instant that was written down; nil when there was no journal.
    package var end: Date?
    /// Lines that were passed over.
    package var damages: [EngineTranscript.Damage]
  }

  private struct State {
    /// Bytes since the file was written anew.
    var bytes = 0
    /// The file must be written anew before anything is added.
    var isBroken = true
  }

  private let storage: JournalStorage
  private let state = Mutex(State())
  /// Bytes of events after which the file is written anew.
  private let capacity: Int

  package init(storage: JournalStorage, capacity: Int = 8 << 20) {
    self.storage = storage
    self.capacity = capacity
  }

  /// Reads what is there and puts it into `fresh`. A damaged file is put aside before it is
  /// written anew.
  package func open(fresh: ActivityEngine) throws(FileFailure) -> Contents {
    guard let data = try storage.read(), !data.isEmpty else {
      return Contents(engine: fresh, damages: [])
    }
    let transcript = EngineTranscript(parsing: data)
    // A torn last line is the way of the world, and worth no copy.
    if transcript.damages.contains(where: { $0.reason != .torn }) { storage.keepCopy() }
    let engine = fresh.takingOver(transcript.engine(orFrom: fresh))
    return Contents(engine: engine, end: transcript.end, damages: transcript.damages)
  }

  /// Writes the file anew.
  package func compact(_ engine: ActivityEngine, at now: Date) throws(FileFailure) {
    try state.withLock { (state) throws(FileFailure) in
      try rewrite(engine, adding: Data(), at: now, &state)
    }
  }

  /// Writes down that `event` is about to happen to `engine`. When this throws, it must not.
  package func record(
    _ event: ActivityEvent, at now: Date, before engine: ActivityEngine
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
      } catch {
        state.isBroken = true
        throw error
      }
    }
  }

  private func rewrite(
    _ engine: ActivityEngine, adding line: Data, at now: Date, _ state: inout State
  ) throws(FileFailure) {
    state.isBroken = true
    let header = try encode {
      try EngineTranscript.line(EngineTranscript.Header(at: now, engine: engine))
    }
    try storage.replace(header + line)
    state.bytes = line.count
    state.isBroken = false
  }

  private func encode(_ line: () throws -> Data) throws(FileFailure) -> Data {
    do {
      return try line()
    } catch {
      throw FileFailure("write", "the journal", because: "\(error)")
    }
  }
}
