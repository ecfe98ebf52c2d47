package import Foundation

/// The closed list of node kinds. Layout and drawing switch over it exhaustively, so a new kind
/// does not compile until both handle it.
///
/// Indirect: a node is copied far more often than its kind is read, and what contains nodes in place
/// would copy every field of the widest kind.
package indirect enum NodeKind: Codable, Hashable, Sendable {
  /// Nothing: takes no space and draws nothing, but counts as a child.
  case empty
  case text(TextContent)
  case image(ImageContent)
  case shape(ShapeContent)
  /// A colour, gradient or material used as a view; takes the proposed size.
  case style(StyleValue)
  /// `minLength` in points. Nil: the default of the metrics (8).
  case spacer(minLength: Double?)
  case divider
  case hstack(StackContent<VerticalGuide>)
  case vstack(StackContent<HorizontalGuide>)
  case zstack(GuidePair)
  case grid(GridContent)
  /// A row of a grid. Nil: the grid's own alignment.
  case gridRow(VerticalGuide?)
  /// Shows the first child whose ideal size fits on the tested axes, else the last.
  case viewThatFits(Set<LayoutAxis>)
  /// Takes the proposed size; children are placed at its top leading corner. The number identifies
  /// the reader in its tree while its content is built.
  case geometryReader(ReaderContent)
  /// A box of React Native's layout. Its children are such boxes too, also inside a control and
  /// modifiers that leave the layout alone; or its one child is what it shows, such as a text.
  case flex(FlexStyle)
  /// A container of user code, with the layout results recorded in the process that built it.
  case custom(CustomContent)
  /// The bar or ring alone; labels are separate nodes around it.
  case progress(ProgressContent)
  /// The gauge's scale alone; labels are separate nodes around it.
  case gauge(GaugeContent)
  /// One child, which runs the intent when pressed. Nil: a button with a closure, which Live
  /// Activities never run.
  case button(IntentReference?)
  /// One child, which runs the intent when pressed.
  case toggle(isOn: Bool, IntentReference?)
  /// One child, which opens the address when pressed.
  case link(URL)
  /// The expanded island; children are `islandRegion` nodes.
  case island(IslandContent)
  /// The views of one region, each of them a child.
  case islandRegion(IslandRegionContent)
  /// An API that the look-alike accepts but cannot draw, by its public name. Its children, if any,
  /// are drawn in its place.
  case unsupported(String)
}

extension NodeKind {
  /// The name of the view in source code, with its content where that is short.
  package var title: String {
    switch self {
    case .empty: "EmptyView"
    case .text(let content):
      "Text “\(Self.short(content.runs.map(\.title).joined()))”"
    case .image(let image): "Image “\(image.source.title)”"
    case .shape(let shape): shape.shape.title
    case .style(let style): style.isColor ? "Color \(style.dump)" : style.dump
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .hstack: "HStack"
    case .vstack: "VStack"
    case .zstack: "ZStack"
    case .grid: "Grid"
    case .gridRow: "GridRow"
    case .viewThatFits: "ViewThatFits"
    case .geometryReader: "GeometryReader"
    case .flex: "View"
    case .custom(let content): content.name
    case .progress(let progress): "ProgressView \(progress.form.rawValue)"
    case .gauge(let gauge): "Gauge \(gauge.form.rawValue)"
    case .button(let intent): "Button \(intent?.typeName ?? "(action:)")"
    case .toggle(_, let intent): "Toggle \(intent?.typeName ?? "")"
    case .link(let url): "Link \(url.absoluteString)"
    case .island: "DynamicIsland"
    case .islandRegion(let region): "Region \(region.position.rawValue)"
    case .unsupported(let name): name
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 32 ? text.prefix(31) + "…" : text
  }
}

extension TextRun {
  fileprivate var title: String {
    switch content {
    case .literal(let literal): literal
    case .timed: "timer"
    case .symbol(let name): name
    }
  }
}

extension ImageContent.Source {
  fileprivate var title: String {
    switch self {
    case .symbol(let name), .asset(let name), .unreadable(let name, _): name
    case .customSymbol(let symbol): symbol.name
    case .data(_, let name): name ?? "data"
    }
  }
}

extension StyleValue {
  fileprivate var isColor: Bool {
    switch self {
    case .color, .opacity, .adaptive: true
    case .hierarchical, .gradient, .material, .accent, .background: false
    }
  }
}

extension ShapeKind {
  fileprivate var title: String {
    switch self {
    case .rectangle: "Rectangle"
    case .roundedRectangle: "RoundedRectangle"
    case .unevenRoundedRectangle: "UnevenRoundedRectangle"
    case .circle: "Circle"
    case .capsule: "Capsule"
    case .ellipse: "Ellipse"
    case .containerRelative: "ContainerRelativeShape"
    case .path: "Path"
    case .inset(let shape, _), .rotated(let shape, _), .offset(let shape, _),
      .trimmed(let shape, _, _), .circular(let shape):
      shape.title
    }
  }
}
