import ActivityModel
import Foundation
import SwiftUI

/// Images, symbols and gradients.
extension VoltraViews {
  func image(_ node: VoltraNode) -> any View {
    guard let image = loaded(node) else {
      let fallback = node.children(in: "fallback")
      guard !fallback.isEmpty else { return styled(Color.clear, node) }
      let inside = inside(node).view(fallback)
      return styled(Color.clear.overlay { inside }, node)
    }
    switch node.props.text("resizeMode")?.lowercased() {
    case "contain": return styled(image.resizable().scaledToFit(), node)
    case "stretch": return styled(image.resizable(), node)
    case "repeat": return styled(image.resizable(resizingMode: .tile), node)
    case "center": return styled(image, node)
    default: return styled(image.resizable().scaledToFill().clipped(), node)
    }
  }

  /// The image of a source; nil: it names none that is there.
  private func loaded(_ node: VoltraNode) -> Image? {
    guard
      let source = node.props.text("source").flatMap({ try? JSONParser.read($0) })
        .map({ VoltraValues($0) })
    else { return nil }
    if let text = source.text("base64"), let data = Data(base64Encoded: text),
      let image = UIImage(data: data)
    {
      return Image(uiImage: image)
    }
    let name = source.text("assetName")?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    return name.isEmpty ? nil : UIImage(named: name).map { Image(uiImage: $0) }
  }

  // MARK: Symbols

  private static let weights: [String: Font.Weight] = [
    "ultralight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  func symbol(_ node: VoltraNode) -> any View {
    let props = node.props
    let name = props.text("name") ?? ""
    let scales: [String: Image.Scale] = ["small": .small, "large": .large]
    let weight = Self.weights[props.text("weight")?.lowercased() ?? ""]
    let symbol = Image(systemName: name.isEmpty ? "questionmark" : name)
      .font(.system(size: props.number("size") ?? 24, weight: weight ?? .regular))
      .imageScale(scales[props.text("scale")?.lowercased() ?? ""] ?? .medium)
    return styled(colored(symbol, props), node)
  }

  private func colored(_ symbol: some View, _ props: VoltraValues) -> AnyView {
    let tint = VoltraColor.color(props.text("tintColor"))
    let colors = Self.colors(props.text("colors"))
    switch props.text("type")?.lowercased() {
    case "hierarchical": return Self.tinted(symbol.symbolRenderingMode(.hierarchical), tint)
    case "multicolor": return AnyView(symbol.symbolRenderingMode(.multicolor))
    case "palette":
      let palette = symbol.symbolRenderingMode(.palette)
      switch colors.count {
      case 0:
        return tint == nil
          ? AnyView(palette) : Self.tinted(symbol.symbolRenderingMode(.hierarchical), tint)
      case 1: return AnyView(palette.foregroundStyle(colors[0]))
      case 2: return AnyView(palette.foregroundStyle(colors[0], colors[1]))
      default: return AnyView(palette.foregroundStyle(colors[0], colors[1], colors[2]))
      }
    default: return Self.tinted(symbol.symbolRenderingMode(.monochrome), tint)
    }
  }

  private static func tinted(_ view: some View, _ tint: Color?) -> AnyView {
    tint.map { AnyView(view.foregroundStyle($0)) } ?? AnyView(view)
  }

  private static func colors(_ text: String?) -> [Color] {
    (text ?? "").split(separator: "|").compactMap { VoltraColor.color(String($0)) }
  }

  // MARK: Gradients

  private static let points: [String: UnitPoint] = [
    "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    "topleading": .topLeading, "toptrailing": .topTrailing, "bottomleading": .bottomLeading,
    "bottomtrailing": .bottomTrailing,
  ]

  private static func point(_ text: String?) -> UnitPoint {
    let numbers = (text ?? "").split(separator: ",").compactMap { Double($0) }
    if numbers.count == 2 { return UnitPoint(x: numbers[0], y: numbers[1]) }
    return points[text?.lowercased() ?? ""] ?? .center
  }

  /// What a gradient has that names no colours.
  private static let neutral = Gradient(colors: [.black.opacity(0.25), .black.opacity(0.05)])

  private static func gradient(_ props: VoltraValues) -> Gradient {
    let stops = (props.text("stops") ?? "").split(separator: "|").compactMap { part in
      let words = part.split(separator: "@", maxSplits: 1)
      guard words.count == 2, let color = VoltraColor.color(String(words[0])) else {
        return nil as Gradient.Stop?
      }
      return Gradient.Stop(color: color, location: Double(words[1]) ?? 0)
    }
    if !stops.isEmpty { return Gradient(stops: stops) }
    let colors = colors(props.text("colors"))
    return colors.isEmpty ? neutral : Gradient(colors: colors)
  }

  /// A gradient is the background of its children; without any of them, of an empty view.
  func gradient(_ node: VoltraNode) -> any View {
    let props = node.props
    let (start, end) = (Self.point(props.text("startPoint")), Self.point(props.text("endPoint")))
    let content =
      node.children.isEmpty
      ? AnyView(Color.clear)
      : VoltraViews(activityID: activityID, scheme: scheme).view(node.children)
    let view = VoltraStyle(values: node.style ?? VoltraValues(.null), isInFlex: isInFlex).apply(
      to: content, background: .linear(Self.gradient(props), from: start, to: end))
    guard start == end else { return view }
    return view.leavingOut(
      "Voltra LinearGradient without two points: start and end are the same, one colour")
  }
}
