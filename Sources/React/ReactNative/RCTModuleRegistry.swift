/// Modules by their names. Here it knows none.
public final class RCTModuleRegistry: Sendable {
  /// Nil: native code does not reach other modules.
  public func module(forName name: String) -> Any? { nil }
}
