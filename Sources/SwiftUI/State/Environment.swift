/// Reads an environment value of the view while its body runs.
@propertyWrapper
public struct Environment<Value> {
  private let captured = CapturedEnvironment()
  private let read: (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads an observable object set with `environment(_:)`.
  ///
  /// - Precondition: an object of this type was set; reading traps otherwise.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { values in
      guard let object = values.objects[ObjectIdentifier(type)] as? Value else {
        preconditionFailure("no object of type \(type) was set with environment(_:)")
      }
      return object
    }
  }

  public init<Object: AnyObject & Observable>(_ type: Object.Type) where Value == Object? {
    read = { $0.objects[ObjectIdentifier(type)] as? Object }
  }

  public var wrappedValue: Value {
    let values = captured.current
    let value = read(values)
    values.bodyReader?.record(value, read)
    return value
  }
}

extension Environment: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) { captured.values = .current }

  func isSame(as other: Any) -> Bool { other is Self }
}

/// Reads an object set with `environmentObject(_:)`. Reading an object that was not set stops the
/// process, as on iOS.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
  private let captured = CapturedEnvironment()

  public init() {}

  /// - Precondition: an object of this type was set with `environmentObject(_:)`.
  public var wrappedValue: ObjectType {
    guard
      let object = captured.current.objects[ObjectIdentifier(ObjectType.self)]
        as? ObjectType
    else {
      preconditionFailure("no \(ObjectType.self) was set with environmentObject(_:)")
    }
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: GraphProperty, ComparedValue {
  func connect(to slot: GraphSlot) {
    captured.values = .current
    let objects = EnvironmentValues.current.objects
    guard let object = objects[ObjectIdentifier(ObjectType.self)] as? ObjectType else { return }
    slot.observe(object)
  }

  func isSame(as other: Any) -> Bool { other is Self }
}

extension View {
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    transformEnvironment(\.self) { $0[keyPath: keyPath] = value }
  }

  nonisolated public func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    transformEnvironment(\.self) { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  nonisolated public func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    transformEnvironment(\.self) { $0.objects[ObjectIdentifier(Object.self)] = object }
  }

  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    UserEnvironmentView(content: self, keyPath: keyPath, transform: transform)
  }

  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
