import Foundation

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
