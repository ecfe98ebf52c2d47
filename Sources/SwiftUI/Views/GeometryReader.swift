package import ViewArchive

/// A view whose content depends on its size. The reader's size does not depend on its content, so
/// the content is created after the surrounding views are laid out (`GeometryResolver`).
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [
      context.reader { frame in
        var inner = context
        inner.environment.containerSize = frame.size
        let view = inner.withCurrentEnvironment {
          content(GeometryProxy(size: frame.size, frame: frame))
        }
        return Lowering.nodes(of: view, in: inner)
      }
    ]
  }
}

extension View {
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }

  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
