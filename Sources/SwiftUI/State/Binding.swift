/// A read-write reference to a value of a view. A Live Activity is drawn once per content state: a
/// change is visible to code that runs later, but does not redraw the view. On the screen of an app
/// it does.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let source: BindingSource

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, source: BindingSource())
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, source: BindingSource) {
    read = get
    write = set
    self.source = source
  }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: {
        var value = read()
        value[keyPath: keyPath] = $0
        write(value)
      }, source: BindingSource(base: source.base, paths: source.paths + [keyPath]))
  }
}

extension Binding: ComparedValue {
  func isSame(as other: Any) -> Bool {
    (other as? Self).map { source.isSame(as: $0.source) } ?? false
  }
}

extension Binding {
  /// Wraps a value as an optional one.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// Nil while the optional value is nil.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
}
