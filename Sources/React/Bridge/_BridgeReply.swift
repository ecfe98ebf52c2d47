import Synchronization

/// The way back of one call.
public struct _BridgeReply: Sendable {
  /// An error with which a promise is rejected.
  public struct Rejection: Error, Hashable, Sendable {
    public var code: String
    public var message: String
    /// That of an `NSError`.
    public var domain: String?
    public var userInfo: [String: _BridgeValue]?

    public init(
      code: String, message: String, domain: String? = nil, userInfo: [String: _BridgeValue]? = nil
    ) {
      (self.code, self.message) = (code, message)
      (self.domain, self.userInfo) = (domain, userInfo)
    }
  }

  public enum Answer: Hashable, Sendable {
    /// The promise's value, or that of a synchronous method.
    case resolve(_BridgeValue)
    /// The promise's error, or the exception of a synchronous method.
    case reject(Rejection)
    /// Calls a function of the script.
    case callback(Int, [_BridgeValue])
    /// An error that React Native shows in red, in place of the call or beside it.
    case failure(String)
  }

  private let send: @Sendable (Answer) -> Void
  private let isSettled = Flag()

  /// - Parameter send: Takes the answers, on any thread.
  public init(_ send: @escaping @Sendable (Answer) -> Void) { self.send = send }

  /// Resolves the promise; only the first answer to a promise counts.
  public func resolve(_ value: _BridgeValue) {
    if isSettled.raise() { send(.resolve(value)) }
  }

  /// Rejects the promise; only the first answer to a promise counts.
  public func reject(_ rejection: Rejection) {
    if isSettled.raise() { send(.reject(rejection)) }
  }

  /// Calls a function of the script.
  public func callback(_ number: Int, _ arguments: [_BridgeValue]) {
    send(.callback(number, arguments))
  }

  /// Shows an error in red.
  public func fail(_ message: String) { send(.failure(message)) }

  private final class Flag: Sendable {
    private let isUp = Mutex(false)

    /// Returns false when it was up already.
    func raise() -> Bool {
      isUp.withLock { isUp in
        defer { isUp = true }
        return !isUp
      }
    }
  }
}
