// Charts: draws the plot between its axes.

/// The measures of axes, in points (LAYOUT-30).
enum ChartAxisMetrics {
  /// The size of a label's font.
  static let font: CGFloat = 10
  /// The height of a label.
  static let label: CGFloat = 12
  /// The length of a tick.
  static let tick: CGFloat = 4
  /// The distance of labels from the plot.
  static let gap: CGFloat = 5
  /// The width of lines.
  static let line: CGFloat = 0.5
  /// About the width of a letter.
  static let letter: CGFloat = 6.4
  /// The least width of a label that is a view of its own.
  static let content: CGFloat = 24
  /// The least room for a value along the x axis, for a date, and along the y axis.
  static let (number, date, row): (CGFloat, CGFloat, CGFloat) = (44, 56, 24)
  /// The most values of an axis that says nothing of them.
  static let values = 5
}

/// A label of an axis.
private struct ChartLabel {
  /// The place of its value along the scale.
  var number: Double
  var part: _AxisPart
  var text: String
  /// True to begin at the line of its value, as a date does; false to stand around its value.
  var beginsAtLine: Bool

  /// About its width in points; a view of its own is as wide as the value's text.
  var width: CGFloat {
    max(
      CGFloat(text.count) * ChartAxisMetrics.letter,
      part.content == nil ? 0 : ChartAxisMetrics.content)
  }

  @ViewBuilder var view: some View {
    if let content = part.content { styled(content) } else { styled(Text(text)) }
  }

  private func styled(_ view: some View) -> some View {
    view.font(part.font ?? .system(size: ChartAxisMetrics.font))
      .foregroundStyle(part.style ?? AnyShapeStyle(.secondary))
      .lineLimit(1).fixedSize().opacity(part.opacity)
  }
}

/// An axis with its values.
private struct ChartRuler {
  enum Side { case leading, trailing, top, bottom }

  private struct Value {
    var number: Double
    /// Where a part of it stands that is centred: halfway to the next value.
    var middle: Double
    var place: ChartPlace
    var parts: [_AxisPart]
  }

  let side: Side
  private let phone: ChartPhone
  private let scale: ChartScale
  private let values: [Value]
  /// What is between two values.
  private let step: Double

  init(
    _ axis: _ChartAxis, isAcross: Bool, _ scale: ChartScale, count: Int, _ phone: ChartPhone
  ) {
    self.phone = phone
    side =
      switch axis.position {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      default:
        // Categories beside the plot are before it.
        isAcross ? .bottom : scale.kind == .category ? .leading : .trailing
      }
    self.scale = scale
    let places = scale.places(axis.values, count: count, phone.calendar)
    let numbers = places.map { scale.number($0) ?? 0 }
    let sorted = numbers.sorted()
    step = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? 3_600
    values = places.indices.map { index in
      let next = index + 1 < numbers.count ? numbers[index + 1] : scale.domain.high
      return Value(
        number: numbers[index],
        middle: scale.kind == .category ? numbers[index] : (numbers[index] + next) / 2,
        place: places[index],
        parts: axis.parts(AxisValue(index: index, count: places.count, place: places[index])))
    }
  }

  private func parts(_ kind: _AxisPart.Kind) -> [(value: Value, part: _AxisPart)] {
    values.flatMap { value in
      value.parts.filter { $0.kind == kind }.map { (value, $0) }
    }
  }

  var labels: [ChartLabel] {
    parts(.label).map { value, part in
      ChartLabel(
        number: part.isCentered ? value.middle : value.number, part: part,
        text: part.text?(value.place, phone) ?? phone.text(of: value.place, step: step),
        beginsAtLine: scale.kind == .date && isAcross && !part.isCentered)
    }
  }

  var undrawn: Set<String> {
    values.reduce(into: []) { names, value in
      for part in value.parts { names.formUnion(part.undrawn) }
    }
  }

  private var isAcross: Bool { side == .top || side == .bottom }

