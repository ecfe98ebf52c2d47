import ActivityModel
import Foundation
import Testing

@testable import ActivityEngine

/// What holds whatever happens: 100 000 events a run. A failure names the seed and the event; the
/// environment variable `ISLAND_SEED` moves all seeds on, to look elsewhere.
struct RandomEventTests {
  private static let firstSeed =
    ProcessInfo.processInfo.environment["ISLAND_SEED"].flatMap { UInt64($0) } ?? 0
  private static let eventCount = 2_000

  /// Each seed runs under other switches and limits.
  private static func engine(seed: UInt64) -> Engine {
    Engine(
      limits: SystemLimits(
        activitiesPerApp: seed.isMultiple(of: 3) ? 2 : 5,
        activitiesPerDevice: seed.isMultiple(of: 5) ? 4 : 16, pushes: 3, frequentPushes: 5,
        pushStarts: 2),
      options: EngineOptions(
        sameAppMayFillBothPlaces: seed.isMultiple(of: 2),
        attachRule: seed.isMultiple(of: 7) ? .earliest : .newest,
        systemVersion: SystemVersion(seed.isMultiple(of: 4) ? 26 : 27),
        rebootClearsActivities: seed.isMultiple(of: 6)))
  }

  @Test(arguments: 0..<50)
  func invariantsHoldForAnyEvents(seed: UInt64) {
    let seed = Self.firstSeed &+ seed
    var watch = InvariantWatch(engine: Self.engine(seed: seed))
    for (step, (event, now)) in RandomEvents(seed: seed).prefix(Self.eventCount).enumerated() {
      if let broken = watch.handle(event, at: now) {
        Issue.record("seed \(seed), event \(step) \(event): \(broken)")
        return
      }
    }
  }

  /// A stored engine goes on as if nothing had happened.
  @Test(arguments: 1_000..<1_005)
  func sameEventsLeadToTheSameStateAndEffects(seed: UInt64) throws {
    let seed = Self.firstSeed &+ seed
    var first = Self.engine(seed: seed)
    var second = first
    for (step, (event, now)) in RandomEvents(seed: seed).prefix(Self.eventCount).enumerated() {
      let same = first.handle(event, at: now) == second.handle(event, at: now)
      guard same, first == second else {
        Issue.record("seed \(seed), event \(step) \(event)")
        return
      }
      if step.isMultiple(of: 50) {
        let stored = try Self.encode(second)
        #expect(try Self.encode(first) == stored)
        second = try JSONDecoder().decode(Engine.self, from: stored)
        #expect(try Self.encode(second) == stored)
      }
    }
  }

  /// Waking up at every deadline changes nothing but when effects are told.
  @Test(arguments: 2_000..<2_005)
  func punctualTicksLeadToTheSameState(seed: UInt64) {
    let seed = Self.firstSeed &+ seed
    var lazy = Self.engine(seed: seed)
    var punctual = lazy
    for (step, (event, now)) in RandomEvents(seed: seed).prefix(Self.eventCount).enumerated() {
      while let deadline = punctual.nextDeadline, deadline < now {
        _ = punctual.handle(.tick, at: deadline)
      }
      _ = punctual.handle(event, at: now)
      _ = lazy.handle(event, at: now)
      if lazy != punctual {
        Issue.record("seed \(seed), event \(step) \(event)")
        return
      }
    }
  }

  private static func encode(_ engine: Engine) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(engine)
  }
}

/// An engine, and what must be true of it after every event.
struct InvariantWatch {
  private(set) var engine: Engine
  private var records: [ActivityRecord]
  private var cards: [ActivityID]
  private var dismissed: Set<ActivityID> = []
  private var count = 0

  init(engine: Engine) {
    self.engine = engine
    records = engine.records
    cards = engine.cards
  }

  /// Nil, or which invariant is broken.
  mutating func handle(_ event: ActivityEvent, at now: Date) -> String? {
    let before = engine
    let cardsBefore = cards
    let effects = engine.handle(event, at: now)
    records = engine.records
    cards = engine.cards
    count += 1
    return checkEffects(effects, of: event, before: before)
      ?? (cardsBefore != cards && !effects.contains(.cardsChanged) ? "changed cards" : nil)
      ?? checkRefusal(effects, before: before, at: now) ?? checkTimestamps(before: before)
      ?? checkPlacement() ?? checkRecords(at: now)
      // The slow one now and then: what it would find does not go away by itself.
      ?? (count.isMultiple(of: 3) ? checkReference() : nil)
  }

