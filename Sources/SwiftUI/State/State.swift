@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  public init(initialValue: Value) { box = Box(initialValue) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

// Declared in an extension, so that the memberwise initialiser of a view takes the plain value for
// a property that is not optional.
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

/// An object that a view creates and owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
  private final class Box {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let box: Box

  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { box = Box(wrappedValue) }

  public var wrappedValue: ObjectType { box.object }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

/// Creates bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public var projectedValue: Bindable<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A value stored in the user defaults.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let defaults = store ?? .standard
    read = { Self.value(defaults.object(forKey: key)) ?? wrappedValue }
    write = { defaults.set($0, forKey: key) }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable {
    let defaults = store ?? .standard
    read = {
      (defaults.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? wrappedValue
    }
    write = { defaults.set($0.rawValue, forKey: key) }
  }

  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    let defaults = store ?? .standard
    read = { defaults.object(forKey: key) as? Wrapped }
    write = { defaults.set($0, forKey: key) }
  }

  /// Converts a stored object, as the readers of `UserDefaults` do.
  private static func value(_ object: Any?) -> Value? {
    guard let object else { return nil }
    if let value = object as? Value { return value }
    if let number = object as? Int, let value = Double(number) as? Value { return value }
    return "\(object)" as? Value
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}
