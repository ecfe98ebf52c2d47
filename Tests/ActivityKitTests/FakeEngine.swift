import ActivityKit
import ActivityModel
import Foundation
import Synchronization

/// An engine that does as it is told and remembers what it heard.
final class FakeEngine: Sendable {
  struct State {
    var events: [ActivityEvent] = []
    var records: [ActivityRecord] = []
    var outcome = ActivityLink.Outcome.accepted
    var lastID = 0
  }

  let state = Mutex(State())
  let changes = ActivityChanges()
  let now: Date

  init(now: Date = Date(timeIntervalSinceReferenceDate: 1000)) { self.now = now }

  var events: [ActivityEvent] { state.withLock { $0.events } }

  var link: ActivityLink {
    ActivityLink(
      app: "com.example.app",
      newID: { [self] in
        state.withLock { state in
          state.lastID += 1
          return ActivityID("activity-\(state.lastID)")
        }
      },
      now: { [now] in now },
      submit: { [self] event in
        state.withLock { state in
          state.events.append(event)
          return state.outcome
        }
      },
      records: { [self] type in
        state.withLock { $0.records.filter { $0.attributesType == type } }
      },
      changes: { [changes] in changes.records.subscribe() })
  }

  /// Makes a record the newest one of its activity and tells it to who listens.
  func set(_ record: ActivityRecord) {
    state.withLock { state in
      state.records.removeAll { $0.id == record.id }
      if record.phase != .dismissed { state.records.append(record) }
    }
    changes.records.send(record)
  }

  func refuse(with outcome: ActivityLink.Outcome) { state.withLock { $0.outcome = outcome } }
}
