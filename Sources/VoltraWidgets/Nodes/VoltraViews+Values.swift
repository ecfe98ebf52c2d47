import Foundation
import SwiftUI

/// Progress and gauges.
extension VoltraViews {
  private static let track = Color.gray.opacity(0.2)

  private func label(_ node: VoltraNode, _ prop: String) -> AnyView {
    inside(node).view(node.children(in: prop))
  }

  /// The share of the most that a value is; nil: there is no value.
  private func fraction(_ node: VoltraNode) -> Double? {
    let most = node.props.number("maximumValue") ?? 100
    return node.props.number("value").map { most > 0 ? min(max($0 / most, 0), 1) : 0 }
  }

  func linearProgress(_ node: VoltraNode) -> any View {
    let color = VoltraColor.color(node.props.text("progressColor"))
    if node.props["endAtMs"] != nil, let interval = interval(node) {
      let bar = ProgressView(
        timerInterval: interval, countsDown: node.props.truth("countDown") ?? false
      ) {
        label(node, "label")
      } currentValueLabel: {
        label(node, "currentValueLabel")
      }
      return styled(bar.progressViewStyle(.linear).tint(color), node)
    }
    let own = ["trackColor", "cornerRadius", "height", "thumb"]
    if let fraction = fraction(node), own.contains(where: { node.props[$0] != nil }) {
      return styled(bar(node, fraction, color), node)
    }
    let bar = ProgressView(value: fraction(node) ?? 0) {
      label(node, "label")
    } currentValueLabel: {
      label(node, "currentValueLabel")
    }
    return styled(bar.progressViewStyle(.linear).tint(color), node)
  }

  /// Voltra's own bar.
  private func bar(_ node: VoltraNode, _ fraction: Double, _ color: Color?) -> some View {
    let height = max(node.props.number("height") ?? 4, 0)
    let shape = RoundedRectangle(cornerRadius: node.props.number("cornerRadius") ?? height / 2)
    let track = VoltraColor.color(node.props.text("trackColor")) ?? Self.track
    let thumb = label(node, "thumb")
    return VStack(alignment: .leading, spacing: 4) {
      label(node, "label")
      GeometryReader { room in
        let done = max(room.size.width * fraction, 0)
        ZStack(alignment: .leading) {
          shape.fill(track).frame(width: room.size.width, height: height)
          shape.fill(color ?? .accentColor).frame(width: done, height: height)
        }
        .overlay(alignment: .leading) { thumb.offset(x: done) }
      }
      .frame(height: height)
      label(node, "currentValueLabel")
    }
  }

  func circularProgress(_ node: VoltraNode) -> any View {
    let color = VoltraColor.color(node.props.text("progressColor"))
    guard let fraction = fraction(node) else {
      let spinner = ProgressView { label(node, "label") }.progressViewStyle(.circular).tint(color)
      return styled(VStack(spacing: 0) { spinner }, node)
    }
    let width = node.props.number("lineWidth") ?? 4
    let track = VoltraColor.color(node.props.text("trackColor")) ?? Self.track
    let ring = VStack(spacing: 8) {
      label(node, "label")
      ZStack {
        Circle().stroke(track, lineWidth: width)
        Circle().trim(from: 0, to: fraction)
          .stroke(color ?? .accentColor, style: StrokeStyle(lineWidth: width, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
      .aspectRatio(1, contentMode: .fit)
      label(node, "currentValueLabel")
    }
    return styled(ring, node)
  }

  /// A gauge takes no style.
  func gauge(_ node: VoltraNode) -> any View {
    let least = node.props.number("minimumValue") ?? 0
    let most = max(node.props.number("maximumValue") ?? 1, least)
    let value = min(max(node.props.number("value") ?? 0, least), most)
    let gauge = Gauge(value: value, in: least...most) {
      view(node.children(in: "label"))
    } currentValueLabel: {
      view(node.children(in: "currentValueLabel"))
    } minimumValueLabel: {
      view(node.children(in: "minimumValueLabel"))
    } maximumValueLabel: {
      view(node.children(in: "maximumValueLabel"))
    }
    let tint = VoltraColor.color(node.props.text("tintColor"))
    let tinted: any View = tint.map { gauge.tint($0) } ?? gauge
    switch node.props.text("gaugeStyle") {
    case "accessoryCircular": return tinted.gaugeStyle(.accessoryCircular)
    case "accessoryCircularCapacity": return tinted.gaugeStyle(.accessoryCircularCapacity)
    case "accessoryLinear": return tinted.gaugeStyle(.accessoryLinear)
    case "accessoryLinearCapacity", "linearCapacity":
      return tinted.gaugeStyle(.accessoryLinearCapacity)
    default: return tinted
    }
  }
}