  private mutating func checkEffects(
    _ effects: [Effect], of event: ActivityEvent, before: Engine
  ) -> String? {
    for effect in effects {
      switch effect {
      case .phaseChanged(let id, let phase):
        // An identifier may be requested again; nothing else brings it back.
        if event.requested == id, phase == .pending || phase == .active { dismissed.remove(id) }
        if dismissed.contains(id) { return "dismissed is final: \(id) is \(phase)" }
        if phase == .dismissed { dismissed.insert(id) }
      case .contentChanged(let id), .alerted(let id, _), .tokenChanged(.activity(let id), .some),
        .tokenWanted(.activity(let id)):
        if dismissed.contains(id) { return "dismissed is final: \(effect)" }
      case .placementChanged(let placement):
        if placement != engine.placement { return "another placement was told" }
      case .cardsChanged, .tokenChanged, .tokenWanted, .authorizationChanged,
        .frequentPushesChanged, .appOpened, .intentRequested, .refused:
        break
      }
    }
    let wasTold = effects.contains(.placementChanged(engine.placement))
    if wasTold != (before.placement != engine.placement) { return "changed placements are told" }
    return nil
  }

  /// A refused event leaves what the passing of time would have left.
  private func checkRefusal(
    _ effects: [Effect], before: Engine, at now: Date
  ) -> String? {
    guard effects.contains(where: { if case .refused = $0 { true } else { false } }) else {
      return nil
    }
    var ticked = before
    _ = ticked.handle(.tick, at: now)
    return ticked == engine ? nil : "a refused event changed something"
  }

  private func checkTimestamps(before: Engine) -> String? {
    for record in records {
      guard let old = before.record(record.id), old.revision < record.revision else { continue }
      let slack = old.revision == 0 ? engine.limits.timestampTolerance : 0
      if record.lastTimestamp < old.lastTimestamp.addingTimeInterval(-slack) {
        return "nothing older wins: \(record.id)"
      }
    }
    return nil
  }

  private func checkPlacement() -> String? {
    let placement = engine.placement
    let seen = records.map { ($0, placement.islandPresentation(of: $0.id)) }
    let attached = seen.count { $0.1 == .minimalAttached }
    let detached = seen.count { $0.1 == .minimalDetached }
    if attached > 1 || detached >= (engine.device.islandPlaces ?? 2) {
      return "at most one attached, and no more detached than there are places"
    }
    if detached > 0, attached == 0 {
      guard case .system = placement.island else { return "detached only with attached" }
    }
    for (record, presentation) in seen where presentation != nil {
      if !record.phase.isRunning { return "only running ones are in the island: \(record.id)" }
      if record.app == engine.foreground, record.style == .standard {
        return "the app in front is not in the island: \(record.id)"
      }
    }
    if engine.isLocked || engine.device.island == nil, placement.island != .absent {
      return "an island that is not there shows something"
    }
    return nil
  }

  private func checkRecords(at now: Date) -> String? {
    if let deadline = engine.nextDeadline, deadline <= now { return "deadlines lie ahead" }
    if records.contains(where: { $0.phase == .dismissed }) { return "dismissed ones are gone" }
    for record in records {
      if record.phase == .ended, record.pushToken != nil { return "a token outlived its activity" }
      if record.pushToken != nil, record.pushType != .token { return "a token nobody asked for" }
      if record.style == .transient, record.phase.isRunning,
        engine.placement.islandPresentation(of: record.id) != .expanded
      {
        return "transient ones are expanded or over: \(record.id)"
      }
    }
    let living = records.filter { $0.phase != .ended }
    if living.count > engine.limits.activitiesPerDevice { return "the device's limit" }
    for group in Dictionary(grouping: living, by: \.app).values
    where group.count > engine.limits.activitiesPerApp {
      return "the app's limit"
    }
    if living.count != engine.state.index.living { return "the living are counted" }
    return nil
  }

  private func checkReference() -> String? {
    let reference = ReferenceModel(engine)
    if reference.placement != engine.placement {
      return "placement \(engine.placement), not \(reference.placement)"
    }
    if reference.cards != cards { return "cards \(cards), not \(reference.cards)" }
    if reference.nextDeadline != engine.nextDeadline { return "next deadline" }
    for record in reference.records {
      guard let reason = engine.reason(for: record.id) else { return "no reason: \(record.id)" }
      switch reason.rule {
      case .onlyActivity, .promotedLast, .promotedSecond, .promotedThird, .startedEarlier,
        .startedLater, .outranked, .lowerRelevance, .higherRelevance:
        let rule = reference.rankRule(of: record)
        if reason.rule != rule { return "\(record.id) \(reason.rule), not \(rule)" }
        if reason.rule != .onlyActivity, reason.rival == nil { return "a rule without a rival" }
      case .othersHidden, .covered, .systemItem, .pressed, .alerted, .transient, .hidden,
        .appInForeground,
        .deviceLocked, .noIsland, .landscape, .ended, .scheduled:
        break
      }
    }
    return nil
  }
}

extension ActivityEvent {
  /// The activity that this event may start.
  fileprivate var requested: ActivityID? {
    switch self {
    case .request(let request): return request.id
    case .push(let push):
      if case .start(let request) = push.event { return request.id }
      return nil
    case .update, .end, .issueToken, .revokeToken, .gesture, .authenticate, .setLocked,
      .setLandscape,
      .setSystemItem, .setForeground, .setDevice, .setAuthorized, .setFrequentPushes,
      .setManifest, .uninstall, .reboot, .setClock, .tick:
      return nil
    }
  }
}
