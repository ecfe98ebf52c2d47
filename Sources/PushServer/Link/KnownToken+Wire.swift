import ActivityModel

extension KnownToken {
  /// The token of an activity; nil: it has none now.
  init?(_ record: ActivityRecord) {
    guard let bytes = record.pushToken else { return nil }
    self.init(
      bytes: bytes, app: record.app, attributesType: record.attributesType, isStart: false,
      activity: record.id.rawValue, name: OneSignalMessage.activityID(in: record.attributes))
  }

  /// A push-to-start token; nil for a token of an activity, whose record tells more.
  init?(_ token: PushToken) {
    guard case .start(let app, let type) = token.target else { return nil }
    self.init(bytes: token.bytes, app: app, attributesType: type, isStart: true)
  }

  /// A row of the list of tokens; nil: there is no token now.
  init?(_ listing: TokenListing) {
    guard let bytes = listing.bytes else { return nil }
    let activity: String? =
      if case .activity(let id) = listing.target { id.rawValue } else { nil }
    self.init(
      bytes: bytes, app: listing.app, attributesType: listing.attributesType,
      isStart: activity == nil, activity: activity, name: listing.name)
  }
}
