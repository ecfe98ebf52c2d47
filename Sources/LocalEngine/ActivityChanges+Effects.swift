import ActivityEngine
import ActivityKit
import ActivityModel

extension ActivityChanges {
  /// Sends the effects of an event to subscribers.
  func tell(_ effects: [Effect], from before: Engine, to after: Engine) {
    var told: Set<ActivityID> = []
    for effect in effects {
      switch effect {
      case .contentChanged(let id), .phaseChanged(let id, _), .alerted(let id, _),
        .tokenChanged(.activity(let id), _):
        guard told.insert(id).inserted else { continue }
        if let record = after.record(id) ?? before.record(id)?.dismissed { records.send(record) }
      case .tokenChanged(.start(let app, let type), let bytes?):
        startTokens.send(PushToken(bytes, for: .start(app: app, attributesType: type)))
      case .authorizationChanged, .frequentPushesChanged:
        authorizations.send(
          WireAuthorization(
            activities: after.areActivitiesEnabled(for: ""),
            frequentPushes: after.areFrequentPushesEnabled(for: "")))
      case .tokenChanged(.start, nil), .cardsChanged, .placementChanged, .tokenWanted, .appOpened,
        .intentRequested, .refused:
        continue
      }
    }
  }
}

extension ActivityRecord {
  /// The final record of an activity that was removed.
  fileprivate var dismissed: ActivityRecord {
    var record = self
    record.phase = .dismissed
    record.pushToken = nil
    return record
  }
}
