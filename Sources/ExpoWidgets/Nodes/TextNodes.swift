import ActivityModel
import Foundation
import SwiftUI

/// Texts of layouts: words, dates, timers, and texts in texts.
enum TextNodes {
  private static let styles: [String: Text.DateStyle] = [
    "timer": .timer, "relative": .relative, "offset": .offset, "date": .date, "time": .time,
  ]

  /// The text of a node without its modifiers, which may be those of any view.
  ///
  /// - Throws: `NodeParameters.Mismatch` when a prop has the wrong type.
  static func text(_ node: LayoutNode) throws(NodeParameters.Mismatch) -> any View {
    let props = node.props
    if let interval = try props.interval("timerInterval") {
      return Text(
        timerInterval: interval, pauseTime: try props.date("pauseTime"),
        countsDown: try props.truth("countsDown") ?? true)
    }
    if let date = try props.date("date") {
      let name = try props.text("dateStyle") ?? "date"
      guard let style = styles[name] else {
        return Text(date, style: .date).leavingOut("TextView.dateStyle \(name)")
      }
      return Text(date, style: style)
    }
    return try words(node)
  }

  private static func words(_ node: LayoutNode) throws(NodeParameters.Mismatch) -> Text {
    let hasMarkdown = try node.props.truth("markdownEnabled") ?? false
    var whole: Text?
    var plain = ""
    /// Texts that follow each other are one, so that marks may span them.
    func flush() {
      guard !plain.isEmpty else { return }
      let text = hasMarkdown ? Text(LocalizedStringKey(plain)) : Text(verbatim: plain)
      whole = whole.map { $0 + text } ?? text
      plain = ""
    }
    for child in node.children {
      switch child {
      case .text(let text): plain += text
      case .node(let inner) where inner.type == "TextView":
        flush()
        let text = try styled(inner)
        whole = whole.map { $0 + text } ?? text
      // The extension drops what is no text.
      case .node: break
      }
    }
    flush()
    return whole ?? Text(verbatim: "")
  }

  /// A text in a text, which takes only modifiers of texts.
  private static func styled(_ node: LayoutNode) throws(NodeParameters.Mismatch) -> Text {
    var text = try words(node)
    for modifier in node.modifiers {
      switch modifier.name {
      case "font": text = text.font(try modifier.font())
      case "bold": text = text.bold()
      case "italic": text = text.italic()
      case "monospacedDigit": text = text.monospacedDigit()
      case "kerning": text = text.kerning(try modifier.number("value") ?? 0)
      case "foregroundStyle", "foregroundColor":
        if let style = try modifier.style() { text = text.foregroundStyle(style) }
      case "underline":
        text = text.underline(
          try modifier.truth("isActive") ?? true,
          pattern: try modifier.choice("pattern", NodeNames.patterns) ?? .solid,
          color: try modifier.color("color"))
      case "strikethrough":
        text = text.strikethrough(
          try modifier.truth("isActive") ?? true,
          pattern: try modifier.choice("pattern", NodeNames.patterns) ?? .solid,
          color: try modifier.color("color"))
      default: break
      }
    }
    return text
  }
}