  /// Returns the lines through a plot, and the ticks outside of it.
  func lines(in size: CGSize) -> [AnyView] {
    (parts(.gridLine) + parts(.tick)).map { value, part in
      let number = part.isCentered ? value.middle : value.number
      let length =
        part.length ?? (scale.kind == .date ? ChartAxisMetrics.label : ChartAxisMetrics.tick)
      let path = part.kind == .gridLine ? line(number, in: size) : tick(number, length, in: size)
      let stroke = part.stroke ?? StrokeStyle(lineWidth: ChartAxisMetrics.line)
      return AnyView(
        path.stroke(part.style ?? AnyShapeStyle(.quaternary), style: stroke)
          .opacity(part.opacity).offset(part.offset))
    }
  }

  private func line(_ number: Double, in size: CGSize) -> Path {
    var path = Path()
    if isAcross {
      let x = scale.position(number, in: size.width)
      path.addLines([CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height)])
    } else {
      let y = size.height - scale.position(number, in: size.height)
      path.addLines([CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y)])
    }
    return path
  }

  private func tick(_ number: Double, _ length: CGFloat, in size: CGSize) -> Path {
    let x = scale.position(number, in: size.width)
    let y = size.height - scale.position(number, in: size.height)
    var path = Path()
    switch side {
    case .top: path.addLines([CGPoint(x: x, y: -length), CGPoint(x: x, y: 0)])
    case .bottom:
      path.addLines([CGPoint(x: x, y: size.height), CGPoint(x: x, y: size.height + length)])
    case .leading: path.addLines([CGPoint(x: -length, y: y), CGPoint(x: 0, y: y)])
    case .trailing:
      path.addLines([CGPoint(x: size.width, y: y), CGPoint(x: size.width + length, y: y)])
    }
    return path
  }

  /// Returns the labels that do not run into the one before them.
  /// - Parameters:
  ///   - length: The length of the plot.
  ///   - room: What is free behind its end.
  func shown(in length: CGFloat, room: CGFloat) -> [(label: ChartLabel, place: CGFloat)] {
    var end = -CGFloat.infinity
    return labels.map { ($0, scale.position($0.number, in: length)) }
      .sorted { $0.1 < $1.1 }
      .filter { label, place in
        guard isAcross, label.part.content == nil else { return true }
        let width = label.width
        let start = label.beginsAtLine ? place : place - width / 2
        guard start > end, !label.beginsAtLine || start + width <= length + room else {
          return false
        }
        end = start + width + ChartAxisMetrics.gap
        return true
      }
  }
}

/// The marks of a chart, between the axes that are not hidden.
struct ChartFrame: View {
  let marks: [ChartMark]
  @Environment(\.chartDomains) private var domains
  @Environment(\.chartStyles) private var styles
  @Environment(\.chartAxes) private var axes
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  var body: some View {
    GeometryReader { proxy in
      ChartRulers(
        marks, domains, axes, styles, proxy.size, ChartPhone(locale, calendar, timeZone)
      ).body
    }
  }
}

/// A chart in its size. All places are computed from that size: what is measured differs between
/// letters in cells and those of a phone.
private struct ChartRulers {
  private let marks: [ChartMark]
  private let styles: [String: AnyShapeStyle]
  private let size: CGSize
  private var across: ChartScale
  private var up: ChartScale
  private var rulers: [ChartRuler] = []

  init(
    _ marks: [ChartMark], _ domains: ChartDomains, _ axes: ChartAxes,
    _ styles: [String: AnyShapeStyle], _ size: CGSize, _ phone: ChartPhone
  ) {
    (self.marks, self.styles, self.size) = (marks, styles, size)
    (across, up) = ChartDrawing.scales(of: marks, domains)
    // A pie has no axes, and nothing has none either.
    guard !marks.isEmpty, !marks.contains(where: { $0.kind == .sector }) else { return }
    let room = across.kind == .date ? ChartAxisMetrics.date : ChartAxisMetrics.number
    across.rule(
      axes.x, isAcross: true, count: Int(max(size.width, 0) / room), phone, into: &rulers)
    up.rule(
      axes.y, isAcross: false, count: Int(max(size.height, 0) / ChartAxisMetrics.row),
      phone, into: &rulers)
  }

