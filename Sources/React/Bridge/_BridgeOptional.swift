/// An optional of any type, where only `Any` is known.
public protocol _BridgeOptional {
  /// Nil for `none`.
  var _content: Any? { get }
  static var _wrapped: Any.Type { get }
  static var _none: Self { get }

  /// Returns nil for a value of another type.
  static func _some(_ value: Any) -> Self?
}

extension Optional: _BridgeOptional {
  public var _content: Any? { self }
  public static var _wrapped: Any.Type { Wrapped.self }
  public static var _none: Wrapped? { nil }

  public static func _some(_ value: Any) -> Wrapped?? {
    guard let value = value as? Wrapped else { return nil }
    return .some(.some(value))
  }
}
