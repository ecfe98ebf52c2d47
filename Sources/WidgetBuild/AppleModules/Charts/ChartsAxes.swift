// Charts: what an axis has.

public protocol AxisContent {
  associatedtype Body: AxisContent
  @AxisContentBuilder var body: Body { get }
  var _axes: [_ChartAxis] { get }
}

extension AxisContent { public var _axes: [_ChartAxis] { body._axes } }
extension AxisContent where Body == Never {
  public var body: Never { preconditionFailure("the marks of an axis have no body") }
}

public protocol AxisMark {
  associatedtype Body: AxisMark
  @AxisMarkBuilder var body: Body { get }
  var _parts: [_AxisPart] { get }
}

extension AxisMark { public var _parts: [_AxisPart] { body._parts } }
extension AxisMark where Body == Never {
  public var body: Never { preconditionFailure("a mark of an axis has no body") }
}

extension Never: AxisContent, AxisMark {
  public var _axes: [_ChartAxis] { [] }
  public var _parts: [_AxisPart] { [] }
}

/// Marks at values of an axis.
public struct _ChartAxis {
  var values = AxisMarkValues.automatic
  var position = AxisMarkPosition.automatic
  var parts: (AxisValue) -> [_AxisPart]
}

/// What is drawn at one value of an axis.
public struct _AxisPart {
  enum Kind { case gridLine, tick, label }
  var kind: Kind
  var style: AnyShapeStyle?
  var stroke: StrokeStyle?
  /// The length of a tick in points. Nil: the usual one.
  var length: CGFloat?
  /// True to stand between this value and the next.
  var isCentered = false
  /// A label's own view. Nil: a text of the value.
  var content: AnyView?
  /// The text of a value; nil, or a result of nil: the usual text.
  var text: ((ChartPlace, ChartPhone) -> String?)?
  var font: Font?
  var offset = CGSize.zero
  var opacity = 1.0
  /// Names of what is not drawn as it says.
  var undrawn: Set<String> = []
}

public struct _AxisSets: AxisContent {
  public typealias Body = Never
  public let _axes: [_ChartAxis]
}

public struct _AxisParts: AxisMark {
  public typealias Body = Never
  public let _parts: [_AxisPart]
}

@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisSets {
    _AxisSets(_axes: content._axes)
  }
  public static func buildBlock(_ content: _AxisSets...) -> _AxisSets {
    _AxisSets(_axes: content.flatMap(\._axes))
  }
  public static func buildOptional(_ content: _AxisSets?) -> _AxisSets {
    content ?? _AxisSets(_axes: [])
  }
  public static func buildEither(first: _AxisSets) -> _AxisSets { first }
  public static func buildEither(second: _AxisSets) -> _AxisSets { second }
}

@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ content: M) -> _AxisParts {
    _AxisParts(_parts: content._parts)
  }
  public static func buildBlock(_ content: _AxisParts...) -> _AxisParts {
    _AxisParts(_parts: content.flatMap(\._parts))
  }
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts {
    content ?? _AxisParts(_parts: [])
  }
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
}

public struct AxisMarkPosition: Sendable, Equatable {
  private let name: String
  public static let automatic = Self(name: "automatic")
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let top = Self(name: "top")
  public static let bottom = Self(name: "bottom")
}

public struct AxisMarkPreset: Sendable {
  public static let automatic = Self()
  public static let extended = Self()
  public static let aligned = Self()
  public static let inset = Self()
}

public struct AxisMarkValues: Sendable, ExpressibleByArrayLiteral {
  enum Choice: Sendable {
    /// Round values, about as many as it says.
    case automatic(Int?)
    case step(Double)
    case calendar(Calendar.Component, Int)
    case places([ChartPlace])
  }
  let choice: Choice
  public init(arrayLiteral elements: Double...) {
    choice = .places(elements.map { .number($0) })
  }
  init(_ choice: Choice) { self.choice = choice }
  public static var automatic: Self { Self(.automatic(nil)) }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self(.automatic(desiredCount)) }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self { Self(.calendar(component, count)) }
  public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> Self {
    Self(.step(Double(stepSize)))
  }
}

public struct AxisValue {
  public let index: Int
  public let count: Int
  let place: ChartPlace
  public func `as`<V>(_ type: V.Type) -> V? {
    (V.self as? any Plottable.Type)?._value(at: place) as? V
  }
}

