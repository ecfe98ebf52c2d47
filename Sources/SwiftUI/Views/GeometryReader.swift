package import ViewArchive

/// Makes views from the room that it gets. Its own size never depends on them, so they are made
/// after everything around the reader has its place (`RoomSettling`).
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
        let view = inner.reading { content(GeometryProxy(size: frame.size, frame: frame)) }
        return Lowering.nodes(of: view, in: inner)
      }
    ]
  }
}

/// The room of a geometry reader.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  /// The reader's place in its presentation.
  let frame: CGRect

  /// A Live Activity has no safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's rectangle; that of a named space is told in the whole presentation's.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : frame
  }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

extension View {
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
}
