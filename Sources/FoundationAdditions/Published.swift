import Foundation

/// A property of an observable object whose changes are published.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value
  /// Who is told of new values. Not part of Apple's API.
  public let _observers = _PublishedObservers<Value>()

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }

  /// Reports a change of an object that can be observed; any other has such properties, too.
  private static func send(_ owner: some AnyObject) {
    guard let owner = owner as? any ObservableObject else { return }
    _ObjectChanges.send(owner)
  }

  /// Reads and writes the property of an object, and reports the change before it happens.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].wrappedValue }
    set {
      Self.send(owner)
      owner[keyPath: storage].wrappedValue = newValue
      owner[keyPath: storage]._observers.send(newValue)
    }
  }

  /// The values of the property, of which Combine makes a publisher.
  public var projectedValue: _PublishedValues<Value> {
    get { _PublishedValues(_value: wrappedValue, _observers: _observers, _set: { _ in }) }
    set {}
  }

  /// The values of the property of an object, which can be set, too.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected _: ReferenceWritableKeyPath<Owner, _PublishedValues<Value>>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> _PublishedValues<Value> {
    get {
      let published = owner[keyPath: storage]
      return _PublishedValues(
        _value: published.wrappedValue, _observers: published._observers,
        _set: { [weak owner] value in
          guard let owner else { return }
          Self.send(owner)
          owner[keyPath: storage].wrappedValue = value
          owner[keyPath: storage]._observers.send(value)
        })
    }
    set {}
  }
}

/// What `$name` is for a published property. Not part of Apple's API.
public struct _PublishedValues<Value> {
  /// The value when the publisher was made.
  public let _value: Value
  public let _observers: _PublishedObservers<Value>
  /// Sets the property, as long as its object exists.
  public let _set: (Value) -> Void
}

extension Published: Sendable where Value: Sendable {}

/// Closures that are called with each new value. Not part of Apple's API.
///
/// Unchecked: the closures are guarded by the lock, and called outside of it.
public final class _PublishedObservers<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var actions: [Int: (Value) -> Void] = [:]
  private var count = 0
  private var kept: [AnyObject] = []

  public init() {}

  /// Keeps an object as long as the property exists.
  public func keep(_ object: AnyObject) { lock.withLock { kept.append(object) } }

  /// Adds an observer; returns what removes it.
  public func add(_ action: @escaping (Value) -> Void) -> () -> Void {
    let number = lock.withLock {
      count += 1
      actions[count] = action
      return count
    }
    return { [weak self] in
      guard let self else { return }
      lock.withLock { actions[number] = nil }
    }
  }

  public func send(_ value: Value) {
    // In the order in which they were added.
    let all = lock.withLock { actions.sorted { $0.key < $1.key }.map(\.value) }
    for action in all { action(value) }
  }
}
