import Foundation

/// Where a scroll view is to scroll to.
public struct ScrollPosition: Equatable, Sendable {
  enum Destination: Equatable, Sendable {
    case edge(Edge)
    case view(ScrollTarget, UnitPoint?)
    case offset(x: Double?, y: Double?)
  }

  private(set) var destination: Destination?
  /// Counts the requests: the same one twice scrolls twice.
  private var requests = 0

  public init() {}

  public init<ID: Hashable & Sendable>(idType: ID.Type) {}

  public init<ID: Hashable & Sendable>(
    id: ID, anchor: UnitPoint? = nil
  ) { destination = ScrollTarget(id).map { .view($0, anchor) } }

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {
    destination = .edge(edge)
  }

  public init(edge: Edge) { destination = .edge(edge) }

  public init(point: CGPoint) { destination = .offset(x: point.x, y: point.y) }

  public init(x: CGFloat, y: CGFloat) { destination = .offset(x: x, y: y) }

  public init(x: CGFloat) { destination = .offset(x: x, y: nil) }

  public init(y: CGFloat) { destination = .offset(x: nil, y: y) }

  public mutating func scrollTo(edge: Edge) { scroll(to: .edge(edge)) }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    guard let target = ScrollTarget(id) else { return }
    scroll(to: .view(target, anchor))
  }

  public mutating func scrollTo(point: CGPoint) { scroll(to: .offset(x: point.x, y: point.y)) }

  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scroll(to: .offset(x: x, y: y)) }

  public mutating func scrollTo(x: CGFloat) { scroll(to: .offset(x: x, y: nil)) }

  public mutating func scrollTo(y: CGFloat) { scroll(to: .offset(x: nil, y: y)) }

  private mutating func scroll(to destination: Destination) {
    self.destination = destination
    requests += 1
  }

  /// The edge that the position was set to; nil: it was set to something else.
  public var edge: Edge? {
    guard case .edge(let edge) = destination else { return nil }
    return edge
  }

  /// The point that the position was set to; nil: it was set to something else.
  public var point: CGPoint? {
    guard case .offset(let x?, let y?) = destination else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The identifier of the view that the position was set to, when it has this type.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? {
    guard case .view(let target, _) = destination else { return nil }
    return target.id.base as? ID
  }

  /// False: scrolling by hand does not change the position.
  public var isPositionedByUser: Bool { false }
}
