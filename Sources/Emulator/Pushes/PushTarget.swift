import ActivityEngine
import ActivityModel

/// What a push is for, after its token was looked up.
enum PushTarget: Hashable {
  /// Updates or ends activities: one, or all that listen to a channel.
  case activities([ActivityID])
  /// Starts activities of a type of an app.
  case start(app: String, attributesType: String)

  /// True when both are for one of the same activities.
  func overlaps(_ other: PushTarget) -> Bool {
    guard case .activities(let ids) = self, case .activities(let others) = other else {
      return false
    }
    return ids.contains(where: others.contains)
  }

  /// The activities of each attributes type, in the order of their first ones.
  func byType(in engine: Engine) -> [PushTarget] {
    guard case .activities(let ids) = self, ids.count > 1 else { return [self] }
    var types: [(name: String?, ids: [ActivityID])] = []
    for id in ids {
      let type = engine.record(id)?.attributesType
      if let index = types.firstIndex(where: { $0.name == type }) {
        types[index].ids.append(id)
      } else {
        types.append((type, [id]))
      }
    }
    return types.map { .activities($0.ids) }
  }
}
