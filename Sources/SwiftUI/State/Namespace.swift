/// A namespace for identifiers that several views share.
@propertyWrapper
public struct Namespace: Sendable {
  public struct ID: Hashable, Sendable {
    private let number = UInt64.random(in: 0 ... .max)
  }

  public let wrappedValue = ID()

  public init() {}
}
