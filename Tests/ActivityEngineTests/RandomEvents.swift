import ActivityModel
import Foundation

/// Events that might happen, likely and unlikely ones; the same for the same seed.
enum RandomEvents {
  static func events(seed: UInt64, count: Int) -> [(ActivityEvent, Date)] {
    var random = SeededGenerator(state: seed)
    var now = Scenario.origin
    return (0..<count).map { _ in
      let steps: [Double] = [0, 0.5, 3, 4, 60, 3_600, 20_000]
      let step = steps.randomElement(using: &random) ?? 0
      now = now.addingTimeInterval(step)
      return (event(at: now, using: &random), now)
    }
  }

  private static func event(at now: Date, using random: inout SeededGenerator) -> ActivityEvent {
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
