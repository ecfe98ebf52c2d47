import ActivityModel
import Foundation
import ViewArchive
import ViewLayout

/// The layout of one part of a Live Activity as on a phone, in points.
struct PhoneLayout {
  let part: ArchivePart
  let node: ViewNode
  /// The layout in the size that the phone proposes for the part; without the margins of the
  /// expanded part.
  let placed: PlacedNode
  /// Size including margins when the height (for the minimal part: the width) is unlimited.
  let natural: Size
  /// All views in the layout, parents before their children.
  let views: [PlacedView]

  /// A view with its bounds and context.
  struct PlacedView {
    var kind: NodeKind
    var bounds: Rect
    var lines: [PlacedLine]
    /// The modifiers applied to it, the outermost first.
    var modifiers: [NodeModifier]
    /// True when it is inside a control.
    var isInControl: Bool
    /// Identifies the view in its tree, as `LayoutTrace.layer` does; nil for a row or region.
    var layer: Int?
    /// Source location of the view, or of the nearest enclosing view that has one.
    var place: SourcePlace?
  }

  /// Source location of the part's outermost view.
  var place: SourcePlace? { views.first?.place }

  /// Lays out a part; nil when the activity does not declare it.
  init?(_ part: ArchivePart, of archive: ActivityArchive, in environment: ArchiveEnvironment) {
    guard let node = archive.node(of: part) else { return nil }
    self.part = part
    self.node = node
    let room = Self.room(for: part, node, environment)
    var engine = Self.engine(in: environment, at: environment.now)
    placed = Self.layout(part, node, environment, in: room, &engine)
    let free =
      part == .minimal
      ? Proposal(width: nil, height: room.height) : Proposal(width: room.width, height: nil)
    let margins = Self.margins(of: node)
    let answer = engine.layout(node, in: free).bounds.size
    natural = Size(
      width: answer.width + margins.horizontal, height: answer.height + margins.vertical)
    var views: [PlacedView] = []
    Self.collect(placed, [], isInControl: false, place: nil, into: &views)
    self.views = views
  }

  /// Lays out the same part at another instant.
  static func placed(
    _ part: ArchivePart, _ node: ViewNode, in environment: ArchiveEnvironment, at now: Date
  ) -> PlacedNode {
    let room = room(for: part, node, environment)
    var engine = engine(in: environment, at: now)
    return layout(part, node, environment, in: room, &engine)
  }

  private static func layout(
    _ part: ArchivePart, _ node: ViewNode, _ environment: ArchiveEnvironment, in room: Size,
    _ engine: inout LayoutEngine
  ) -> PlacedNode {
    guard part == .lockScreen else {
      return engine.layout(node, in: Proposal(width: room.width, height: room.height))
    }
    return engine.layout(node, width: room.width, heights: 0...room.height)
  }

  private static func engine(in environment: ArchiveEnvironment, at now: Date) -> LayoutEngine {
    let time = TimedTextContext(
      now: now, locale: environment.locale, timeZone: environment.timeZone,
      isLuminanceReduced: environment.isLuminanceReduced)
    return LayoutEngine(context: LayoutContext(metrics: .phone, time: time, isTraced: true))
  }

  /// Returns the size in points that the phone proposes for the part.
  private static func room(
    for part: ArchivePart, _ node: ViewNode, _ environment: ArchiveEnvironment
  ) -> Size {
    let island = environment.island
    switch part {
    case .lockScreen, .small: return environment.card
    case .compactLeading, .compactTrailing:
      return Size(width: island.compactSides.widest, height: island.restingHeight)
    case .minimal: return island.minimal
    case .expanded:
      let margins = margins(of: node)
      return Size(
        width: max(island.expandedWidth - margins.horizontal, 0),
        height: max(island.expandedHeight.upperBound - margins.vertical, 0))
    }
  }

  /// Returns the margins of the expanded part, which the tree does not contain as padding.
  static func margins(of node: ViewNode) -> Insets {
    if case .island(let content) = node.kind { content.margins } else { .zero }
  }

  private static func collect(
    _ placed: PlacedNode, _ modifiers: [NodeModifier], isInControl: Bool, place: SourcePlace?,
    into views: inout [PlacedView]
  ) {
    switch placed.element {
    case .modifier(let modifier):
      for (index, child) in placed.children.enumerated() {
        // The first child is the modified view; overlays and backgrounds are not affected by the
        // modifier.
        collect(
          child, index == 0 ? modifiers + [modifier] : modifiers, isInControl: isInControl,
          place: place, into: &views)
      }
    case .view(let kind):
      let place = placed.trace?.places.first ?? place
      views.append(
        PlacedView(
          kind: kind, bounds: placed.bounds, lines: placed.lines, modifiers: modifiers,
          isInControl: isInControl, layer: placed.trace?.layer, place: place))
      for child in placed.children {
        collect(
          child, modifiers, isInControl: isInControl || kind.isControl, place: place,
          into: &views)
      }
    }
  }
}

extension PhoneLayout.PlacedView {
  /// A short name for messages.
  var name: String { kind.title }

  /// The text literal or image name that the source contains for the view; nil for other views.
  var literal: String? {
    switch kind {
    case .text(let content):
      guard case .literal(let literal)? = content.runs.first?.content else { return nil }
      return literal
    case .image(let image):
      switch image.source {
      case .symbol(let name), .asset(let name), .unreadable(let name, _): return name
      case .customSymbol(let symbol): return symbol.name
      case .data(_, let name): return name
      }
    case .empty, .shape, .style, .spacer, .divider, .hstack, .vstack, .zstack, .grid, .gridRow,
      .viewThatFits, .geometryReader, .flex, .custom, .progress, .gauge, .button, .toggle, .link,
      .island,
      .islandRegion, .unsupported:
      return nil
    }
  }

  var text: TextContent? { if case .text(let content) = kind { content } else { nil } }
  var image: ImageContent? { if case .image(let content) = kind { content } else { nil } }

  /// True when the view itself draws something.
  var drawsContent: Bool {
    switch kind {
    case .text, .image, .shape, .style, .divider, .progress, .gauge: true
    case .empty, .spacer, .hstack, .vstack, .zstack, .grid, .gridRow, .viewThatFits,
      .geometryReader, .flex, .custom, .button, .toggle, .link, .island, .islandRegion,
      .unsupported:
      false
    }
  }

  /// The largest font size in the text, in points.
  var largestFont: Double? { text?.runs.map(\.style.font.pointSize).max() }
}

extension NodeKind {
  var isControl: Bool {
    switch self {
    case .button, .toggle: true
    case .empty, .text, .image, .shape, .style, .spacer, .divider, .hstack, .vstack, .zstack,
      .grid, .gridRow, .viewThatFits, .geometryReader, .flex, .custom, .progress, .gauge, .link,
      .island,
      .islandRegion, .unsupported:
      false
    }
  }
}
