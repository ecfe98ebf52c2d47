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

extension GeometryProxy {
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the size of the named space, which is the whole presentation here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}
