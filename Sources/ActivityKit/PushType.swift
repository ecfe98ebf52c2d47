/// How an activity can be updated from outside of its app.
public struct PushType: Equatable {
  package enum Form: Equatable {
    case token
    case channel(String)
  }

  package let form: Form

  /// By pushes to a token of its own.
  public static var token: PushType { PushType(form: .token) }

  /// By broadcasts on a channel; `name` is the channel's identifier in base 64.
  public static func channel(_ name: String) -> PushType { PushType(form: .channel(name)) }
}
