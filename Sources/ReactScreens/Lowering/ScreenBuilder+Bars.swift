import ActivityModel
import ViewArchive

/// Screens of navigators, with the bars above and below them.
extension ScreenBuilder {
  /// The height of a navigation bar, and of a tab bar, in points.
  private static let (barHeight, tabBarHeight) = (44.0, 49.0)

  mutating func screen(_ node: ReactNode, _ around: Surroundings) -> ViewNode? {
    guard !node.flag("hidden") else { return nil }
    if node.flag("canGoBack"), node.wants(.back) { backs.append(.back(node.id)) }
    var header: ReactNode?
    if let first = node.children.first, tree[first]?.type == .screenHeader {
      header = take(first)
    }
    let isBarShown = node.flag("headerShown")
    let bar = isBarShown ? bar(node, header, around) : nil
    let inner = around.with { if isBarShown { $0.reachesEdges = true } }
    let content = lowerAll(node.children, inner)
    var body = FlexStyle()
    body.item.flex = 1
    let views =
      node.flag("headerTransparent")
      ? [ViewNode(.flex(body), children: content)] + [bar].compactMap(\.self)
      : [bar].compactMap(\.self) + [ViewNode(.flex(body), children: content)]
    var style = node.flex
    if Self.overlays.contains(node.text("presentation") ?? "") {
      style.position = .absolute
      style.insets = FlexEdges(all: .points(0))
    }
    let isSeenThrough = node.text("presentation").map(Self.clear.contains) ?? false
    let fill = node.look.background ?? (isSeenThrough ? nil : Self.background)
    return box(node, style, children: views, around, fill: fill)
  }

  /// How screens are presented that are over the one below.
  private static let overlays: Set = [
    "modal", "transparentModal", "containedModal", "containedTransparentModal",
    "fullScreenModal", "formSheet", "pageSheet",
  ]
  private static let clear: Set = ["transparentModal", "containedTransparentModal"]

  /// The colours of React Navigation's themes.
  private static let background = StyleValue.adaptive(
    light: gray(0xF2), dark: gray(0x01))
  private static let card = StyleValue.adaptive(light: gray(0xFF), dark: gray(0x12))
  private static let title = StyleValue.adaptive(light: gray(0x1C), dark: gray(0xE5))
  private static let border = StyleValue.adaptive(light: gray(0xD8), dark: gray(0x27))

  private static func gray(_ part: UInt32) -> StyleValue {
    .color(ColorText.color(rgba: part << 24 | part << 16 | part << 8 | 0xFF))
  }

  // MARK: Navigation bars

  private mutating func bar(
    _ node: ReactNode, _ header: ReactNode?, _ around: Surroundings
  ) -> ViewNode {
    if let header, header.flag("custom") {
      return ViewNode(.flex(header.flex), children: lowerAll(header.children, around))
    }
    var slots: [String: [ViewNode]] = [:]
    for id in header?.children ?? [] {
      guard let slot = tree[id]?.text("slot"), let view = lower(id, around) else { continue }
      slots[slot, default: []].append(view)
    }
    let tint = ReactColor.style(node.props["headerTintColor"])
    var left = slots["left"] ?? []
    if left.isEmpty, node.flag("canGoBack"), node.wants(.back) {
      left = [back(node, tint ?? .accent, around)]
    }
    let isClear = node.flag("headerTransparent")
    let large =
      node.flag("largeTitle") && !isClear && slots["title"] == nil ? node.text("title") : nil
    let middle =
      large != nil
      ? [] : slots["title"] ?? node.text("title").map { [title($0, of: node, tint)] } ?? []
    let fill = ReactColor.style(node.props["headerStyle"]?["backgroundColor"]) ?? Self.card
    var style = FlexStyle()
    style.container.direction = .row
    style.container.alignItems = .center
    style.container.justifyContent = .spaceBetween
    style.padding.horizontal = .points(16)
    style.sizes.height = .points(Self.barHeight)
    if isClear {
      style.position = .absolute
      style.insets.top = .points(0)
      style.insets.horizontal = .points(0)
    }
    // The title is in the middle of the bar, whatever stands beside it.
    var center = FlexStyle()
    center.position = .absolute
    center.insets = FlexEdges(all: .points(0))
    center.insets.horizontal = .points(64)
    center.container.alignItems = .center
    center.container.justifyContent = .center
    let views = [
      ViewNode(.flex(center), children: middle), Self.row(left), Self.row(slots["right"] ?? []),
    ]
    var bar = ViewNode(.flex(style), children: views)
    if let large {
      bar = ViewNode(.flex(FlexStyle()), children: [bar, largeTitle(large, of: node)])
    }
    guard !isClear else { return bar.modified(.zIndex(1)) }
    return bar.modified(.background(Self.line, alignment: GuidePair(.center, .bottom)))
      .modified(.background(Self.upTo(fill), alignment: .center))
  }

