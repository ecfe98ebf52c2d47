import ActivityEngine
import ActivityModel
import Foundation
import LocalEngine

/// Lists push tokens, and rotates, expires and invalidates them: at once or by schedule.
@MainActor
final class TokenController {
  private struct Scheduled {
    var action: TokenCommand.Action
    var target: PushToken.Target
    var date: Date
    /// Seconds until the next time; nil: once.
    var every: Double?
  }

  private let driver: EngineDriver
  private let broker: WidgetBroker
  /// Returns a new push token; nil when tokens come from another source.
  private let newToken: (@Sendable () -> Data)?
  private var schedule: [Scheduled] = []
  private var clock = ClockWatch()
  /// The most changes that are scheduled, and the shortest time between two of them in seconds.
  private static let mostScheduled = 100
  static let shortestInterval = 1.0

  init(driver: EngineDriver, broker: WidgetBroker, newToken: (@Sendable () -> Data)?) {
    self.driver = driver
    self.broker = broker
    self.newToken = newToken
  }

  /// When `tick` must be called; nil: nothing is scheduled.
  var nextDate: Date? { schedule.map(\.date).min() }

  /// Carries out a command and returns the tokens.
  ///
  /// - Throws: `WireRejection` when it cannot be carried out.
  func perform(_ command: TokenCommand, at now: Date) throws(WireRejection) -> [TokenListing] {
    switch command {
    case .list: break
    case .change(let action, let target, let after, let every):
      if case .activity(let id) = target {
        guard let record = driver.engine.record(id) else { throw .refused(.unknown(id)) }
        guard record.pushType == .token else { throw .refused(.pushNotRequested(id)) }
      }
      if let every, every < Self.shortestInterval {
        throw .failed(message: "a token is changed once a second at most")
      }
      guard let first = after ?? every else {
        change(action, target)
        break
      }
      guard schedule.count < Self.mostScheduled else {
        throw .failed(message: "\(schedule.count) changes of tokens are scheduled already")
      }
      schedule.append(
        Scheduled(
          action: action, target: target, date: now.addingTimeInterval(first), every: every))
    }
    return listings
  }

  /// Carries out what is due.
  func tick(at now: Date) {
    let back = clock.secondsBack(at: now)
    if back > 0 { for index in schedule.indices { schedule[index].date.addTimeInterval(-back) } }
    guard let nextDate, nextDate <= now else { return }
    for item in schedule where item.date <= now { change(item.action, item.target) }
    schedule = schedule.compactMap { item in
      guard item.date <= now else { return item }
      guard let every = item.every, exists(item.target) else { return nil }
      var next = item
      // After a jump of the clock once for all that were missed.
      let missed = (now.timeIntervalSince(item.date) / every).rounded(.down)
      next.date = item.date.addingTimeInterval((missed + 1) * every)
      return next
    }
  }

  private func exists(_ target: PushToken.Target) -> Bool {
    switch target {
    case .activity(let id): driver.engine.record(id)?.phase.isRunning ?? false
    case .start: true
    }
  }

  private func change(_ action: TokenCommand.Action, _ target: PushToken.Target) {
    switch action {
    case .rotate: if let newToken { driver.submit(.issueToken(PushToken(newToken(), for: target))) }
    case .expire: driver.submit(.revokeToken(target, .expired))
    case .invalidate: driver.submit(.revokeToken(target, .invalidated))
    }
  }

  /// All tokens: those that start activities, also of types whose app has not asked for one yet, as
  /// an app does that observes `pushToStartTokenUpdates`; then those of activities.
  private var listings: [TokenListing] {
    let engine = driver.engine
    let known = Set(engine.startTokens.map { "\($0.app) \($0.attributesType)" })
    for type in broker.attributesTypes {
      let app = driver.owner(of: type)
      if !known.contains("\(app) \(type)"), let newToken {
        let target = PushToken.Target.start(app: app, attributesType: type)
        let wasRevoked = engine.wasRevoked(target)
        if !wasRevoked { driver.submit(.issueToken(PushToken(newToken(), for: target))) }
      }
    }
    let after = driver.engine
    let starts = after.startTokens.map {
      TokenListing(
        target: .start(app: $0.app, attributesType: $0.attributesType), app: $0.app,
        attributesType: $0.attributesType, bytes: $0.token)
    }
    // Those that a person has revoked, so that they can be rotated.
    let revoked = broker.attributesTypes.compactMap { type -> TokenListing? in
      let target = PushToken.Target.start(app: driver.owner(of: type), attributesType: type)
      guard !starts.contains(where: { $0.target == target }) else { return nil }
      return TokenListing(
        target: target, app: driver.owner(of: type), attributesType: type, bytes: nil)
    }
    let updates = after.records.filter { $0.pushType == .token && $0.phase.isRunning }.map {
      TokenListing(
        target: .activity($0.id), app: $0.app, attributesType: $0.attributesType,
        bytes: $0.pushToken, name: OneSignalMessage.activityID(in: $0.attributes))
    }
    return starts + revoked + updates
  }
}
