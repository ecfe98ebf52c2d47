import ActivityModel
import ViewArchive

/// Drawings of react-native-svg: shapes with fills and strokes; texts, masks and patterns are left
/// out.
extension ScreenBuilder {
  mutating func svg(_ node: ReactNode, _ around: Surroundings) -> ViewNode {
    var flex = node.flex
    let size = SvgBox(node)
    flex.sizes.width = flex.sizes.width ?? .points(size.width)
    flex.sizes.height = flex.sizes.height ?? .points(size.height)
    var shapes: [ViewNode] = []
    let paint = SvgPaint(
      node, over: SvgPaint(color: ReactColor.style(node.props["color"])), in: gradients(of: node))
    for id in node.children { add(id, paint, size, depth: 0, to: &shapes) }
    let drawing = ViewNode(.zstack(.center), children: shapes)
      .modified(.aspectRatio(size.width / size.height, fills: false))
    return box(node, flex, children: [drawing], around)
  }

  /// Returns the gradients of a drawing by their names.
  private func gradients(of node: ReactNode) -> [String: StyleValue] {
    var found: [String: StyleValue] = [:]
    var open = node.children
    var count = 0
    while let id = open.popLast(), count < 2_000 {
      count += 1
      guard let node = tree[id] else { continue }
      open += node.children
      guard node.typeName == "SvgLinearGradient", let name = node.text("id") else { continue }
      let stops = node.children.compactMap { tree[$0] }.compactMap { stop in
        ReactColor.style(stop.props["stopColor"]).map { color in
          GradientValue.Stop(style: color, location: SvgBox.share(stop.props["offset"]) ?? 0)
        }
      }
      let isAcross = SvgBox.share(node.props["y1"]) == SvgBox.share(node.props["y2"])
      let form = GradientValue.Form.linear(
        start: RelativePoint(x: 0, y: 0),
        end: isAcross ? RelativePoint(x: 1, y: 0) : RelativePoint(x: 0, y: 1))
      found[name] = .gradient(GradientValue(stops: stops, form: form))
    }
    return found
  }

  private mutating func add(
    _ id: Int, _ outer: SvgPaint, _ box: SvgBox, depth: Int, to shapes: inout [ViewNode]
  ) {
    guard depth < 40, shapes.count < 500, let node = take(id) else { return }
    let paint = SvgPaint(node, over: outer, in: outer.gradients)
    if node.typeName == "SvgG" {
      for id in node.children { add(id, paint, box, depth: depth + 1, to: &shapes) }
      return
    }
    guard let path = SvgShape.path(node), paint.fill != nil || paint.stroke != nil else { return }
    let moved = path.mapped { Point(x: $0.x - box.x, y: $0.y - box.y) }
    var shape = ShapeContent(
      .path(moved, Size(width: box.width, height: box.height)), fill: paint.fill,
      stroke: paint.stroke)
    if node.text("fillRule") == "evenodd" || node.number("fillRule") == 0 { shape.isEvenOdd = true }
    let view = ViewNode(.shape(shape))
    shapes.append(paint.opacity < 1 ? view.modified(.opacity(paint.opacity)) : view)
  }
}
