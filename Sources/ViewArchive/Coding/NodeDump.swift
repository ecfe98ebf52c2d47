import Foundation

extension ViewNode {
  /// Returns the tree as indented text, identical for equal trees: a line per node, then a line per
  /// modifier (innermost first, starting with a dot), then the children. Default values are
  /// omitted; lengths are points.
  ///
  ///     hstack center spacing 4
  ///         .padding 8
  ///       text "Pizza" headline
  package func dump() -> String {
    var lines: [String] = []
    dump(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func dump(into lines: inout [String], indent: String) {
    lines.append(indent + kind.dump)
    for modifier in modifiers {
      lines.append(indent + "    ." + modifier.dump)
      modifier.content?.dump(into: &lines, indent: indent + "      ")
    }
    for child in cellChildren { child.dump(into: &lines, indent: indent + "  ") }
    guard cellChildren.count < children.count, phoneChildren != cellChildren else { return }
    lines.append(indent + "  on a phone")
    for child in phoneChildren { child.dump(into: &lines, indent: indent + "    ") }
  }
}

extension ActivityArchive {
  /// Returns the trees of the presentations under their names.
  package func dump() -> String {
    let presentations = [
      ("lockScreen", lockScreen), ("compactLeading", compactLeading),
      ("compactTrailing", compactTrailing), ("minimal", minimal), ("expanded", expanded),
    ]
    var lines = presentations.compactMap { name, node in
      node.map { name + ":\n" + $0.dump() }
    }
    if let keylineTint { lines.append("keylineTint: " + keylineTint.dump) }
    if let activityBackgroundTint {
      lines.append("activityBackgroundTint: " + activityBackgroundTint.dump)
    }
    if let systemActionForeground {
      lines.append("systemActionForeground: " + systemActionForeground.dump)
    }
    if let url = links.lockScreen { lines.append("lockScreen link: \(url.absoluteString)") }
    if let url = links.island { lines.append("island link: \(url.absoluteString)") }
    return lines.joined(separator: "\n")
  }
}

extension NodeKind {
  package var dump: String {
    switch self {
    case .empty: "empty"
    case .text(let text): "text " + text.dump
    case .image(let image): "image " + image.dump
    case .shape(let shape): "shape " + shape.dump
    case .style(let style): "style " + style.dump
    case .spacer(let length): spaced("spacer", length.map { "min \(points($0))" })
    case .divider: "divider"
    case .hstack(let stack):
      spaced("hstack", stack.alignment.name, stack.spacing.map { "spacing \(points($0))" })
    case .vstack(let stack):
      spaced("vstack", stack.alignment.name, stack.spacing.map { "spacing \(points($0))" })
    case .zstack(let alignment): "zstack " + alignment.dump
    case .grid(let grid):
      spaced(
        "grid", grid.alignment.dump, grid.horizontalSpacing.map { "columns \(points($0))" },
        grid.verticalSpacing.map { "rows \(points($0))" })
    case .gridRow(let guide): spaced("gridRow", guide?.name)
    case .viewThatFits(let axes): "viewThatFits " + dumpAxes(axes)
    case .geometryReader: "geometryReader"
    case .flex(let style): spaced("flex", style.dump)
    case .custom(let content): "custom \(content.name)"
    case .progress(let progress): "progress " + progress.dump
    case .gauge(let gauge):
      spaced("gauge", gauge.form.rawValue, points(gauge.fraction), gauge.tint?.dump)
    case .button(let intent): spaced("button", intent?.dump ?? "without intent")
    case .toggle(let isOn, let intent): spaced("toggle", isOn ? "on" : "off", intent?.dump)
    case .link(let url): "link \(url.absoluteString)"
    case .island(let island):
      spaced(
        "island", "camera \(island.camera.dump)", "margins \(island.margins.dump)",
        island.sizing == .automatic ? nil : island.sizing.rawValue,
        island.spacing.map { "spacing \(points($0))" })
    case .islandRegion(let region):
      spaced(
        "region", region.position.rawValue,
        region.priority == 0 ? nil : "priority \(points(region.priority))",
        region.contentMargins == PartialInsets() ? nil : "margins \(region.contentMargins.dump)")
    case .unsupported(let name): "unsupported \(quoted(name))"
    }
  }
}

extension PictureEffect {
  /// The effect as text, without the shape of glass.
  fileprivate var dump: String {
    switch self {
    case .blur(let radius, let isOpaque):
      spaced("blur", points(radius), isOpaque ? "opaque" : nil)
    case .blend(let mode): "blend \(mode.rawValue)"
    case .filter(let filter): filter.dump
    case .rotation3D(let degrees, let axis, let anchor, let perspective):
      spaced(
        "rotation3D", points(degrees), "axis \(axis.map { points($0) }.joined(separator: " "))",
        anchor == .center ? nil : anchor.dump, "perspective \(points(perspective))")
    case .group: "group"
    case .glass(let shape, let tint): spaced("glass", shape.dump, tint?.dump)
    case .container(let shape): "container \(shape.dump)"
    case .partial(let name): "partial \(quoted(name))"
    }
  }
}

extension ColorFilter {
  fileprivate var dump: String {
    switch self {
    case .brightness(let amount), .contrast(let amount), .saturation(let amount),
      .grayscale(let amount), .hueRotation(let amount):
      "\(name) \(points(amount))"
    case .multiply(let style): "\(name) \(style.dump)"
    case .invert, .luminanceToAlpha: name
    }
  }
}

extension NodeRole {
  fileprivate var dump: String {
    switch self {
    case .bottomBar: "bottomBar"
    case .safeArea: "safeArea"
    case .edgeToEdge(let top, let bottom):
      spaced("edgeToEdge", top ? "top" : nil, bottom ? "bottom" : nil)
    case .section: "section"
    case .rowBackground: "rowBackground"
    case .rowInsets(let insets): "rowInsets " + insets.dump
    case .rowWithoutSeparator: "rowWithoutSeparator"
    case .lazyRow(let row):
      "lazyRow \(row.part.rawValue) \(row.container) \(row.index) \(row.count)"
    case .choice(let number): "choice \(number)"
    case .scrolledContent(let number): "scrolledContent \(number)"
    case .scrollContent(let number): "scrollContent \(number)"
    case .scrollFrame(let frame): spaced("scrollFrame", frame.dump)
    case .largeTitle(let number): "largeTitle \(number)"
    case .collapsedTitle(let number): "collapsedTitle \(number)"
    case .scrollScope(let number): "scrollScope \(number)"
    case .scrollTarget(let number): "scrollTarget \(number)"
    }
  }
}

extension NodeModifier {
  /// The modifier as text, without the other view of an overlay, background or mask.
  package var dump: String {
    switch self {
    case .padding(let insets): "padding " + insets.dump
    case .frame(let width, let height, let alignment):
      spaced(
        "frame", width.map { "w\(points($0))" }, height.map { "h\(points($0))" },
        alignment == .center ? nil : alignment.dump)
    case .flexFrame(let frame): spaced("flexFrame", frame.dump)
    case .fixedSize(let horizontal, let vertical):
      spaced("fixedSize", horizontal ? "horizontal" : nil, vertical ? "vertical" : nil)
    case .aspectRatio(let ratio, let fills):
      spaced("aspectRatio", ratio.map(points), fills ? "fill" : "fit")
    case .layoutPriority(let priority): "layoutPriority \(points(priority))"
    case .alignHorizontal(let guide, let value): "align \(guide.name) \(value.dump)"
    case .alignVertical(let guide, let value): "align \(guide.name) \(value.dump)"
    case .offset(let point): "offset \(point.dump)"
    case .position(let point): "position \(point.dump)"
    case .gridCellColumns(let count): "gridCellColumns \(count)"
    case .gridColumnAlignment(let guide): "gridColumnAlignment \(guide.name)"
    case .gridCellAnchor(let anchor): "gridCellAnchor " + anchor.dump
    case .layoutValue(let number): "layoutValue \(number)"
    case .gridCellUnsizedAxes(let axes): "gridCellUnsizedAxes " + dumpAxes(axes)
    case .belowIfTooWide: "belowIfTooWide"
    case .overlay(_, let alignment): "overlay " + alignment.dump
    case .background(_, let alignment): "background " + alignment.dump
    case .scale(let x, let y, let anchor):
      spaced("scale", points(x), points(y), anchor == .center ? nil : anchor.dump)
    case .rotation(let degrees, let anchor):
      spaced("rotation", points(degrees), anchor == .center ? nil : anchor.dump)
    case .clip(let shape): "clip " + shape.dump
    case .mask(_, let alignment): "mask " + alignment.dump
    case .opacity(let opacity): "opacity \(points(opacity))"
    case .shadow(let style, let radius, let offset):
      "shadow \(style.dump) radius \(points(radius)) offset \(offset.dump)"
    case .hidden: "hidden"
    case .zIndex(let index): "zIndex \(points(index))"
    case .layoutDirection(let direction): "layoutDirection \(direction.rawValue)"
    case .colorScheme(let scheme): "colorScheme \(scheme.rawValue)"
    case .redacted: "redacted"
    case .picture(let effect): effect.dump
    case .widgetURL(let url): "widgetURL \(url.absoluteString)"
    case .identifier(let name): "identifier \(quoted(name))"
    case .role(let role): "role " + role.dump
    case .accessibilityLabel(let label): "accessibilityLabel \(quoted(label))"
    case .privacySensitive: "privacySensitive"
    case .contentTransition(let transition): "contentTransition " + transition.dump
    case .transition(let transition): "transition " + transition.dump
    case .animation(let seconds): "animation " + (seconds.map { "\(points($0)) s" } ?? "off")
    case .unsupported(let name): "unsupported \(quoted(name))"
    }
  }
}
