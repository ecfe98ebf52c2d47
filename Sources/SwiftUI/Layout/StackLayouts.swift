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

/// The layout of an `HStack`, as a value.
public struct HStackLayout: StackingLayout, Sendable {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  nonisolated var container: BuiltInContainer {
    .hstack(StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) }))
  }
}

/// The layout of a `VStack`, as a value.
public struct VStackLayout: StackingLayout, Sendable {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  nonisolated var container: BuiltInContainer {
    .vstack(StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) }))
  }
}

/// The layout of a `ZStack`, as a value.
public struct ZStackLayout: StackingLayout, Sendable {
  public var alignment: Alignment

  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  nonisolated var container: BuiltInContainer { .zstack(alignment.guides) }
}

/// The layout of a `Grid`, as a value.
public struct GridLayout: StackingLayout, Sendable {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  nonisolated var container: BuiltInContainer {
    .grid(
      GridContent(
        alignment: alignment.guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
        verticalSpacing: verticalSpacing.map { Double($0) }))
  }
}

/// A type-erased layout, with which a view can switch between layouts.
public struct AnyLayout {
  private let view: @Sendable (AnyView) -> AnyView

  nonisolated public init<Wrapped: Layout & Sendable>(_ layout: Wrapped) {
    view = { AnyView(LayoutView(layout: layout, content: $0)) }
  }

  nonisolated public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    view(AnyView(content()))
  }
}

extension BuiltInContainer {
  /// The node kind of this container.
  var kind: NodeKind {
    switch self {
    case .hstack(let content): .hstack(content)
    case .vstack(let content): .vstack(content)
    case .zstack(let alignment): .zstack(alignment)
    case .grid(let content): .grid(content)
    }
  }
}
