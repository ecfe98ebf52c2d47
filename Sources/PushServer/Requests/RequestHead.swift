/// The method, the path and the headers of a request that the service knows; others are ignored.
package struct RequestHead: Hashable, Sendable {
  package var method = ""
  package var path = ""
  /// The host that the client believes to talk to, from `:authority` or `host`.
  package var authority: String?
  package var authorization: String?
  package var topic: String?
  package var pushType: String?
  package var priority: String?
  package var expiration: String?
  /// `apns-id`.
  package var id: String?
  /// `apns-request-id`, of broadcasts and of channel management.
  package var requestID: String?
  package var collapseID: String?
  package var channelID: String?
  package var contentLength: String?
  /// The name of the first header that occurs twice; nil: none.
  package var duplicate: String?

  /// Takes the headers from names in lower case and values, with those of HTTP/2 that begin with a
  /// colon.
  package init(_ headers: some Sequence<(String, String)>) {
    for (name, value) in headers {
      switch name {
      case ":method": method = value
      case ":path": path = value
      case ":authority": authority = value
      case "host": authority = authority ?? value
      case "authorization": Self.set(&authorization, &duplicate, name, value)
      case "apns-topic": Self.set(&topic, &duplicate, name, value)
      case "apns-push-type": Self.set(&pushType, &duplicate, name, value)
      case "apns-priority": Self.set(&priority, &duplicate, name, value)
      case "apns-expiration": Self.set(&expiration, &duplicate, name, value)
      case "apns-id": Self.set(&id, &duplicate, name, value)
      case "apns-request-id": Self.set(&requestID, &duplicate, name, value)
      case "apns-collapse-id": Self.set(&collapseID, &duplicate, name, value)
      case "apns-channel-id": Self.set(&channelID, &duplicate, name, value)
      case "content-length": Self.set(&contentLength, &duplicate, name, value)
      default: break
      }
    }
  }

  /// The first value stays, so that the identifier that is echoed is the first one.
  private static func set(
    _ field: inout String?, _ duplicate: inout String?, _ name: String, _ value: String
  ) {
    if field == nil {
      field = value
    } else if duplicate == nil {
      duplicate = name
    }
  }
}
