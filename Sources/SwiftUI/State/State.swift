@propertyWrapper
public struct State<Value> {
  private let box: StateBox<Value>

  public init(wrappedValue: Value) { box = StateBox(wrappedValue) }

  public init(initialValue: Value) { box = StateBox(initialValue) }

  public var wrappedValue: Value {
    get { box.current }
    nonmutating set { box.current = newValue }
  }

  public var projectedValue: Binding<Value> { box.binding }
}

extension State: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) { box.connect(to: slot) }

  func isSame(as other: Any) -> Bool { other is Self }
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

extension StateObject: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) {
    let object = slot.object { box.object }
    box.object = object
    slot.observe(object)
  }

  func isSame(as other: Any) -> Bool { other is Self }
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
  private let key: DefaultsKey

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    let defaults = store ?? .standard
    self.key = DefaultsKey(key, defaults)
    read = { Self.value(defaults.object(forKey: key)) ?? wrappedValue }
    write = { defaults.set($0, forKey: key) }
  }

  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable {
    let defaults = store ?? .standard
    self.key = DefaultsKey(key, defaults)
    read = {
      (defaults.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? wrappedValue
    }
    write = { defaults.set($0.rawValue, forKey: key) }
  }

  public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    let defaults = store ?? .standard
    self.key = DefaultsKey(key, defaults)
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
    get {
      key.read()
      return read()
    }
    nonmutating set {
      write(newValue)
      key.changed()
    }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 }, source: key.source)
  }
}

extension AppStorage: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) { key.location = slot.defaults(key.source) }

  func isSame(as other: Any) -> Bool { (other as? Self)?.key.source == key.source }
}
