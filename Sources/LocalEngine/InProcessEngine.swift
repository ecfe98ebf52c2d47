package import ActivityEngine
package import ActivityKit
package import ActivityModel
package import Foundation
import Synchronization

/// An engine that serves this program alone, for when no emulator runs: activities live, grow
/// stale and end as on a phone, tokens come, and nobody draws anything.
package final class InProcessEngine: Sendable {
  /// What the engine needs of the machine.
  package struct Machine: Sendable {
    package var now: @Sendable () -> Date
    /// Does something soon, in the order in which it is asked to, and not at once.
    package var soon: @Sendable (@escaping @Sendable () -> Void) -> Void
    /// Does something at a date.
    package var at: @Sendable (Date, @escaping @Sendable () -> Void) -> Void
    /// Makes the bytes of a push token.
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
  /// What tokens are being made for.
  private let tokens = Mutex<Set<PushToken.Target>>([])
  /// The next time that the engine is woken.
  private let alarm = Mutex<Date?>(nil)

  /// - Parameter report: is told in words why an update or an end was refused.
  package init(
    engine: ActivityEngine = ActivityEngine(), manifest: AppManifest, machine: Machine,
    news: ActivityNews, report: @escaping @Sendable (String) -> Void
  ) {
    driver = EngineDriver(
      engine: engine, now: machine.now, newID: { _ in ActivityID(UUID().uuidString) },
      news: news, onChange: {})
    self.machine = machine
    app = manifest.app
    self.report = report
    driver.submit(.setManifest(manifest))
  }

  /// The engine as it is now.
  package var engine: ActivityEngine { driver.engine }

  package var link: ActivityLink { link(for: app) }

  /// The seam for one app, by bundle identifier.
  package func link(for app: String) -> ActivityLink {
    var link = driver.link(for: app)
    let startToken = link.startToken
    link.submit = { [self] in submit($0) }
    link.startToken = { [self] type in
      defer { settle() }
      return startToken(type)
    }
    link.report = report
    return link
  }

  /// Lets something happen; also what no app does, such as a lock or a tick.
  @discardableResult
  package func submit(_ event: ActivityEvent) -> ActivityLink.Outcome {
    let outcome = driver.outcome(of: event)
    if case .refused(let refusal) = outcome {
      switch event {
      case .update, .end: report(RefusalText.words(for: refusal))
      default: break
      }
    }
    settle()
    return outcome
  }

  /// Does what the engine wants done, and sees to its next deadline.
  private func settle() {
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
