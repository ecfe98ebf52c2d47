import ActivityModel
import ViewArchive

extension ScreenBuilder {
  mutating func image(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let source = node.props["source"]
    guard source?["asset"]?.flag == true, let path = source?["uri"]?.string else {
      // There is no network.
      return box(node, node.flex, children: [], around, fill: node.look.background ?? Self.absent)
    }
    var content = ImageContent(source: assets.image(path), isResizable: true)
    if let width = source?["width"]?.double, let height = source?["height"]?.double {
      content.naturalSize = Size(width: width, height: height)
    }
    if let tint = ReactColor.style(node.props["tintColor"] ?? node.style["tintColor"]) {
      content.foreground = tint
      content.isTemplate = true
    }
    var view = ViewNode(.image(content))
    switch node.text("resizeMode") ?? node.style["resizeMode"]?.string {
    case "contain": view = view.modified(.aspectRatio(nil, fills: false))
    case "stretch", "repeat": break
    case "center":
      content.isResizable = false
      view = ViewNode(.image(content))
    default: view = view.modified(.aspectRatio(nil, fills: true))
    }
    if let alt = node.text("alt") { view = view.modified(.accessibilityLabel(alt)) }
    let size = node.givenSize
    let shape = node.look.corners.shape(width: size.width, height: size.height)
    var style = node.flex
    style.overflow = .hidden
    let inner = ViewNode(.flex(style), children: [view]).modified(.clip(shape))
    return inner.dressed(as: node, fill: nil, reachesEdges: false).settled(as: node)
  }

  /// What stands for an image from the network.
  private static let absent = StyleValue.color(.system(.gray5))

  mutating func icon(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let size = min(max(node.number("size") ?? 24, 1), 500)
    let style = FontValue(
      size: .points(size * Self.symbolShare),
      weight: LetterLook(["fontWeight": node.props["weight"] ?? .null]).font.weight)
    var image = ImageContent(
      source: .symbol(node.text("symbol") ?? "square.dashed"), font: style)
    image.foreground =
      ReactColor.style(node.props["color"] ?? node.style["color"]) ?? .black
    var flex = node.flex
    flex.sizes.width = flex.sizes.width ?? .points(size)
    flex.sizes.height = flex.sizes.height ?? .points(size)
    var view = ViewNode(.image(image))
    if node.text("symbol") == nil, let name = node.text("name") {
      view = view.modified(.accessibilityLabel(name))
    }
    return box(node, flex, children: [view], around)
  }

  /// The size of a symbol's font for an icon of size 1: icons of fonts fill their size.
  private static let symbolShare = 0.85

  mutating func activityIndicator(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    let size = min(max(node.number("size") ?? 20, 1), 500)
    let isShown =
      node.props["animating"]?.flag != false || node.props["hidesWhenStopped"]?.flag == false
    let color = ReactColor.style(node.props["color"])
    let ring = ViewNode(
      .progress(ProgressContent(value: .indeterminate, form: .circular, tint: color))
    ).modified(.frame(width: size, height: size, alignment: .center))
    var style = node.flex
    style.container.justifyContent = .center
    style.container.alignItems = .center
    var inner = FlexStyle()
    inner.sizes.width = .points(size)
    inner.sizes.height = .points(size)
    let children = [ViewNode(.flex(inner), children: isShown ? [ring] : [])]
    return box(node, style, children: children, around)
  }
}
