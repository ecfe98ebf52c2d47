package import ActivityModel
import Foundation
import Synchronization

/// The interface between an app's activities and their engine: one in this process, or that of a
/// running emulator at the other end of a pipe or socket.
///
/// All functions may be called from any thread and block until there is a reply. Identifiers and
/// the current time come from here, so that tests can set them.
package struct ActivityLink: Sendable {
  /// The result of submitting an event.
  package enum Outcome: Hashable, Sendable {
    case accepted
    case refused(ActivityRefusal)
    /// The engine cannot be reached.
    case unreachable
  }

  /// The kind of process that requests come from.
  package enum Role: Hashable, Sendable {
    case app
    /// An app in the background.
    case backgroundApp
    /// A widget process; on iOS it may start activities from intents only.
    case widgetExtension
  }

  /// The bundle identifier of the app that requests come from.
  package var app: String
  package var role: Role
  package var newID: @Sendable () -> ActivityID
  package var now: @Sendable () -> Date
  package var submit: @Sendable (ActivityEvent) -> Outcome
  /// Returns the app's activities of one attributes type in the order of their start, ended ones
  /// included until they are dismissed. Nil: no reply.
  package var records: @Sendable (_ attributesType: String) -> [ActivityRecord]?
  /// Subscribes to changes: yields each record after it changes; a removed one is yielded a last
  /// time, as dismissed.
  package var changes: @Sendable () -> AsyncStream<ActivityRecord>
  /// Returns the state of the two switches in Settings.
  package var authorization: @Sendable () -> WireAuthorization
  /// Subscribes to changes of the two switches.
  package var authorizationChanges: @Sendable () -> AsyncStream<WireAuthorization>
  /// Returns the token that starts activities of one attributes type; nil until one is issued.
  package var startToken: @Sendable (_ attributesType: String) -> Data?
  /// Subscribes to push-to-start tokens of all attributes types.
  package var startTokenChanges: @Sendable () -> AsyncStream<PushToken>
  /// Logs a message about a failure that Apple's signatures cannot throw.
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
    report: @escaping @Sendable (String) -> Void = { StandardErrorLog.print($0) }
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

  /// Where requests of the current task come from.
  var origin: RequestOrigin {
    if Self.isInIntent { return .intent }
    return role == .backgroundApp ? .background : .foreground
  }

  /// True inside `LiveActivityIntent.perform()`, which may start activities whether or not its app
  /// is in the foreground (LIFE-15).
  @TaskLocal package static var isInIntent = false

  /// Stores the link of a program or of a task.
  package final class Slot: Sendable {
    fileprivate let link = Mutex<ActivityLink?>(nil)

    package init() {}
  }

  private static let program = Slot()

  /// The slot that `current` reads: the program's, or one that a task sets to use another engine.
  @TaskLocal package static var slot = program

  /// The link that `Activity` uses. Nil: the task's own slot is empty. If the program's slot is
  /// empty, this is the link to the emulator or to an engine in this process.
  package static var current: ActivityLink? {
    get {
      let slot = slot
      return slot.link.withLock { $0 } ?? (slot === program ? ProgramLink.shared.link : nil)
    }
    set { slot.link.withLock { $0 = newValue } }
  }
}
