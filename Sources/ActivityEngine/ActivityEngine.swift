package import ActivityModel
package import Foundation

/// Decides what becomes of activities and where they are shown; a pure value.
///
///     var engine = ActivityEngine()
///     let effects = engine.handle(.request(request), at: now)   // same input, same effects
///     let wakeUp = engine.nextDeadline                          // send `.tick` then
///
/// It reads no clock and makes no identifiers. What falls due between two events is done first,
/// each at its own instant, so a late tick leads to the same state as punctual ones. Storing the
/// value stores everything.
package struct ActivityEngine: Codable, Hashable, Sendable {
  package let limits: SystemLimits
  /// Else two activities of one app never form the pair (presentations.md §2.1 rule 3).
  package let sameAppMayFillBothPlaces: Bool
  package private(set) var placement = Placement()

  var state: EngineState

  package init(
    limits: SystemLimits = .standard, device: Device = DeviceCatalog.standard,
    sameAppMayFillBothPlaces: Bool = true
  ) {
    self.limits = limits
    self.sameAppMayFillBothPlaces = sameAppMayFillBothPlaces
    state = EngineState(device: device)
    placement = policy.placement
  }

  /// Everything that is not dismissed, by start, then by id.
  package var records: [ActivityRecord] { state.records }
  package var device: Device { state.device }
  package var isLocked: Bool { state.isLocked }
  package var foreground: String? { state.foreground }
  package var isAuthorized: Bool { state.isAuthorized }

  package func record(_ id: ActivityID) -> ActivityRecord? { state[id] }

  /// What an expanded island collapses to; the island itself when nothing is expanded.
  package var restingIsland: Placement.Island { policy.restingIsland }

  /// When something will happen by itself; after `handle` always later than its instant.
  package var nextDeadline: Date? { state.nextDeadline(limits: limits)?.date }

  /// Lets `event` happen and says what came of it, in the order in which it came.
  package mutating func handle(_ event: ActivityEvent, at now: Date) -> [Effect] {
    var effects = settle(at: now)
    effects += apply(event, at: now)
    effects += settle(at: now)
    let placement = policy.placement
    if placement != self.placement {
      self.placement = placement
      effects.append(.placementChanged(placement))
    }
    return effects
  }

  var policy: PresentationPolicy {
    PresentationPolicy(state: state, sameAppMayFillBothPlaces: sameAppMayFillBothPlaces)
  }

  private mutating func apply(_ event: ActivityEvent, at now: Date) -> [Effect] {
    do throws(ActivityRefusal) {
      switch event {
      case .request(let request): return try start(request, at: now)
      case .update(let update): return try self.update(update, at: now)
      case .end(let end): return try self.end(end, at: now)
      case .gesture(let gesture): return try move(gesture, at: now)
      case .setLocked(let isLocked):
        state.isLocked = isLocked
      case .setForeground(let app):
        setForeground(app)
      case .setDevice(let device):
        state.device = device
      case .setAuthorized(let isAuthorized):
        state.isAuthorized = isAuthorized
        // What runs when a person switches Live Activities off is taken away
        // (activitykit.md §2.2).
        if !isAuthorized { return state.records.map(\.id).flatMap { dismiss($0) } }
      case .tick: break
      }
      return []
    } catch {
      return [.refused(error)]
    }
  }

  private mutating func setForeground(_ app: String?) {
    guard app != state.foreground else { return }
    let previous = state.foreground
    state.foreground = app
    guard let expansion = state.expansion, let owner = state[expansion.id]?.app else { return }
    switch expansion.cause {
    // Opening an app is a touch elsewhere.
    case .press: state.expansion = nil
    case .alert: break
    // Its life is bound to the app being in front, where it was (activitykit.md §1.3).
    case .transient: if previous == owner { state.expansion = nil }
    }
  }
}
