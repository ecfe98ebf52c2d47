import ActivityModel
import Foundation
import SwiftUI

/// Applies a style to a view, in the order in which Voltra does.
@MainActor
struct VoltraStyle {
  let values: VoltraValues
  /// True for a child of a flex container, which sizes it itself.
  var isInFlex = false

  func apply(to content: AnyView) -> AnyView {
    var view = AnyView(text(content))
    view = AnyView(sized(view))
    let padding = values.edges("padding")
    if padding != (0, 0, 0, 0) { view = AnyView(view.padding(Self.insets(padding))) }
    view = AnyView(decorated(view))
    view = AnyView(effects(view))
    let margin = values.edges("margin")
    // A flex container keeps the margins of its children itself.
    if margin != (0, 0, 0, 0), !isInFlex { view = AnyView(view.padding(Self.insets(margin))) }
    view = AnyView(placed(view))
    return values.number("zIndex").map { AnyView(view.zIndex($0)) } ?? view
  }

  static func insets(
    _ edges: (top: Double, leading: Double, bottom: Double, trailing: Double)
  ) -> EdgeInsets {
    EdgeInsets(
      top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }

  // MARK: Texts

  private static let weights: [String: Font.Weight] = [
    "100": .thin, "thin": .thin, "200": .ultraLight, "300": .light, "light": .light,
    "400": .regular, "normal": .regular, "500": .medium, "medium": .medium, "600": .semibold,
    "semibold": .semibold, "700": .bold, "bold": .bold, "800": .heavy, "900": .heavy,
    "heavy": .heavy,
  ]

  private func text(_ content: AnyView) -> any View {
    var view: any View = content
    let hasFont = ["fontSize", "fontWeight", "fontFamily"].contains { values[$0] != nil }
    if hasFont {
      let size = values.number("fontSize") ?? 17
      // A number is no name of a weight.
      let weight = values.text("fontWeight").flatMap { Self.weights[$0] } ?? .regular
      let font =
        values.text("fontFamily").map { Font.custom($0, size: size).weight(weight) }
        ?? .system(size: size, weight: weight)
      view = view.font(font)
    }
    if let color = VoltraColor.color(values.text("color")) { view = view.foregroundStyle(color) }
    switch values.text("textAlign") {
    case "center": view = view.multilineTextAlignment(.center)
    case "right": view = view.multilineTextAlignment(.trailing)
    default: break
    }
    if let height = values.number("lineHeight") {
      view = view.lineSpacing(max(height - (values.number("fontSize") ?? 17), 0))
    }
    if let kerning = values.number("letterSpacing") ?? values.number("kerning") {
      view = view.kerning(kerning)
    }
    if values.truth("italic") == true { view = view.italic() }
    let line = values.text("textDecorationLine") ?? ""
    if line.contains("underline") { view = view.underline() }
    if line.contains("line-through") { view = view.strikethrough() }
    if case .list(let variants)? = values["fontVariant"], variants.contains(.text("tabular-nums")) {
      view = view.monospacedDigit()
    }
    return view
  }

  // MARK: Sizes

  private func sized(_ content: AnyView) -> any View {
    var view: any View = content
    if let ratio = values.number("aspectRatio") {
      view = view.aspectRatio(ratio, contentMode: .fill)
    }
    func length(_ key: String) -> CGFloat? { values.number(key).map { CGFloat($0) } }
    let grows = (values.number("flex") ?? 0) > 0 || (values.number("flexGrow") ?? 0) > 0
    let isWide = values.text("width") == "100%"
    let isHigh = values.text("height") == "100%"
    // A width is the most, not the least.
    let (width, height) = (length("width"), length("height"))
    let keys = ["minWidth", "maxWidth", "minHeight", "maxHeight"]
    if width != nil || height != nil || keys.contains(where: { values[$0] != nil }) {
      view = view.frame(
        minWidth: isInFlex ? width ?? length("minWidth") : length("minWidth"), idealWidth: width,
        maxWidth: width ?? length("maxWidth"),
        minHeight: isInFlex ? height ?? length("minHeight") : length("minHeight"),
        idealHeight: height, maxHeight: height ?? length("maxHeight"))
    }
    if isInFlex {
      view = view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    } else if grows || isWide || isHigh {
      view = view.frame(
        maxWidth: grows || isWide ? .infinity : nil, maxHeight: grows || isHigh ? .infinity : nil,
        alignment: alignment)
    }
    let priority = values.number("layoutPriority") ?? values.number("flex")
    return priority.map { view.layoutPriority($0) } ?? view
  }

  private var alignment: Alignment {
    switch values.text("textAlign") {
    case "center": .top
    case "right": .topTrailing
    default: .topLeading
    }
  }

  // MARK: Backgrounds and effects

  private func decorated(_ content: AnyView) -> any View {
    var view: any View = content
    let radius = values.number("borderRadius") ?? 0
    if let color = VoltraColor.color(values.text("backgroundColor")) {
      view = view.background(color)
    } else if let gradient = VoltraGradient.gradient(values.text("background")) {
      view = view.background(gradient)
    } else if let color = VoltraColor.color(values.text("background")) {
      view = view.background(color)
    }
    if radius > 0 { view = view.cornerRadius(radius) }
    if let width = values.number("borderWidth"), width > 0 {
      let color = VoltraColor.color(values.text("borderColor")) ?? .primary
      view = view.overlay {
        RoundedRectangle(cornerRadius: radius).stroke(color, lineWidth: width)
      }
    }
    return values.text("overflow") == "hidden" ? view.clipped() : view
  }

  private func effects(_ content: AnyView) -> any View {
    var view: any View = content
    if let radius = values.number("shadowRadius") {
      let color = VoltraColor.color(values.text("shadowColor")) ?? .black
      let offset = values["shadowOffset"].map { VoltraValues($0) }
      view = view.shadow(
        color: color.opacity(values.number("shadowOpacity") ?? 1), radius: radius,
        x: offset?.number("width") ?? 0, y: offset?.number("height") ?? 0)
    }
    if let opacity = values.number("opacity") { view = view.opacity(opacity) }
    guard case .list(let changes)? = values["transform"] else { return view }
    for change in changes.map({ VoltraValues($0) }) {
      if let turn = change.text("rotate"), let degrees = Double(turn.replacing("deg", with: "")) {
        view = view.rotationEffect(.degrees(degrees))
      }
      if let scale = change.number("scale") { view = view.scaleEffect(scale) }
      if change.number("scaleX") != nil || change.number("scaleY") != nil {
        view = view.scaleEffect(x: change.number("scaleX") ?? 1, y: change.number("scaleY") ?? 1)
      }
    }
    return view
  }

  // MARK: Places

  /// `left` and `top` mean the centre, unless the position is relative.
  private func placed(_ content: AnyView) -> any View {
    let (left, top) = (values.number("left"), values.number("top"))
    let x = values.number("offsetX") ?? 0
    let y = values.number("offsetY") ?? 0
    let moved = x != 0 || y != 0 ? AnyView(content.offset(x: x, y: y)) : content
    guard left != nil || top != nil else { return moved }
    switch values.text("position") {
    case "static": return moved
    case "relative": return moved.offset(x: left ?? 0, y: top ?? 0)
    default: return moved.position(x: left ?? 0, y: top ?? 0)
    }
  }
}
