package import ViewArchive

/// Combines the views in a closure into one view.
///
/// Each expression is wrapped in a `_LocatedView`, which stores its source line. The result has the
/// same type as on iOS, except that a single view keeps its wrapper where the context does not
/// require a type.
@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content: View>(
    _ content: Content, file: StaticString = #filePath, line: Int = #line
  ) -> _LocatedView<Content> {
    _LocatedView(content, StaticSourceLocation(file: file, line: line))
  }

  public static func buildBlock() -> _LocatedView<EmptyView> { _LocatedView(EmptyView()) }

  public static func buildBlock<Content: View>(
    _ content: _LocatedView<Content>
  ) -> _LocatedView<Content> {
    content
  }

  public static func buildBlock<each Content: View>(
    _ content: repeat _LocatedView<each Content>
  ) -> _LocatedView<TupleView<(repeat each Content)>> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return _LocatedView(TupleView((repeat (each content).content), views: views))
  }

  public static func buildIf<Content: View>(
    _ content: _LocatedView<Content>?
  ) -> _LocatedView<Content?> {
    _LocatedView(content?.content, content?.place)
  }

  public static func buildEither<First: View, Second: View>(
    first: _LocatedView<First>
  ) -> _LocatedView<_ConditionalContent<First, Second>> {
    _LocatedView(_ConditionalContent(storage: .first(first.content)), first.place)
  }

  public static func buildEither<First: View, Second: View>(
    second: _LocatedView<Second>
  ) -> _LocatedView<_ConditionalContent<First, Second>> {
    _LocatedView(_ConditionalContent(storage: .second(second.content)), second.place)
  }

  public static func buildLimitedAvailability<Content: View>(
    _ content: _LocatedView<Content>
  ) -> _LocatedView<AnyView> {
    _LocatedView(AnyView(content.content), content.place)
  }

  public static func buildFinalResult<Content: View>(
    _ content: _LocatedView<Content>
  ) -> _LocatedView<Content> {
    content
  }

  public static func buildFinalResult<Content>(
    _ content: _LocatedView<TupleView<Content>>
  ) -> TupleView<Content> {
    content.content
  }

  @_disfavoredOverload
  public static func buildFinalResult<Content: View>(
    _ content: _LocatedView<Content>
  ) -> Content {
    content.content
  }
}

/// The views of a closure, in order.
public struct TupleView<T> {
  public let value: T
  private let views: [any View]

  init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  /// Creates a view of the elements of a tuple that are views.
  public init(_ value: T) {
    let children = Mirror(reflecting: value).children.map(\.value)
    self.init(value, views: children.compactMap { $0 as? any View })
  }
}

extension TupleView: View, PrimitiveView {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    views.flatMap { Lowering.nodes(of: $0, in: context) }
  }
}

/// The result of an `if` or `switch` in a view builder's closure.
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
    var inner = context
    switch storage {
    case .first(let view):
      inner.identity = 0
      return Lowering.nodes(of: view, in: inner)
    case .second(let view):
      inner.identity = 1
      return Lowering.nodes(of: view, in: inner)
    }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  public typealias Body = Never

  package func lower(in context: LoweringContext) -> [ViewNode] {
    map { Lowering.nodes(of: $0, in: context) } ?? []
  }
}
