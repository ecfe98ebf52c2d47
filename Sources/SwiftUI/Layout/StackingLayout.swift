import ViewArchive
import ViewLayout

/// A layout that is built into the layout engine.
protocol StackingLayout: Layout where Cache == Void {
  nonisolated var container: BuiltInContainer { get }
}

extension StackingLayout {
  nonisolated public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.answer(of: container, in: proposal).size
  }

  nonisolated public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let places = subviews.answer(of: container, in: proposal).places
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: ProposedViewSize(Proposal(width: place.width, height: place.height)))
    }
  }
}
