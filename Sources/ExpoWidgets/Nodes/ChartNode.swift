import ActivityModel
import Foundation
import ScriptCharts
import SwiftUI

/// A chart of a layout, with one kind of mark.
@MainActor
struct ChartNode {
  private struct Datum {
    var name: String
    var value: Double
    var color: Color?
  }

  private enum Kind: String {
    case line, point, bar, area, pie, rectangle
  }

  private let kind: Kind?
  private let kindName: String
  private let data: [Datum]
  private let lines: [Datum]
  private let showsGrid: Bool
  private let showsLegend: Bool
  /// What the kind's own style says: `lineStyle`, `barStyle` …
  private let style: NodeParameters

  /// - Throws: `NodeParameters.Mismatch` when a prop has the wrong type.
  init(_ props: NodeParameters) throws(NodeParameters.Mismatch) {
    kindName = try props.text("type") ?? "line"
    kind = Kind(rawValue: kindName)
    showsGrid = try props.truth("showGrid") ?? true
    showsLegend = try props.truth("showLegend") ?? false
    data = try Self.data(props, "data")
    lines = try Self.data(props, "referenceLines")
    style = try props.record("\(kindName)Style") ?? NodeParameters(name: props.name, values: [:])
  }

  private static func data(
    _ props: NodeParameters, _ key: String
  ) throws(NodeParameters.Mismatch) -> [Datum] {
    var data: [Datum] = []
    for item in props.list(key) {
      guard case .record(let record) = item else { throw props.mismatch(key) }
      let datum = NodeParameters(name: "\(props.name).\(key)", values: record)
      let name: String
      // A place may be written as a number.
      if let place = try? datum.number("x") {
        name = place.formatted()
      } else {
        name = try datum.text("x") ?? ""
      }
      data.append(
        Datum(name: name, value: try datum.number("y") ?? 0, color: try datum.color("color")))
    }
    return data
  }

  /// - Throws: `NodeParameters.Mismatch` when a value of the kind's style has the wrong type.
  func view() throws(NodeParameters.Mismatch) -> any View {
    guard let kind else { return EmptyView().leavingOut("ChartView.type \(kindName)") }
    var marks: [_Marks] = []
    for datum in data { marks += try self.marks(datum, kind) }
    for line in lines {
      marks.append(
        ChartContentBuilder.buildExpression(
          RuleMark(y: PlottableValue.value("y", line.value)).foregroundStyle(line.color ?? .red)))
    }
    let all = ChartContentBuilder.buildArray(marks)
    let visibility: Visibility = showsGrid ? .visible : .hidden
    let chart = Chart { all }.chartXAxis(visibility).chartYAxis(visibility)
    guard showsLegend, !hasColors, kind == .bar || kind == .pie else { return chart }
    // Categories have the colours of the palette, in their order.
    return VStack(spacing: 16) {
      chart; legend
    }
  }

  private var hasColors: Bool { data.contains { $0.color != nil } }

  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private var legend: some View {
    HStack(spacing: 12) {
      ForEach(data.indices, id: \.self) { index in
        HStack(spacing: 6) {
          Circle().fill(Self.palette[index % Self.palette.count]).frame(width: 8, height: 8)
          Text(verbatim: data[index].name).font(.caption)
        }
      }
    }
  }

  private func marks(_ datum: Datum, _ kind: Kind) throws(NodeParameters.Mismatch) -> [_Marks] {
    let x = PlottableValue.value("x", datum.name)
    let y = PlottableValue.value("y", datum.value)
    switch kind {
    case .line:
      let color = try style.color("color") ?? .blue
      let dash = style.numbers("dashArray").map { CGFloat($0) }
      let stroke = StrokeStyle(lineWidth: try style.number("width") ?? 2, dash: dash)
      let size = try style.number("pointSize") ?? 6
      return [
        made(LineMark(x: x, y: y).lineStyle(stroke).foregroundStyle(color)),
        made(PointMark(x: x, y: y).symbolSize(CGFloat(size)).foregroundStyle(color)),
      ]
    case .point:
      let size = try style.number("pointSize") ?? 6
      return [
        made(
          PointMark(x: x, y: y).symbolSize(CGFloat(size)).foregroundStyle(datum.color ?? .blue))
      ]
    case .area:
      return [made(AreaMark(x: x, y: y).foregroundStyle(try style.color("color") ?? .blue))]
    case .bar:
      let radius = try style.number("cornerRadius") ?? 0
      return [colored(BarMark(x: x, y: y).cornerRadius(radius), datum)]
    case .pie:
      let radius = try style.number("innerRadius") ?? 0.3
      let sector = SectorMark(
        angle: y, innerRadius: .ratio(radius), angularInset: try style.number("angularInset") ?? 2)
      return [colored(sector.opacity(0.8), datum)]
    case .rectangle:
      let color = try style.color("color") ?? .blue
      return [made(RectangleMark(x: x, y: y).foregroundStyle(datum.color ?? color))]
    }
  }

  private func made(_ mark: some ChartContent) -> _Marks {
    ChartContentBuilder.buildExpression(mark)
  }

  /// Without colours in the data each category has one of its own.
  private func colored(_ mark: some ChartContent, _ datum: Datum) -> _Marks {
    hasColors
      ? made(mark.foregroundStyle(datum.color ?? .blue))
      : made(mark.foregroundStyle(by: PlottableValue.value("category", datum.name)))
  }
}
