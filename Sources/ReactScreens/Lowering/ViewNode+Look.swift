import ActivityModel
import ViewArchive

extension ViewNode {
  /// Returns a box with its background, its borders and its shadow.
  ///
  /// - Parameter fill: What it is filled with instead of its background; nil: that.
  func dressed(as node: ReactNode, fill: StyleValue?, reachesEdges: Bool) -> ViewNode {
    let look = node.look
    let size = node.givenSize
    let shape = look.corners.shape(width: size.width, height: size.height)
    var view = self
    if look.clips, !children.isEmpty { view = view.modified(.clip(shape)) }
    for (edge, line) in look.borders.uneven {
      view = view.modified(.background(Self.line(line, along: edge), alignment: edge.alignment))
    }
    let fill = fill ?? look.background
    let stroke = look.borders.even.map {
      ShapeStroke(
        style: $0.color, lineWidth: $0.width, dash: look.borders.dash, isInside: true)
    }
    guard fill != nil || stroke != nil else { return view.labeled(as: node) }
    var back: ViewNode
    if let fill, stroke == nil, shape == .rectangle {
      back = ViewNode(.style(fill))
    } else {
      back = ViewNode(.shape(ShapeContent(shape, fill: fill, stroke: stroke)))
    }
    if let shadow = look.shadow, fill != nil {
      back = back.modified(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset))
    }
    if reachesEdges, shape == .rectangle, fill != nil {
      back = back.modified(.role(.edgeToEdge(top: true, bottom: true)))
    }
    // A box with nothing in it is a shape itself, which may be as small as a glyph.
    return view.modified(
      children.isEmpty
        ? .overlay(back, alignment: .center) : .background(back, alignment: .center)
    ).labeled(as: node)
  }

  private static func line(_ line: BoxBorders.Line, along edge: EdgeName) -> ViewNode {
    let isHorizontal = edge == .top || edge == .bottom
    return ViewNode(.style(line.color)).modified(
      .frame(
        width: isHorizontal ? nil : line.width, height: isHorizontal ? line.width : nil,
        alignment: .center))
  }

  private func labeled(as node: ReactNode) -> ViewNode {
    var view = self
    if let label = node.text("accessibilityLabel") {
      view = view.modified(.accessibilityLabel(label))
    }
    if let name = node.text("testID") { view = view.modified(.identifier(name)) }
    return view
  }

  /// Returns a view with what moves it, and its place among its siblings.
  func settled(as node: ReactNode) -> ViewNode {
    var view = self
    if node.look.opacity < 1 { view = view.modified(.opacity(node.look.opacity)) }
    for modifier in node.look.transforms.reversed().compactMap(\.modifier) {
      view = view.modified(modifier)
    }
    if node.isMeasured { view = view.modified(.role(.scrollTarget(node.id))) }
    if let index = node.look.zIndex { view = view.modified(.zIndex(index)) }
    return view
  }
}

extension ReactNode {
  /// How many views and modifiers the node becomes at most.
  var layers: Int {
    let marks = [
      look.clips || type == .scrollView, look.background != nil || look.borders.even != nil,
      props["accessibilityLabel"] != nil, props["testID"] != nil, !events.isEmpty,
      look.opacity < 1, look.zIndex != nil,
    ]
    return 2 + marks.count { $0 } + look.borders.uneven.count + look.transforms.count
  }

  /// True when the app is told where it is.
  var isMeasured: Bool {
    wants(.layout) || type == .scrollView && (wants(.scroll) || wants(.contentSize))
  }

  /// The colours of a gradient; nil: it has too few.
  var gradient: StyleValue? {
    let colors = (props["colors"]?.items ?? []).compactMap { ReactColor.style($0) }
    guard colors.count >= 2 else { return colors.first }
    let places = (props["locations"]?.items ?? []).compactMap(\.double)
    let stops = colors.enumerated().map { index, color in
      let even = Double(index) / Double(colors.count - 1)
      return GradientValue.Stop(
        style: color, location: places.count == colors.count ? places[index] : even)
    }
    return .gradient(
      GradientValue(
        stops: stops,
        form: .linear(
          start: Self.point(props["start"]) ?? RelativePoint(x: 0.5, y: 0),
          end: Self.point(props["end"]) ?? RelativePoint(x: 0.5, y: 1))))
  }

  private static func point(_ value: JSONValue?) -> RelativePoint? {
    let (x, y) = (value?["x"] ?? value?.items.first, value?["y"] ?? value?.items.last)
    guard let x = x?.double, let y = y?.double else { return nil }
    return RelativePoint(x: x, y: y)
  }
}

extension EdgeName {
  fileprivate var alignment: GuidePair {
    switch self {
    case .top: GuidePair(.center, .top)
    case .bottom: GuidePair(.center, .bottom)
    case .leading: GuidePair(.leading, .center)
    case .trailing: GuidePair(.trailing, .center)
    }
  }
}
