package import ActivityEngine
package import ActivityKit
package import ActivityModel
import Foundation
import Synchronization

/// An engine for this process alone, used when no emulator runs: activities start, become stale and
/// end as on a phone, tokens are issued, but nothing is rendered.
package final class InProcessEngine: Sendable {
  /// The clock, queue and token source that the engine uses; replaced in tests.
  package struct Machine: Sendable {
    package var now: @Sendable () -> Date
    /// Enqueues a closure on a serial queue. It never runs the closure synchronously, because the
    /// closure would then call `submit` from inside `submit`.
    package var soon: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Runs a closure at a date, on the same queue.
    package var at: @Sendable (Date, @escaping @Sendable () -> Void) -> Void
    /// Generates the bytes of a push token.
    package var newToken: @Sendable () -> Data

    package init(
      now: @escaping @Sendable () -> Date,
      soon: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
      at: @escaping @Sendable (Date, @escaping @Sendable () -> Void) -> Void,
      newToken: @escaping @Sendable () -> Data
    ) {
      self.now = now
      self.soon = soon
      self.at = at
      self.newToken = newToken
    }
  }

  private let driver: EngineDriver
  private let machine: Machine
  private let app: String
  private let report: @Sendable (String) -> Void
  /// The targets whose tokens are being generated.
  private let tokens = Mutex<Set<PushToken.Target>>([])
  /// The date of the next scheduled tick; nil: none.
  private let alarm = Mutex<Date?>(nil)

  /// Makes an engine for the app of `manifest`.
  ///
  /// - Parameter report: Called with a message when an update or an end is rejected.
  package init(
    engine: Engine = Engine(), manifest: AppManifest, machine: Machine,
    changes: ActivityChanges, report: @escaping @Sendable (String) -> Void
  ) {
    driver = EngineDriver(
      engine: engine, now: machine.now, newID: { _ in ActivityID(UUID().uuidString) },
      changes: changes, onChange: {})
    self.machine = machine
    app = manifest.app
    self.report = report
    driver.submit(.setManifest(manifest))
  }

  /// A copy of the engine in its current state.
  package var engine: Engine { driver.engine }

  package var link: ActivityLink { link(for: app) }

  /// Returns the link for one app, by bundle identifier.
  package func link(for app: String) -> ActivityLink {
    var link = driver.link(for: app)
    let startToken = link.startToken
    link.submit = { [self] in submit($0) }
    link.startToken = { [self] type in
      defer { processEffects() }
      return startToken(type)
    }
    link.report = report
    return link
  }

  /// Passes an event to the engine. Events that no app can cause, such as a lock or a tick, are
  /// accepted too.
  @discardableResult
  package func submit(_ event: ActivityEvent) -> ActivityLink.Outcome {
    let outcome = driver.outcome(of: event)
    if case .refused(let refusal) = outcome {
      switch event {
      case .update, .end: report(RefusalMessage.text(for: refusal))
      default: break
      }
    }
    processEffects()
    return outcome
  }

  /// Issues the tokens that the engine requests and schedules a tick for its next deadline.
  private func processEffects() {
    for case .tokenWanted(let target) in driver.takeEffects()
    where tokens.withLock({ $0.insert(target).inserted }) {
      machine.soon { [self] in
        tokens.withLock { _ = $0.remove(target) }
        submit(.issueToken(PushToken(machine.newToken(), for: target)))
      }
    }
    guard let deadline = driver.engine.nextDeadline else { return }
    let isSooner = alarm.withLock { alarm in
      if let alarm, alarm <= deadline { return false }
      alarm = deadline
      return true
    }
    if isSooner {
      machine.at(deadline) { [self] in
        alarm.withLock { $0 = nil }
        submit(.tick)
      }
    }
  }
}
