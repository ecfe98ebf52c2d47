package import ViewArchive

/// A container that arranges views in rows and columns.
public struct Grid<Content: View> {
  private let grid: GridContent
  private let content: Content

  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    grid = GridContent(
      alignment: alignment.guides, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
    self.content = content()
  }
}

extension Grid: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [ViewNode(.grid(grid), children: Lowering.nodes(of: content, in: context.rows(areLazy: false)))]
  }
}

/// A row of a grid.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    [
      ViewNode(
        .gridRow(alignment?.guide),
        children: Lowering.nodes(of: content, in: context.rows(areLazy: false)))
    ]
  }
}

extension View {
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modified(.gridCellColumns(count))
  }

  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modified(.gridColumnAlignment(guide.guide))
  }

  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modified(.gridCellUnsizedAxes(axes.axes))
  }

  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modified(.gridCellAnchor(anchor.relative))
  }
}
