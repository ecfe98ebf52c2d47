import ActivityModel
import Foundation
import SwiftUI

/// Makes views of the nodes of a payload, as Voltra's widget does.
@MainActor
struct VoltraViews {
  let activityID: String
  /// The scheme of the app's addresses, for links that have none; nil: the app has none.
  var scheme: String?
  /// True in a flex container, down to the next component with a style: what has none is sized by
  /// nobody, and what it holds takes the container for its own.
  private(set) var isInFlex = false

  private typealias Maker = (VoltraViews, VoltraNode) -> any View

  /// The components by their numbers.
  private static let makers: [Int: Maker] = [
    0: { $0.text($1) }, 1: { $0.button($1) }, 2: { $0.label($1) }, 3: { $0.image($1) },
    4: { $0.symbol($1) }, 5: { $0.toggle($1) }, 6: { $0.linearProgress($1) },
    7: { $0.circularProgress($1) }, 8: { $0.gauge($1) }, 9: { $0.timer($1) },
    10: { $0.gradient($1) }, 11: { $0.column($1) }, 12: { $0.row($1) }, 13: { $0.pile($1) },
    14: { $0.group($1) }, 15: { $0.glass($1) }, 16: { $0.spacer($1) },
    17: { $0.styled(Divider(), $1) }, 18: { $0.mask($1) }, 19: { $0.link($1) },
    20: { $0.flex($1) }, 21: { $0.chart($1) },
  ]

  /// The view of what a region or a prop holds.
  func view(_ children: [VoltraNode.Child]) -> AnyView {
    let views = children.map(view)
    return views.count == 1 ? views[0] : AnyView(ForEach(views.indices, id: \.self) { views[$0] })
  }

  private func view(_ child: VoltraNode.Child) -> AnyView {
    switch child {
    case .text(let text): return AnyView(Text(verbatim: text))
    case .node(let node):
      guard let make = Self.makers[node.type] else {
        return EmptyView().leavingOut("Voltra component \(node.type)")
      }
      return AnyView(make(self, node))
    }
  }

  /// The children of a node, which a style of it sets free of a flex container around both.
  func content(of node: VoltraNode) -> AnyView { inside(node).view(node.children) }

  /// What makes the views in a node.
  func inside(_ node: VoltraNode) -> VoltraViews {
    var views = self
    if node.style != nil { views.isInFlex = false }
    return views
  }

  /// A view in the style of its node; one without a style is as it is.
  func styled(_ view: some View, _ node: VoltraNode, place: Alignment? = nil) -> AnyView {
    guard let style = node.style else { return AnyView(view) }
    return VoltraStyle(values: style, isInFlex: isInFlex).apply(to: view, place: place)
  }

  // MARK: Containers

  private func gap(_ node: VoltraNode) -> CGFloat {
    node.props.number("spacing") ?? node.style?.number("gap") ?? 0
  }

  private func column(_ node: VoltraNode) -> any View {
    let name = node.props.text("alignment")?.lowercased() ?? "center"
    if node.props.text("layout") == "flex" {
      let names: [String: VoltraAlignment] = [
        "leading": .start, "trailing": .end, "center": .center,
      ]
      return flex(node, isRow: false, names[name] ?? .stretch)
    }
    let names: [String: HorizontalAlignment] = ["leading": .leading, "trailing": .trailing]
    let alignment = names[name] ?? .center
    let place = Alignment(horizontal: alignment, vertical: .center)
    let stack = VStack(alignment: alignment, spacing: gap(node)) { content(of: node) }
    let isWide = node.style?.length("width") == .fill
    return styled(
      isWide ? AnyView(stack.frame(maxWidth: .infinity, alignment: place)) : AnyView(stack), node,
      place: place)
  }

  private func row(_ node: VoltraNode) -> any View {
    let name = node.props.text("alignment")?.lowercased() ?? "center"
    if node.props.text("layout") == "flex" {
      let names: [String: VoltraAlignment] = ["top": .start, "bottom": .end, "center": .center]
      return flex(node, isRow: true, names[name] ?? .stretch)
    }
    let names: [String: VerticalAlignment] = [
      "top": .top, "bottom": .bottom, "firsttextbaseline": .firstTextBaseline,
      "lasttextbaseline": .lastTextBaseline,
    ]
    let alignment = names[name] ?? .center
    let place = Alignment(horizontal: .center, vertical: alignment)
    let stack = HStack(alignment: alignment, spacing: gap(node)) { content(of: node) }
    let isHigh = node.style?.length("height") == .fill
    return styled(
      isHigh ? AnyView(stack.frame(maxHeight: .infinity, alignment: place)) : AnyView(stack),
      node, place: place)
  }

  private static let places: [String: Alignment] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topleading": .topLeading, "toptrailing": .topTrailing, "bottomleading": .bottomLeading,
    "bottomtrailing": .bottomTrailing,
  ]

  private func pile(_ node: VoltraNode) -> any View {
    let name = node.props.text("alignment")?.lowercased() ?? ""
    return styled(ZStack(alignment: Self.places[name] ?? .center) { content(of: node) }, node)
  }

  private func group(_ node: VoltraNode) -> any View {
    let box = GroupBox {
      content(of: node)
    } label: {
      inside(node).view(node.children(in: "label"))
    }
    return styled(box, node)
  }

  private func glass(_ node: VoltraNode) -> any View {
    guard !node.children.isEmpty else { return EmptyView() }
    let spacing = CGFloat(node.props.number("spacing") ?? 0)
    return styled(GlassEffectContainer(spacing: spacing) { content(of: node) }, node)
  }

  private func spacer(_ node: VoltraNode) -> any View {
    styled(Spacer(minLength: node.props.number("minLength").map { CGFloat($0) }), node)
  }

  private func mask(_ node: VoltraNode) -> any View {
    let mask = inside(node).view(node.children(in: "maskElement"))
    return styled(content(of: node).mask { mask }, node)
  }

  private func flex(_ node: VoltraNode) -> any View {
    flex(node, isRow: node.style?.text("flexDirection") == "row", .stretch)
  }

  /// - Parameter alignment: That of the children where the style says none.
  private func flex(_ node: VoltraNode, isRow: Bool, _ alignment: VoltraAlignment) -> any View {
    let style = node.style ?? VoltraValues(.null)
    let layout = VoltraFlex(
      isRow: isRow, gap: Double(gap(node)),
      justification: style.text("justifyContent").flatMap(VoltraJustification.init(name:))
        ?? .start,
      alignment: style.text("alignItems").flatMap(VoltraAlignment.init(name:)) ?? alignment,
      padding: VoltraBox(style).padding)
    var views = self
    views.isInFlex = true
    let content = views.view(node.children)
    return VoltraStyle(values: style).applyToContainer(layout { content })
  }
}
