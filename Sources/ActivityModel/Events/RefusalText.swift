/// User-visible messages for refusals.
package enum RefusalText {
  package static func words(for refusal: ActivityRefusal) -> String {
    switch refusal {
    case .notDeclared(let app):
      "\(app) does not declare NSSupportsLiveActivities in its Info.plist"
    case .unsupportedDevice(let device): "\(device) has no Live Activities"
    case .unsupportedTarget(let app): "\(app) is no kind of program that may have activities"
    case .notEntitled(let app): "\(app) lacks the entitlement for Live Activities"
    case .notAuthorized: "Live Activities are switched off"
    case .notVisible(let app):
      "\(app) is not in front: start from the foreground, from a LiveActivityIntent, or by push"
    case .malformedID(let id): "'\(id)' is no identifier: want one line of text"
    case .foreignID(let id, let owner): "activity '\(id)' belongs to \(owner)"
    case .duplicateID(let id): "an activity '\(id)' exists already: take another identifier"
    case .tooLarge(let bytes, let limit):
      "attributes and state take \(bytes) bytes, at most \(limit) are allowed: "
        + "shorten them, or raise contentBytes"
    case .perAppLimit(let app, let limit):
      "\(app) has \(limit) activities already, the most one app may: "
        + "end one, or raise activitiesPerApp"
    case .globalLimit(let limit):
      "\(limit) activities run already, the most a device takes: end one, or raise "
        + "activitiesPerDevice"
    case .noPushCapability(let app): "\(app) lacks the Push Notifications capability"
    case .malformedChannel(let name): "'\(name)' is no channel: want its identifier in base 64"
    case .unknown(let id): "there is no activity '\(id)'"
    case .alreadyEnded(let id): "activity '\(id)' has ended: start another one"
    case .olderThanApplied(let id, _, _): "the update of '\(id)' is older than what is shown"
    case .tooFarAhead(let id, _, _): "the update of '\(id)' is dated too far ahead"
    case .notPersisted(let reason): "not done, it could not be kept: \(reason)"
    case .pushNotRequested(let id): "activity '\(id)' was started without a push type for this"
    case .startWithoutAlert(let app): "a push that starts an activity of \(app) needs an alert"
    case .updateBudgetUsed(let id, let limit, _):
      "the push budget of '\(id)' is used up (\(limit)); use apns-priority 5"
    case .startBudgetUsed(let app, let limit, _):
      "push-to-start budget exceeded for \(app) (\(limit))"
    case .gestureWithoutEffect(let gesture): "nothing to \(verb(gesture))"
    case .needsAuthentication: "the phone is locked: authenticate first"
    case .systemItemStays(let item): "\(item.rawValue) cannot be swiped away"
    }
  }

  private static func verb(_ gesture: IslandGesture) -> String {
    switch gesture {
    case .tap: "tap"
    case .longPress: "expand"
    case .hold: "hold"
    case .collapse: "collapse"
    case .swipe(.left): "hide"
    case .swipe(.right): "bring back"
    case .dismissCard: "clear"
    }
  }
}
