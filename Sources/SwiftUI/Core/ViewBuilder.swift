package import ViewArchive

/// Makes one view of the views in a closure.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row.
public struct TupleView<T>: View, PrimitiveView {
  // Unsafe: values that are only lowered on the main actor.
  nonisolated(unsafe) public var value: T
  nonisolated(unsafe) private let views: [any View]

  nonisolated init<each Content: View>(
    _ value: (repeat each Content)
  ) where T == (repeat each Content) {
    self.value = value
    var views: [any View] = []
    for view in repeat each value { views.append(view) }
    self.views = views
  }

  package func lower(in context: LoweringContext) -> [ViewNode] {
    views.flatMap { Lowering.nodes(of: $0, in: context) }
  }
}

/// One of two views.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    switch storage {
    case .first(let view): Lowering.nodes(of: view, in: context)
    case .second(let view): Lowering.nodes(of: view, in: context)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    map { Lowering.nodes(of: $0, in: context) } ?? []
  }
}
