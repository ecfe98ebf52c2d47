import Foundation

/// Logs a message.
public func RCTLogInfo(_ message: String) { _BridgeEvents.report(.info, message) }

/// Logs a warning.
public func RCTLogWarn(_ message: String) { _BridgeEvents.report(.warn, message) }

/// Logs an error, which a development build shows in red.
public func RCTLogError(_ message: String) { _BridgeEvents.report(.error, message) }

/// Runs on the main queue; at once where this is the main thread.
public func RCTExecuteOnMainQueue(_ block: @escaping @Sendable () -> Void) {
  if Thread.isMainThread { block() } else { DispatchQueue.main.async(execute: block) }
}
