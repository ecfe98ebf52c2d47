import ViewArchive
import ViewLayout

/// A container that user code lays out.
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
}

extension Layout {
  nonisolated public static var layoutProperties: LayoutProperties { LayoutProperties() }

  nonisolated public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
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

/// What is known of a layout from its type.
public struct LayoutProperties: Sendable {
  public var stackOrientation: Axis?

  public init() {}
}

/// Views in a container of the user's own.
struct LayoutView<Container: Layout, Content: View> {
  let layout: Container
  let content: Content
}

extension LayoutView: View, PrimitiveView {
  typealias Body = Never

  func lower(in context: LoweringContext) -> [ViewNode] {
    let children = Lowering.nodes(of: content, in: context).filter { !$0.isEmpty }
    if let stack = layout as? any StackingLayout {
      return [ViewNode(stack.container.kind, children: children)]
    }
    let direction = context.environment.layoutDirection
    let answering = AnsweringLayout(layout, direction: direction)
    context.record.containers.append(answering)
    let content = CustomContent(
      number: context.record.containers.count - 1, name: "\(Container.self)")
    return [ViewNode(.custom(content), children: children)]
  }
}

/// The user's layout as the engine asks it. A wrapper of stacks, as `AnyLayout`, is what it wraps.
///
/// Unchecked: lowering lays out on the main actor only, and nobody else gets hold of it.
private final class AnsweringLayout<Container: Layout>: CustomContainer, @unchecked Sendable {
  private let layout: Container
  private let direction: LayoutDirection
  /// Kept from question to question: what is found while measuring is used while placing.
  private var cache: Container.Cache?

  init(_ layout: Container, direction: LayoutDirection) {
    self.layout = layout
    self.direction = direction
  }

  func size(in proposal: Proposal, of children: CustomChildren) -> Size {
    let subviews = LayoutSubviews(children, direction: direction)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(
      proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    self.cache = cache
    return size.size
  }

  func places(
    in proposal: Proposal, size: Size, of children: CustomChildren
  ) -> [CustomContent.Place] {
    let subviews = LayoutSubviews(children, direction: direction)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    layout.placeSubviews(
      in: CGRect(x: 0, y: 0, width: size.width, height: size.height),
      proposal: ProposedViewSize(proposal), subviews: subviews, cache: &cache)
    self.cache = cache
    return subviews.places(in: size)
  }
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
