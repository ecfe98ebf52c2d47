import ActivityModel
import Foundation
import SwiftUI

/// Texts, and texts that change with time.
extension VoltraViews {
  func text(_ node: VoltraNode) -> any View {
    let lines = node.props.number("numberOfLines").map { Int(max(min($0, 1_000), 1)) }
    let text = VoltraTextStyle(node.style).text(
      Text(LocalizedStringKey(node.text)),
      alignment: VoltraTextStyle.alignment(node.props.text("multilineTextAlignment")), lines: lines)
    return styled(text, node)
  }

  /// Without a symbol a label is a text of its children, of which there are none.
  func label(_ node: VoltraNode) -> any View {
    let title = node.props.text("title")
    guard let symbol = node.props.text("systemImage") else {
      let view = AnyView(text(node))
      return title == nil
        ? view : view.leavingOut("Voltra Label without systemImage: its title is not shown")
    }
    return styled(Label(title ?? "Label", systemImage: symbol), node)
  }

  // MARK: Timers

  func timer(_ node: VoltraNode) -> any View {
    guard let interval = stopwatch(node) ?? interval(node) else { return EmptyView() }
    let isRelative = node.props.text("textStyle")?.lowercased() == "relative"
    let showsHours = node.props.truth("showHours") ?? false
    let templates = node.props.text("textTemplates").flatMap { try? JSONParser.read($0) }
      .map { VoltraValues($0) }
    if Date() >= interval.upperBound, let template = templates?.text("completed") {
      let zero = isRelative ? "0s" : showsHours ? "0:00:00" : "0:00"
      return styled(filled(template, with: Text(verbatim: zero).monospacedDigit()), node)
    }
    let isDown = isDown(node)
    let time =
      isRelative
      ? Text(isDown ? interval.upperBound : interval.lowerBound, style: .relative)
      : Text(timerInterval: interval, countsDown: isDown, showsHours: showsHours)
    let text = time.monospacedDigit()
    return styled(templates?.text("running").map { filled($0, with: text) } ?? AnyView(text), node)
  }

  private func isDown(_ node: VoltraNode) -> Bool {
    node.props.text("direction")?.lowercased() != "up"
  }

  /// A template with a time in the place of each `{time}`.
  private func filled(_ template: String, with time: Text) -> AnyView {
    let parts = template.components(separatedBy: "{time}")
    guard parts.count > 1 else { return AnyView(Text(LocalizedStringKey(template))) }
    return AnyView(
      HStack(spacing: 0) {
        ForEach(parts.indices, id: \.self) { index in
          Text(verbatim: parts[index])
          if index < parts.count - 1 { time }
        }
      })
  }

  // MARK: Intervals

  /// What counts up from a start without an end.
  private func stopwatch(_ node: VoltraNode) -> ClosedRange<Date>? {
    guard !isDown(node), let start = moment(node, "startAtMs"), node.props["endAtMs"] == nil,
      node.props["durationMs"] == nil
    else { return nil }
    return start...max(start, .distantFuture)
  }

  /// From the start, or now, to the end, or for the duration. An end that is over is now.
  func interval(_ node: VoltraNode) -> ClosedRange<Date>? {
    let now = Date()
    let start = moment(node, "startAtMs") ?? now
    if let end = moment(node, "endAtMs") {
      return start > end ? end...max(now, start) : start...max(now, end)
    }
    guard let duration = node.props.number("durationMs") else { return nil }
    let end = start + min(max(duration / 1_000, 0), Self.longest)
    return start...max(end, start, now)
  }

  /// In seconds: what is longer has no date any more.
  private static let longest = 1e11

  private func moment(_ node: VoltraNode, _ key: String) -> Date? {
    node.props.number(key).map {
      Date(timeIntervalSince1970: min(max($0 / 1_000, -Self.longest), Self.longest))
    }
  }
}
