import ActivityEngine
import ActivityKit
import ActivityModel
import Foundation
import LocalEngine
import TestSupport

/// A phone for tests that are written as an app is: it holds the engine and the clock, and does
/// what only a person or the system can do.
final class AppBench: Sendable {
  static let app = "com.example.bakery"

  private let hand = HandMachine()
  private let engine: InProcessEngine

  /// Places are given out by the rules of activitykit.md §3, not by the emulator's own.
  init() {
    engine = InProcessEngine(
      engine: Engine(
        options: EngineOptions(sameAppMayFillBothPlaces: false, attachRule: .earliest)),
      manifest: AppManifest(app: Self.app), machine: hand.machine, changes: ActivityChanges(),
      report: { _ in })
    ActivityLink.current = engine.link
  }

  var now: Date { hand.now }

  func advance(by seconds: Double) { hand.advance(by: seconds) }

  /// Lets the system do what it does soon.
  func catchUp() { hand.catchUp() }

  /// Runs `body` as another app.
  func asApp<Result>(_ app: String, _ body: () throws -> Result) rethrows -> Result {
    try ActivityLink.$slot.withValue(ActivityLink.Slot()) {
      ActivityLink.current = engine.link(for: app)
      return try body()
    }
  }

  /// Runs `body` with the app behind others.
  func inBackground<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ActivityLink.$slot.withValue(ActivityLink.Slot()) {
      var link = engine.link
      link.role = .backgroundApp
      ActivityLink.current = link
      return try body()
    }
  }

  /// As `LiveActivityIntent.perform()` is run.
  func inIntent<Result>(_ body: () throws -> Result) rethrows -> Result {
    try ActivityLink.$isInIntent.withValue(true) { try body() }
  }

  func lock() { engine.submit(.setLocked(true)) }
  func swipeAway(_ id: String) { engine.submit(.gesture(.dismissCard(ActivityID(id)))) }
  func setAuthorized(_ isOn: Bool) { engine.submit(.setAuthorized(isOn)) }
  func setFrequentPushes(_ areOn: Bool) { engine.submit(.setFrequentPushes(areOn)) }
  func declare(_ manifest: AppManifest) { engine.submit(.setManifest(manifest)) }

  /// An activity that a push starts.
  func pushStart(attributes: String, state: String, type: String) {
    engine.submit(
      .push(
        ActivityPush(
          .start(
            ActivityRequest(
              id: ActivityID("pushed"), app: Self.app, attributesType: type,
              attributes: Data(attributes.utf8),
              content: ActivityContentRecord(state: Data(state.utf8)))),
          timestamp: now, alert: AlertRecord(title: "Fresh", body: "bread"))))
  }

  /// What the island shows: `idle`, `compact A`, `pair A B`, `expanded A`.
  var island: String {
    switch engine.engine.placement.island {
    case .idle: "idle"
    case .compact(let id): "compact \(id)"
    case .pair(let attached, let detached): "pair \(attached) \(detached)"
    case .trio(let attached, let detached, let third): "trio \(attached) \(detached) \(third)"
    case .system(let item, _): "system \(item)"
    case .expanded(let id, _): "expanded \(id)"
    case .absent: "absent"
    }
  }

  /// The lock screen's cards, first to last.
  var cards: [String] { engine.engine.cards.map(\.rawValue) }
}
