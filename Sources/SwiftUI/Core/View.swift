package import ViewArchive

/// A part of the interface.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
}

extension View where Body == Never {
  /// Never asked for: lowering takes such views as they are.
  public var body: Never { preconditionFailure("\(type(of: self)) has no body") }
}

/// A view that becomes nodes by itself instead of having a body.
@MainActor
package protocol PrimitiveView: View {
  func lower(in context: LoweringContext) -> [ViewNode]
}
