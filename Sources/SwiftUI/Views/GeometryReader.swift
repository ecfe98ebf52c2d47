package import ViewArchive

/// A view whose content depends on its size. The reader's size does not depend on its content, so
/// the content is created after the surrounding views are laid out (`RoomSettling`).
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

/// The size and position of a geometry reader.
public struct GeometryProxy: Sendable {
  public let size: CGSize
  /// The reader's rectangle in the presentation.
  let frame: CGRect

  /// Always zero: a Live Activity has no safe area insets.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the reader's rectangle. Named coordinate spaces are treated like the global one: the
  /// whole presentation.
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
