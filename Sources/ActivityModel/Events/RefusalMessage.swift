import Foundation

/// User-visible messages for refusals.
package enum RefusalMessage {
  package static func text(for refusal: ActivityRefusal) -> String {
    switch refusal {
    case .notDeclared(let app):
      "\(app) does not declare NSSupportsLiveActivities in its Info.plist"
    case .unsupportedDevice(let device): "\(device) has no Live Activities"
    case .unsupportedTarget(let app):
      "\(app) is not a kind of program that may start Live Activities"
    case .notEntitled(let app): "\(app) lacks the entitlement for Live Activities"
    case .notAuthorized: "Live Activities are switched off"
    case .notVisible(let app):
      "\(app) is not in front: start from the foreground, from a LiveActivityIntent, or by push"
    case .malformedID(let id): "'\(id)' is not an identifier: expected one line of text"
    case .foreignID(let id, let owner): "activity '\(id)' belongs to \(owner)"
    case .duplicateID(let id): "an activity '\(id)' exists already: use another identifier"
    case .tooLarge(let bytes, let limit):
      "attributes and state take \(bytes) bytes, at most \(limit) are allowed: "
        + "shorten them, or raise contentBytes"
    case .perAppLimit(let app, let limit):
      "\(app) has reached its limit of \(limit) activities: "
        + "end one, or raise activitiesPerApp"
    case .globalLimit(let limit):
      "the device's limit of \(limit) activities is reached: end one, or raise "
        + "activitiesPerDevice"
    case .noPushCapability(let app): "\(app) lacks the Push Notifications capability"
    case .malformedChannel(let name):
      "'\(name)' is not a channel: expected its identifier in Base64"
    case .unknown(let id): "there is no activity '\(id)'"
    case .alreadyEnded(let id): "activity '\(id)' has ended: start another one"
    case .olderThanApplied(let id, let timestamp, let newest):
      "the update of '\(id)' is \(duration(newest.timeIntervalSince(timestamp))) older than what is "
        + "shown"
    case .tooFarAhead(let id, let timestamp, let latest):
      "the update of '\(id)' is dated \(duration(timestamp.timeIntervalSince(latest))) too far ahead"
    case .notPersisted(let reason): "rejected, the event could not be saved: \(reason)"
    case .pushNotRequested(let id): "activity '\(id)' was started without the push type for this"
    case .startWithoutAlert(let app): "a push that starts an activity of \(app) needs an alert"
    case .updateBudgetUsed(let id, let limit, _):
      "the push budget of '\(id)' is used up (\(limit)); use apns-priority 5"
    case .startBudgetUsed(let app, let limit, _):
      "the push-to-start budget of \(app) is used up (\(limit))"
    case .gestureWithoutEffect(let gesture): "nothing to \(verb(gesture))"
    case .needsAuthentication: "the phone is locked: authenticate first"
    case .systemItemStays(let item): "\(item.rawValue) cannot be swiped away"
    }
  }

  private static func duration(_ seconds: Double) -> String {
    DurationText.exact(seconds < 60 ? (seconds * 10).rounded(.up) / 10 : seconds.rounded(.up))
  }

  private static func verb(_ gesture: IslandGesture) -> String {
    switch gesture {
    case .tap: "tap"
    case .longPress: "expand"
    case .hold: "hold"
    case .collapse: "collapse"
    case .swipe(.left), .hide: "hide"
    case .swipe(.right): "bring back"
    case .dismissCard: "clear"
    }
  }
}
