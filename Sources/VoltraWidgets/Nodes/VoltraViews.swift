import ActivityModel
import Foundation
import SwiftUI

/// Makes views of the nodes of a payload, as Voltra's widget does.
@MainActor
struct VoltraViews {
  let activityID: String

  private typealias Maker = (VoltraViews, VoltraNode) -> any View

  /// The components by their numbers.
  private static let makers: [Int: Maker] = [
    0: { $0.text($1) }, 1: { $0.button($1) }, 2: { $0.label($1) }, 3: { $0.image($1) },
    4: { $0.symbol($1) }, 5: { $0.toggle($1) }, 6: { $0.linearProgress($1) },
    7: { $0.circularProgress($1) }, 8: { $0.gauge($1) }, 9: { $0.timer($1) },
    10: { $0.gradient($1) }, 11: { $0.column($1) }, 12: { $0.row($1) }, 13: { $0.pile($1) },
    14: { $0.group($1) }, 15: { $0.column($1) },
    16: { Spacer(minLength: $1.props.number("minLength").map { CGFloat($0) }) },
    17: { _, _ in Divider() }, 18: { $0.mask($1) }, 19: { $0.link($1) }, 20: { $0.flex($1) },
  ]

  /// The names of components that are not drawn.
  private static let undrawn = [21: "Chart"]

  func view(_ nodes: [VoltraNode]) -> AnyView {
    nodes.count == 1 ? view(nodes[0]) : AnyView(content(nodes))
  }

  private func content(_ nodes: [VoltraNode]) -> some View {
    let views = nodes.map { view($0) }
    return ForEach(views.indices, id: \.self) { views[$0] }
  }

  private func view(_ node: VoltraNode, isInFlex: Bool = false) -> AnyView {
    guard let make = Self.makers[node.type] else {
      let name = Self.undrawn[node.type] ?? "component \(node.type)"
      return AnyView(EmptyView().leavingOut("Voltra \(name)"))
    }
    let view = AnyView(make(self, node))
    // A gauge takes no style.
    guard node.type != 8 else { return view }
    return VoltraStyle(values: node.style, isInFlex: isInFlex).apply(to: view)
  }

  // MARK: Texts and images

  private func text(_ node: VoltraNode) -> any View {
    Text(LocalizedStringKey(node.text))
      .lineLimit(node.props.number("numberOfLines").map { Int(max($0, 1)) })
      .multilineTextAlignment(
        Self.alignments[node.props.text("multilineTextAlignment") ?? ""] ?? .leading)
  }

  private static let alignments: [String: TextAlignment] = [
    "leading": .leading, "left": .leading, "center": .center, "trailing": .trailing,
    "right": .trailing,
  ]

  private func label(_ node: VoltraNode) -> any View {
    let title = node.props.text("title") ?? "Label"
    guard let symbol = node.props.text("systemImage") else { return Text(verbatim: title) }
    return Label(title, systemImage: symbol)
  }

  private func image(_ node: VoltraNode) -> any View {
    let source = node.props.text("source").flatMap { try? JSONParser.read($0) }
      .map { VoltraValues($0) }
    let fill: ContentMode? =
      switch node.props.text("resizeMode") {
      case "contain", "center": .fit
      case "stretch": nil
      default: .fill
      }
    let image: Image
    if let name = source?.text("assetName") {
      image = Image(name)
    } else if let text = source?.text("base64"), let data = Data(base64Encoded: text),
      let loaded = UIImage(data: data)
    {
      image = Image(uiImage: loaded)
    } else {
      let fallback = node.nodes(in: "fallback")
      return fallback.isEmpty ? Color.clear : view(fallback)
    }
    return fill.map { image.resizable().aspectRatio(contentMode: $0) } ?? image.resizable()
  }

  private func symbol(_ node: VoltraNode) -> any View {
    let props = node.props
    let colors = (props.text("colors") ?? "").split(separator: "|")
      .compactMap { VoltraColor.color(String($0)) }
    let weights: [String: Font.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
      "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let modes: [String: SymbolRenderingMode] = [
      "monochrome": .monochrome, "hierarchical": .hierarchical, "palette": .palette,
      "multicolor": .multicolor,
    ]
    let scales: [String: Image.Scale] = ["small": .small, "medium": .medium, "large": .large]
    let symbol = Image(systemName: props.text("name") ?? "questionmark")
      .symbolRenderingMode(modes[props.text("type") ?? ""] ?? .monochrome)
      .font(
        .system(
          size: props.number("size") ?? 24, weight: weights[props.text("weight") ?? ""] ?? .regular)
      )
      .imageScale(scales[props.text("scale") ?? ""] ?? .medium)
    if colors.count > 1 {
      return symbol.foregroundStyle(colors[0], colors[1], colors.count > 2 ? colors[2] : colors[1])
    }
    let tint = VoltraColor.color(props.text("tintColor")) ?? colors.first
    return tint.map { symbol.foregroundStyle($0) } ?? symbol
  }

