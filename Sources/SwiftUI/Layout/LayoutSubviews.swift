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
  ///   subview is used.
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

  /// Returns a distance in points as the built-in containers keep it: on the grid in whole cells.
  func distance(_ points: CGFloat, along axis: Axis) -> CGFloat {
    CGFloat(
      session.children.distance(Double(points), axis == .vertical ? .vertical : .horizontal))
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
