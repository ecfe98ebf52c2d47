package import ViewArchive

/// A piece of user interface, described by other views.
///
/// Every type of this module conforms in an extension rather than where it is declared, so that
/// only `body` is bound to the main actor and a view can be made anywhere, as on iOS.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never

  // Its own, since a scene that has no body brings one along too.
  public var body: Never { return preconditionFailure("nothing is never drawn") }
}

extension View where Body == Never {
  /// Lowering asks a view of this module for its nodes, never for its body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is drawn by itself")
  }
}

/// A view that knows its nodes instead of having a body.
@MainActor
package protocol PrimitiveView {
  func lower(in context: LoweringContext) -> [ViewNode]
}
