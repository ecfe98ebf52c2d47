public import Foundation
package import ViewArchive

/// No view at all.
public struct EmptyView: View, PrimitiveView, Sendable {
  public typealias Body = Never
  nonisolated public init() {}
  package func lower(in context: LoweringContext) -> [ViewNode] { [] }
}

/// A view of any type.
public struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  // Unsafe: a value that is only lowered on the main actor.
  nonisolated(unsafe) private let view: any View
  nonisolated public init<V: View>(_ view: V) { self.view = view }
  nonisolated public init<V: View>(erasing view: V) { self.view = view }
  package func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: view, in: context)
  }
}

/// Several views as one, without any layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  package func lower(in context: LoweringContext) -> [ViewNode] {
    Lowering.nodes(of: content, in: context)
  }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    data.flatMap { Lowering.nodes(of: content($0), in: context) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
  }
}

/// Views beside each other.
public struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let stack: StackContent<VerticalGuide>
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = StackContent(alignment: alignment.guide, spacing: spacing.map(Double.init))
    self.content = content()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.hstack(stack), children: Lowering.nodes(of: content, in: context))]
  }
}

/// Views below each other.
public struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let stack: StackContent<HorizontalGuide>
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = StackContent(alignment: alignment.guide, spacing: spacing.map(Double.init))
    self.content = content()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.vstack(stack), children: Lowering.nodes(of: content, in: context))]
  }
}

public typealias LazyHStack = HStack
public typealias LazyVStack = VStack

/// Views above each other.
public struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: GuidePair
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment.guides
    self.content = content()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.zstack(alignment), children: Lowering.nodes(of: content, in: context))]
  }
}

/// Room that grows.
public struct Spacer: View, PrimitiveView, Sendable {
  public typealias Body = Never
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.spacer(minLength: minLength.map(Double.init)))]
  }
}

/// A thin line across the stack it is in.
public struct Divider: View, PrimitiveView, Sendable {
  public typealias Body = Never
  public init() {}
  package func lower(in context: LoweringContext) -> [ViewNode] { [ViewNode(.divider)] }
}

/// The first of its views that fits.
public struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let axes: Axis.Set
  private let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    var tested: Set<ViewArchive.Axis> = []
    if axes.contains(.horizontal) { tested.insert(.horizontal) }
    if axes.contains(.vertical) { tested.insert(.vertical) }
    return [
      ViewNode(.viewThatFits(tested), children: Lowering.nodes(of: content, in: context))
    ]
  }
}

/// Rows and columns.
public struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let grid: GridContent
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      alignment: alignment.guides, horizontalSpacing: horizontalSpacing.map(Double.init),
      verticalSpacing: verticalSpacing.map(Double.init))
    self.content = content()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.grid(grid), children: Lowering.nodes(of: content, in: context))]
  }
}

public struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [
      ViewNode(
        .gridRow(alignment?.guide), children: Lowering.nodes(of: content, in: context))
    ]
  }
}
