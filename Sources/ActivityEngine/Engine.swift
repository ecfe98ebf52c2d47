package import ActivityModel
package import Foundation

/// The state machine of Live Activities: their life cycles and placement; a pure value.
///
///     var engine = Engine()
///     let effects = engine.handle(.request(request), at: now)   // deterministic
///     let wakeUp = engine.nextDeadline                          // handle `.tick` then
///
/// The engine reads no clock and generates no identifiers. Deadlines that fall between two events
/// are handled first, each with its own date, so a late tick leads to the same state as punctual
/// ones. A rejected event changes nothing. Encoding the value encodes its complete state. The cost
/// of one event is proportional to the logarithm of the number of activities.
package struct Engine: Codable, Hashable, Sendable {
  package let limits: SystemLimits
  package let options: EngineOptions
  package private(set) var placement = Placement()

  var state: EngineState

  package init(
    limits: SystemLimits = .standard, options: EngineOptions = EngineOptions(),
    device: Device = DeviceCatalog.standard
  ) {
    self.limits = limits
    self.options = options
    state = EngineState(device: device, activeDuration: limits.activeDuration)
    placement = policy.placement
  }

  /// Applies `event` and returns its effects in order.
  package mutating func handle(_ event: ActivityEvent, at now: Date) -> [Effect] {
    let cards = state.index.cardsRevision
    var effects = handleDeadlines(upTo: now)
    effects += apply(event, at: now)
    effects += handleDeadlines(upTo: now)
    if state.index.cardsRevision != cards { effects.append(.cardsChanged) }
    let placement = policy.placement
    if placement != self.placement {
      self.placement = placement
      effects.append(.placementChanged(placement))
    }
    return effects
  }

  var policy: PresentationPolicy { PresentationPolicy(state: state, options: options) }

  private mutating func apply(_ event: ActivityEvent, at now: Date) -> [Effect] {
    do throws(ActivityRefusal) {
      switch event {
      case .request(let request):
        return try start(request, timestamp: realDate(at: now), at: now)
      // An app has the device's clock.
      case .update(var update):
        update.timestamp = update.timestamp.map { realDate(at: $0) }
        return try self.update(update, at: now)
      case .end(var end):
        end.timestamp = end.timestamp.map { realDate(at: $0) }
        return try self.end(end, at: now)
      case .push(let push): return try receive(push, at: now)
      case .issueToken(let token): return try issue(token, at: now)
      case .revokeToken(let target, let reason): return revoke(target, reason, at: now)
      case .gesture(let gesture): return try perform(gesture, at: now)
      case .authenticate: state.isAuthenticated = state.isLocked
      case .setLocked(let isLocked): setLocked(isLocked)
      case .setLandscape(let isLandscape): state.isLandscape = isLandscape
      case .setSystemItem(let item): state.systemItem = item
      case .setForeground(let app): setForeground(app)
      case .setDevice(let device): state.device = device
      case .setAuthorized(let isAuthorized): return setAuthorized(isAuthorized, at: now)
      case .setFrequentPushes(let areAllowed): return setFrequentPushes(areAllowed)
      case .setManifest(let manifest): state.manifests[manifest.app] = manifest
      case .uninstall(let app): return uninstall(app, at: now)
      case .reboot: return reboot(at: now)
      case .setClock(let ahead, let back): setClock(ahead: ahead, back: back)
      case .tick: break
      }
      return []
    } catch {
      return [.refused(error)]
    }
  }
}

/// Queries between two events.
extension Engine {
  /// Every activity that is not dismissed, sorted by start, then by request; O(n log n).
  package var records: [ActivityRecord] { state.activities.records }
  package var count: Int { state.activities.count }
  package var device: Device { state.device }
  package var isLocked: Bool { state.isLocked }
  package var isAuthenticated: Bool { state.isAuthenticated }
  package var isLandscape: Bool { state.isLandscape }
  package var systemItem: SystemItem? { state.systemItem }
  package var foreground: String? { state.foreground }
  package var isAuthorized: Bool { state.isAuthorized }

  package func record(_ id: ActivityID) -> ActivityRecord? { state[id] }

  /// The lock screen's cards in order, also while the device is unlocked.
  package var cards: [ActivityID] { state.index.cards.map(\.key.relevance.id) }

  /// Returns why an activity has its placement; nil: no such activity.
  package func reason(for id: ActivityID) -> PlacementReason? {
    state[id].map { policy.reason(for: $0) }
  }

  /// True when there are activities that a swipe may bring back.
  package var hasHidden: Bool { !state.hidden.isEmpty }

  /// The state to which an expanded island collapses; the island itself if none is expanded.
  package var restingIsland: Placement.Island { policy.restingIsland }

  /// The date of the next deadline; nil: none. After `handle` it is always later than the event,
  /// because deadlines up to then have been handled.
  package var nextDeadline: Date? { state.nextDeadline?.date }

  /// Returns the date of an activity's next deadline; nil: none.
  package func nextDeadline(of id: ActivityID) -> Date? {
    state[id].flatMap { Deadline(of: $0, activeDuration: limits.activeDuration)?.date }
  }

  /// Returns `ActivityAuthorizationInfo.areActivitiesEnabled` for an app.
  package func areActivitiesEnabled(for app: String) -> Bool {
    state.isAuthorized && options.hasActivities && state.manifest(of: app).supportsActivities
  }

  /// The switch "More Frequent Updates" in Settings, for all apps.
  package var areFrequentPushesAllowed: Bool { state.areFrequentPushesAllowed }

  /// Returns `ActivityAuthorizationInfo.frequentPushesEnabled`: declared by the app and not
  /// switched off.
  package func areFrequentPushesEnabled(for app: String) -> Bool {
    state.areFrequentPushesAllowed && state.manifest(of: app).supportsFrequentPushes
  }

  /// The push-to-start tokens, sorted by app and attributes type.
  package var startTokens: [ActivityReport.StartToken] {
    state.startTokens.sorted { $0.key < $1.key }.flatMap { app, tokens in
      tokens.sorted { $0.key < $1.key }.map { type, token in
        ActivityReport.StartToken(app: app, attributesType: type, token: token)
      }
    }
  }

  package func startToken(app: String, attributesType: String) -> Data? {
    state.startTokens[app]?[attributesType]
  }
}
