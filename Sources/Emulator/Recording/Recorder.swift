package import ActivityEngine
package import ActivityModel
package import LocalEngine
package import Foundation
import Synchronization

/// Writes a run into a file while it happens.
///
/// What happens is told from any thread, in the order in which it happened. A file that can no
/// longer be written ends the recording, not the run: `takeFailure` says so once.
package final class Recorder: Sendable {
  private struct State {
    var file: AppendFile?
    var failure: FileFailure?
    var screen: ScreenState?
    /// Uptime of the first line; nil before it is written.
    var start: Double?
    var last = 0.0
  }

  private let state: Mutex<State>
  private let clock: EmulatorClock

  /// Makes the file, which must not be there yet.
  package init(path: String, clock: EmulatorClock) throws(FileFailure) {
    self.clock = clock
    state = Mutex(State(file: try AppendFile(path: path, isNew: true)))
  }

  /// The first line; what happens from now on is recorded.
  package func begin(_ engine: ActivityEngine, _ run: RecordedRun) {
    let now = clock.now()
    state.withLock { $0.start = now.uptime }
    write(at: now.uptime) { _ in
      try Wire.line(
        RecordingHeader(
          transcript: EngineTranscript.Header(at: now.date, engine: engine), run: run))
    }
  }

  /// Ticks are left out, as in every transcript.
  package func event(_ event: ActivityEvent, at now: Date) {
    if event == .tick { return }
    write(at: clock.now().uptime) {
      try EngineTranscript.line(EngineTranscript.Entry(at: now, after: $0, event: event))
    }
  }

  /// What cannot be kept does not happen, and what does not happen is not recorded.
  package func recording(after keep: EngineDriver.Record?) -> EngineDriver.Record {
    { [self] (event, now, engine) throws(FileFailure) in
      try keep?(event, now, engine)
      self.event(event, at: now)
    }
  }

  /// - Parameter uptime: Of the step of the run loop that it belongs to.
  package func change(_ kind: RecordedChange.Kind, at uptime: Double) {
    write(at: uptime) { try Wire.line(RecordedChange(after: $0, kind)) }
  }

  /// What is on the screen besides; told as often as one likes.
  package func screen(_ screen: ScreenState, at uptime: Double) {
    let isNew = state.withLock { state in
      defer { state.screen = screen }
      return state.screen != screen
    }
    if isNew { change(.screen(screen), at: uptime) }
  }

  /// Why the recording has ended, once.
  package func takeFailure() -> FileFailure? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// Lines go into the file in their order; so does the time.
  private func write(at uptime: Double, _ line: (_ after: Double) throws -> Data) {
    state.withLock { state in
      guard let file = state.file, let start = state.start else { return }
      state.last = max(state.last, uptime - start)
      do {
        let data = try line(state.last)
        try file.append(data, sync: false)
      } catch {
        state.file = nil
        state.failure =
          error as? FileFailure ?? FileFailure("write", "the recording", because: "\(error)")
      }
    }
  }
}
