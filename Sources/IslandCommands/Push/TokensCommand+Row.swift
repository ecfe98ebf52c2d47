import ActivityModel

extension TokensCommand.Row {
  /// The token of an activity; nil: it has none now.
  init?(_ record: ActivityRecord) {
    guard let bytes = record.pushToken else { return nil }
    kind = "update"
    app = record.app
    attributesType = record.attributesType
    activity = record.id.rawValue
    token = TokenText.hex(bytes)
  }

  /// A push-to-start token; nil for a token of an activity, whose record tells more.
  init?(_ issued: PushToken) {
    guard case .start(let app, let type) = issued.target else { return nil }
    kind = "start"
    self.app = app
    attributesType = type
    activity = nil
    token = TokenText.hex(issued.bytes)
  }
}
