// Charts: chart content and its conversion to marks.

/// Description of a mark, independent of the chart's size.
public struct ChartMark {
  enum Kind { case line, point, bar, area, rule, rectangle, sector }
  var kind: Kind
  var x: ChartPlace?
  var x2: ChartPlace?
  var y: ChartPlace?
  var y2: ChartPlace?
  var style: AnyShapeStyle?
  var series: String?
  var lineWidth: CGFloat = 2
  var dash: [CGFloat] = []
  var size: CGFloat = 6
  var opacity = 1.0
  /// Inner radius of a sector as a fraction of the outer radius.
  var innerRadius: CGFloat = 0
  /// Names of the modifiers applied to the mark that are not drawn.
  var undrawn: Set<String> = []
}

public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  var _marks: [ChartMark] { get }
}

extension ChartContent { public var _marks: [ChartMark] { body._marks } }
extension Never: ChartContent { public var _marks: [ChartMark] { [] } }
extension ChartContent where Body == Never {
  public var body: Never { preconditionFailure("a mark has no body") }
}

public struct _Marks: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
}

/// Result builder that converts chart content to marks at once, so that the compiler does not have
/// to infer nested generic types.
@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> _Marks {
    _Marks(_marks: content._marks)
  }
  public static func buildBlock(_ content: _Marks...) -> _Marks {
    _Marks(_marks: content.flatMap(\._marks))
  }
  public static func buildOptional(_ content: _Marks?) -> _Marks { content ?? _Marks(_marks: []) }
  public static func buildEither(first: _Marks) -> _Marks { first }
  public static func buildEither(second: _Marks) -> _Marks { second }
  public static func buildArray(_ content: [_Marks]) -> _Marks {
    _Marks(_marks: content.flatMap(\._marks))
  }
  public static func buildLimitedAvailability(_ content: _Marks) -> _Marks { content }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var _marks: [ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Content: ChartContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(_data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(_data: data, identity: { $0 }, content: content)
  }
}
