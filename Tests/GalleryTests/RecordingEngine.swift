import ActivityKit
import ActivityModel
import Foundation
import Synchronization

/// As much of an engine as an app's own calls need, with everything that was submitted to it.
final class RecordingEngine: Sendable {
  fileprivate struct State {
    var now: Date
    var records: [ActivityRecord] = []
    var events: [ActivityEvent] = []
  }

  private let state: Mutex<State>

  init(now: Date) {
    state = Mutex(State(now: now))
  }

  var records: [ActivityRecord] { state.withLock { $0.records } }
  var events: [ActivityEvent] { state.withLock { $0.events } }

  /// Runs `body` in a task where this engine serves the app's activities.
  @MainActor
  func serve(_ app: String, _ body: @MainActor () async throws -> Void) async rethrows {
    try await ActivityLink.$slot.withValue(ActivityLink.Slot()) {
      ActivityLink.current = link(app: app)
      try await body()
    }
  }

  /// Replaces the attributes and content states of all activities.
  func replace(attributes: Data, state: Data) {
    self.state.withLock { engine in
      for index in engine.records.indices {
        engine.records[index].attributes = attributes
        engine.records[index].content.state = state
      }
    }
  }

  func setNow(_ now: Date) {
    state.withLock { $0.now = now }
  }

  private func link(app: String) -> ActivityLink {
    ActivityLink(
      app: app,
      newID: { [self] in ActivityID("activity \(records.count + 1)") },
      now: { [self] in state.withLock { $0.now } },
      submit: { [self] event in
        state.withLock { $0.apply(event) }
        return .accepted
      },
      records: { [self] type in records.filter { $0.app == app && $0.attributesType == type } },
      changes: { AsyncStream { $0.finish() } })
  }
}

extension RecordingEngine.State {
  fileprivate mutating func apply(_ event: ActivityEvent) {
    events.append(event)
    switch event {
    case .request(let request):
      records.append(
        ActivityRecord(
          id: request.id, app: request.app, attributesType: request.attributesType,
          attributes: request.attributes, content: request.content, style: request.style,
          startDate: now))
    case .update(let update):
      change(update.id) { record in
        guard record.phase.isRunning else { return }
        record.content = update.content
      }
    case .end(let end):
      change(end.id) { record in
        record.content = end.content ?? record.content
        record.phase = end.dismissal == .immediate ? .dismissed : .ended
      }
    case .push, .issueToken, .revokeToken, .gesture, .authenticate, .setLocked, .setLandscape,
      .setSystemItem,
      .setForeground, .setDevice, .setAuthorized, .setFrequentPushes, .setManifest, .uninstall,
      .reboot, .setClock, .tick:
      break
    }
    records.removeAll { $0.phase == .dismissed }
  }

  private mutating func change(_ id: ActivityID, _ body: (inout ActivityRecord) -> Void) {
    for index in records.indices where records[index].id == id {
      body(&records[index])
    }
  }
}
