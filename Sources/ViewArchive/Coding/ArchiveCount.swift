/// The views of an archive and what their cost depends on, counted against `ArchiveFormat.Limit`:
/// archives are decoded, laid out and drawn between two frames.
struct ArchiveCount {
  private typealias Limit = ArchiveFormat.Limit

  private var views = 0
  /// Elements of paths, lengths of dashes, stops of gradients, points of meshes and runs of
  /// texts.
  private var details = 0
  private var textBytes = 0

  /// Adds a view and everything in it.
  ///
  /// - Parameter depth: The nesting depth of the view; 1: the root.
  /// - Throws: `ArchiveFormatError` when the archive exceeds a limit.
  mutating func add(_ node: ViewNode, depth: Int = 1) throws(ArchiveFormatError) {
    guard depth <= Limit.depth else { throw .tooDeep(limit: Limit.depth) }
    views += 1
    guard views <= Limit.nodes else { throw .tooManyNodes(limit: Limit.nodes) }
    add(node.kind)
    for modifier in node.modifiers { add(modifier) }
    guard details <= Limit.details else { throw .tooManyDetails(limit: Limit.details) }
    guard textBytes <= Limit.textBytes else { throw .tooMuchText(limit: Limit.textBytes) }
    for modifier in node.modifiers {
      if let content = modifier.content { try add(content, depth: depth + 1) }
    }
    for child in node.children { try add(child, depth: depth + 1) }
  }

  private mutating func add(_ kind: NodeKind) {
    switch kind {
    case .text(let text):
      details += text.runs.count
      for run in text.runs {
        if case .literal(let string) = run.content { textBytes += string.utf8.count }
        add(run.style.foreground)
        add(run.style.underline?.color)
        add(run.style.strikethrough?.color)
      }
    case .shape(let content):
      add(content.shape)
      add(content.fill)
      details += content.stroke?.dash.count ?? 0
      add(content.stroke?.style)
    case .style(let style): add(style)
    case .progress(let content): add(content.tint)
    case .gauge(let content): add(content.tint)
    case .image(let image):
      add(image.foreground)
      add(image.secondaryForeground)
      add(image.tertiaryForeground)
      if case .customSymbol(let symbol) = image.source {
        for part in symbol.parts { details += part.path.count }
      }
    case .empty, .spacer, .divider, .hstack, .vstack, .zstack, .grid, .gridRow,
      .viewThatFits, .geometryReader, .flex, .custom, .button, .toggle, .link, .island,
      .islandRegion,
      .unsupported:
      break
    }
  }

  private mutating func add(_ modifier: NodeModifier) {
    switch modifier {
    case .clip(let shape): add(shape)
    case .shadow(let style, _, _): add(style)
    case .picture(.glass(let shape, let tint)):
      add(shape)
      add(tint)
    case .picture(.container(let shape)): add(shape)
    case .picture(.filter(.multiply(let style))): add(style)
    default: break
    }
  }

  private mutating func add(_ shape: ShapeKind) {
    switch shape {
    case .path(let elements, _): details += elements.count
    case .trimmed(let shape, _, _), .inset(let shape, _), .rotated(let shape, _),
      .offset(let shape, _), .circular(let shape):
      add(shape)
    case .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .capsule, .ellipse,
      .containerRelative:
      break
    }
  }

  mutating func add(_ style: StyleValue?) {
    switch style {
    case .gradient(let gradient):
      details += gradient.stops.count
      for stop in gradient.stops { add(stop.style) }
      if case .mesh(let mesh) = gradient.form {
        details += mesh.points.count + (mesh.controls?.count ?? 0)
      }
    case .hierarchical(_, let base): add(base)
    case .opacity(let style, _): add(style)
    case .adaptive(let light, let dark):
      add(light)
      add(dark)
    case .color, .material, .accent, .background, nil: break
    }
  }
}
