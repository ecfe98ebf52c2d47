package import ActivityModel
import Foundation
import Synchronization

/// The one seam between an app's activities and whatever engine serves them: one in this
/// process, or a running emulator at the other end of a pipe or socket.
///
/// All functions may be called from any thread and block until there is an answer. Identifiers
/// and the time come from here, so that tests can say what they are.
package struct ActivityLink: Sendable {
  /// What became of an event.
  package enum Outcome: Hashable, Sendable {
    case accepted
    case refused(ActivityRefusal)
    /// The other side is gone.
    case unreachable
  }

  /// The app that requests come from, by bundle identifier.
  package var app: String
  package var newID: @Sendable () -> ActivityID
  package var now: @Sendable () -> Date
  package var submit: @Sendable (ActivityEvent) -> Outcome
  /// The app's activities of one attributes type, first started first; ended ones until they are
  /// dismissed.
  package var records: @Sendable (_ attributesType: String) -> [ActivityRecord]
  /// A new subscription: from now on each record after each change of it; one that is removed
  /// comes a last time, as dismissed.
  package var changes: @Sendable () -> AsyncStream<ActivityRecord>
  package var areActivitiesEnabled: @Sendable () -> Bool
  /// A new subscription to the permission.
  package var enablementChanges: @Sendable () -> AsyncStream<Bool>

  package init(
    app: String, newID: @escaping @Sendable () -> ActivityID,
    now: @escaping @Sendable () -> Date,
    submit: @escaping @Sendable (ActivityEvent) -> Outcome,
    records: @escaping @Sendable (_ attributesType: String) -> [ActivityRecord],
    changes: @escaping @Sendable () -> AsyncStream<ActivityRecord>,
    areActivitiesEnabled: @escaping @Sendable () -> Bool = { true },
    enablementChanges: @escaping @Sendable () -> AsyncStream<Bool> = {
      AsyncStream { $0.finish() }
    }
  ) {
    self.app = app
    self.newID = newID
    self.now = now
    self.submit = submit
    self.records = records
    self.changes = changes
    self.areActivitiesEnabled = areActivitiesEnabled
    self.enablementChanges = enablementChanges
  }

  /// A place to keep a link.
  package final class Slot: Sendable {
    fileprivate let link = Mutex<ActivityLink?>(nil)

    package init() {}
  }

  private static let program = Slot()

  /// Where `current` looks: the program's own slot, or that of a task which wants to keep its
  /// engine to itself.
  @TaskLocal package static var slot = program

  /// What `Activity` talks to; nil where nothing serves activities.
  package static var current: ActivityLink? {
    get { slot.link.withLock { $0 } }
    set { slot.link.withLock { $0 = newValue } }
  }
}
