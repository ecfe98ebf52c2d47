import ViewArchive

/// The red screen of a development build: what went wrong, and where.
enum FailureViews {
  static func screen(_ failure: ReactFailure) -> ViewNode {
    var views = [text(failure.message, size: 17, weight: .semibold)]
    if let place = failure.place { views.append(text(place.text, size: 14, weight: .medium)) }
    let calls = failure.stack.prefix(mostCalls).map { text($0.text, size: 12, isQuiet: true) }
    if !calls.isEmpty { views.append(group("Call stack", Array(calls))) }
    if !failure.components.isEmpty {
      let names = failure.components.prefix(mostCalls).joined(separator: " in ")
      views.append(group("Components", [text("in \(names)", size: 12, isQuiet: true)]))
    }
    var style = FlexStyle()
    style.padding = FlexEdges(all: .points(16))
    style.container.gap = .points(16)
    var content = FlexStyle()
    content.overflow = .scroll
    content.item.flex = 1
    let inner = ViewNode(.flex(style), children: [heading] + views)
      .modified(.role(.scrollContent(scroll)))
    let scrolled = ViewNode(.flex(content), children: [inner]).modified(.clip(.rectangle))
    return ViewNode(.flex(FlexStyle()), children: [scrolled, button]).modified(
      .background(
        ViewNode(.style(red)).modified(.role(.edgeToEdge(top: true, bottom: true))),
        alignment: .center))
  }

  /// The name of the control that loads the script anew.
  static let reload = "reload"

  private static var button: ViewNode {
    var style = FlexStyle()
    style.padding = FlexEdges(all: .points(16))
    style.container.alignItems = .center
    let label = text("Reload", size: 17, weight: .semibold)
    let reference = IntentReference(id: reload, typeName: "", title: "")
    return ViewNode(
      .button(reference), children: [ViewNode(.flex(style), children: [label])])
  }

  /// The most calls and components that are listed.
  private static let mostCalls = 20
  /// The number of the scroll view; those of nodes are above zero.
  private static let scroll = 1
  private static let red = StyleValue.color(ColorText.color(rgba: 0x9F1B_1BFF))

  private static let heading = text("JavaScript error", size: 14, isQuiet: true)

  private static func group(_ title: String, _ views: [ViewNode]) -> ViewNode {
    ViewNode(
      .flex(FlexStyle()), children: [text(title, size: 14, weight: .semibold)] + views)
  }

  private static func text(
    _ text: String, size: Double, weight: FontValue.Weight = .regular, isQuiet: Bool = false
  ) -> ViewNode {
    let style = RunStyle(
      font: FontValue(size: .points(size), weight: weight),
      foreground: isQuiet ? .opacity(.white, 0.8) : .white)
    return ViewNode(
      .flex(FlexStyle()), children: [ViewNode(.text(TextContent(text, style: style)))])
  }
}

extension ReactFailure.Call {
  /// The function and the place, as far as they are known.
  fileprivate var text: String {
    let place = [file, line.map(String.init), column.map(String.init)].compactMap(\.self)
      .joined(separator: ":")
    return [function, place.isEmpty ? nil : place].compactMap(\.self).joined(separator: "  ")
  }
}
