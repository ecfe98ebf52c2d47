/// A native module that is there.
public protocol _NativeModuleInstance: AnyObject, Sendable {
  /// Calls a method, or reads or writes a property. Methods run one after the other on a queue of the
  /// module; the reply to a method of kind `sync` comes before this returns.
  func call(_ method: String, _ arguments: [_BridgeValue], _ reply: _BridgeReply)

  /// Says that listeners of an event were added (positive) or removed. The module counts them: with the
  /// first it begins to observe, with the last it stops.
  func changeListeners(of event: String, by change: Int)

  /// Says what happens to the app.
  func enter(_ phase: _BridgePhase)

  /// Says that the script is gone.
  func invalidate()
}
