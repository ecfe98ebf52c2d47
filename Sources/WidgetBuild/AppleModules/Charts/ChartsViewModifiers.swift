// Charts: modifiers of the chart view.

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

private func numbers<V: Plottable>(_ domain: [V]) -> ChartDomain? {
  let values = domain.compactMap(\._place.number)
  guard let low = values.min(), let high = values.max() else { return nil }
  return ChartDomain(low: low, high: high, isDate: domain is [Date])
}

public struct AutomaticScaleDomain: Sendable {
  /// Nil: zero is in a domain of numbers.
  let includesZero: Bool?
  let isReversed: Bool
  public static var automatic: Self { .automatic() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    Self(includesZero: includesZero, isReversed: reversed == true)
  }
}

public struct PlotDimensionScaleRange: Sendable {
  public static var plotDimension: Self { Self() }
  public static func plotDimension(padding: CGFloat) -> Self { Self() }
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    Self()
  }
}

private func numbers<V: Plottable>(_ range: ClosedRange<V>) -> ChartDomain? {
  guard let low = range.lowerBound._place.number, let high = range.upperBound._place.number
  else { return nil }
  return ChartDomain(low: low, high: high, isDate: V.self == Date.self)
}

extension View {
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartAxes) { if visibility == .hidden { $0.x = [] } }
  }
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartAxes) { if visibility == .hidden { $0.y = [] } }
  }
  public func chartXAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axes
    return transformEnvironment(\.chartAxes) { if $0.x == nil { $0.x = axes } }
  }
  public func chartYAxis<C: AxisContent>(@AxisContentBuilder content: () -> C) -> some View {
    let axes = content()._axes
    return transformEnvironment(\.chartAxes) { if $0.y == nil { $0.y = axes } }
  }
  public func chartXScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, type: ScaleType? = nil
  ) -> some View { environment(\.chartDomains.x, numbers(domain)) }
  public func chartYScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, type: ScaleType? = nil
  ) -> some View { environment(\.chartDomains.y, numbers(domain)) }
  public func chartXScale<V: Plottable>(domain: [V], type: ScaleType? = nil) -> some View {
    environment(\.chartDomains.x, numbers(domain))
  }
  public func chartYScale<V: Plottable>(domain: [V], type: ScaleType? = nil) -> some View {
    environment(\.chartDomains.y, numbers(domain))
  }
  public func chartXScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chartXScale(domain: domain, type: type) }
  public func chartYScale<V: Plottable & Comparable>(
    domain: ClosedRange<V>, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chartYScale(domain: domain, type: type) }
  public func chartXScale(
    domain: AutomaticScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartDomains.xIncludesZero, domain.includesZero)
      .undrawn(domain.isReversed ? ["chartXScale(domain: .automatic(reversed:))"] : [])
  }
  public func chartYScale(
    domain: AutomaticScaleDomain, type: ScaleType? = nil
  ) -> some View {
    environment(\.chartDomains.yIncludesZero, domain.includesZero)
      .undrawn(domain.isReversed ? ["chartYScale(domain: .automatic(reversed:))"] : [])
  }
  public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    self
  }
  public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    self
  }
  public func chartLegend(_ visibility: Visibility) -> some View { self }
  public func chartLegend<Legend: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Legend
  ) -> some View { _standIn("chartLegend") }
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  public func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let styles = mapping.map { ("\($0.key)", AnyShapeStyle($0.value)) }
    return environment(\.chartStyles, Dictionary(styles, uniquingKeysWith: { $1 }))
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> some View {
    let styles = zip(domain, range).map { ("\($0)", AnyShapeStyle($1)) }
    return environment(\.chartStyles, Dictionary(styles, uniquingKeysWith: { $1 }))
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View {
    let styles = domain.map { ("\($0)", AnyShapeStyle(mapping($0))) }
    return environment(\.chartStyles, Dictionary(styles, uniquingKeysWith: { $1 }))
  }
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    _standIn("chartForegroundStyleScale(range:)")
  }
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> some View { _standIn("chartForegroundStyleScale(mapping:)") }
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> some View { self }
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    _standIn("chartForegroundStyleScale(range:)")
  }
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: @escaping (ChartPlotContent<AnyView>) -> C
  ) -> some View { content(ChartPlotContent(content: AnyView(self))) }
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { overlay(alignment: alignment) { content(ChartProxy()) } }
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { background(alignment: alignment) { content(ChartProxy()) } }
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { _standIn("chartXAxisLabel") }
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { _standIn("chartXAxisLabel") }
  public func chartXAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _standIn("chartXAxisLabel") }
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { _standIn("chartYAxisLabel") }
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { _standIn("chartYAxisLabel") }
  public func chartYAxisLabel<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _standIn("chartYAxisLabel") }
  public func chartXVisibleDomain<P: Plottable>(length: P) -> some View {
    _standIn("chartXVisibleDomain")
  }
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
}
