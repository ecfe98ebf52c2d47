package import ActivityEngine
package import ActivityModel

/// The text of an effect for the event list.
package enum EffectText {
  /// Returns one line; nil for effects that are not listed.
  package static func line(for effect: Effect, name: (ActivityID) -> String) -> String? {
    switch effect {
    case .phaseChanged(let id, let phase): "\(name(id)) \(word(phase))"
    case .contentChanged(let id): "\(name(id)) updated"
    case .alerted(let id, let alert): "\(name(id)) alert: \(alert.title)"
    case .refused(.notPersisted(let reason)): "refused, the journal could not be written: \(reason)"
    case .authorizationChanged(let isOn): "Live Activities are \(isOn ? "on" : "off")"
    case .frequentPushesChanged(let areOn): "frequent updates are \(areOn ? "on" : "off")"
    case .intentRequested(let id, let control): "\(name(id)): runs \(control)"
    case .appOpened, .cardsChanged, .placementChanged, .tokenWanted, .tokenChanged, .refused:
      nil
    }
  }

  private static func word(_ phase: ActivityPhase) -> String {
    switch phase {
    case .pending: "is scheduled"
    case .active: "started"
    case .stale: "is stale"
    case .ended: "ended"
    case .dismissed: "cleared"
    }
  }
}
