@_exported import SwiftUI

/// A value that has a place on an axis.
public protocol Plottable {
  var _place: ChartPlace { get }
}

public enum ChartPlace: Hashable, Sendable {
  case number(Double)
  case category(String)
}

extension Double: Plottable { public var _place: ChartPlace { .number(self) } }
extension Float: Plottable { public var _place: ChartPlace { .number(Double(self)) } }
extension CGFloat: Plottable { public var _place: ChartPlace { .number(Double(self)) } }
extension Int: Plottable { public var _place: ChartPlace { .number(Double(self)) } }
extension Int64: Plottable { public var _place: ChartPlace { .number(Double(self)) } }
extension Decimal: Plottable {
  public var _place: ChartPlace { .number(NSDecimalNumber(decimal: self).doubleValue) }
}
extension Date: Plottable {
  public var _place: ChartPlace { .number(timeIntervalSinceReferenceDate) }
}
extension String: Plottable { public var _place: ChartPlace { .category(self) } }

public struct PlottableValue<Value: Plottable> {
  let value: Value
  let end: Value?
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> Self {
    Self(value: value, end: nil)
  }
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(value: value, end: nil)
  }
  public static func value(_ label: Text, _ value: Value) -> Self { Self(value: value, end: nil) }
  public static func value(
    _ label: LocalizedStringKey, _ value: Value, unit: Calendar.Component
  ) -> Self where Value == Date { Self(value: value, end: nil) }
}

public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  public static var automatic: Self { Self(integerLiteral: 0) }
  public static func fixed(_ value: CGFloat) -> Self { Self(floatLiteral: value) }
  public static func ratio(_ value: CGFloat) -> Self { Self(floatLiteral: value) }
  public static func inset(_ value: CGFloat) -> Self { Self(floatLiteral: value) }
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
}

public enum MarkStackingMethod: Sendable { case standard, normalized, center, unstacked }

/// What a mark draws, before the chart knows its room.
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

@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _Marks { _Marks(_marks: []) }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _Marks {
    var marks: [ChartMark] = []
    for item in repeat each content { marks += item._marks }
    return _Marks(_marks: marks)
  }
  public static func buildOptional<C: ChartContent>(_ content: C?) -> _Marks {
    _Marks(_marks: content?._marks ?? [])
  }
  public static func buildEither<C: ChartContent>(first: C) -> _Marks {
    _Marks(_marks: first._marks)
  }
  public static func buildEither<C: ChartContent>(second: C) -> _Marks {
    _Marks(_marks: second._marks)
  }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _Marks {
    _Marks(_marks: content._marks)
  }
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

extension ChartContent {
  func changed(_ change: (inout ChartMark) -> Void) -> _Marks {
    var marks = _marks
    for index in marks.indices { change(&marks[index]) }
    return _Marks(_marks: marks)
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.series = "\(value.value)" }
  }
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed {
      $0.lineWidth = style.lineWidth
      $0.dash = style.dash
    }
  }
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.series = "\(value.value)" }
  }
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changed { $0.size = max(area, 0).squareRoot() }
  }
  public func symbolSize(_ size: CGSize) -> some ChartContent { changed { $0.size = size.width } }
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent { self }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
  public func position<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func clipShape<S: Shape>(_ shape: S) -> some ChartContent { self }
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { self }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  public func accessibilityValue(_ value: String) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
}

public struct AnnotationPosition: Sendable {
  public static let automatic = Self()
  public static let overlay = Self()
  public static let top = Self()
  public static let bottom = Self()
  public static let leading = Self()
  public static let trailing = Self()
  public static let topLeading = Self()
  public static let topTrailing = Self()
  public static let bottomLeading = Self()
  public static let bottomTrailing = Self()
}

public struct AnnotationOverflowResolution: Sendable {
  public struct Strategy: Sendable {
    public static var automatic: Self { Self() }
    public static var fit: Self { Self() }
    public static func fit(to boundary: Boundary) -> Self { Self() }
    public static var padScale: Self { Self() }
    public static var disabled: Self { Self() }
  }
  public struct Boundary: Sendable {
    public static var automatic: Self { Self() }
    public static var chart: Self { Self() }
    public static var plot: Self { Self() }
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

public struct InterpolationMethod: Sendable {
  public static var linear: Self { Self() }
  public static var catmullRom: Self { Self() }
  public static func catmullRom(alpha: CGFloat) -> Self { Self() }
  public static var cardinal: Self { Self() }
  public static func cardinal(tension: CGFloat) -> Self { Self() }
  public static var monotone: Self { Self() }
  public static var stepStart: Self { Self() }
  public static var stepCenter: Self { Self() }
  public static var stepEnd: Self { Self() }
}

public protocol ChartSymbolShape: Shape {
  var perceptualUnitRect: CGRect { get }
}

public struct BasicChartSymbolShape: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: Self { Self() }
  public static var square: Self { Self() }
  public static var triangle: Self { Self() }
  public static var diamond: Self { Self() }
  public static var pentagon: Self { Self() }
  public static var plus: Self { Self() }
  public static var cross: Self { Self() }
  public static var asterisk: Self { Self() }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

public struct LineMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(kind: .line, x: x.value._place, y: y.value._place)]
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    _marks = [
      ChartMark(kind: .line, x: x.value._place, y: y.value._place, series: "\(series.value)")
    ]
  }
}

