import Synchronization

/// The network as the code of a widget or an app sees it. Where the sandbox has none, requests fail at
/// once with the error that a phone gives in flight mode.
public enum _NetworkAccess {
  private struct State {
    /// Gets the hosts; nil: there is a network.
    var report: (@Sendable (String) -> Void)?
    var reported: Set<String> = []
  }

  private static let state = Mutex(State())

  /// The most hosts of a process that are reported.
  private static let mostHosts = 32

  /// Has requests fail from now on.
  ///
  /// - Parameter report: Called with each host, the first time that it is asked for, on the thread that
  ///   asks.
  package static func deny(_ report: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.report = report }
  }

  /// True when requests fail.
  public static var isDenied: Bool { state.withLock { $0.report != nil } }

  /// Reports a request that fails.
  public static func noteDenial(of host: String) {
    let report = state.withLock { state -> (@Sendable (String) -> Void)? in
      guard state.reported.count < mostHosts, state.reported.insert(host).inserted else {
        return nil
      }
      return state.report
    }
    report?(host)
  }
}
