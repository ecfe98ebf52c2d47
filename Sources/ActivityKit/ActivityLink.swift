package import ActivityModel
package import Foundation
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

  /// What kind of process the requests come from.
  package enum Role: Hashable, Sendable {
    case app
    /// An app that is not in front.
    case backgroundApp
    /// A process that draws widgets; on iOS it may start activities from intents alone.
    case widgetExtension
  }

  /// The app that requests come from, by bundle identifier.
  package var app: String
  package var role: Role
  package var newID: @Sendable () -> ActivityID
  package var now: @Sendable () -> Date
  package var submit: @Sendable (ActivityEvent) -> Outcome
  /// The app's activities of one attributes type, first started first; ended ones until they are
  /// dismissed. Nil when nobody answers.
  package var records: @Sendable (_ attributesType: String) -> [ActivityRecord]?
  /// A new subscription: from now on each record after each change of it; one that is removed
  /// comes a last time, as dismissed.
  package var changes: @Sendable () -> AsyncStream<ActivityRecord>
  /// The two switches of Settings.
  package var authorization: @Sendable () -> WireAuthorization
  /// A new subscription to them.
  package var authorizationChanges: @Sendable () -> AsyncStream<WireAuthorization>
  /// The token that starts activities of one attributes type; nil until one is issued.
  package var startToken: @Sendable (_ attributesType: String) -> Data?
  /// A new subscription to such tokens, of all types.
  package var startTokenChanges: @Sendable () -> AsyncStream<PushToken>
  /// Told of what Apple's signatures cannot throw, in words.
  package var report: @Sendable (String) -> Void

  package init(
    app: String, role: Role = .app, newID: @escaping @Sendable () -> ActivityID,
    now: @escaping @Sendable () -> Date,
    submit: @escaping @Sendable (ActivityEvent) -> Outcome,
    records: @escaping @Sendable (_ attributesType: String) -> [ActivityRecord]?,
    changes: @escaping @Sendable () -> AsyncStream<ActivityRecord>,
    authorization: @escaping @Sendable () -> WireAuthorization = {
      WireAuthorization(activities: true, frequentPushes: true)
    },
    authorizationChanges: @escaping @Sendable () -> AsyncStream<WireAuthorization> = {
      AsyncStream { $0.finish() }
    },
    startToken: @escaping @Sendable (_ attributesType: String) -> Data? = { _ in nil },
    startTokenChanges: @escaping @Sendable () -> AsyncStream<PushToken> = {
      AsyncStream { $0.finish() }
    },
    report: @escaping @Sendable (String) -> Void = { Diagnosis.print($0) }
  ) {
    self.app = app
    self.role = role
    self.newID = newID
    self.now = now
    self.submit = submit
    self.records = records
    self.changes = changes
    self.authorization = authorization
    self.authorizationChanges = authorizationChanges
    self.startToken = startToken
    self.startTokenChanges = startTokenChanges
    self.report = report
  }

  /// Where a request of this task comes from.
  var origin: RequestOrigin {
    if Self.isInIntent { return .intent }
    return role == .backgroundApp ? .background : .foreground
  }

  /// True inside of `LiveActivityIntent.perform()`, which may start activities whether or not
  /// its app is in front (activitykit.md §1.3).
  @TaskLocal package static var isInIntent = false

  /// A place to keep a link.
  package final class Slot: Sendable {
    fileprivate let link = Mutex<ActivityLink?>(nil)

    package init() {}
  }

  private static let program = Slot()

  /// Where `current` looks: the program's own slot, or that of a task which wants to keep its
  /// engine to itself.
  @TaskLocal package static var slot = program

  /// What `Activity` talks to. Nil where nothing serves activities: in a slot of a task's own
  /// that holds nothing; the program's falls back to the emulator or an engine in this process.
  package static var current: ActivityLink? {
    get {
      let slot = slot
      return slot.link.withLock { $0 } ?? (slot === program ? ProgramLink.shared.link : nil)
    }
    set { slot.link.withLock { $0 = newValue } }
  }
}
