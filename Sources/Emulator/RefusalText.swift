package import ActivityModel

/// The words for a refusal, for the person at the keys.
package enum RefusalText {
  package static func words(for refusal: ActivityRefusal) -> String {
    switch refusal {
    case .notAuthorized: "Live Activities are switched off"
    case .duplicateID(let id): "an activity '\(id)' exists already"
    case .tooLarge(let bytes, let limit):
      "attributes and state take \(bytes) bytes, at most \(limit) are allowed"
    case .perAppLimit(let app, let limit):
      "\(app) has \(limit) activities already, the most one app may"
    case .globalLimit(let limit): "\(limit) activities run already, the most a device takes"
    case .unknown(let id): "there is no activity '\(id)'"
    case .alreadyEnded(let id): "activity '\(id)' has ended"
    case .olderThanApplied(let id, _, _): "the update of '\(id)' is older than what is shown"
    case .tooFarAhead(let id, _, _): "the update of '\(id)' is dated too far ahead"
    case .notPersisted(let reason): "not done, it could not be kept: \(reason)"
    case .gestureWithoutEffect(let gesture): "nothing to \(verb(gesture))"
    }
  }

  private static func verb(_ gesture: IslandGesture) -> String {
    switch gesture {
    case .longPress: "expand"
    case .collapse: "collapse"
    case .swipe(.left): "hide"
    case .swipe(.right): "bring back"
    case .dismissCard: "clear"
    }
  }
}
