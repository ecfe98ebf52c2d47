import Foundation

/// A property of an observable object whose changes are published.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value
  /// Who is told of new values. Not part of Apple's API.
  public let _observers = _PublishedObservers<Value>()

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
      owner[keyPath: storage]._observers.send(newValue)
    }
  }
}

extension Published: Sendable where Value: Sendable {}

/// Closures that are called with each new value. Not part of Apple's API.
///
/// Unchecked: the closures are guarded by the lock, and called outside of it.
public final class _PublishedObservers<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var actions: [Int: (Value) -> Void] = [:]
  private var count = 0

  public init() {}

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
    for action in lock.withLock({ Array(actions.values) }) { action(value) }
  }
}
