/// A property of an observable object whose changes are published.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Reads and writes the property of an object, and reports the change before it happens.
  public static subscript<Owner: ObservableObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      _ObjectChanges.send(owner)
      owner[keyPath: storage].wrappedValue = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
