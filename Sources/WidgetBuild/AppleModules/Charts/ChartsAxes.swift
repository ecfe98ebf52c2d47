// Charts: axes, which compile but are not drawn.

public protocol AxisContent {}
public protocol AxisMark {}

public struct _AxisParts: AxisContent, AxisMark {}

@resultBuilder
public struct AxisContentBuilder {
  public static func buildExpression<C: AxisContent>(_ content: C) -> _AxisParts { _AxisParts() }
  public static func buildBlock(_ content: _AxisParts...) -> _AxisParts { _AxisParts() }
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
}

@resultBuilder
public struct AxisMarkBuilder {
  public static func buildExpression<M: AxisMark>(_ content: M) -> _AxisParts { _AxisParts() }
  public static func buildBlock(_ content: _AxisParts...) -> _AxisParts { _AxisParts() }
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
}

public struct AxisMarkPosition: Sendable {
  public static let automatic = Self()
  public static let leading = Self()
  public static let trailing = Self()
  public static let top = Self()
  public static let bottom = Self()
}

public struct AxisMarkPreset: Sendable {
  public static let automatic = Self()
  public static let extended = Self()
  public static let aligned = Self()
  public static let inset = Self()
}

public struct AxisMarkValues: Sendable, ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Double...) {}
  init() {}
  public static var automatic: Self { Self() }
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> Self { Self() }
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> Self { Self() }
  public static func stride<P: BinaryFloatingPoint>(by stepSize: P) -> Self { Self() }
}

public struct AxisValue {
  public var index: Int { 0 }
  public var count: Int { 0 }
  public func `as`<V>(_ type: V.Type) -> V? { nil }
}

public struct AxisMarks<Content>: AxisContent {
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}
  public init(
    format: Date.FormatStyle, preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}
  public init<F: FormatStyle, V: Plottable>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [V], stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    stroke: StrokeStyle? = nil
  ) where Content == _AxisParts {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}
  public init<V: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [V],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
}

extension AxisMark {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark { self }
  public func font(_ font: Font?) -> some AxisMark { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark { self }
  public func opacity(_ opacity: Double) -> some AxisMark { self }
}

public struct AxisGridLine: AxisMark {
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

public struct AxisTick: AxisMark {
  public struct Length: Sendable {
    public static let automatic = Self()
    public static let label = Self()
    public static let longestLabel = Self()
  }
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}
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
}

public struct AxisValueLabel<Content>: AxisMark {
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {}
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {}
  public init(
    format: Date.FormatStyle, centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {}
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) where Content: View {}
  public init<S: StringProtocol>(
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Content == _AxisParts {}
}