/// Returns the text of a value in a format; nil where the format is for values of another type.
private func text<F: FormatStyle>(_ format: F) -> (ChartPlace, ChartPhone) -> String? {
  { place, phone in
    guard let type = F.FormatInput.self as? any Plottable.Type,
      let value = type._value(at: place) as? F.FormatInput
    else { return nil }
    return "\(phone.format(format).format(value))"
  }
}

extension [ChartPlace] {
  fileprivate init<V: Plottable>(of values: [V]) { self = values.map(\._place) }
}

public struct AxisMarks<Content>: AxisContent {
  public typealias Body = Never
  public let _axes: [_ChartAxis]

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    _ text: ((ChartPlace, ChartPhone) -> String?)? = nil
  ) {
    let lines = [
      _AxisPart(kind: .gridLine, stroke: stroke), _AxisPart(kind: .tick, stroke: stroke),
    ]
    let label = _AxisPart(kind: .label, text: text)
    _axes = [
      _ChartAxis(values: values, position: position) { value in
        // Categories have no lines unless they are asked for.
        if case .category = value.place { [label] } else { lines + [label] }
      }
    ]
  }

  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisParts { self.init(position, values, stroke) }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) where Content: AxisMark {
    _axes = [_ChartAxis(values: values, position: position) { _ in content()._parts }]
  }
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {
    _axes = [_ChartAxis(values: values, position: position) { content($0)._parts }]
  }
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisParts { self.init(position, values, stroke, text(format)) }
  public init(
    format: Date.FormatStyle, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Content == _AxisParts { self.init(position, values, stroke, text(format)) }
  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {
    self.init(position, AxisMarkValues(.places(.init(of: values))), stroke, text(format))
  }
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {
    self.init(position, AxisMarkValues(.places(.init(of: values))), stroke)
  }
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) where Content: AxisMark {
    self.init(
      position: position, values: AxisMarkValues(.places(.init(of: values))), content: content)
  }
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {
    self.init(
      position: position, values: AxisMarkValues(.places(.init(of: values))), content: content)
  }
}

extension AxisMark {
  private func changed(_ change: (inout _AxisPart) -> Void) -> _AxisParts {
    var parts = _parts
    for index in parts.indices { change(&parts[index]) }
    return _AxisParts(_parts: parts)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
  public func opacity(_ opacity: Double) -> some AxisMark { changed { $0.opacity *= opacity } }
}

public struct AxisGridLine: AxisMark {
  public typealias Body = Never
  public let _parts: [_AxisPart]
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .gridLine, stroke: stroke, isCentered: centered == true)]
  }
}

public struct AxisTick: AxisMark {
  public typealias Body = Never
  public struct Length: Sendable {
    let points: CGFloat?
    public static let automatic = Self(points: nil)
    public static let label = Self(points: ChartAxisMetrics.label)
    public static let longestLabel = Self(points: ChartAxisMetrics.label)
  }
  public let _parts: [_AxisPart]
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _parts = [
      _AxisPart(kind: .tick, stroke: stroke, length: length.points, isCentered: centered == true)
    ]
  }
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    _parts = [_AxisPart(kind: .tick, stroke: stroke, length: length, isCentered: centered == true)]
  }
}

public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = Self()
  public static let greedy = Self()
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self { Self() }
  public static let truncate = Self()
  public static let disabled = Self()
}

public enum AxisValueLabelOrientation: Sendable {
  case automatic, horizontal, vertical, verticalReversed

  fileprivate var undrawn: Set<String> {
    switch self {
    case .automatic, .horizontal: []
    case .vertical, .verticalReversed: ["AxisValueLabel.orientation"]
    }
  }
}

public struct AxisValueLabel<Content>: AxisMark {
  public typealias Body = Never
  public let _parts: [_AxisPart]
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {
    _parts = [
      _AxisPart(kind: .label, isCentered: centered == true, undrawn: orientation.undrawn)
    ]
  }
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {
    _parts = [
      _AxisPart(
        kind: .label, isCentered: centered == true, text: text(format),
        undrawn: orientation.undrawn)
    ]
  }
  public init(
    format: Date.FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {
    _parts = [_AxisPart(kind: .label, isCentered: centered == true, text: text(format))]
  }
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) where Content: View {
    _parts = [
      _AxisPart(kind: .label, isCentered: centered == true, content: AnyView(content()))
    ]
  }
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {
    let text = String(text)
    _parts = [
      _AxisPart(
        kind: .label, isCentered: centered == true, text: { _, _ in text },
        undrawn: orientation.undrawn)
    ]
  }
}
