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
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views: views)
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

/// The views of a closure, one after the other.
public struct TupleView<T> {
  public let value: T
  private let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    views.flatMap { Lowering.nodes(of: $0, in: context) }
  }
}

/// What `if` and `switch` become in a closure of views.
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
