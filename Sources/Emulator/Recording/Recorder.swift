package import ActivityEngine
package import ActivityModel
package import Foundation
package import LocalEngine
import PhoneScreen
import Synchronization

/// Writes a run into a file while it happens.
///
/// Events and changes are recorded from any thread, in the order in which they happen. When the
/// file cannot be written, the recording ends and the run continues; `takeFailure` returns the
/// error once.
package final class Recorder: Sendable {
  private struct State {
    var file: AppendFile?
    var failure: FileFailure?
    var screen: ScreenState?
    /// The uptime at the first line; nil before it is written.
    var start: Double?
    var last = 0.0
  }

  private let state: Mutex<State>
  private let clock: EmulatorClock

  /// Creates the file, which must not exist yet.
  ///
  /// - Throws: `FileFailure` when the file exists or cannot be created.
  package init(path: String, clock: EmulatorClock) throws(FileFailure) {
    self.clock = clock
    state = Mutex(State(file: try AppendFile(path: path, isNew: true)))
  }

  /// Writes the first line; later events and changes are recorded.
  package func begin(_ engine: Engine, _ run: RecordedRun) {
    let now = clock.now()
    state.withLock { $0.start = now.uptime }
    write(at: now.uptime) { _ in
      try Wire.line(
        RecordingHeader(
          transcript: EngineTranscript.Header(at: now.date, engine: engine), run: run))
    }
  }

  /// Records an event. Ticks are left out, as in every transcript.
  package func event(_ event: ActivityEvent, at now: Date) {
    if event == .tick { return }
    write(at: clock.now().uptime) {
      try EngineTranscript.line(EngineTranscript.Entry(at: now, after: $0, event: event))
    }
  }

  /// Returns a function that records an event after `keep` has persisted it; if `keep` throws, the
  /// event does not happen and is not recorded.
  package func recording(after keep: EngineDriver.EventRecorder?) -> EngineDriver.EventRecorder {
    { [self] (event, now, engine) throws(FileFailure) in
      try keep?(event, now, engine)
      self.event(event, at: now)
    }
  }

  /// Records a change that only affects the screen.
  ///
  /// - Parameter uptime: The uptime of the run loop's current step.
  package func recordChange(_ kind: RecordedChange.Kind, at uptime: Double) {
    write(at: uptime) { try Wire.line(RecordedChange(after: $0, kind)) }
  }

  /// Records the screen's state if it differs from the last one; may be called at any time.
  package func screen(_ screen: ScreenState, at uptime: Double) {
    let isNew = state.withLock { state in
      defer { state.screen = screen }
      return state.screen != screen
    }
    if isNew { recordChange(.screen(screen), at: uptime) }
  }

  /// Returns the error that ended the recording, once; nil: it continues, or the error was returned
  /// before.
  package func takeFailure() -> FileFailure? {
    state.withLock { state in
      defer { state.failure = nil }
      return state.failure
    }
  }

  /// Appends a line under the lock; `after` never decreases from line to line.
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