public struct PointMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [ChartMark(kind: .point, x: x.value._place, y: y.value._place)]
  }
}

public struct BarMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _marks = [ChartMark(kind: .bar, x: x.value._place, y: y.value._place)]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _marks = [
      ChartMark(kind: .bar, x: x.value._place, y: yEnd.value._place, y2: yStart.value._place)
    ]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _marks = [
      ChartMark(
        kind: .rectangle, x: xStart.value._place, x2: xEnd.value._place, y: y.value._place)
    ]
  }
}

public struct AreaMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    _marks = [ChartMark(kind: .area, x: x.value._place, y: y.value._place)]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(kind: .area, x: x.value._place, y: yEnd.value._place, y2: yStart.value._place)
    ]
  }
}

public struct RuleMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<X: Plottable>(x: PlottableValue<X>) {
    _marks = [ChartMark(kind: .rule, x: x.value._place, lineWidth: 1)]
  }
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    _marks = [ChartMark(kind: .rule, y: y.value._place, lineWidth: 1)]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(
        kind: .rule, x: xStart.value._place, x2: xEnd.value._place, y: y.value._place,
        lineWidth: 1)
    ]
  }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(
        kind: .rule, x: x.value._place, y: yStart.value._place, y2: yEnd.value._place,
        lineWidth: 1)
    ]
  }
}

public struct RectangleMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _marks = [ChartMark(kind: .point, x: x.value._place, y: y.value._place)]
  }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [
      ChartMark(
        kind: .rectangle, x: xStart.value._place, x2: xEnd.value._place, y: yStart.value._place,
        y2: yEnd.value._place)
    ]
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [ChartMark(kind: .rectangle, y: yStart.value._place, y2: yEnd.value._place)]
  }
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _marks = [ChartMark(kind: .rectangle, x: xStart.value._place, x2: xEnd.value._place)]
  }
}

public struct SectorMark: ChartContent {
  public typealias Body = Never
  public let _marks: [ChartMark]
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    _marks = [ChartMark(kind: .sector, y: angle.value._place)]
  }
}

/// A chart: its marks over each other, without axes, which have no room in a Live Activity's few
/// cells.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  public var body: some View { ChartPlot(marks: content._marks) }
}