  // MARK: Controls

  private func button(_ node: VoltraNode) -> any View {
    let intent = VoltraInteraction(
      source: activityID, identifier: node.id ?? node.props.text("id") ?? "")
    let button = Button(intent: intent) {
      if node.children.isEmpty { Text(verbatim: "Button") } else { content(node.nodes) }
    }
    switch node.props.text("buttonStyle") {
    case "bordered": return button.buttonStyle(.bordered)
    case "borderedProminent": return button.buttonStyle(.borderedProminent)
    case "borderless": return button.buttonStyle(.borderless)
    case "plain": return button.buttonStyle(.plain)
    default: return button
    }
  }

  private func toggle(_ node: VoltraNode) -> any View {
    let isOn = node.props.truth("defaultValue") ?? false
    let id = node.id ?? node.props.text("id") ?? ""
    let intent = VoltraInteraction(source: activityID, identifier: id, payload: "\(!isOn)")
    return Toggle(isOn: isOn, intent: intent) { Text(verbatim: node.props.text("title") ?? "") }
  }

  private func link(_ node: VoltraNode) -> any View {
    guard let url = node.props.text("destination").flatMap({ URL(string: $0) }) else {
      return content(node.nodes)
    }
    return Link(destination: url) { content(node.nodes) }
  }

  // MARK: Values

  private func interval(_ node: VoltraNode) -> ClosedRange<Date>? {
    let now = Date()
    let start = node.props.number("startAtMs").map { Date(timeIntervalSince1970: $0 / 1000) }
    let length = node.props.number("durationMs").map { (start ?? now) + $0 / 1000 }
    guard
      let end = node.props.number("endAtMs").map({ Date(timeIntervalSince1970: $0 / 1000) })
        ?? length
    else { return nil }
    return min(start ?? now, end)...end
  }

  private func fraction(_ node: VoltraNode) -> Double? {
    let most = node.props.number("maximumValue") ?? 100
    return node.props.number("value").map { most > 0 ? min(max($0 / most, 0), 1) : 0 }
  }

  private func linearProgress(_ node: VoltraNode) -> any View {
    let color = VoltraColor.color(node.props.text("progressColor"))
    if let interval = interval(node) {
      let bar = ProgressView(
        timerInterval: interval, countsDown: node.props.truth("countDown") ?? false)
      return color.map { bar.tint($0) } ?? bar
    }
    guard let value = fraction(node) else { return ProgressView().progressViewStyle(.linear) }
    let height = node.props.number("height") ?? 4
    let radius = node.props.number("cornerRadius") ?? height / 2
    let track = VoltraColor.color(node.props.text("trackColor")) ?? .gray.opacity(0.2)
    return GeometryReader { room in
      RoundedRectangle(cornerRadius: radius).fill(color ?? .accentColor)
        .frame(width: room.size.width * value, height: height)
    }
    .frame(height: height)
    .background(track, in: RoundedRectangle(cornerRadius: radius))
  }

  private func circularProgress(_ node: VoltraNode) -> any View {
    let color = VoltraColor.color(node.props.text("progressColor")) ?? .accentColor
    if let interval = interval(node) {
      return ProgressView(
        timerInterval: interval, countsDown: node.props.truth("countDown") ?? false
      ) {
      } currentValueLabel: {
      }
      .progressViewStyle(.circular).tint(color)
    }
    guard let value = fraction(node) else { return ProgressView().progressViewStyle(.circular) }
    let width = node.props.number("lineWidth") ?? 4
    let track = VoltraColor.color(node.props.text("trackColor")) ?? .gray.opacity(0.2)
    return ZStack {
      Circle().stroke(track, lineWidth: width)
      Circle().trim(from: 0, to: value)
        .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
      content(node.nodes)
    }
  }

  private func gauge(_ node: VoltraNode) -> any View {
    let least = node.props.number("minimumValue") ?? 0
    let most = max(node.props.number("maximumValue") ?? 1, least)
    let value = min(max(node.props.number("value") ?? least, least), most)
    let gauge = Gauge(value: value, in: least...most) {
      view(node.nodes)
    } currentValueLabel: {
      view(node.nodes(in: "currentValueLabel"))
    } minimumValueLabel: {
      view(node.nodes(in: "minimumValueLabel"))
    } maximumValueLabel: {
      view(node.nodes(in: "maximumValueLabel"))
    }
    let tinted: any View =
      VoltraColor.color(node.props.text("tintColor")).map { gauge.tint($0) } ?? gauge
    switch node.props.text("gaugeStyle") {
    case "accessoryCircular": return tinted.gaugeStyle(.accessoryCircular)
    case "accessoryCircularCapacity": return tinted.gaugeStyle(.accessoryCircularCapacity)
    case "accessoryLinear": return tinted.gaugeStyle(.accessoryLinear)
    case "accessoryLinearCapacity": return tinted.gaugeStyle(.accessoryLinearCapacity)
    case "linearCapacity": return tinted.gaugeStyle(.linearCapacity)
    default: return tinted
    }
  }

