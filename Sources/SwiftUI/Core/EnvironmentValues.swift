public import Foundation
package import ViewArchive

/// A named value that views inherit.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view inherits from those around it.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  // Unchecked: the dictionary is a value that is never changed behind a copy; keys' values are
  // only read on the main actor, where views are lowered.
  private var values: [ObjectIdentifier: Any] = [:]
  var text = TextEnvironment()

  /// What `@Environment` reads while a body runs.
  @TaskLocal static var current = EnvironmentValues()

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(values.count))" }
}

/// Reads a value that the view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @Sendable (EnvironmentValues) -> Value

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // Key paths to computed properties are immutable; the standard library does not say so.
    nonisolated(unsafe) let keyPath = keyPath
    read = { $0[keyPath: keyPath] }
  }

  public var wrappedValue: Value { read(EnvironmentValues.current) }
}

/// A property that is read when the view's body runs.
public protocol DynamicProperty {
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}
