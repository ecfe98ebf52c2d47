/// A value that lasts as long as a gesture, and then is the first one again.
@propertyWrapper
public struct GestureState<Value> {
  let box: StateBox<Value>
  let initial: Value

  public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

  public init(initialValue: Value) {
    box = StateBox(initialValue)
    initial = initialValue
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(initialValue: wrappedValue)
  }

  public var wrappedValue: Value { box.current }

  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) { self.init(initialValue: nil) }
}

extension GestureState: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) { box.connect(to: slot) }

  func isSame(as other: Any) -> Bool { other is Self }
}
