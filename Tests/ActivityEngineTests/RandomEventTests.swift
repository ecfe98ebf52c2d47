import ActivityEngine
import ActivityModel
import Foundation
import Testing

/// What holds whatever happens.
struct RandomEventTests {
  @Test(arguments: 0..<24)
  func invariantsHoldForAnyEvents(seed: UInt64) {
    var engine = ActivityEngine(
      options: EngineOptions(sameAppMayFillBothPlaces: seed.isMultiple(of: 2)))
    var dismissed: Set<ActivityID> = []
    for (event, now) in events(seed: seed, count: 400) {
      let before = engine.placement
      let effects = engine.handle(event, at: now)
      for effect in effects {
        switch effect {
        case .phaseChanged(let id, .pending): dismissed.remove(id)
        case .phaseChanged(let id, let phase):
          // An identifier may be requested again; nothing else brings it back.
          if case .request(let request) = event, request.id == id { dismissed.remove(id) }
          #expect(!dismissed.contains(id))
          if phase == .dismissed { dismissed.insert(id) }
        case .contentChanged(let id), .alerted(let id, _): #expect(!dismissed.contains(id))
        case .placementChanged(let placement): #expect(placement == engine.placement)
        case .cardsChanged, .tokenWanted, .tokenChanged, .authorizationChanged,
          .frequentPushesChanged, .appOpened, .intentRequested, .refused:
          break
        }
      }
      #expect((before != engine.placement) == effects.contains(.placementChanged(engine.placement)))
      #expect(engine.nextDeadline.map { $0 > now } ?? true)
      expectSoundPlacement(engine)
    }
  }

  @Test(arguments: 100..<108)
  func sameEventsLeadToTheSameStateAndEffects(seed: UInt64) throws {
    var first = ActivityEngine()
    var second = ActivityEngine()
    for (step, (event, now)) in events(seed: seed, count: 300).enumerated() {
      #expect(first.handle(event, at: now) == second.handle(event, at: now))
      if step.isMultiple(of: 50) {
        // A stored engine goes on as if nothing had happened.
        second = try JSONDecoder().decode(
          ActivityEngine.self, from: JSONEncoder().encode(second))
      }
    }
    #expect(first == second)
  }

  /// Waking up at every deadline changes nothing but when effects are told.
  @Test(arguments: 200..<208)
  func punctualTicksLeadToTheSameRecords(seed: UInt64) {
    var lazy = ActivityEngine()
    var punctual = ActivityEngine()
    for (event, now) in events(seed: seed, count: 300) {
      while let deadline = punctual.nextDeadline, deadline < now {
        _ = punctual.handle(.tick, at: deadline)
      }
      _ = punctual.handle(event, at: now)
      _ = lazy.handle(event, at: now)
      #expect(lazy == punctual)
    }
  }

  private func expectSoundPlacement(_ engine: ActivityEngine) {
    let placement = engine.placement
    let records = engine.records
    let inIsland = placement.islandIDs
    #expect(Set(inIsland).count == inIsland.count)
    for id in inIsland + [placement.banner].compactMap({ $0 }) {
      #expect(engine.record(id)?.phase.isRunning == true)
    }
    #expect((placement.island == .absent) == (engine.isLocked || engine.device.island == nil))
    #expect(records.allSatisfy { engine.reason(for: $0.id) != nil })
    #expect(Set(engine.cards).isSubset(of: records.map(\.id)))
    #expect(records.allSatisfy { $0.phase != .dismissed })
    #expect(
      records.allSatisfy { $0.style == .standard || inIsland == [$0.id] || $0.phase == .pending })
    #expect(records.count { $0.phase != .ended } <= 16)
    for (app, group) in Dictionary(grouping: records, by: \.app) where app != "?" {
      #expect(group.count { $0.phase != .ended } <= 5)
    }
  }

  private func events(seed: UInt64, count: Int) -> [(ActivityEvent, Date)] {
    var random = SeededGenerator(state: seed)
    var now = Scenario.origin
    return (0..<count).map { _ in
      let steps: [Double] = [0, 0.5, 3, 4, 60, 3_600, 20_000]
      let step = steps.randomElement(using: &random) ?? 0
      now = now.addingTimeInterval(step)
      return (event(at: now, using: &random), now)
    }
  }

  private func event(at now: Date, using random: inout SeededGenerator) -> ActivityEvent {
    let id = ActivityID(
      ["A1", "A2", "A3", "B1", "B2", "C1", "D1"].randomElement(using: &random) ?? "")
    func date(_ offsets: [Double?]) -> Date? {
      (offsets.randomElement(using: &random) ?? nil).map(now.addingTimeInterval)
    }
    let content = ActivityContentRecord(
      state: Data(count: Int.random(in: 0...4_200, using: &random)),
      staleDate: date([nil, nil, -5, 30, 4_000]),
      relevanceScore: [0, 0, 1, 50, -3].randomElement(using: &random) ?? 0)
    let alert = Bool.random(using: &random) ? nil : Scenario.alert
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6:
      return .request(
        ActivityRequest(
          id: id, app: String(id.rawValue.prefix(1)), attributesType: "T", attributes: Data(),
          content: content,
          style: Int.random(in: 0..<5, using: &random) == 0 ? .transient : .standard,
          alert: alert, startDate: date([nil, nil, nil, 100, -100])))
    case 6..<10:
      return .update(
        ActivityUpdate(
          id: id, content: content, alert: alert,
          timestamp: date([nil, nil, -1, -100, 10, 40_000])))
    case 10:
      let policies: [DismissalPolicy] = [
        .default, .immediate, .after(now.addingTimeInterval(500)), .after(.distantPast),
        .after(.distantFuture),
      ]
      return .end(
        ActivityEnd(
          id: id, content: Bool.random(using: &random) ? content : nil,
          dismissal: policies.randomElement(using: &random) ?? .default))
    case 11: return .gesture(.longPress(Bool.random(using: &random) ? nil : id))
    case 12: return .gesture(.collapse)
    case 13, 14: return .gesture(.swipe(Bool.random(using: &random) ? .left : .right))
    case 15: return .gesture(.dismissCard(id))
    case 16: return .setLocked(Int.random(in: 0..<3, using: &random) == 0)
    case 17: return .setForeground([nil, nil, "A", "B"].randomElement(using: &random) ?? nil)
    case 18:
      return Int.random(in: 0..<4, using: &random) == 0
        ? .setAuthorized(Bool.random(using: &random))
        : .setDevice(DeviceCatalog.all.randomElement(using: &random) ?? DeviceCatalog.standard)
    default: return .tick
    }
  }
}

/// SplitMix64: small, seeded, the same everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
