import ViewArchive
import ViewLayout

/// One subview of a user-defined container.
public struct LayoutSubview: Equatable, Sendable {
  let index: Int
  let session: LayoutSession

  public var priority: Double { session.children.priority(of: index) }

  public var spacing: ViewSpacing { ViewSpacing(session.children.spacing(of: index)) }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = session.children.size(of: index, in: proposal.proposal)
    return CGSize(width: size.width, height: size.height)
  }

  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    var dimensions = ViewDimensions(width: size.width, height: size.height)
    for guide in HorizontalGuide.builtIn {
      dimensions.guides[.horizontal(guide)] = session.children.guide(
        guide, of: index, in: proposal.proposal)
    }
    for guide in VerticalGuide.builtIn {
      dimensions.guides[.vertical(guide)] = session.children.guide(
        guide, of: index, in: proposal.proposal)
    }
    return dimensions
  }

  /// Places the subview; the last call wins.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    session.places[index] = session.place(
      index, at: position, anchor: anchor, proposal: proposal)
  }

  /// The value set with `View.layoutValue(key:value:)`, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let value = session.values[index][ObjectIdentifier(key)] else { return key.defaultValue }
    return value as? Key.Value ?? key.defaultValue
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.session === right.session
  }
}
