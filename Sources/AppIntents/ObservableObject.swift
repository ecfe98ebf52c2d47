/// An object whose changes views watch; Combine's protocol.
///
/// Combine does not exist on Linux, while app code beside a Live Activity uses these two names
/// after importing no more than ActivityKit or SwiftUI. They live here because this is the one
/// module that both of those re-export. A Live Activity is drawn once per state, so nobody
/// watches: a change is stored and that is all.
public protocol ObservableObject: AnyObject {}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}
