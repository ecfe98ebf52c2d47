import ViewArchive
import ViewLayout

/// The subviews of a user-defined container.
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

  /// - Precondition: `position` is in `startIndex..<endIndex`; other positions trap when the
  ///   subview
  ///   is used.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(index: position, session: session)
  }

  /// The position of the requested guide according to the subviews, in points. Nil: no explicit
  /// guide.
  var standardLine: CGFloat? { session.standardLine.map { CGFloat($0) } }

  /// The combined spacing preferences of the subviews, for a layout without its own.
  var standardSpacing: ViewSpacing {
    session.hasStandardSpacing = true
    return reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// True once the default implementation of `Layout.spacing` has run.
  var hasStandardSpacing: Bool { session.hasStandardSpacing }

  /// Returns the places of the subviews; a subview that was not placed is centred.
  func places(in size: Size) -> [CustomContent.Place] {
    indices.map { index in
      session.places[index]
        ?? session.place(
          index, at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
          proposal: ProposedViewSize(CGSize(width: size.width, height: size.height)))
    }
  }

  /// Returns the size and places that a built-in container computes for these views.
  func answer(
    of container: BuiltInContainer, in proposal: ProposedViewSize
  ) -> (size: CGSize, places: [CustomContent.Place]) {
    let answer = session.children.answer(
      of: container, with: Array(indices), in: proposal.proposal)
    return (CGSize(width: answer.size.width, height: answer.size.height), answer.places)
  }
}

/// One subview of a user-defined container.
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

/// The state of one call into a user-defined layout: its subviews and the places set so far.
///
/// Unchecked: exists only during the call, on the main actor.
final class LayoutSession: @unchecked Sendable {
  let children: CustomChildren
  fileprivate(set) var places: [Int: CustomContent.Place] = [:]

  /// Layout values by subview index.
  fileprivate let values: [LayoutValues]
  /// A position in points; see `CustomContainer.explicitGuide`.
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
