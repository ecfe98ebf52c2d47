import ActivityModel
import Foundation

/// Events that nobody thought of, the same for the same seed.
struct RandomEvents: Sequence, IteratorProtocol {
  private var random: SeededGenerator
  private var now = Scenario.origin
  private static let ids = ["A1", "A2", "A3", "B1", "B2", "C1", "D1"].map { ActivityID($0) }
  private static let apps = ["A", "B", "C", "D"]
  private static let steps: [Double] = [0, 0, 0.5, 3, 4, 60, 3_600, 20_000]

  init(seed: UInt64) { random = SeededGenerator(state: seed) }

  mutating func next() -> (event: ActivityEvent, now: Date)? {
    now.addTimeInterval(pick(Self.steps))
    return (event(), now)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  private mutating func date(_ offsets: [Double?]) -> Date? {
    pick(offsets).map(now.addingTimeInterval)
  }

  private mutating func content() -> ActivityContentRecord {
    ActivityContentRecord(
      state: Data(count: pick([0, 2, 2, 100, 4_095, 4_200])),
      staleDate: date([nil, nil, -5, 30, 4_000, 40_000]),
      relevanceScore: pick([0, 0, 1, 50, -3, .nan, .infinity]))
  }

  private mutating func alert() -> AlertRecord? { pick([nil, Scenario.alert]) }

  private mutating func request(_ id: ActivityID) -> ActivityRequest {
    ActivityRequest(
      id: id, app: pick([String(id.rawValue.prefix(1)), String(id.rawValue.prefix(1)), "A"]),
      attributesType: "T", attributes: Data(), content: content(),
      style: pick([.standard, .standard, .standard, .transient]), alert: alert(),
      startDate: date([nil, nil, nil, 100, -100]),
      origin: pick([.foreground, .foreground, .foreground, .intent, .background]),
      pushType: pick([nil, .token, .token, .channel("Y2g="), .channel("?")]))
  }

  private mutating func push(_ id: ActivityID) -> ActivityPush {
    let event: ActivityPush.Event =
      switch pick([0, 1, 1, 1, 2]) {
      case 0: .start(request(id))
      case 1: .update(id, content())
      default: .end(id, pick([nil, content()]), dismissalDate: date([nil, -5, 500, 40_000]))
      }
    return ActivityPush(
      event, timestamp: date([0, 0, -1, -50, 10, 40_000]) ?? now, alert: alert(),
      priority: pick(ActivityPush.Priority.allCases))
  }

  private mutating func event() -> ActivityEvent {
    let id = pick(Self.ids)
    let app = pick(Self.apps)
    switch random.next() % 40 {
    case 0..<9: return .request(request(id))
    case 9..<15:
      return .update(
        ActivityUpdate(
          id: id, content: content(), alert: alert(),
          timestamp: date([nil, nil, -1, -100, 10, 40_000])))
    case 15, 16:
      let policies: [DismissalPolicy] = [
        .default, .immediate, .after(now.addingTimeInterval(500)), .after(.distantPast),
        .after(.distantFuture),
      ]
      return .end(ActivityEnd(id: id, content: pick([nil, content()]), dismissal: pick(policies)))
    case 17..<21: return .push(push(id))
    case 21 where random.next() % 4 == 0:
      return .revokeToken(
        pick([.activity(id), .start(app: app, attributesType: "T")]),
        pick([.expired, .invalidated]))
    case 21:
      let bytes = Data([UInt8(truncatingIfNeeded: random.next())])
      return .issueToken(
        PushToken(bytes, for: pick([.activity(id), .start(app: app, attributesType: "T")])))
    case 22..<25: return .gesture(.swipe(pick([.left, .right])))
    case 25: return .gesture(.longPress(pick([nil, id])))
    case 26: return .gesture(pick([.collapse, .hold(true), .hold(false), .hide(id)]))
    case 27: return .gesture(.dismissCard(id))
    case 28:
      return .gesture(
        .tap(id, pick([.content(url: nil), .link(url: "a://b"), .control("C")])))
    case 29: return .setLocked(pick([true, false, false]))
    case 30: return .authenticate
    case 31: return .setForeground(pick([nil, nil, "A", "B"]))
    case 32: return .setDevice(pick(DeviceCatalog.all + [DeviceCatalog.standard]))
    case 33: return .setLandscape(pick([true, false, false]))
    case 34: return .setSystemItem(pick([nil, nil, nil, .call, .faceID, .navigation]))
    case 35:
      return pick([
        .setFrequentPushes(true), .setFrequentPushes(false), .setClock(ahead: 0, back: 700),
      ])
    case 36:
      return pick([
        .setAuthorized(true), .setAuthorized(true), .setAuthorized(false), .uninstall(app),
        .reboot,
      ])
    case 37:
      return .setManifest(
        AppManifest(
          app: app, supportsActivities: pick([true, true, true, false]),
          supportsFrequentPushes: pick([true, false]), hasPushCapability: pick([true, false])))
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
