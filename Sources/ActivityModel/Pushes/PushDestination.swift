import Foundation

/// What a push was sent to, and what that is on the phone.
package struct PushDestination: Codable, Hashable, Sendable {
  package enum Kind: String, Codable, Hashable, Sendable { case token, channel, activity, start }

  package var kind: Kind
  /// The first and the last digits of the token; nil: it was sent to none.
  package var token: String?
  /// The channel's identifier in Base64.
  package var channel: String?
  /// The bundle identifier; nil: it is not known.
  package var app: String?
  package var attributesType: String?
  /// The activities that it updates or ends.
  package var activities: [ActivityID] = []

  package init(_ target: PushDelivery.Target, app: String? = nil) {
    self.app = app
    switch target {
    case .token(let token):
      kind = .token
      self.token = TokenText.short(token)
    case .channel(let channel, let owner):
      kind = .channel
      self.channel = channel
      self.app = owner
    case .activity(let id):
      kind = .activity
      activities = [id]
    case .start(let type):
      kind = .start
      attributesType = type
    }
  }
}
