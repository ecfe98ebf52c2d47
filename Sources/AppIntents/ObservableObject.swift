/// A model that views follow. Here because sources expect it from Combine, which Foundation and
/// SwiftUI bring along on iOS, and the look-alikes share no other module.
public protocol ObservableObject: AnyObject {}

/// A property of such a model.
@propertyWrapper
public struct Published<Value> {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(initialValue: Value) { wrappedValue = initialValue }
  public var wrappedValue: Value
}
