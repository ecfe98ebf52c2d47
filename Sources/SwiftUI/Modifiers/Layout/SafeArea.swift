import ViewArchive

// A Live Activity has no unsafe area. Insets that the source adds reduce the size of the views
// inside. On the screen of an app a view that ignores the safe area is marked; the page draws it up to
// the edges.

extension View {
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    onScreen(.edgeToEdge(regions.contains(.container) ? edges : []))
  }

  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    onScreen(.edgeToEdge(edges))
  }

  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  nonisolated public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    EdgeInsetView(
      content: self, inset: content(), isFirst: edge == .top,
      stack: .vstack(
        StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) })))
  }

  nonisolated public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    EdgeInsetView(
      content: self, inset: content(), isFirst: edge == .leading,
      stack: .hstack(
        StackContent(alignment: alignment.guide, spacing: spacing.map { Double($0) })))
  }

  nonisolated public func safeAreaBar<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  nonisolated public func safeAreaBar<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}

/// A view with an inset view along one edge, which reduces the size of the content.
struct EdgeInsetView<Content: View, Inset: View> {
  let content: Content
  let inset: Inset
  let isFirst: Bool
  let stack: NodeKind
}

extension EdgeInsetView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    // A higher priority: the inset gets its size before the content does.
    let inset = Lowering.label(of: inset, in: context).modified(.layoutPriority(1))
    let isBar = if case .vstack = stack { true } else { false }
    let lowering = context.lowering
    let insets = lowering.nodes([inset], as: isBar && !isFirst ? .bottomBar : nil)
    let nodes = Lowering.nodes(of: content, in: context)
    return lowering.nodes(nodes, as: isBar ? .safeArea : nil).map { node in
      ViewNode(stack, children: isFirst ? insets + [node] : [node] + insets)
    }
  }
}

extension NodeRole {
  /// That of a view that ignores the safe area at some edges.
  static func edgeToEdge(_ edges: Edge.Set) -> NodeRole {
    .edgeToEdge(top: edges.contains(.top), bottom: edges.contains(.bottom))
  }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let container = Self(rawValue: 1)
  public static let keyboard = Self(rawValue: 2)
  public static let all = Self(rawValue: 3)
}
