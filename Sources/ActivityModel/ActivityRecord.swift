package import Foundation

/// The part of an activity that updates replace.
package struct ActivityContentRecord: Codable, Hashable, Sendable {
  /// The content state as JSON in ActivityKit's default encoding.
  @JSONText package var state: Data
  package var staleDate: Date?
  package var relevanceScore: Double

  package init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// The phase of an activity's life cycle; `ActivityState` of ActivityKit.
package enum ActivityPhase: String, Codable, Hashable, Sendable, CaseIterable {
  case pending, active, stale, ended, dismissed

  /// True while the activity competes for the island.
  package var isRunning: Bool { self == .active || self == .stale }
}

/// `ActivityStyle` of ActivityKit.
package enum ActivityStyleRecord: String, Codable, Hashable, Sendable { case standard, transient }

/// `ActivityUIDismissalPolicy` of ActivityKit.
package enum DismissalPolicy: Hashable, Sendable {
  /// The card stays until a person removes it, or four hours after the end.
  case `default`
  case immediate
  /// The card stays until the date, or four hours after the end, whichever is first.
  case after(Date)
}

/// `PushType` of ActivityKit.
package enum PushTypeRecord: Hashable, Sendable {
  /// Pushes to the activity's own token.
  case token
  /// Broadcasts on a channel, by its identifier in Base64.
  case channel(String)
}

/// The alert of an update; the island only expands for it, title and body are shown on a watch.
package struct AlertRecord: Codable, Hashable, Sendable {
  package var title: String
  package var body: String
  /// Nil: the default sound.
  package var sound: String?

  package init(title: String, body: String, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// Everything the engine stores about one activity, apart from its push budget.
package struct ActivityRecord: Codable, Hashable, Sendable, Identifiable {
  package var id: ActivityID
  /// The app that owns it, by bundle identifier.
  package var app: String
  /// The name of the attributes type.
  package var attributesType: String
  /// The attributes as JSON in ActivityKit's default encoding.
  @JSONText package var attributes: Data
  package var content: ActivityContentRecord
  package var style: ActivityStyleRecord
  package var phase: ActivityPhase
  package var startDate: Date
  package var endDate: Date?
  /// When an ended activity leaves the lock screen.
  package var dismissalDate: Date?
  /// The timestamp of the newest applied update; older updates are rejected.
  package var lastTimestamp: Date
  /// When it started or last alerted; decides which app has which place in the island.
  package var lastPromotion: Date
  /// Counts applied updates, so that a renderer can tell whether its archive is current.
  package var revision: Int
  package var pushType: PushTypeRecord?
  /// The push token of this activity; nil before one is issued and after the end.
  package var pushToken: Data?

  package init(
    id: ActivityID, app: String, attributesType: String, attributes: Data,
    content: ActivityContentRecord, style: ActivityStyleRecord = .standard,
    phase: ActivityPhase = .active, startDate: Date, pushType: PushTypeRecord? = nil
  ) {
    self.id = id
    self.app = app
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.style = style
    self.phase = phase
    self.startDate = startDate
    lastTimestamp = startDate
    lastPromotion = startDate
    revision = 0
    self.pushType = pushType
  }
}
