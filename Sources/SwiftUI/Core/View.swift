/// A piece of user interface, described by other views.
///
/// All types of this module conform in an extension instead of in their declaration, so that only
/// `body` is isolated to the main actor and views can be created on any thread, as on iOS.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never

  // Declared explicitly: `Scene` also provides a `body` for types whose `Body` is `Never`.
  public var body: Never { return preconditionFailure("Never has no body") }
}

extension View where Body == Never {
  /// Traps. Lowering calls `lower(in:)` of this module's views and never their `body`.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive view and has no body")
  }
}
