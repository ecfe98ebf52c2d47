package import ActivityModel

/// How an activity can be updated from outside its app.
public struct PushType: Equatable {
  package let record: PushTypeRecord

  /// Pushes to the activity's own token.
  public static var token: PushType { PushType(record: .token) }

  /// Broadcasts on a channel; `name` is the channel's identifier in base 64.
  public static func channel(_ name: String) -> PushType { PushType(record: .channel(name)) }
}
