package import ActivityModel

/// How an activity can be updated from outside of its app.
public struct PushType: Equatable {
  package let record: PushTypeRecord

  /// By pushes to a token of its own.
  public static var token: PushType { PushType(record: .token) }

  /// By broadcasts on a channel; `name` is the channel's identifier in base 64.
  public static func channel(_ name: String) -> PushType { PushType(record: .channel(name)) }
}
