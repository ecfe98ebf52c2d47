import ActivityModel
import ViewArchive

extension ScreenBuilder {
  mutating func text(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    var content = TextContent(runs: node.runs.compactMap { run($0, of: node) })
    let look = LetterLook(node.style)
    content.alignment = look.alignment
    let limit = node.number("numberOfLines").map { Int(min(max($0, 0), 1_000)) } ?? 0
    content.lineLimit = limit > 0 ? limit : nil
    switch node.text("ellipsizeMode") {
    case "head": content.truncation = .head
    case "middle": content.truncation = .middle
    default: break
    }
    if node.flag("adjustsFontSizeToFit") {
      content.minimumScaleFactor = min(max(node.number("minimumFontScale") ?? 0.3, 0.1), 1)
    }
    return leaf(content, node, look, around)
  }

  private mutating func run(_ run: ReactRun, of node: ReactNode) -> TextRun? {
    let look = LetterLook(node.style.merging(run.style) { $1 })
    if let view = run.view {
      guard let symbol = take(view)?.text("symbol") else { return nil }
      return TextRun(.symbol(symbol), style: look.run)
    }
    guard !run.text.isEmpty else { return nil }
    return TextRun(.literal(look.cased(run.text, in: locale)), style: look.run)
  }

  /// Returns the box of a text, whose lines may have a given height.
  mutating func leaf(
    _ content: TextContent, _ node: ReactNode, _ look: LetterLook, _ around: Surroundings
  ) -> ViewNode {
    var style = node.flex
    style.padding.add(look.lineInset)
    let text = content.runs.isEmpty ? [] : [ViewNode(.text(content))]
    return box(node, style, children: text, around)
  }
}

extension FlexEdges {
  /// Adds points above and below.
  fileprivate mutating func add(_ points: Double) {
    guard points > 0 else { return }
    func sum(_ length: FlexLength?) -> FlexLength? {
      switch length {
      case .points(let own): .points(own + points)
      case .percent, .auto: length
      case nil: .points(points)
      }
    }
    top = sum(top ?? vertical ?? all)
    bottom = sum(bottom ?? vertical ?? all)
  }
}
