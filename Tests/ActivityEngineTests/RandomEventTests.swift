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
    for (event, now) in RandomEvents.events(seed: seed, count: 400) {
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
    for (step, (event, now)) in RandomEvents.events(seed: seed, count: 300).enumerated() {
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
    for (event, now) in RandomEvents.events(seed: seed, count: 300) {
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
}