extension Chart {
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(_data: data, identity: { $0.id }, content: content)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(_data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

private struct ChartDomain {
  var low: Double
  var high: Double
  func fraction(_ value: Double) -> CGFloat { high > low ? (value - low) / (high - low) : 0.5 }
}

private struct ChartDomains {
  var x: ChartDomain?
  var y: ChartDomain?
}

private struct ChartDomainKey: EnvironmentKey {
  static var defaultValue: ChartDomains { ChartDomains() }
}

extension EnvironmentValues {
  fileprivate var chartDomains: ChartDomains {
    get { self[ChartDomainKey.self] }
    set { self[ChartDomainKey.self] = newValue }
  }
}

private struct ChartPlot: View {
  let marks: [ChartMark]
  @Environment(\.chartDomains) private var domains

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .topLeading) {
        let views = drawn(in: proxy.size)
        ForEach(0..<views.count, id: \.self) { views[$0] }
      }
    }
  }

  private func categories(_ places: [ChartPlace?]) -> [String] {
    var names: [String] = []
    for case .category(let name)? in places where !names.contains(name) { names.append(name) }
    return names
  }

  private func domain(_ places: [ChartPlace?], _ names: [String], fromZero: Bool) -> ChartDomain {
    if !names.isEmpty { return ChartDomain(low: -0.5, high: Double(names.count) - 0.5) }
    var numbers = places.compactMap { place -> Double? in
      if case .number(let number)? = place { number } else { nil }
    }
    if fromZero { numbers.append(0) }
    return ChartDomain(low: numbers.min() ?? 0, high: numbers.max() ?? 1)
  }

  private func number(_ place: ChartPlace?, _ names: [String]) -> Double? {
    switch place {
    case .number(let number)?: number
    case .category(let name)?: names.firstIndex(of: name).map(Double.init)
    case nil: nil
    }
  }

  private func drawn(in size: CGSize) -> [AnyView] {
    let xs = marks.flatMap { [$0.x, $0.x2] }
    let ys = marks.flatMap { [$0.y, $0.y2] }
    let (xNames, yNames) = (categories(xs), categories(ys))
    let hasBars = marks.contains { $0.kind == .bar || $0.kind == .area }
    let across = domains.x ?? domain(xs, xNames, fromZero: false)
    let up = domains.y ?? domain(ys, yNames, fromZero: hasBars)
    func x(_ place: ChartPlace?) -> CGFloat? {
      number(place, xNames).map { across.fraction($0) * size.width }
    }
    func y(_ place: ChartPlace?) -> CGFloat? {
      number(place, yNames).map { (1 - up.fraction($0)) * size.height }
    }
    let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    var series: [String] = []
    for mark in marks {
      if let name = mark.series, !series.contains(name) { series.append(name) }
    }
    func style(_ mark: ChartMark) -> AnyShapeStyle {
      if let style = mark.style { return style }
      let index = mark.series.flatMap(series.firstIndex) ?? 0
      return AnyShapeStyle(palette[index % palette.count])
    }
    let count = max(Set(xs.compactMap { $0 }).count, 1)
    let thickness = max(size.width / CGFloat(count) * 0.7, 1)
    var views: [AnyView] = []
    var lines: [(key: String, path: Path, mark: ChartMark)] = []
    for mark in marks {
      switch mark.kind {
      case .line:
        guard let px = x(mark.x), let py = y(mark.y) else { continue }
        let key = mark.series ?? ""
        let point = CGPoint(x: px, y: py)
        if let index = lines.firstIndex(where: { $0.key == key }) {
          lines[index].path.addLine(to: point)
        } else {
          var path = Path()
          path.move(to: point)
          lines.append((key, path, mark))
        }
      case .point:
        guard let px = x(mark.x), let py = y(mark.y) else { continue }
        let rect = CGRect(
          x: px - mark.size / 2, y: py - mark.size / 2, width: mark.size, height: mark.size)
        views.append(AnyView(Path(ellipseIn: rect).fill(style(mark)).opacity(mark.opacity)))
      case .bar, .area:
        guard let px = x(mark.x), let py = y(mark.y) else { continue }
        let base = y(mark.y2) ?? y(.number(max(0, up.low))) ?? size.height
        let rect = CGRect(
          x: px - thickness / 2, y: min(py, base), width: thickness, height: abs(base - py))
        views.append(AnyView(Path(rect).fill(style(mark)).opacity(mark.opacity)))
      case .rectangle:
        let (left, right) = (x(mark.x) ?? 0, x(mark.x2) ?? size.width)
        let (top, bottom) = (y(mark.y2) ?? 0, y(mark.y) ?? size.height)
        let rect = CGRect(
          x: min(left, right), y: min(top, bottom), width: abs(right - left),
          height: abs(bottom - top))
        views.append(AnyView(Path(rect).fill(style(mark)).opacity(mark.opacity)))
      case .rule:
        var path = Path()
        if let px = x(mark.x), mark.x2 == nil {
          path.move(to: CGPoint(x: px, y: y(mark.y) ?? 0))
          path.addLine(to: CGPoint(x: px, y: y(mark.y2) ?? size.height))
        } else if let py = y(mark.y) {
          path.move(to: CGPoint(x: x(mark.x) ?? 0, y: py))
          path.addLine(to: CGPoint(x: x(mark.x2) ?? size.width, y: py))
        }
        let stroke = StrokeStyle(lineWidth: mark.lineWidth, dash: mark.dash)
        views.append(AnyView(path.stroke(style(mark), style: stroke).opacity(mark.opacity)))
      case .sector:
        views.append(AnyView(EmptyView()._standIn("SectorMark")))
      }
    }
    for line in lines {
      let stroke = StrokeStyle(lineWidth: line.mark.lineWidth, dash: line.mark.dash)
      views.append(
        AnyView(line.path.stroke(style(line.mark), style: stroke).opacity(line.mark.opacity)))
    }
    return views
  }
}

// Axes and legends compile and are not drawn.

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
    _ text: S, centered: Bool? = nil, anchor: UnitPoint? = nil
  ) where Content == _AxisParts {}
}

public struct ChartProxy {
  public var plotSize: CGSize { .zero }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
}

public struct ChartPlotContent<Content: View>: View {
  let content: Content
  public var body: some View { content }
}

public enum ScaleType: Sendable { case automatic, linear, log, date, category, squareRoot }

private func numbers<V: Plottable>(_ range: ClosedRange<V>) -> ChartDomain? {
  guard case .number(let low) = range.lowerBound._place,
    case .number(let high) = range.upperBound._place
  else { return nil }
  return ChartDomain(low: low, high: high)
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View { self }
  public func chartYAxis(_ visibility: Visibility) -> some View { self }
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View { self }
  public func chartXScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, type: ScaleType? = nil
  ) -> some View { environment(\.chartDomains.x, numbers(domain)) }
  public func chartYScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, type: ScaleType? = nil
  ) -> some View { environment(\.chartDomains.y, numbers(domain)) }
  public func chartXScale<V: Plottable>(domain: [V], type: ScaleType? = nil) -> some View { self }
  public func chartYScale<V: Plottable>(domain: [V], type: ScaleType? = nil) -> some View { self }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent<AnyView>) -> C
  ) -> some View { self }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public func chartXAxisLabel(_ label: String) -> some View { self }
  public func chartYAxisLabel(_ label: String) -> some View { self }
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
}
