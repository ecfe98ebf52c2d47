import AppIntents
import Foundation
import SwiftUI

/// Buttons, toggles and links.
extension VoltraViews {
  func button(_ node: VoltraNode) -> any View {
    let content =
      node.children.isEmpty ? AnyView(Text(verbatim: "Button")) : content(of: node)
    let intent = VoltraInteraction(source: activityID, identifier: node.id ?? "")
    let button = Button(intent: intent) { content }
    switch node.props.text("buttonStyle")?.lowercased() {
    case nil: return styled(button, node)
    case "automatic": return styled(button.buttonStyle(.automatic), node)
    case "bordered": return styled(button.buttonStyle(.bordered), node)
    case "borderedprominent": return styled(button.buttonStyle(.borderedProminent), node)
    case "borderless": return styled(button.buttonStyle(.borderless), node)
    default: return styled(button.buttonStyle(.plain), node)
    }
  }

  func toggle(_ node: VoltraNode) -> any View {
    let isOn = node.props.truth("defaultValue") ?? false
    let intent = VoltraInteraction(
      source: activityID, identifier: node.id ?? "unknown", payload: "\(!isOn)")
    let title = node.props.text("title") ?? ""
    return styled(Toggle(isOn: isOn, intent: intent) { Text(verbatim: title) }, node)
  }

  func link(_ node: VoltraNode) -> any View {
    let inside = content(of: node)
    guard let url = VoltraLink.url(node.props.text("destination"), scheme: scheme) else {
      return styled(inside, node)
    }
    return styled(Link(destination: url) { inside }, node)
  }
}
