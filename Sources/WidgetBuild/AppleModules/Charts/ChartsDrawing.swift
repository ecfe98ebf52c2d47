// Charts: converts marks to shapes in the chart's size.

/// What the axes have. Nil: what a chart has by default. Empty: a hidden axis.
struct ChartAxes {
  var x: [_ChartAxis]?
  var y: [_ChartAxis]?
}

private struct ChartDomainKey: EnvironmentKey {
  static var defaultValue: ChartDomains { ChartDomains() }
}

private struct ChartAxesKey: EnvironmentKey {
  static var defaultValue: ChartAxes { ChartAxes() }
}

private struct ChartStylesKey: EnvironmentKey {
  static var defaultValue: [String: AnyShapeStyle] { [:] }
}

extension EnvironmentValues {
  var chartDomains: ChartDomains {
    get { self[ChartDomainKey.self] }
    set { self[ChartDomainKey.self] = newValue }
  }
  var chartAxes: ChartAxes {
    get { self[ChartAxesKey.self] }
    set { self[ChartAxesKey.self] = newValue }
  }
  /// The style of each series.
  var chartStyles: [String: AnyShapeStyle] {
    get { self[ChartStylesKey.self] }
    set { self[ChartStylesKey.self] = newValue }
  }
}

/// Converts the marks of a chart to shapes in its size.
struct ChartDrawing {
  private let marks: [ChartMark]
  private let size: CGSize
  private let styles: [String: AnyShapeStyle]
  private let across: ChartScale
  private let up: ChartScale
  private let series: [String]

  /// - Parameters:
  ///   - marks: The marks, stacked.
  ///   - size: The size of the plot.
  init(
    _ marks: [ChartMark], across: ChartScale, up: ChartScale, _ styles: [String: AnyShapeStyle],
    _ size: CGSize
  ) {
    self.marks = marks
    self.size = size
    self.styles = styles
    (self.across, self.up) = (across, up)
    var series: [String] = []
    for mark in marks {
      if let name = mark.series, !series.contains(name) { series.append(name) }
    }
    self.series = series
  }

  /// Stacks bars that have the same place on the x axis.
  static func stacked(_ marks: [ChartMark]) -> [ChartMark] {
    var heights: [ChartPlace: Double] = [:]
    return marks.map { mark in
      guard mark.kind == .bar, mark.y2 == nil, let x = mark.x, case .number(let value)? = mark.y
      else { return mark }
      let base = heights[x] ?? 0
      heights[x] = base + value
      var bar = mark
      bar.y = .number(base + value)
      if base != 0 { bar.y2 = .number(base) }
      return bar
    }
  }

  /// Returns the scales of the marks.
  static func scales(
    of marks: [ChartMark], _ domains: ChartDomains
  ) -> (across: ChartScale, up: ChartScale) {
    var across = ChartScale(
      marks.flatMap { [$0.x, $0.x2] }, given: domains.x,
      includesZero: domains.xIncludesZero ?? true)
    // What stands on zero shows it.
    let standsOnZero = marks.contains { $0.kind == .bar || $0.kind == .area }
    var up = ChartScale(
      marks.flatMap { [$0.y, $0.y2] }, given: domains.y,
      includesZero: domains.yIncludesZero ?? true || standsOnZero)
    // Points at the edges are not clipped, and the first and the last bar are inside.
    let points = marks.filter { $0.kind == .point }.map { $0.size / 2 }.max() ?? 0
    (across.inset, up.inset) = (points, points)
    if across.names.isEmpty, up.names.isEmpty, marks.contains(where: { $0.kind == .bar }) {
      across.insetShare = barShare(marks) / 2
    }
    return (across, up)
  }

  /// The width of a bar as a share of the plot's.
  private static func barShare(_ marks: [ChartMark]) -> CGFloat {
    0.7 / CGFloat(max(Set(marks.compactMap(\.x)).count, 1))
  }

  private var thickness: CGFloat { max(size.width * Self.barShare(marks), 1) }

  private func x(_ place: ChartPlace?) -> CGFloat? {
    across.number(place).map { across.position($0, in: size.width) }
  }

  private func y(_ place: ChartPlace?) -> CGFloat? {
    up.number(place).map { size.height - up.position($0, in: size.height) }
  }

  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private func style(_ mark: ChartMark, index: Int = 0) -> AnyShapeStyle {
    if let style = mark.style { return style }
    if let name = mark.series, let style = styles[name] { return style }
    let place = mark.series.flatMap(series.firstIndex) ?? index
    return AnyShapeStyle(Self.palette[place % Self.palette.count])
  }

  var views: [AnyView] {
    areas + marks.compactMap(view) + lines + sectors
  }

  private func filled(_ path: Path, _ mark: ChartMark) -> AnyView {
    AnyView(path.fill(style(mark)).opacity(mark.opacity))
  }

