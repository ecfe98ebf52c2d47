public import Foundation

/// The old bridge, which a module may ask for and does not get. It has no state; `NSObject` alone makes
/// it unchecked.
public final class RCTBridge: NSObject, @unchecked Sendable {
  public var moduleRegistry: RCTModuleRegistry { RCTModuleRegistry() }
  public func module(forName name: String) -> Any? { nil }
}
