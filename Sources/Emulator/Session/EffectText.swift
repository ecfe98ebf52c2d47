package import ActivityEngine
package import ActivityModel

/// The text of an effect for the event list.
package enum EffectText {
  /// Returns one line; nil for effects that are not listed.
  package static func line(for effect: Effect, name: (ActivityID) -> String) -> String? {
    switch effect {
    case .phaseChanged(let id, let phase): "\(name(id)) is \(phase.rawValue)"
    case .contentChanged(let id): "\(name(id)) updated"
    case .alerted(let id, let alert): "\(name(id)) alerts: \(alert.title)"
    case .refused(.notPersisted(let reason)): "refused, the journal could not be written: \(reason)"
    case .tokenChanged(.activity(let id), .some): "\(name(id)) has a push token"
    case .authorizationChanged(let isOn): "Live Activities are \(isOn ? "on" : "off")"
    case .frequentPushesChanged(let areOn): "frequent updates are \(areOn ? "on" : "off")"
    case .intentRequested(let id, let control): "\(name(id)): runs \(control)"
    case .appOpened, .cardsChanged, .placementChanged, .tokenWanted, .tokenChanged, .refused:
      nil
    }
  }
}
