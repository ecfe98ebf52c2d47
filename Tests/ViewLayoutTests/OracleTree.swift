import Foundation
import ViewArchive

@testable import ViewLayout

/// One line of the layout oracle: a tree, a proposal, and the frame of every view in it.
struct OracleCase: Decodable {
  var id: String
  var tree: OracleNode
  var proposal: Length2
  var frames: [Frame]

  struct Length2: Decodable {
    var width: Double?
    var height: Double?
  }

  struct Frame: Decodable {
    var path: String
    var kind: String
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// The rule the case pins: `random.small.12` and `stack.overflow.1` without what follows the
  /// topic.
  var rule: String {
    let parts = id.split(separator: ".")
    return parts.first == "random" ? parts.prefix(2).joined(separator: ".") : String(parts[0])
  }
}

/// A node of the oracle's trees, with every key any kind can have.
final class OracleNode: Decodable {
  var kind: String
  var child: OracleNode?
  var content: OracleNode?
  var children: [OracleNode]?
  var width: Double?
  var height: Double?
  var text: String?
  var lineLimit: Int?
  var minLength: Double?
  var thickness: Double?
  var spacing: Double?
  var alignment: String?
  var length: Double?
  var edges: [String]?
  var insets: Edges?
  var minWidth: Limit?
  var idealWidth: Limit?
  var maxWidth: Limit?
  var minHeight: Limit?
  var idealHeight: Limit?
  var maxHeight: Limit?
  var horizontal: Bool?
  var vertical: Bool?
  var ratio: Double?
  var mode: String?
  var value: Value?
  var x: Double?
  var y: Double?
  var axis: String?
  var guide: String?
  var axes: [String]?
  var horizontalSpacing: Double?
  var verticalSpacing: Double?
  var notch: Lengths?
  var margins: Edges?
  var sizing: String?
  var position: String?
  var priority: Double?
  var contentMargins: Edges?

  struct Lengths: Decodable {
    var width: Double
    var height: Double
  }

  struct Edges: Decodable {
    var top: Double?
    var leading: Double?
    var bottom: Double?
    var trailing: Double?

    var insets: Insets {
      Insets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
    }
  }

  /// A number or `"infinity"`.
  struct Limit: Decodable {
    var points: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      points = (try? container.decode(Double.self)) ?? .infinity
    }
  }

  /// A layout priority, or where a guide lies.
  struct Value: Decodable {
    var number: Double?
    var reference: String?
    var times: Double
    var plus: Double

    enum CodingKeys: String, CodingKey {
      case reference = "of"
      case times, plus
    }

    init(from decoder: any Decoder) throws {
      if let number = try? decoder.singleValueContainer().decode(Double.self) {
        (self.number, reference, times, plus) = (number, nil, 1, 0)
        return
      }
      let container = try decoder.container(keyedBy: CodingKeys.self)
      number = nil
      reference = try container.decodeIfPresent(String.self, forKey: .reference)
      times = try container.decodeIfPresent(Double.self, forKey: .times) ?? 1
      plus = try container.decodeIfPresent(Double.self, forKey: .plus) ?? 0
    }
  }
}

struct UnknownOracleValue: Error, CustomStringConvertible {
  var description: String
}

// MARK: Conversion

extension OracleNode {
  /// The node in our words. `axis` is that of the stack it stands in.
  func viewNode(axis: LayoutAxis? = nil) throws -> ViewNode {
    switch kind {
    case "color": return ViewNode(.style(.primary))
    case "rect": return ViewNode(.shape(ShapeContent(.rectangle)))
    case "circle": return ViewNode(.shape(ShapeContent(.circle)))
    case "fixed":
      let frame = NodeModifier.frame(width: width, height: height, alignment: .center)
      return ViewNode(.style(.primary), modifiers: [frame])
    case "text":
      var content = TextContent(text ?? "")
      content.lineLimit = lineLimit
      return ViewNode(.text(content))
    case "spacer": return ViewNode(.spacer(minLength: minLength))
    case "divider": return divider(axis: axis)
    case "hstack":
      let content = StackContent(alignment: try verticalGuide(), spacing: spacing)
      return ViewNode(.hstack(content), children: try nodes(axis: .horizontal))
    case "vstack":
      let content = StackContent(alignment: try horizontalGuide(), spacing: spacing)
      return ViewNode(.vstack(content), children: try nodes(axis: .vertical))
    case "zstack": return ViewNode(.zstack(try guidePair()), children: try nodes(axis: nil))
    case "viewThatFits":
      let tested = Set(try (axes ?? ["horizontal", "vertical"]).map { try Self.axis($0) })
      return ViewNode(.viewThatFits(tested), children: try nodes(axis: axis))
    case "grid":
      let content = GridContent(
        alignment: try guidePair(), horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing)
      return ViewNode(.grid(content), children: try nodes(axis: nil))
    case "gridRow":
      let guide = try alignment == nil ? nil : verticalGuide()
      return ViewNode(.gridRow(guide), children: try nodes(axis: nil))
    case "island": return ViewNode(.island(try island()), children: try nodes(axis: .vertical))
    case "region":
      return ViewNode(.islandRegion(try region()), children: try nodes(axis: .vertical))
    default:
      guard let child else { throw UnknownOracleValue(description: "kind \(kind)") }
      return try child.viewNode(axis: axis).modified(modifier())
    }
  }

  /// Our divider is always a point thick; another one is a frame of that thickness.
  private func divider(axis: LayoutAxis?) -> ViewNode {
    guard let thickness, thickness != 1 else { return ViewNode(.divider) }
    let frame =
      axis == .horizontal
      ? NodeModifier.frame(width: thickness, height: nil, alignment: .center)
      : .frame(width: nil, height: thickness, alignment: .center)
    return ViewNode(.style(.primary), modifiers: [frame])
  }

