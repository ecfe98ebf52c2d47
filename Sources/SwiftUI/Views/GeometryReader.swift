package import ViewArchive

/// Makes views from the room that it gets.
///
/// Views are made before they are laid out, so the size is the nearest one known by then: that of
/// the frames around the reader, less their padding, else the card's. What a stack would leave
/// for the reader is not known.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    let proxy = GeometryProxy(size: context.environment.containerSize)
    let view = context.reading { content(proxy) }
    return [ViewNode(.geometryReader, children: Lowering.nodes(of: view, in: context))]
  }
}

/// The room of a geometry reader.
public struct GeometryProxy: Sendable {
  public let size: CGSize

  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Every space begins at the reader's own corner.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }
}

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

extension View {
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View { self }
}
