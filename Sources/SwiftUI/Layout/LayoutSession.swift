import ViewArchive
import ViewLayout

/// The state of one call into a user-defined layout: its subviews and the places set so far.
///
/// Unchecked: exists only during the call, on the main actor.
final class LayoutSession: @unchecked Sendable {
  let children: CustomChildren
  var places: [Int: CustomContent.Place] = [:]

  /// Layout values by subview index.
  let values: [LayoutValues]
  /// A position in points; see `CustomContainer.explicitGuide`.
  let standardLine: Double?
  var hasStandardSpacing = false

  init(_ children: CustomChildren, values: [LayoutValues], standardLine: Double?) {
    self.children = children
    self.values = values
    self.standardLine = standardLine
  }

  func place(
    _ index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) -> CustomContent.Place {
    let size = children.size(of: index, in: proposal.proposal)
    return CustomContent.Place(
      origin: Point(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
      width: proposal.proposal.width, height: proposal.proposal.height)
  }
}
