/// A coordinate space that a view above has named.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable {
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> Self {
    Self(coordinateSpace: .named(AnyHashable(name)))
  }

  public static var scrollView: Self { .named("SwiftUI.scrollView") }

  public static func scrollView(axis: Axis) -> Self { .scrollView }
}
