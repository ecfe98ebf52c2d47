import ActivityModel
import Foundation
import SwiftUI

/// What a style draws behind and around a component, and how it turns and fades it.
@MainActor
struct VoltraDecoration {
  private let values: VoltraValues

  init(_ style: VoltraValues) { values = style }

  /// Nil: the corners are as they are.
  var cornerRadius: Double? { values.number("borderRadius") }
  var isClipped: Bool { values.text("overflow")?.lowercased() == "hidden" }

  /// - Parameter clips: False: corners and overflow are left to whoever asks.
  func apply(to content: AnyView, background: VoltraBackground? = nil, clips: Bool = true)
    -> AnyView
  {
    var view = content
    if let ground = background ?? VoltraBackground(values.text("backgroundColor")) {
      view = ground.behind(view)
    }
    view = bordered(view, clips: clips)
    if clips, isClipped { view = AnyView(view.clipped()) }
    view = shadowed(view)
    switch values.text("glassEffect")?.lowercased() {
    case "clear": view = AnyView(view.glassEffect(.clear))
    case "regular": view = AnyView(view.glassEffect(.regular))
    default: break
    }
    return turned(view)
  }

  private func bordered(_ content: AnyView, clips: Bool) -> AnyView {
    let width = values.number("borderWidth") ?? 0
    let color = VoltraColor.color(values.text("borderColor")) ?? .clear
    guard clips, let radius = cornerRadius else {
      return width > 0 ? AnyView(content.border(color, width: width)) : content
    }
    let view = AnyView(content.cornerRadius(radius))
    guard width > 0 else { return view }
    return AnyView(
      view.overlay { RoundedRectangle(cornerRadius: radius).stroke(color, lineWidth: width) })
  }

  private func shadowed(_ view: AnyView) -> AnyView {
    let opacity = values.number("shadowOpacity") ?? 1
    let keys = ["shadowRadius", "shadowOpacity", "shadowOffset", "shadowColor"]
    guard opacity > 0, keys.contains(where: { values[$0] != nil }) else { return view }
    let color = VoltraColor.color(values.text("shadowColor")) ?? .black
    let offset = values["shadowOffset"].map { VoltraValues($0) }
    return AnyView(
      view.compositingGroup().shadow(
        color: color.opacity(opacity), radius: values.number("shadowRadius") ?? 0,
        x: offset?.number("width") ?? 0, y: offset?.number("height") ?? 0))
  }

  private func turned(_ content: AnyView) -> AnyView {
    var view = content
    if let opacity = values.number("opacity") { view = AnyView(view.opacity(opacity)) }
    guard case .list(let changes)? = values["transform"] else { return view }
    var all = VoltraValues(.null)
    for change in changes { all.merge(VoltraValues(change)) }
    if let angle = all.text("rotateZ") ?? all.text("rotate"),
      let degrees = VoltraAngle.degrees(angle)
    {
      view = AnyView(view.rotationEffect(.degrees(degrees)))
    }
    if let scale = all.number("scale") { return AnyView(view.scaleEffect(scale)) }
    let (x, y) = (all.number("scaleX"), all.number("scaleY"))
    return x == nil && y == nil ? view : AnyView(view.scaleEffect(x: x ?? 1, y: y ?? 1))
  }
}