  private func modifier() throws -> NodeModifier {
    switch kind {
    case "padding": return .padding(padding)
    case "frame": return .frame(width: width, height: height, alignment: try guidePair())
    case "flexFrame":
      return .flexFrame(
        FlexFrame(
          minWidth: minWidth?.points, idealWidth: idealWidth?.points, maxWidth: maxWidth?.points,
          minHeight: minHeight?.points, idealHeight: idealHeight?.points,
          maxHeight: maxHeight?.points, alignment: try guidePair()))
    case "fixedSize":
      return .fixedSize(horizontal: horizontal ?? true, vertical: vertical ?? true)
    case "aspectRatio": return .aspectRatio(ratio, fills: mode == "fill")
    case "layoutPriority": return .layoutPriority(value?.number ?? 0)
    case "offset": return .offset(Point(x: x ?? 0, y: y ?? 0))
    case "position": return .position(Point(x: x ?? 0, y: y ?? 0))
    case "overlay": return .overlay(try brought(), alignment: try guidePair())
    case "background": return .background(try brought(), alignment: try guidePair())
    case "alignmentGuide": return try alignmentGuide()
    case "belowIfTooWide": return .belowIfTooWide
    default: throw UnknownOracleValue(description: "kind \(kind)")
    }
  }

  private func brought() throws -> ViewNode {
    guard let content else { throw UnknownOracleValue(description: "no content") }
    return try content.viewNode()
  }

  private func nodes(axis: LayoutAxis?) throws -> [ViewNode] {
    try shownChildren(at: "").map { try $0.node.viewNode(axis: axis) }
  }

  /// The children with groups dissolved, each with its path.
  func shownChildren(at path: String) -> [(node: OracleNode, path: String)] {
    (children ?? []).enumerated().flatMap { index, child -> [(node: OracleNode, path: String)] in
      let path = "\(path).\(index)"
      return child.kind == "group" || child.kind == "forEach"
        ? child.shownChildren(at: path) : [(child, path)]
    }
  }

  private var padding: Insets {
    if let insets { return insets.insets }
    let length = length ?? 16
    let edges = Set(edges ?? ["all"])
    func inset(_ names: String...) -> Double {
      edges.isDisjoint(with: names + ["all"]) ? 0 : length
    }
    return Insets(
      top: inset("top", "vertical"), leading: inset("leading", "horizontal"),
      bottom: inset("bottom", "vertical"), trailing: inset("trailing", "horizontal"))
  }

  private func alignmentGuide() throws -> NodeModifier {
    guard let guide, let value else { throw UnknownOracleValue(description: "no guide") }
    let isHorizontal = axis == "horizontal"
    let reference: GuideValue.Reference =
      switch value.reference {
      case "width", nil: .width
      case "height": .height
      case let name?:
        isHorizontal
          ? .horizontal(try Self.horizontal(name)) : .vertical(try Self.vertical(name))
      }
    let times = value.reference == nil ? 0 : value.times
    let line = GuideValue(of: reference, times: times, plus: value.plus)
    return isHorizontal
      ? .alignHorizontal(try Self.horizontal(guide), line)
      : .alignVertical(try Self.vertical(guide), line)
  }

  private func island() throws -> IslandContent {
    let sizing = IslandContent.Sizing(rawValue: sizing ?? "automatic")
    guard let sizing else { throw UnknownOracleValue(description: "sizing") }
    return IslandContent(
      camera: Size(width: notch?.width ?? 126, height: notch?.height ?? 37),
      margins: margins?.insets ?? .zero, sizing: sizing, spacing: spacing)
  }

  private func region() throws -> IslandRegionContent {
    guard let position = IslandRegionContent.Position(rawValue: position ?? "bottom") else {
      throw UnknownOracleValue(description: "position")
    }
    return IslandRegionContent(
      position: position, priority: priority ?? 0,
      contentMargins: PartialInsets(
        top: contentMargins?.top, leading: contentMargins?.leading,
        bottom: contentMargins?.bottom, trailing: contentMargins?.trailing))
  }

  // MARK: Alignments

  private func horizontalGuide() throws -> HorizontalGuide {
    try Self.horizontal(alignment ?? "center")
  }

  private func verticalGuide() throws -> VerticalGuide { try Self.vertical(alignment ?? "center") }

  private static func axis(_ name: String) throws -> LayoutAxis {
    guard let axis = LayoutAxis(rawValue: name) else { throw UnknownOracleValue(description: name) }
    return axis
  }

  private static func horizontal(_ name: String) throws -> HorizontalGuide {
    guard let guide = HorizontalGuide.builtIn.first(where: { $0.name == name }) else {
      throw UnknownOracleValue(description: name)
    }
    return guide
  }

  private static func vertical(_ name: String) throws -> VerticalGuide {
    guard let guide = VerticalGuide.builtIn.first(where: { $0.name == name }) else {
      throw UnknownOracleValue(description: name)
    }
    return guide
  }

  /// `topLeading`, `leadingFirstTextBaseline`, `bottom` …
  private func guidePair() throws -> GuidePair {
    let name = alignment ?? "center"
    if name == "center" { return .center }
    for horizontal in HorizontalGuide.builtIn {
      for vertical in VerticalGuide.builtIn {
        var names = [
          "\(vertical.name)\(horizontal.name.capitalizedFirst)",
          "\(horizontal.name)\(vertical.name.capitalizedFirst)",
        ]
        if horizontal == .center { names.append(vertical.name) }
        if vertical == .center { names.append(horizontal.name) }
        if names.contains(name) { return GuidePair(horizontal, vertical) }
      }
    }
    throw UnknownOracleValue(description: name)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
