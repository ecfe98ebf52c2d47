import ActivityModel
import Foundation

/// Finds out who sends a request, and whether the host that was named is that of its token.
struct RequestAuthenticator {
  private let options: ServiceOptions
  private var checker: ProviderTokenChecker

  init(_ options: ServiceOptions, keys: [ProviderKey]) {
    self.options = options
    checker = ProviderTokenChecker(keys: keys)
  }

  /// Checks the provider token of a request, and notes that its connection has one.
  ///
  /// - Returns: The step for the trace.
  /// - Throws: `RequestRefusal` when there is none, or it does not serve here.
  mutating func authenticate(
    _ head: RequestHead, authorization: String?, on connection: ClientConnection, at now: Date
  ) throws(RequestRefusal) -> PushTrace.Step {
    if options.isLax {
      connection.isAuthenticated = true
      return PushTrace.Step(.authenticated, .skipped, "--lax: provider tokens are not verified")
    }
    if authorization == nil, connection.hasCertificate {
      throw RequestRefusal(
        .topicDisallowed,
        "a client certificate and no provider token: Live Activities need token authentication")
    }
    let token = try checker.check(authorization, at: now)
    if let only = token.environment, let asked = options.environment(of: head.authority),
      only != asked
    {
      throw RequestRefusal(
        .badEnvironmentKeyInToken,
        "key \(token.keyID) is restricted to \(only.rawValue), the request is for "
          + "\(asked.rawValue): use the other key or the other host")
    }
    try connection.tokens.use(token, at: now)
    connection.isAuthenticated = true
    return token.step(at: now)
  }

  /// Checks that a device's token is of the environment whose host the client has named.
  ///
  /// - Throws: `RequestRefusal` when it is of the other one.
  func checkEnvironment(of head: RequestHead) throws(RequestRefusal) {
    guard let own = options.environment, let asked = options.environment(of: head.authority),
      own != asked
    else { return }
    throw RequestRefusal(
      .badDeviceToken,
      "the token is of \(own.rawValue), the host is \(asked.rawValue): send pushes of a build from "
        + "Xcode to the sandbox, of one from TestFlight or the App Store to production")
  }
}
