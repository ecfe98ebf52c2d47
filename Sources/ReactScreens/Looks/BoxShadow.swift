import ActivityModel
import ViewArchive

/// The shadow of a box; there is one only with an opacity, as on iOS.
struct BoxShadow: Hashable, Sendable {
  let color: StyleValue
  /// Points.
  let radius: Double
  let offset: Point

  init?(_ style: [String: JSONValue]) {
    guard let opacity = style["shadowOpacity"]?.double, opacity > 0 else { return nil }
    color = .opacity(ReactColor.style(style["shadowColor"]) ?? .black, min(opacity, 1))
    radius = min(max(style["shadowRadius"]?.double ?? 3, 0), 100)
    let offset = style["shadowOffset"]
    self.offset = Point(x: offset?["width"]?.double ?? 0, y: offset?["height"]?.double ?? -3)
  }
}
