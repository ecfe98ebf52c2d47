// Charts: the mark types.

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
  // One bar along an axis, whose parts are put one after the other.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _marks = [ChartMark(kind: .bar, x: x.value._place, y: .category(""))]
  }
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _marks = [ChartMark(kind: .bar, x: .category(""), y: y.value._place)]
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
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    self.init(x: x, y: y, stacking: stacking)
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
    _marks = [
      ChartMark(kind: .sector, y: angle.value._place, innerRadius: innerRadius.share)
    ]
  }
}
