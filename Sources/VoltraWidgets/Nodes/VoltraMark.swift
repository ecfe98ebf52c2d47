import ActivityModel
import Foundation
import ScriptCharts
import SwiftUI

/// One mark of a chart, with its points.
@MainActor
struct VoltraMark {
  let kind: String
  let points: [JSONValue]
  let props: VoltraValues

  /// The marks of Charts that it is made of.
  var content: [_Marks] {
    switch kind {
    case "bar", "line", "area", "point": points.compactMap(mark)
    case "sector": points.compactMap(sector)
    case "rule": rules
    default: []
    }
  }

  private var color: Color? { VoltraColor.color(props.text("color")) }

  private func number(_ value: JSONValue) -> Double? {
    switch value {
    case .number(let number): number.isFinite ? number : nil
    case .whole(let number): Double(number)
    default: nil
    }
  }

  /// A point is `[x, y]` or `[x, y, series]`; x is a number or a name.
  private func mark(_ point: JSONValue) -> _Marks? {
    guard case .list(let items) = point, items.count > 1 else { return nil }
    let y = number(items[1]) ?? 0
    let series: String? =
      if items.count > 2, case .text(let name) = items[2] { name } else { nil }
    if case .text(let name) = items[0] { return mark(at: name, y, series) }
    return number(items[0]).map { mark(at: $0, y, series) }
  }

  private func mark<X: Plottable>(at x: X, _ y: Double, _ series: String?) -> _Marks {
    let (across, up) = (PlottableValue.value("x", x), PlottableValue.value("y", y))
    switch kind {
    case "bar":
      let width: MarkDimension =
        props.number("width").map { MarkDimension.fixed(CGFloat($0)) } ?? .automatic
      let bar = BarMark(x: across, y: up, width: width)
        .cornerRadius(props.number("cornerRadius") ?? 0)
      guard let series, props.text("stacking") == "grouped" else { return colored(bar, series) }
      return colored(bar.position(by: .value("series", series)), series)
    case "line":
      let line = LineMark(x: across, y: up)
      return colored(
        line.lineStyle(StrokeStyle(lineWidth: props.number("lineWidth") ?? 2)), series)
    case "area": return colored(AreaMark(x: across, y: up), series)
    default:
      let mark = PointMark(x: across, y: up)
      return props.number("symbolSize").map { colored(mark.symbolSize(CGFloat($0)), series) }
        ?? colored(mark, series)
    }
  }

  /// A series has the colour of its name, whatever the mark says.
  private func colored(_ mark: some ChartContent, _ series: String?) -> _Marks {
    if let series {
      return ChartContentBuilder.buildExpression(
        mark.foregroundStyle(by: PlottableValue.value("series", series)))
    }
    return color.map { ChartContentBuilder.buildExpression(mark.foregroundStyle($0)) }
      ?? ChartContentBuilder.buildExpression(mark)
  }

  private var rules: [_Marks] {
    let stroke = StrokeStyle(lineWidth: props.number("lineWidth") ?? 1)
    func rule(_ mark: some ChartContent) -> _Marks { colored(mark, nil) }
    var found: [_Marks] = []
    if let y = props.number("yValue") {
      found.append(rule(RuleMark(y: PlottableValue.value("y", y)).lineStyle(stroke)))
    }
    if let name = props.text("xValue") {
      found.append(rule(RuleMark(x: PlottableValue.value("x", name)).lineStyle(stroke)))
    } else if let x = props.number("xValue") {
      found.append(rule(RuleMark(x: PlottableValue.value("x", x)).lineStyle(stroke)))
    }
    return found
  }

  /// A sector is `[value, category]`.
  private func sector(_ point: JSONValue) -> _Marks? {
    guard case .list(let items) = point, items.count > 1, let value = number(items[0]),
      case .text(let category) = items[1]
    else { return nil }
    let mark = SectorMark(
      angle: PlottableValue.value("value", value),
      innerRadius: props.number("innerRadius").map { MarkDimension.ratio(CGFloat($0)) }
        ?? .automatic,
      outerRadius: props.number("outerRadius").map { MarkDimension.ratio(CGFloat($0)) }
        ?? .automatic,
      angularInset: props.number("angularInset").map { CGFloat($0) } ?? 0)
    return color == nil ? colored(mark, category) : colored(mark, nil)
  }
}