  private static let line = ViewNode(.style(border)).modified(
    .frame(width: nil, height: 0.33, alignment: .center))

  /// Returns a background that reaches the edges of the screen.
  private static func upTo(_ fill: StyleValue) -> ViewNode {
    ViewNode(.style(fill)).modified(.role(.edgeToEdge(top: true, bottom: true)))
  }

  private static func row(_ views: [ViewNode]) -> ViewNode {
    var style = FlexStyle()
    style.container.direction = .row
    style.container.alignItems = .center
    return ViewNode(.flex(style), children: views)
  }

  private func title(_ title: String, of node: ReactNode, _ tint: StyleValue?) -> ViewNode {
    var style = node.props["headerTitleStyle"]?.fields ?? [:]
    style["fontSize"] = style["fontSize"] ?? .whole(17)
    style["fontWeight"] = style["fontWeight"] ?? .text("600")
    var run = LetterLook(style).run
    if style["color"] == nil { run.foreground = tint ?? Self.title }
    var content = TextContent(title, style: run)
    content.lineLimit = 1
    return ViewNode(.flex(FlexStyle()), children: [ViewNode(.text(content))])
  }

  /// The title below the bar, as it is while nothing is scrolled.
  private func largeTitle(_ title: String, of node: ReactNode) -> ViewNode {
    var run = LetterLook(["fontSize": .whole(34), "fontWeight": .text("700")]).run
    run.foreground = Self.title
    var content = TextContent(title, style: run)
    content.lineLimit = 1
    var style = FlexStyle()
    style.padding.horizontal = .points(16)
    style.padding.bottom = .points(8)
    return ViewNode(.flex(style), children: [ViewNode(.text(content))])
  }

  private mutating func back(
    _ node: ReactNode, _ tint: StyleValue, _ around: Surroundings
  ) -> ViewNode {
    let style = RunStyle(font: FontValue(size: .points(17)), foreground: tint)
    var content = TextContent("‹ \(node.text("backTitle") ?? "Back")", style: style)
    content.lineLimit = 1
    let view = ViewNode(.flex(FlexStyle()), children: [ViewNode(.text(content))])
    guard around.isPressable else { return view }
    return control(view, "b\(node.id)", .back(node.id), kind: .button)
  }

  // MARK: Tab bars

  mutating func tabBar(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    var style = node.flex
    let isCustom = node.flag("custom")
    if !isCustom {
      style.container.direction = .row
      style.sizes.height = .points(Self.tabBarHeight)
      // Over the content it is at the lower edge, too.
      if style.position == .absolute {
        style.insets.horizontal = style.insets.horizontal ?? .points(0)
        style.insets.bottom = style.insets.bottom ?? .points(0)
      }
    }
    let fill = isCustom ? node.look.background : node.look.background ?? Self.card
    var view = ViewNode(.flex(style), children: lowerAll(node.children, around))
    if let fill { view = view.modified(.background(Self.upTo(fill), alignment: .center)) }
    return isCustom && style.position == .absolute ? view : view.modified(.role(.bottomBar))
  }

  mutating func tabItem(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    var style = node.flex
    style.item.flex = style.item.flex ?? 1
    style.container.alignItems = .center
    style.container.justifyContent = .center
    var views = lowerAll(node.children, around)
    // The icon may be a text; a button of the app's own may have a label.
    let hasLabel = node.flag("custom") ? hasText(node.children) : views.count > 1
    if !hasLabel, let title = node.text("title") {
      var run = RunStyle(
        font: FontValue(
          size: .points(10), weight: node.flag("selected") ? .semibold : .medium))
      run.foreground = ReactColor.style(node.props["color"]) ?? .accent
      var content = TextContent(title, style: run)
      content.lineLimit = 1
      views.append(ViewNode(.flex(FlexStyle()), children: [ViewNode(.text(content))]))
    }
    if let badge = node.props["badge"], let text = badge.string ?? badge.int.map(String.init) {
      views.append(Self.badge(text))
    }
    return box(node, style, children: views, around)
  }

  /// True when a text is among nodes or in them.
  private func hasText(_ ids: [Int], depth: Int = 0) -> Bool {
    depth < 10
      && ids.contains { id in
        guard let node = tree[id] else { return false }
        return node.type == .text || hasText(node.children, depth: depth + 1)
      }
  }

  private static func badge(_ text: String) -> ViewNode {
    let run = RunStyle(font: FontValue(size: .points(12)), foreground: .white)
    var style = FlexStyle()
    style.position = .absolute
    style.insets.top = .points(0)
    style.insets.right = .percent(25)
    style.padding.horizontal = .points(4)
    return ViewNode(.flex(style), children: [ViewNode(.text(TextContent(text, style: run)))])
      .modified(
        .background(
          ViewNode(.shape(ShapeContent(.capsule, fill: .color(.system(.red))))), alignment: .center)
      )
  }
}