  var body: some View {
    let plot = plot
    let inner =
      rulers.flatMap { $0.lines(in: plot.size) }
      + ChartDrawing(marks, across: across, up: up, styles, plot.size).views
    let labels = rulers.flatMap { self.labels(of: $0, plot) }
    return ZStack(alignment: .topLeading) {
      ZStack(alignment: .topLeading) {
        ForEach(0..<inner.count, id: \.self) { inner[$0] }
      }
      .frame(width: plot.width, height: plot.height).offset(x: plot.minX, y: plot.minY)
      ForEach(0..<labels.count, id: \.self) { labels[$0] }
    }
    .undrawn(rulers.reduce(into: []) { $0.formUnion($1.undrawn) })
  }

  /// What the labels leave.
  private var plot: CGRect {
    let (left, right) = (room(.leading), room(.trailing))
    let (top, bottom) = (room(.top), room(.bottom))
    return CGRect(
      x: left, y: top, width: max(size.width - left - right, 1),
      height: max(size.height - top - bottom, 1))
  }

  /// The room of the labels at a side.
  private func room(_ side: ChartRuler.Side) -> CGFloat {
    let labels = rulers.filter { $0.side == side }.flatMap(\.labels)
    guard let widest = labels.map(\.width).max() else { return 0 }
    return switch side {
    case .leading, .trailing: widest + ChartAxisMetrics.gap
    case .top, .bottom: ChartAxisMetrics.label + ChartAxisMetrics.tick
    }
  }

  private func labels(of ruler: ChartRuler, _ plot: CGRect) -> [AnyView] {
    let isAcross = ruler.side == .top || ruler.side == .bottom
    return ruler.shown(in: isAcross ? plot.width : plot.height, room: size.width - plot.maxX)
      .map { label, place in
        let middle = ChartAxisMetrics.tick + ChartAxisMetrics.label / 2
        let point: CGPoint
        var alignment = Alignment.center
        switch ruler.side {
        case .leading:
          point = CGPoint(x: plot.minX - ChartAxisMetrics.gap, y: plot.maxY - place)
          alignment = .trailing
        case .trailing:
          point = CGPoint(x: plot.maxX + ChartAxisMetrics.gap, y: plot.maxY - place)
          alignment = .leading
        case .top, .bottom:
          let gap = label.beginsAtLine ? ChartAxisMetrics.tick : 0
          point = CGPoint(
            x: plot.minX + place + gap,
            y: ruler.side == .top ? plot.minY - middle : plot.maxY + middle)
          if label.beginsAtLine { alignment = .leading }
        }
        let offset = label.part.offset
        return AnyView(
          label.view.frame(width: 0, height: 0, alignment: alignment)
            .offset(x: point.x + offset.width, y: point.y + offset.height))
      }
  }
}

extension ChartScale {
  /// Adds the axes of a scale, and widens it to their round values.
  /// - Parameters:
  ///   - axes: Nil: those that a chart has by default.
  ///   - count: The most values that there is room for.
  fileprivate mutating func rule(
    _ axes: [_ChartAxis]?, isAcross: Bool, count: Int, _ phone: ChartPhone,
    into rulers: inout [ChartRuler]
  ) {
    guard !isEmpty else { return }
    let axes = axes ?? AxisMarks<_AxisParts>()._axes
    let count = min(max(count, 2), ChartAxisMetrics.values)
    if case .automatic(let wanted)? = axes.first?.values.choice { widen(count: wanted ?? count) }
    rulers += axes.map { ChartRuler($0, isAcross: isAcross, self, count: count, phone) }
  }
}
