// Charts: modifiers of marks.

extension ChartContent {
  func changed(_ change: (inout ChartMark) -> Void) -> _Marks {
    var marks = _marks
    for index in marks.indices { change(&marks[index]) }
    return _Marks(_marks: marks)
  }
  func undrawn(_ name: String) -> _Marks { changed { $0.undrawn.insert("Chart.\(name)") } }
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
  // Symbol shapes and curve interpolation are ignored, because cells are too coarse to show them.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    undrawn("symbol")
  }
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    undrawn("symbol")
  }
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent { self }
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { self }
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    undrawn("symbolSize")
  }
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { undrawn("position") }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { undrawn("offset") }
  public func offset(_ offset: CGSize) -> some ChartContent { undrawn("offset") }
  public func offset(
    x: CGFloat = 0, yStart: CGFloat, yEnd: CGFloat = 0
  ) -> some ChartContent { undrawn("offset") }
  public func offset(
    xStart: CGFloat, xEnd: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { undrawn("offset") }
  public func offset(
    xStart: CGFloat, xEnd: CGFloat, yStart: CGFloat, yEnd: CGFloat
  ) -> some ChartContent { undrawn("offset") }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { undrawn("shadow") }
  public func blur(radius: CGFloat) -> some ChartContent { undrawn("blur") }
  public func compositingLayer() -> some ChartContent { self }
  public func compositingLayer<V: View>(
    @ViewBuilder style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent { undrawn("compositingLayer") }
  public func zIndex(_ value: Double) -> some ChartContent { self }
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent { undrawn("clipShape") }
  public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { undrawn("mask") }
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }
  public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  public func accessibilityValue(_ value: String) -> some ChartContent { self }
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { undrawn("annotation") }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent { undrawn("annotation") }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: (AnnotationContext) -> V
  ) -> some ChartContent { undrawn("annotation") }
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: (AnnotationContext) -> V
  ) -> some ChartContent { undrawn("annotation") }
}

/// The chart content that a compositing layer changes.
public struct PlaceholderContentView<Content>: View {
  public var body: some View { EmptyView() }
}

/// What an annotation knows of its mark.
public struct AnnotationContext: Sendable {
  /// The size in points of the mark or its bounds.
  public var targetSize: CGSize = .zero
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

extension ChartSymbolShape {
  // Symbols are as coarse as a cell, filled or not.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape()
  }
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
