import ViewArchive
import ViewLayout

/// The views in a container of the user's own.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  public typealias Element = LayoutSubview
  public typealias SubSequence = Slice<LayoutSubviews>
  public typealias Indices = Range<Int>

  public var layoutDirection: LayoutDirection
  private let session: LayoutSession

  init(_ session: LayoutSession, direction: LayoutDirection) {
    layoutDirection = direction
    self.session = session
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { session.children.count }

  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(index: position, session: session)
  }

  /// Where the views put the guide that is asked for.
  var standardLine: CGFloat? { session.standardLine.map { CGFloat($0) } }

  /// The wishes of the views, for a layout that has none of its own.
  var standardSpacing: ViewSpacing {
    session.hasStandardSpacing = true
    return reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// True once the layout has asked for the wishes of its views.
  var hasStandardSpacing: Bool { session.hasStandardSpacing }

  /// Where the views were put; one that was not is in the middle.
  func places(in size: Size) -> [CustomContent.Place] {
    indices.map { index in
      session.places[index]
        ?? session.place(
          index, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(CGSize(width: size.width, height: size.height)))
    }
  }

  /// The answer of a stack of these views.
  func answer(
    of container: BuiltInContainer, in proposal: ProposedViewSize
  ) -> (size: CGSize, places: [CustomContent.Place]) {
    let answer = session.children.answer(
      of: container, with: Array(indices), in: proposal.proposal)
    return (CGSize(width: answer.size.width, height: answer.size.height), answer.places)
  }
}

/// One view in a container of the user's own.
public struct LayoutSubview: Equatable, Sendable {
  fileprivate let index: Int
  fileprivate let session: LayoutSession

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

  /// The last place that is said counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    session.places[index] = session.place(
      index, at: position, anchor: anchor, proposal: proposal)
  }

  /// What `View.layoutValue(key:value:)` says of the view.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    guard let value = session.values[index][ObjectIdentifier(key)] else { return key.defaultValue }
    return value as? Key.Value ?? key.defaultValue
  }

  public static func == (left: Self, right: Self) -> Bool {
    left.index == right.index && left.session === right.session
  }
}

/// One question to a layout of the user's own: the views it may ask and what it has said.
///
/// Unchecked: lives as long as the question does, on the main actor.
final class LayoutSession: @unchecked Sendable {
  let children: CustomChildren
  fileprivate(set) var places: [Int: CustomContent.Place] = [:]

  /// By view.
  fileprivate let values: [LayoutValues]
  /// Points; see `CustomContainer.explicitGuide`.
  fileprivate let standardLine: Double?
  fileprivate(set) var hasStandardSpacing = false

  init(_ children: CustomChildren, values: [LayoutValues], standardLine: Double?) {
    self.children = children
    self.values = values
    self.standardLine = standardLine
  }

  fileprivate func place(
    _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) -> CustomContent.Place {
    let size = children.size(of: index, in: proposal.proposal)
    return CustomContent.Place(
      origin: Point(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      width: proposal.proposal.width, height: proposal.proposal.height)
  }
}
