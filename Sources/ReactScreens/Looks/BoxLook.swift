import ActivityModel
import ViewArchive

/// How a box is drawn, apart from its place.
struct BoxLook: Hashable, Sendable {
  var background: StyleValue?
  var corners: BoxCorners
  var borders: BoxBorders
  /// 0…1.
  var opacity: Double
  /// In the order in which the style lists them: the last one is applied first.
  var transforms: [BoxTransform]
  var shadow: BoxShadow?
  /// True when children are cut off at the edges.
  var clips: Bool
  var zIndex: Double?

  /// - Parameter style: React Native's names and values.
  init(_ style: [String: JSONValue]) {
    background = ReactColor.style(style["backgroundColor"])
    corners = BoxCorners(style)
    borders = BoxBorders(style)
    opacity = min(max(style["opacity"]?.double ?? 1, 0), 1)
    transforms = style["transform"]?.items.flatMap(BoxTransform.all) ?? []
    shadow = BoxShadow(style)
    clips = style["overflow"] == .text("hidden")
    zIndex = style["zIndex"]?.double
  }
}
