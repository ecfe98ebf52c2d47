/// The context of a state change, such as its animation.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false

  /// Values of other kinds are not kept.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { key.defaultValue }
    set {}
  }

  public init(animation: Animation? = nil) { self.animation = animation }
}

public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension Binding {
  /// Returns the binding unchanged: changes are drawn without an animation of their own.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

  /// Returns the binding unchanged: changes are drawn without an animation of their own.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
}
