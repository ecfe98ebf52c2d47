package import ViewArchive

/// A view that creates its nodes directly instead of having a body.
@MainActor
package protocol PrimitiveView {
  func lower(in context: LoweringContext) -> [ViewNode]
}
