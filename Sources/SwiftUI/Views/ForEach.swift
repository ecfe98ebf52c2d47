package import ViewArchive

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID

  nonisolated private init(
    _ data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    id = identity
  }
}

extension ForEach {
  /// Creates content that is not a view, such as a chart's marks. Not part of Apple's API.
  nonisolated public init(
    _data data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: identity, content: content)
  }
}

extension ForEach where Content: View {
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, identity: { $0.id }, content: content)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }

  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, identity: { $0 }, content: content)
  }

  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == [Binding<Elements.Element>], Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    let bindings = data.wrappedValue.indices.map { index in
      Binding(
        get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.init(bindings, identity: { $0.wrappedValue.id }, content: content)
  }

  nonisolated public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == [Binding<Elements.Element>] {
    let bindings = data.wrappedValue.indices.map { index in
      Binding(
        get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
    self.init(bindings, identity: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    if let subviews = data as? ForEachSubviewCollection,
      let content = content as? (Subview) -> Content
    {
      let all = SubviewsCollection(of: subviews.base, in: context)
      return all.flatMap { subview in
        Lowering.nodes(of: context.withCurrentEnvironment { content(subview) }, in: context)
      }
    }
    if let rows = context.lowering.rows(of: data.count, in: context, index: index) {
      return lazyNodes(rows, in: context)
    }
    let inner = inner(context)
    return data.enumerated().flatMap { nodes(of: $1, at: $0, in: inner, of: context) }
  }

  @MainActor private func nodes(
    of element: Data.Element, at index: Int, in inner: LoweringContext, of context: LoweringContext
  ) -> [ViewNode] {
    let id = id(element)
    var inner = inner
    inner.identity = id
    let lower = {
      let view = context.withCurrentEnvironment { content(element) }
      return lowered(view, tag: id, at: index, in: inner, of: context)
        .marked(asTarget: id, in: context)
    }
    guard let collector = context.environment.tags else { return lower() }
    return collector.collect(element: id, in: context, lower)
  }

  /// What the enclosing list makes of its rows it makes of them alone, not of what they contain.
  @MainActor private func inner(_ context: LoweringContext) -> LoweringContext {
    guard !context.environment.rowWrappers.isEmpty else { return context }
    return context.with { $0.rowWrappers = .none }
  }

  @MainActor private func lowered(
    _ view: Content, tag: AnyHashable, at index: Int, in inner: LoweringContext,
    of context: LoweringContext
  ) -> [ViewNode] {
    guard !context.environment.rowWrappers.isEmpty else {
      return Lowering.nodes(of: view, in: inner)
    }
    let row = context.environment.rowWrappers.wrapped(
      AnyView(view), tag: tag, at: index, of: data.count)
    return Lowering.nodes(of: row, in: inner)
  }

  /// Returns the index of the element with an identifier; nil: there is none.
  private func index(of target: ScrollTarget) -> Int? {
    data.firstIndex { ScrollTarget(id($0)) == target }
      .map { data.distance(from: data.startIndex, to: $0) }
  }

  /// Evaluates some of the rows, and leaves room for those before and after them.
  @MainActor private func lazyNodes(
    _ evaluated: EvaluatedRows, in context: LoweringContext
  ) -> [ViewNode] {
    let rows = evaluated.rows
    func role(_ part: NodeRole.LazyRow.Part, _ index: Int, count: Int = 1) -> NodeModifier {
      .role(.lazyRow(.init(container: evaluated.container, part: part, index: index, count: count)))
    }
    func room(_ part: NodeRole.LazyRow.Part, _ rows: Range<Int>) -> [ViewNode] {
      guard !rows.isEmpty else { return [] }
      let height = Double(rows.count) * evaluated.pitch
      return [
        ViewNode(.spacer(minLength: 0))
          .modified(.frame(width: 1, height: height, alignment: Alignment.topLeading.guides))
          .modified(role(part, rows.lowerBound, count: rows.count))
      ]
    }
    let inner = inner(context)
    var nodes = room(.before, 0..<rows.lowerBound)
    for row in rows {
      let element = data[data.index(data.startIndex, offsetBy: row)]
      var views = self.nodes(of: element, at: row, in: inner, of: context)
      if !views.isEmpty, row == rows.lowerBound { views[0] = views[0].modified(role(.first, row)) }
      if !views.isEmpty, row == rows.upperBound - 1 {
        views[0] = views[0].modified(role(.last, row))
      }
      nodes += views
    }
    return nodes + room(.after, rows.upperBound..<evaluated.count)
  }
}
