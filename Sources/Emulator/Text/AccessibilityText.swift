package import ViewArchive

/// The text of a view for screen readers: its texts in reading order, the labels of its images,
/// the values of its progress views and gauges, and the names of its buttons.
package struct AccessibilityText: Sendable {
  private let context: TimedTextContext

  package init(context: TimedTextContext) { self.context = context }

  /// Returns the text of a view; empty when `node` is nil.
  package func text(for node: ViewNode?) -> String {
    node.map { parts($0).joined(separator: ", ") } ?? ""
  }

  private func parts(_ node: ViewNode) -> [String] {
    // A label replaces the text of the whole subtree; the outermost label takes precedence.
    for modifier in node.modifiers.reversed() {
      switch modifier {
      case .hidden: return []
      case .accessibilityLabel(let label): return Self.kept([label])
      default: continue
      }
    }
    let layers = node.modifiers.compactMap(\.content).flatMap(parts)
    return text(of: node) + layers
  }

  private func text(of node: ViewNode) -> [String] {
    func below() -> [String] { node.cellChildren.flatMap(parts) }
    switch node.kind {
    case .text(let content): return Self.kept([text(content)])
    case .image(let content): return Self.kept([image(content)])
    case .progress(let content):
      return below() + (content.fraction(at: context.now).map { [Self.percent($0)] } ?? [])
    case .gauge(let content): return below() + [Self.percent(content.fraction)]
    case .button: return ["button \(below().joined(separator: " "))"]
    case .toggle(let isOn, _):
      return ["switch \(below().joined(separator: " ")) \(isOn ? "on" : "off")"]
    case .link: return ["link \(below().joined(separator: " "))"]
    // The first child is the largest and has the most text.
    case .viewThatFits: return node.children.first.map(parts) ?? []
    case .empty, .shape, .style, .spacer, .divider, .hstack, .vstack, .zstack, .grid, .gridRow,
      .geometryReader, .flex, .custom, .island, .islandRegion, .unsupported:
      return below()
    }
  }

  private func text(_ content: TextContent) -> String {
    content.runs.map { run in
      switch run.content {
      case .literal(let text): text
      case .timed(let text): content.string(of: text, in: context)
      case .symbol(let name): " \(Self.symbol(name)) "
      }
    }.joined()
  }

  private func image(_ content: ImageContent) -> String {
    switch content.source {
    case .symbol(let name): Self.symbol(name)
    case .asset(let name), .unreadable(let name, _): name
    case .customSymbol(let symbol): symbol.name
    case .data: ""
    }
  }

  /// Returns the name of a symbol as words: `fork.knife.circle.fill` becomes "fork knife".
  private static func symbol(_ name: String) -> String {
    let variants: Set = ["fill", "circle", "square", "rectangle", "slash"]
    let words = name.split(separator: ".")
    let kept = words.filter { !variants.contains(String($0)) || $0 == words.first }
    return kept.joined(separator: " ")
  }

  private static func percent(_ fraction: Double) -> String {
    "\(Int((min(max(fraction, 0), 1) * 100).rounded())) %"
  }

  private static func kept(_ texts: [String]) -> [String] {
    texts.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty }
  }
}
