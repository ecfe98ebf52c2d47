import ActivityModel
package import Foundation

/// The method, the path and the headers of a request; the service ignores those that it does not know.
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
  /// All headers in their order, without those of HTTP/2 that begin with a colon.
  package private(set) var fields: [Field] = []

  package struct Field: Hashable, Sendable {
    /// In lower case.
    package var name: String
    package var value: String
  }

  /// Takes the headers from names in lower case and values, with those of HTTP/2 that begin with a
  /// colon.
  package init(_ headers: some Sequence<(String, String)>) {
    for (name, value) in headers {
      if !name.hasPrefix(":") { fields.append(Field(name: name, value: value)) }
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

  /// The most headers that a trace shows.
  private static let mostShown = 32

  /// The headers for a trace: safe to print, and secrets shortened. The first one of a name.
  package var shown: [String: String] {
    let values = fields.prefix(Self.mostShown).map { field in
      let value =
        field.name == "authorization"
        ? SafeText.authorization(field.value) : SafeText.line(field.value)
      return (SafeText.line(field.name, limit: 64), value)
    }
    return Dictionary(values, uniquingKeysWith: { first, _ in first })
  }

  /// The device token in the path; nil: there is none, or it is malformed.
  package var deviceToken: Data? {
    guard case .device(let text)? = RequestRoute(path: path) else { return nil }
    return TokenText.bytes(text)
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
