/// A module that a script can call.
public protocol RCTBridgeModule {
  /// The name in the script; nil or empty: that of the class.
  static func moduleName() -> String!
  /// True: it is made on the main thread when the app starts, false: when the script first asks for it.
  static func requiresMainQueueSetup() -> Bool
}

extension RCTBridgeModule {
  public static func moduleName() -> String! { nil }
  public static func requiresMainQueueSetup() -> Bool { false }
}
