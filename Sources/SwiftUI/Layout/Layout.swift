import ViewArchive
import ViewLayout

/// A container with a layout algorithm of the user's own.
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  nonisolated static var layoutProperties: LayoutProperties { get }
  nonisolated func makeCache(subviews: Subviews) -> Cache
  nonisolated func updateCache(_ cache: inout Cache, subviews: Subviews)
  nonisolated func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  nonisolated func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  nonisolated func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  nonisolated func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the preferred spacing around the container. Only the subviews' own preferences, which
  /// the default implementation returns, have an effect; other implementations are reported as
  /// unsupported.
  nonisolated func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

extension Layout {
  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }

  nonisolated public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  nonisolated public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.standardLine }

  nonisolated public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { subviews.standardLine }

  nonisolated public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.standardSpacing
  }

  nonisolated public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  nonisolated public func makeCache(subviews: Subviews) {}
}

/// Properties of a layout type.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

extension ProposedViewSize {
  init(_ proposal: Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }

  var proposal: Proposal {
    Proposal(width: width.map { Double($0) }, height: height.map { Double($0) })
  }
}
