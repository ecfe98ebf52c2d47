import ActivityEngine
import ActivityModel
import Foundation

/// An engine with a clock in seconds and requests of few words.
struct Scenario {
  var engine: Engine
  /// Seconds since `origin`.
  var time = 0.0
  var effects: [Effect] = []

  static let origin = Date(timeIntervalSinceReferenceDate: 800_000_000)
  static let hour = 3_600.0
  static let alert = AlertRecord(title: "Alert", body: "Look")

  /// By default the newest is attached, so that the attached place tells which one is the newest;
  /// `OrderTests` and `VectorTests` compare the rules.
  init(
    device: String = "iphone-16-pro", limits: SystemLimits = .standard,
    options: EngineOptions = EngineOptions(attachRule: .newest)
  ) {
    engine = Engine(
      limits: limits, options: options,
      device: DeviceCatalog.device(device) ?? DeviceCatalog.standard)
  }

  static func date(_ seconds: Double) -> Date { origin.addingTimeInterval(seconds) }

  static func content(
    _ state: String = "{}", stale: Double? = nil, score: Double = 0
  ) -> ActivityContentRecord {
    ActivityContentRecord(
      state: Data(state.utf8), staleDate: stale.map(date), relevanceScore: score)
  }

  @discardableResult
  mutating func handle(_ event: ActivityEvent, at seconds: Double? = nil) -> [Effect] {
    time = seconds ?? time + 1
    effects = engine.handle(event, at: Self.date(time))
    return effects
  }

  /// The app is the identifier's first letter, unless said otherwise: A1 and A2 share one.
  static func request(
    _ id: String, app: String? = nil, pushType: PushTypeRecord? = nil
  ) -> ActivityRequest {
    ActivityRequest(
      id: ActivityID(id), app: app ?? String(id.prefix(1)), attributesType: "Attributes",
      attributes: Data("{}".utf8), content: content(), pushType: pushType)
  }

  mutating func start(
    _ id: String, app: String? = nil, score: Double = 0, stale: Double? = nil,
    style: ActivityStyleRecord = .standard, alert: AlertRecord? = nil, startDate: Double? = nil,
    bytes: Int = 2, origin: RequestOrigin = .foreground, pushType: PushTypeRecord? = nil,
    at seconds: Double? = nil
  ) {
    handle(
      .request(
        ActivityRequest(
          id: ActivityID(id), app: app ?? String(id.prefix(1)), attributesType: "Attributes",
          attributes: Data(count: bytes), content: Self.content(stale: stale, score: score),
          style: style, alert: alert, startDate: startDate.map(Self.date), origin: origin,
          pushType: pushType)),
      at: seconds)
  }

  mutating func update(
    _ id: String, state: String = "{}", score: Double = 0, stale: Double? = nil,
    alert: AlertRecord? = nil, timestamp: Double? = nil, at seconds: Double? = nil
  ) {
    handle(
      .update(
        ActivityUpdate(
          id: ActivityID(id), content: Self.content(state, stale: stale, score: score),
          alert: alert, timestamp: timestamp.map(Self.date))),
      at: seconds)
  }

  mutating func end(
    _ id: String, _ dismissal: DismissalPolicy = .default, state: String? = nil,
    timestamp: Double? = nil, at seconds: Double? = nil
  ) {
    handle(
      .end(
        ActivityEnd(
          id: ActivityID(id), content: state.map { Self.content($0) }, dismissal: dismissal,
          timestamp: timestamp.map(Self.date))),
      at: seconds)
  }

  mutating func push(
    _ event: ActivityPush.Event, timestamp: Double? = nil, alert: AlertRecord? = nil,
    priority: ActivityPush.Priority = .immediate, at seconds: Double? = nil
  ) {
    let seconds = seconds ?? time + 1
    handle(
      .push(
        ActivityPush(
          event, timestamp: Self.date(timestamp ?? seconds), alert: alert, priority: priority)),
      at: seconds)
  }

  mutating func issue(_ bytes: [UInt8], to target: PushToken.Target) {
    handle(.issueToken(PushToken(Data(bytes), for: target)))
  }

  mutating func tap(_ id: String, _ target: TapTarget) {
    gesture(.tap(ActivityID(id), target))
  }

  mutating func gesture(_ gesture: IslandGesture) { handle(.gesture(gesture)) }

  var island: Placement.Island { engine.placement.island }
  var cards: [ActivityID] { engine.cards }
  var refusals: [ActivityRefusal] {
    effects.compactMap { if case .refused(let refusal) = $0 { refusal } else { nil } }
  }

  func phase(_ id: String) -> ActivityPhase? { engine.record(ActivityID(id))?.phase }

  func rule(_ id: String) -> PlacementReason.Rule? {
    engine.reason(for: ActivityID(id))?.rule
  }

  func reason(_ id: String) -> PlacementReason? { engine.reason(for: ActivityID(id)) }

  /// Seconds since `origin`.
  var nextDeadline: Double? { engine.nextDeadline?.timeIntervalSince(Self.origin) }
}

extension ActivityID: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self.init(value) }
}
