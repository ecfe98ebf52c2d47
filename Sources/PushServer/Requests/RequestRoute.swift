/// What a request's path names.
package enum RequestRoute: Hashable, Sendable {
  /// `/3/device/<token>`; the token is not checked.
  case device(token: String)
  /// `/4/broadcasts/apps/<bundle identifier>`.
  case broadcast(app: String)
  /// `/1/apps/<bundle identifier>/channels`.
  case channels(app: String)
  /// `/1/apps/<bundle identifier>/all-channels`.
  case allChannels(app: String)

  /// Parses a path; nil: it is none of these.
  package init?(path: String) {
    let device = "/3/device/"
    if path.hasPrefix(device) {
      self = .device(token: String(path.dropFirst(device.count)))
      return
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.first?.isEmpty == true else { return nil }
    switch parts.count {
    case 5 where parts[1...3].elementsEqual(["4", "broadcasts", "apps"]) && !parts[4].isEmpty:
      self = .broadcast(app: parts[4])
    case 5 where parts[1] == "1" && parts[2] == "apps" && !parts[3].isEmpty:
      switch parts[4] {
      case "channels": self = .channels(app: parts[3])
      case "all-channels": self = .allChannels(app: parts[3])
      default: return nil
      }
    default: return nil
    }
  }

  /// The methods that the path takes.
  package var methods: [String] {
    switch self {
    case .device, .broadcast: ["POST"]
    case .channels: ["POST", "GET", "DELETE"]
    case .allChannels: ["GET"]
    }
  }

  /// The header with the request's identifier, which the response repeats.
  package var idHeader: String {
    if case .device = self { "apns-id" } else { "apns-request-id" }
  }

  /// The maximum length of the body in bytes.
  package var longestBody: Int { if case .device = self { 4_096 } else { 5_120 } }
}