  private func timer(_ node: VoltraNode) -> any View {
    guard let interval = interval(node) else { return EmptyView() }
    let isDown = node.props.text("direction") != "up"
    if node.props.text("textStyle") == "relative" {
      return Text(isDown ? interval.upperBound : interval.lowerBound, style: .relative)
    }
    let text = Text(
      timerInterval: interval, countsDown: isDown,
      showsHours: node.props.truth("showHours") ?? false
    ).monospacedDigit()
    guard let templates = node.props.text("textTemplates").flatMap({ try? JSONParser.read($0) }),
      let running = VoltraValues(templates).text("running")
    else { return text }
    let parts = running.components(separatedBy: "{time}")
    return Text(verbatim: parts[0]) + text + Text(verbatim: parts.dropFirst().joined())
  }

  // MARK: Containers

  private func gap(_ node: VoltraNode) -> CGFloat {
    node.props.number("spacing") ?? node.style.number("gap") ?? 0
  }

  private func column(_ node: VoltraNode) -> any View {
    if node.props.text("layout") == "flex" { return flex(node, isRow: false) }
    let names: [String: HorizontalAlignment] = ["leading": .leading, "trailing": .trailing]
    return VStack(
      alignment: names[node.props.text("alignment") ?? ""] ?? .center, spacing: gap(node)
    ) {
      content(node.nodes)
    }
  }

  private func row(_ node: VoltraNode) -> any View {
    if node.props.text("layout") == "flex" { return flex(node, isRow: true) }
    let names: [String: VerticalAlignment] = [
      "top": .top, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ]
    return HStack(
      alignment: names[node.props.text("alignment") ?? ""] ?? .center, spacing: gap(node)
    ) {
      content(node.nodes)
    }
  }

  private static let places: [String: Alignment] = [
    "center": .center, "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    "topLeading": .topLeading, "topTrailing": .topTrailing, "bottomLeading": .bottomLeading,
    "bottomTrailing": .bottomTrailing,
  ]

  private func pile(_ node: VoltraNode) -> any View {
    ZStack(alignment: Self.places[node.props.text("alignment") ?? ""] ?? .center) {
      content(node.nodes)
    }
  }

  private func group(_ node: VoltraNode) -> any View {
    GroupBox {
      content(node.nodes)
    } label: {
      view(node.nodes(in: "label"))
    }
  }

  private func mask(_ node: VoltraNode) -> any View {
    let mask = view(node.nodes(in: "maskElement"))
    return ZStack { content(node.nodes) }.mask { mask }
  }

  private func gradient(_ node: VoltraNode) -> any View {
    let props = node.props
    let stops = (props.text("stops") ?? "").split(separator: "|").compactMap { part in
      let words = part.split(separator: "@")
      guard words.count == 2, let color = VoltraColor.color(String(words[0])),
        let place = Double(words[1])
      else { return nil as Gradient.Stop? }
      return Gradient.Stop(color: color, location: place)
    }
    let colors = (props.text("colors") ?? "").split(separator: "|")
      .compactMap { VoltraColor.color(String($0)) }
    let gradient = stops.isEmpty ? Gradient(colors: colors) : Gradient(stops: stops)
    let points = VoltraGradient.points
    let pile = ZStack { content(node.nodes) }.background(
      LinearGradient(
        gradient: gradient, startPoint: points[props.text("startPoint") ?? ""] ?? .center,
        endPoint: points[props.text("endPoint") ?? ""] ?? .center))
    guard props.text("startPoint") == nil, props.text("endPoint") == nil else { return pile }
    return pile.leavingOut(
      "Voltra LinearGradient without startPoint and endPoint: both are the centre, one colour")
  }

  private func flex(_ node: VoltraNode) -> any View {
    flex(node, isRow: node.style.text("flexDirection")?.hasPrefix("row") ?? false)
  }

  private func flex(_ node: VoltraNode, isRow: Bool) -> any View {
    let layout = VoltraFlex(
      isRow: isRow, gap: node.style.number("gap") ?? node.props.number("spacing") ?? 0,
      justification: node.style.text("justifyContent") ?? "flex-start",
      alignment: node.style.text("alignItems") ?? "stretch")
    let children = node.nodes
    let views = children.map { child in
      AnyView(view(child, isInFlex: true).flexItem(VoltraFlexItem(child.style)))
    }
    return layout { ForEach(views.indices, id: \.self) { views[$0] } }
  }
}
