import ActivityModel
import AppIntents
import Foundation
import SwiftUI
import WidgetKit

/// Makes views of the nodes of a layout, as Expo's extension does.
@MainActor
struct NodeViews {
  /// What a button of a target does.
  let interaction: (_ target: String) -> any LiveActivityIntent

  private typealias Maker = (NodeViews, LayoutNode) throws -> any View

  /// The view of a node with its modifiers.
  ///
  /// A type that Expo does not draw in widgets is red, as in a development build; a node with a prop of
  /// the wrong type is empty. Both are named.
  func view(_ node: LayoutNode) -> AnyView {
    guard let make = Self.makers[node.type] else {
      return AnyView(
        Text(verbatim: "Unable to get the view for: \(node.type)").font(.caption)
          .background(Color.red.opacity(0.5)).leavingOut("@expo/ui \(node.type)"))
    }
    do {
      var view = AnyView(try make(self, node))
      for modifier in node.modifiers where !Self.isPart(modifier, of: node) {
        view = try NodeModifiers.apply(modifier, to: view)
      }
      return view
    } catch let mismatch as NodeParameters.Mismatch {
      return AnyView(EmptyView().leavingOut("\(mismatch.place): a value of another type"))
    } catch {
      return AnyView(EmptyView().leavingOut("\(error)"))
    }
  }

