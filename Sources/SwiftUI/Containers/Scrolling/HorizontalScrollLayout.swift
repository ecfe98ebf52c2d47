import Foundation

/// Lays out the content of a horizontal `ScrollView` as wide as it is by itself, from the leading
/// edge. The scroll view takes all the width that it is offered.
struct HorizontalScrollLayout: Layout {
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(inside(proposal)) ?? .zero
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    return CGSize(width: width ?? content.width, height: content.height)
  }

  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: inside(proposal))
  }

  private nonisolated func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: nil, height: proposal.height)
  }
}
