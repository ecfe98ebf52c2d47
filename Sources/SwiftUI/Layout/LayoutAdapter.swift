import ViewArchive
import ViewLayout

/// Adapts a user's `Layout` to the protocol of the layout engine.
///
/// Unchecked: views are lowered and laid out on the main actor only, and no other thread has a
/// reference.
final class LayoutAdapter<Container: Layout>: UserLayoutContainer, @unchecked Sendable {
  private let layout: Container
  private let values: [LayoutValues]
  private let direction: LayoutDirection
  /// The layout's cache, kept between calls: placing reuses results of measuring.
  private var cache: Container.Cache?
  private(set) var unsupportedNames: [String] = []

  init(_ layout: Container, values: [LayoutValues], direction: LayoutDirection) {
    self.layout = layout
    self.values = values
    self.direction = direction
  }

  func size(in proposal: Proposal, of children: CustomChildren) -> Size {
    let isFirst = cache == nil
    return asking(children) { subviews, cache in
      if isFirst {
        _ = layout.spacing(subviews: subviews, cache: &cache)
        if !subviews.hasStandardSpacing { unsupportedNames.append("Layout.spacing") }
      }
      return layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache
      ).size
    }
  }

  func places(
    in proposal: Proposal, size: Size, of children: CustomChildren
  ) -> [CustomContent.Place] {
    asking(children) { subviews, cache in
      layout.placeSubviews(
        in: Self.bounds(size), proposal: ProposedViewSize(proposal), subviews: subviews,
        cache: &cache)
      return subviews.places(in: size)
    }
  }

  func explicitGuide(
    _ guide: Guide, in proposal: Proposal, size: Size, standard: Double?,
    of children: CustomChildren
  ) -> Double? {
    asking(children, standardLine: standard) { subviews, cache in
      let (bounds, proposal) = (Self.bounds(size), ProposedViewSize(proposal))
      let line =
        switch guide {
        case .horizontal(let guide):
          layout.explicitAlignment(
            of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal,
            subviews: subviews, cache: &cache)
        case .vertical(let guide):
          layout.explicitAlignment(
            of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal,
            subviews: subviews, cache: &cache)
        }
      return line.map { Double($0) }
    }
  }

  private static func bounds(_ size: Size) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private func asking<Answer>(
    _ children: CustomChildren, standardLine: Double? = nil,
    _ question: (LayoutSubviews, inout Container.Cache) -> Answer
  ) -> Answer {
    let subviews = LayoutSubviews(
      LayoutSession(children, values: values, standardLine: standardLine), direction: direction)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    let answer = question(subviews, &cache)
    self.cache = cache
    return answer
  }
}