  /// The children, one after the other.
  func content(of node: LayoutNode) -> some View {
    let views = node.nodes.map(view)
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  /// True for a modifier that the node's own view takes, since only an image has it.
  private static func isPart(_ modifier: NodeParameters, of node: LayoutNode) -> Bool {
    node.type == "ImageView" && modifier.name == "resizable"
  }

  private static let makers: [String: Maker] = [
    "TextView": { try TextNodes.text($1) },
    "HStackView": { try $0.row($1) },
    "VStackView": { try $0.column($1) },
    "ZStackView": { try $0.pile($1) },
    "react.fragment": { $0.content(of: $1) },
    "SpacerView": { Spacer(minLength: try $1.props.number("minLength").map { CGFloat($0) }) },
    "DividerView": { _, _ in Divider() },
    "ImageView": { try $0.image($1) },
    "LabelView": { try $0.label($1) },
    "ProgressView": { try $0.progress($1) },
    "GaugeView": { try $0.gauge($1) },
    "Button": { try $0.button($1) },
    "LinkView": { try $0.link($1) },
    "RectangleView": { _, _ in Rectangle() },
    "CircleView": { _, _ in Circle() },
    "EllipseView": { _, _ in Ellipse() },
    "CapsuleView": {
      Capsule(style: try $1.props.choice("cornerStyle", corners) ?? .continuous)
    },
    "RoundedRectangleView": {
      RoundedRectangle(cornerRadius: try $1.props.number("cornerRadius") ?? 0)
    },
    "UnevenRoundedRectangleView": { try uneven($1.props) },
    "AccessoryWidgetBackgroundView": { _, _ in AccessoryWidgetBackground() },
    "ChartView": { try ChartNode($1.props).view() },
    "RedBoxView": {
      RedBox(error: try $1.props.text("error") ?? "", stack: try $1.props.text("stack"))
    },
  ]

  /// The types of nodes that are drawn.
  static var types: Set<String> { Set(makers.keys) }

  // MARK: Stacks

  private func row(_ node: LayoutNode) throws -> any View {
    let alignment: VerticalAlignment? = try node.props.choice(
      "alignment",
      [
        "top": .top, "center": .center, "bottom": .bottom,
        "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
      ])
    return HStack(
      alignment: alignment ?? .center, spacing: try node.props.number("spacing").map { CGFloat($0) }
    ) { content(of: node) }
  }

  private func column(_ node: LayoutNode) throws -> any View {
    let alignment: HorizontalAlignment? = try node.props.choice(
      "alignment", ["leading": .leading, "center": .center, "trailing": .trailing])
    return VStack(
      alignment: alignment ?? .center, spacing: try node.props.number("spacing").map { CGFloat($0) }
    ) { content(of: node) }
  }

  private func pile(_ node: LayoutNode) throws -> any View {
    ZStack(alignment: try node.props.choice("alignment", NodeNames.alignments) ?? .center) {
      content(of: node)
    }
  }

  // MARK: Images and labels

  private func image(_ node: LayoutNode) throws -> any View {
    let props = node.props
    var image: Image
    if let path = try props.text("uiImage") {
      let path = path.hasPrefix("file://") ? String(path.dropFirst(7)) : path
      guard let loaded = UIImage(contentsOfFile: path) else {
        return EmptyView().leavingOut("ImageView.uiImage: no image can be read at \(path)")
      }
      image = Image(uiImage: loaded)
    } else if let name = try props.text("assetName") {
      image = Image(name)
    } else if let name = try props.text("systemName") {
      image = Image(systemName: name, variableValue: try props.number("variableValue"))
    } else {
      return EmptyView()
    }
    if let resizable = node.modifiers.first(where: { $0.name == "resizable" }) {
      let isTiled = try resizable.text("resizingMode") == "tile"
      image = image.resizable(
        capInsets: try resizable.record("capInsets")?.insets() ?? EdgeInsets(),
        resizingMode: isTiled ? .tile : .stretch)
    }
    var view: any View = image
    if let size = try props.number("size") { view = view.font(.system(size: size)) }
    if let color = try props.color("color") { view = view.foregroundStyle(color) }
    return view
  }

  private func label(_ node: LayoutNode) throws -> any View {
    let title = try node.props.text("title") ?? ""
    let color = try node.props.color("color")
    let label: any View
    if let symbol = try node.props.text("systemImage") {
      label = Label(title, systemImage: symbol)
    } else {
      label = Text(verbatim: title)
    }
    return color.map { label.foregroundStyle($0) } ?? label
  }

  // MARK: Values

  private func progress(_ node: LayoutNode) throws -> any View {
    let props = node.props
    if let interval = try props.interval("timerInterval") {
      let countsDown = try props.truth("countsDown") ?? true
      guard !node.nodes.isEmpty else {
        return ProgressView(timerInterval: interval, countsDown: countsDown)
      }
      return ProgressView(timerInterval: interval, countsDown: countsDown) { content(of: node) }
    }
    let value = try props.number("value")
    return node.nodes.isEmpty
      ? ProgressView(value: value) : ProgressView(value: value) { content(of: node) }
  }

  private func gauge(_ node: LayoutNode) throws -> any View {
    let least = try node.props.number("min") ?? 0
    let most = max(try node.props.number("max") ?? 1, least)
    let value = min(max(try node.props.number("value") ?? 0, least), most)
    // A label is a slot, which the extension does not know.
    return Gauge(value: value, in: least...most) { EmptyView() }
  }

  // MARK: Controls

  private func button(_ node: LayoutNode) throws -> any View {
    let props = node.props
    let role: ButtonRole? = try props.choice(
      "role", ["cancel": .cancel, "destructive": .destructive])
    let label: any View
    switch (try props.text("label"), try props.text("systemImage")) {
    case _ where !node.nodes.isEmpty: label = content(of: node)
    case (let title, let symbol?): label = Label(title ?? "", systemImage: symbol)
    case (let title, nil): label = Text(verbatim: title ?? "")
    }
    guard let target = try props.text("target") else {
      // Only the trees of Home Screen widgets are given targets of their own.
      return Self.button(role, interaction(""), AnyView(label)).disabled(true)
        .leavingOut("Button without target: a press of it does nothing")
    }
    return Self.button(role, interaction(target), AnyView(label))
  }

  private static func button(
    _ role: ButtonRole?, _ intent: some AppIntent, _ label: AnyView
  ) -> AnyView {
    AnyView(Button(role: role, intent: intent) { label })
  }

  private func link(_ node: LayoutNode) throws -> any View {
    guard let text = try node.props.text("destination"), let url = URL(string: text) else {
      throw node.props.mismatch("destination")
    }
    let title = try node.props.text("label")
    return Link(destination: url) {
      if let title, node.nodes.isEmpty { Text(verbatim: title) } else { content(of: node) }
    }
  }

  // MARK: Shapes

  private static let corners: [String: RoundedCornerStyle] = [
    "circular": .circular, "continuous": .continuous,
  ]

  private static func uneven(_ props: NodeParameters) throws -> any View {
    UnevenRoundedRectangle(
      topLeadingRadius: try props.number("topLeadingRadius") ?? 0,
      bottomLeadingRadius: try props.number("bottomLeadingRadius") ?? 0,
      bottomTrailingRadius: try props.number("bottomTrailingRadius") ?? 0,
      topTrailingRadius: try props.number("topTrailingRadius") ?? 0)
  }
}