  /// Returns the shape of a mark that is drawn on its own; nil for lines, areas and sectors, which
  /// are drawn together.
  private func view(_ mark: ChartMark) -> AnyView? {
    switch mark.kind {
    case .line, .area, .sector: return nil
    case .point:
      guard let px = x(mark.x), let py = y(mark.y) else { return nil }
      let rect = CGRect(
        x: px - mark.size / 2, y: py - mark.size / 2, width: mark.size, height: mark.size)
      return filled(Path(ellipseIn: rect), mark)
    case .bar:
      guard let px = x(mark.x), let py = y(mark.y) else { return nil }
      if case .category? = mark.y, let width = x(mark.x),
        let zero = x(.number(max(0, across.domain.low)))
      {
        let height = size.height / CGFloat(max(up.names.count, 1)) * 0.7
        let rect = CGRect(
          x: min(zero, width), y: py - height / 2, width: abs(width - zero), height: height)
        return filled(Path(rect), mark)
      }
      let base = y(mark.y2) ?? y(.number(max(0, up.domain.low))) ?? size.height
      let rect = CGRect(
        x: px - thickness / 2, y: min(py, base), width: thickness, height: abs(base - py))
      return filled(Path(rect), mark)
    case .rectangle:
      let (left, right) = (x(mark.x) ?? 0, x(mark.x2) ?? size.width)
      let (top, bottom) = (y(mark.y2) ?? 0, y(mark.y) ?? size.height)
      let rect = CGRect(
        x: min(left, right), y: min(top, bottom), width: abs(right - left),
        height: abs(bottom - top))
      return filled(Path(rect), mark)
    case .rule:
      var path = Path()
      if let px = x(mark.x), mark.x2 == nil {
        path.move(to: CGPoint(x: px, y: y(mark.y) ?? 0))
        path.addLine(to: CGPoint(x: px, y: y(mark.y2) ?? size.height))
      } else if let py = y(mark.y) {
        path.move(to: CGPoint(x: x(mark.x) ?? 0, y: py))
        path.addLine(to: CGPoint(x: x(mark.x2) ?? size.width, y: py))
      }
      return stroked(path, mark)
    }
  }

  private func stroked(_ path: Path, _ mark: ChartMark) -> AnyView {
    let stroke = StrokeStyle(lineWidth: mark.lineWidth, dash: mark.dash)
    return AnyView(path.stroke(style(mark), style: stroke).opacity(mark.opacity))
  }

  /// Groups the marks of a kind by series, in the order of first appearance.
  private func runs(_ kind: ChartMark.Kind) -> [[ChartMark]] {
    var runs: [(key: String, marks: [ChartMark])] = []
    for mark in marks where mark.kind == kind {
      let key = mark.series ?? ""
      if let index = runs.firstIndex(where: { $0.key == key }) {
        runs[index].marks.append(mark)
      } else {
        runs.append((key, [mark]))
      }
    }
    return runs.map(\.marks)
  }

  private var lines: [AnyView] {
    runs(.line).compactMap { run in
      var path = Path()
      for mark in run {
        guard let px = x(mark.x), let py = y(mark.y) else { continue }
        let point = CGPoint(x: px, y: py)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
      return run.first.map { stroked(path, $0) }
    }
  }

  /// The area shapes: along the top from the first point to the last, and back along the bottom.
  private var areas: [AnyView] {
    runs(.area).compactMap { run in
      let points = run.compactMap { mark -> (top: CGPoint, bottom: CGPoint)? in
        guard let px = x(mark.x), let py = y(mark.y) else { return nil }
        let base = y(mark.y2) ?? y(.number(max(0, up.domain.low))) ?? size.height
        return (CGPoint(x: px, y: py), CGPoint(x: px, y: base))
      }
      var path = Path()
      path.addLines(points.map(\.top) + points.reversed().map(\.bottom))
      path.closeSubpath()
      return run.first.map { filled(path, $0) }
    }
  }

  /// The sectors, clockwise from the top; each angle is proportional to the sector's value.
  private var sectors: [AnyView] {
    let parts = marks.filter { $0.kind == .sector }
    let values = parts.map { max($0.y?.number ?? 0, 0) }
    let total = values.reduce(0, +)
    guard total > 0 else { return [] }
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    var start = -90.0
    return parts.indices.map { index in
      let end = start + values[index] / total * 360
      var path = Path()
      let inner = radius * parts[index].innerRadius
      path.addArc(
        center: center, radius: radius, startAngle: .degrees(start), endAngle: .degrees(end),
        clockwise: false)
      if inner > 0 {
        path.addArc(
          center: center, radius: inner, startAngle: .degrees(end), endAngle: .degrees(start),
          clockwise: true)
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
      start = end
      let shape = path.fill(style(parts[index], index: index))
      return AnyView(shape.opacity(parts[index].opacity))
    }
  }
}
