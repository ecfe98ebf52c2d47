// WatchConnectivity: declared only; no watch is paired.
@_exported import AppIntents

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public protocol WCSessionDelegate: NSObjectProtocol {}
public final class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  public class func isSupported() -> Bool { false }
  public weak var delegate: (any WCSessionDelegate)?
  public var isReachable: Bool { false }
  public var isPaired: Bool { false }
  public func activate() {}
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public func updateApplicationContext(_ context: [String: Any]) throws {}
}
