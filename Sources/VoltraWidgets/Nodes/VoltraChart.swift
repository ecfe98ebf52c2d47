import ActivityModel
import Foundation
import ScriptCharts
import SwiftUI

/// The chart of a node, whose marks are a JSON text.
@MainActor
struct VoltraChart {
  private let props: VoltraValues
  private let style: VoltraValues?

  init(_ node: VoltraNode) { (props, style) = (node.props, node.style) }

  /// Colours of series by name, in the order of the payload.
  private var scale: [(name: String, color: Color)] {
    guard case .list(let pairs)? = json("foregroundStyleScale") else { return [] }
    return pairs.compactMap { pair in
      guard case .list(let items) = pair, items.count > 1, case .text(let name) = items[0],
        case .text(let text) = items[1], let color = VoltraColor.color(text)
      else { return nil }
      return (name, color)
    }
  }

  private func json(_ key: String) -> JSONValue? {
    props.text(key).flatMap { try? JSONParser.read($0) }
  }

  private var labelColor: Color? { VoltraColor.color(style?.text("color")) }

  private func isHidden(_ key: String) -> Bool { props.text(key) == "hidden" }

  // MARK: The view

  /// The chart with its axes and its legend, without a style.
  ///
  /// - Parameter frame: Puts the plot into the node's box.
  func view(in frame: (AnyView) -> AnyView) -> AnyView {
    let marks = marks
    let scale = scale
    let chart = Chart { marks }
      .chartForegroundStyleScale(domain: scale.map(\.name), range: scale.map(\.color))
    let plot = withAxes(frame(AnyView(chart)))
    let legend = props.text("legendVisibility") == "hidden" ? [] : scale
    let whole =
      legend.isEmpty
      ? plot
      : AnyView(
        VStack(spacing: 8) {
          plot; key(of: legend)
        })
    // With a hidden axis a phone's chart has a margin of its own, which Voltra takes away again.
    let (x, y) = (isHidden("xAxisVisibility"), isHidden("yAxisVisibility"))
    let view = whole.padded(
      EdgeInsets(top: x || y ? 0 : 8, leading: y ? 0 : 10, bottom: 0, trailing: 0))
    return labelColor.map { AnyView(view.foregroundStyle($0).tint($0)) } ?? view
  }

  private func key(of legend: [(name: String, color: Color)]) -> some View {
    HStack(spacing: 12) {
      ForEach(legend.indices, id: \.self) { index in
        HStack(spacing: 6) {
          Circle().fill(legend[index].color).frame(width: 8, height: 8)
          Text(verbatim: legend[index].name).foregroundStyle(labelColor ?? .primary)
        }
      }
    }
  }

  private func withAxes(_ view: AnyView) -> AnyView {
    var view = view
    let (x, y) = (json("xAxisGridStyle"), json("yAxisGridStyle"))
    if isHidden("xAxisVisibility") {
      view = AnyView(view.chartXAxis(.hidden))
    } else if x != nil || labelColor != nil {
      view = AnyView(view.chartXAxis { axis(.automatic, x) })
    }
    if isHidden("yAxisVisibility") { return AnyView(view.chartYAxis(.hidden)) }
    guard y != nil || labelColor != nil || props.text("yAxisVisibility") == "visible" else {
      return view
    }
    return AnyView(view.chartYAxis { axis(.leading, y) })
  }

  @AxisContentBuilder
  private func axis(_ position: AxisMarkPosition, _ json: JSONValue?) -> some AxisContent {
    let grid = json.map { VoltraValues(chart: $0) } ?? VoltraValues(.null)
    let dash = grid.numbers("dash").map { CGFloat($0) }
    let width = grid.number("lineWidth")
    let stroke = width == nil && dash.isEmpty ? nil : StrokeStyle(lineWidth: width ?? 1, dash: dash)
    let color = VoltraColor.color(grid.text("color"))
    let label = labelColor
    AxisMarks(position: position) {
      if grid.truth("visible") != false {
        if let color {
          AxisGridLine(stroke: stroke).foregroundStyle(color)
        } else {
          AxisGridLine(stroke: stroke)
        }
      }
      AxisTick()
      if let label { AxisValueLabel().foregroundStyle(label) } else { AxisValueLabel() }
    }
  }

  // MARK: Marks

  private var marks: some ChartContent {
    guard case .list(let rows)? = json("marks") else { return ChartContentBuilder.buildArray([]) }
    return ChartContentBuilder.buildArray(
      rows.flatMap { row in
        guard case .list(let items) = row, items.count > 2, case .text(let kind) = items[0] else {
          return [] as [_Marks]
        }
        let points: [JSONValue] = if case .list(let points) = items[1] { points } else { [] }
        return VoltraMark(kind: kind, points: points, props: VoltraValues(chart: items[2])).content
      })
  }
}

extension VoltraViews {
  func chart(_ node: VoltraNode) -> any View {
    let chart = VoltraChart(node)
    guard let style = node.style else { return chart.view { $0 } }
    let decoration = VoltraDecoration(style)
    let view = chart.view {
      VoltraStyle(values: style, isInFlex: isInFlex).apply(to: $0, place: .topLeading, clips: false)
    }
    // Corners are those of the whole chart, with its axes.
    let rounded = decoration.cornerRadius.map { AnyView(view.cornerRadius($0)) } ?? view
    return decoration.isClipped ? AnyView(rounded.clipped()) : rounded
  }
}
