import Foundation
import SwiftUI

/// What a style says of the size and the place of a component.
struct VoltraBox {
  private let values: VoltraValues

  init(_ style: VoltraValues) { values = style }

  /// The share of free room that it takes in a flex container.
  var grow: Double {
    let grow = values.number("flexGrow") ?? 0
    return flex > 0 && grow <= 0 ? flex : grow
  }

  var shrink: Double { values.number("flexShrink") ?? (flex > 0 ? 1 : 0) }

  var basis: VoltraLength? { values.length("flexBasis") ?? (flex > 0 ? .fixed(0) : nil) }

  var width: VoltraLength? { values.length("width") }
  var height: VoltraLength? { values.length("height") }

  /// Its place across the axis of a flex container, as `alignSelf` names it; nil: as the container's
  /// children are.
  var alignment: VoltraAlignment? { values.text("alignSelf").flatMap(VoltraAlignment.init(name:)) }

  var padding: EdgeInsets { insets("padding") }
  var margin: EdgeInsets { insets("margin") }

  /// In points.
  var gap: Double? { values.number("gap") }

  /// `flex: n` means to grow; the larger of both is the priority of layout.
  private var flex: Double { values.number("flex") ?? 0 }

  private func insets(_ name: String) -> EdgeInsets {
    let edges = values.edges(name)
    return EdgeInsets(
      top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
  }

  /// What a flex container knows of it.
  var flexItem: VoltraFlexItem {
    VoltraFlexItem(
      grow: grow, shrink: shrink, basis: basis, width: width, height: height,
      widths: Limits(least: values.number("minWidth"), most: values.number("maxWidth")),
      heights: Limits(least: values.number("minHeight"), most: values.number("maxHeight")),
      alignment: alignment, margin: margin)
  }

  /// The least and the most of a length, in points; nil: there is none.
  struct Limits: Hashable, Sendable {
    var least: Double?
    var most: Double?

    func clamp(_ length: Double) -> Double {
      min(max(length, least ?? length), most ?? .infinity)
    }
  }

  // MARK: Sizes

  /// Sizes a view that is in no flex container.
  ///
  /// - Parameter place: Where the view is in the room that it grows into.
  @MainActor
  func sized(_ content: AnyView, _ place: Alignment, withPadding: Bool = true) -> AnyView {
    var view = content
    if let ratio = values.number("aspectRatio") {
      view = AnyView(view.aspectRatio(CGFloat(ratio), contentMode: .fill))
    }
    view = limited(view)
    let fills = max(flex, values.number("flexGrow") ?? 0) > 0
    let (isWide, isHigh) = (fills || width == .fill, fills || height == .fill)
    if isWide || isHigh {
      view = AnyView(
        view.frame(
          maxWidth: isWide ? .infinity : nil, maxHeight: isHigh ? .infinity : nil,
          alignment: place))
    }
    if fills { view = AnyView(view.layoutPriority(max(flex, values.number("flexGrow") ?? 0))) }
    if withPadding { view = view.padded(padding) }
    return view
  }

  /// A width is the most that a view has, not the least.
  @MainActor
  private func limited(_ view: AnyView) -> AnyView {
    func points(_ length: VoltraLength?) -> CGFloat? {
      guard case .fixed(let points)? = length else { return nil }
      return points
    }
    func number(_ key: String) -> CGFloat? { values.number(key).map { CGFloat($0) } }
    let least = shrink > 0 ? CGFloat(0) : nil
    let limits = [
      number("minWidth") ?? least, points(width) ?? points(basis),
      points(width) ?? number("maxWidth"),
      number("minHeight") ?? least, points(height) ?? points(basis),
      points(height) ?? number("maxHeight"),
    ]
    guard limits.contains(where: { $0 != nil }) else { return view }
    return AnyView(
      view.frame(
        minWidth: limits[0], idealWidth: limits[1], maxWidth: limits[2], minHeight: limits[3],
        idealHeight: limits[4], maxHeight: limits[5]))
  }

  /// Where `alignSelf` puts a view that is in no flex container.
  @MainActor
  func placedByItself(_ view: AnyView) -> AnyView {
    alignment == .stretch
      ? AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity)) : view
  }

  /// `left` and `top` mean the centre, unless the position is relative.
  @MainActor
  func placed(_ view: AnyView) -> AnyView {
    var view = view
    let (left, top) = (values.number("left"), values.number("top"))
    if left != nil || top != nil {
      switch values.text("position")?.lowercased() ?? "absolute" {
      case "absolute": view = AnyView(view.position(x: left ?? 0, y: top ?? 0))
      case "relative": view = AnyView(view.offset(x: left ?? 0, y: top ?? 0))
      default: break
      }
    }
    return values.number("zIndex").map { AnyView(view.zIndex($0)) } ?? view
  }
}

extension AnyView {
  /// With room around it, where there is any.
  @MainActor
  func padded(_ insets: EdgeInsets) -> AnyView {
    insets == EdgeInsets() ? self : AnyView(padding(insets))
  }
}
