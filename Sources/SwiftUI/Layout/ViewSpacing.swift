import ViewArchive
import ViewLayout

/// The preferred distances between a view and its neighbours.
public struct ViewSpacing: Sendable {
  private var wishes: SpacingPreference

  init(_ wishes: SpacingPreference) { self.wishes = wishes }

  /// The default preferences of a view that sets none.
  public init() { wishes = .ordinary }

  public static let zero = ViewSpacing(.none)

  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    wishes.distance(to: next.wishes, along: axis == .horizontal ? .horizontal : .vertical)
  }

  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    wishes.formUnion(other.wishes, on: Set(EdgeName.allCases.filter(edges.includes)))
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

extension Edge.Set {
  fileprivate func includes(_ edge: EdgeName) -> Bool {
    switch edge {
    case .top: contains(.top)
    case .leading: contains(.leading)
    case .bottom: contains(.bottom)
    case .trailing: contains(.trailing)
    }
  }
}
