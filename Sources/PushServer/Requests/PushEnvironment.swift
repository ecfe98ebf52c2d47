/// The environment of tokens, keys and hosts, which do not cross: that of builds from Xcode, and that
/// of builds from TestFlight and the App Store.
package enum PushEnvironment: String, CaseIterable, Sendable {
  case sandbox
  case production

  /// The environment of one of Apple's hosts; nil: another host, which serves both.
  ///
  /// - Parameter authority: The host with or without a port.
  init?(authority: String) {
    switch authority.prefix(while: { $0 != ":" }).lowercased() {
    case "api.push.apple.com": self = .production
    case "api.sandbox.push.apple.com", "api.development.push.apple.com": self = .sandbox
    default: return nil
    }
  }
}
