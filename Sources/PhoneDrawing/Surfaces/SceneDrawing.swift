package import ActivityModel
package import CellRaster
package import Foundation
package import PhoneScreen
package import ViewArchive
import ViewLayout

/// Turns the elements of a scene into items of a drawing, in points of the scene.
package struct SceneDrawing {
  /// The time for which progress is drawn.
  package var now: Date
  /// The control that is marked; nil: none.
  package var ring: ControlRing?
  /// The activity whose control it is; nil: there is one in the scene.
  package var marked: ActivityID?
  /// What is drawn otherwise than a phone draws it; each once.
  package private(set) var notes: [String] = []

  package init(now: Date, ring: ControlRing? = nil, of marked: ActivityID? = nil) {
    self.now = now
    self.ring = ring
    self.marked = marked
  }

  package mutating func items(of elements: [SceneElement]) -> [DisplayItem] {
    var items: [DisplayItem] = []
    var index = 0
    while index < elements.count {
      let transform = elements[index].transform
      let together = elements[index...].prefix { $0.transform == transform }
      var drawn: [DisplayItem] = []
      for element in together { drawn += self.items(of: element) }
      items += transform == .identity ? drawn : [.group(drawn, [.transform(transform)])]
      index += together.count
    }
    return items
  }

  /// Returns the items of one element, without its transform.
  private mutating func items(of element: SceneElement) -> [DisplayItem] {
    guard element.opacity > 0 else { return [] }
    let items = content(of: element)
    return element.opacity < 1 ? [.group(items, [.opacity(element.opacity)])] : items
  }

  private mutating func content(of element: SceneElement) -> [DisplayItem] {
    let outline = [PathElement].rounded(element.frame, radius: element.cornerRadius)
    switch element.content {
    case .nothing: return []
    case .gradient(let top, let bottom):
      let paint = GradientPaint(
        stops: [
          GradientPaint.Stop(tint: Tint(top), location: 0),
          GradientPaint.Stop(tint: Tint(bottom), location: 1),
        ],
        form: .linear(start: RelativePoint(x: 0, y: 0), end: RelativePoint(x: 0, y: 1)),
        rect: element.frame)
      return [.fill(outline, .gradient(paint))]
    case .fill(let tint): return [.fill(outline, .solid(tint))]
    case .line(let tint, let width):
      return [
        .stroke(
          .rounded(element.frame.inset(by: width / 2), radius: element.cornerRadius - width / 2),
          StrokeLine(width: width), .solid(tint))
      ]
    case .island(let hasLine): return Self.island(element, hasLine: hasLine)
    case .blurred(let veil, let hasRim):
      let rim = DisplayItem.stroke(
        .rounded(element.frame.inset(by: 0.25), radius: element.cornerRadius - 0.25),
        StrokeLine(width: 0.5), .solid(Tint(.white, alpha: 0.3)))
      return (veil.alpha < 1 ? [.backdrop(outline, radius: Self.blur, saturation: 1)] : [])
        + [.fill(outline, .solid(veil))] + (hasRim ? [rim] : [])
    case .view(let placed, let surface): return view(placed, surface, of: element)
    case .signal(let color): return Self.signal(color, in: element.frame)
    case .battery(let color, let charge):
      return Self.battery(color, charge: charge, in: element.frame)
    }
  }

  private mutating func view(
    _ placed: PlacedNode, _ surface: SurfaceColors, of element: SceneElement
  ) -> [DisplayItem] {
    let context = DrawingContext(
      surface: surface, origin: element.frame.origin,
      container: element.clip?.rect ?? element.frame, now: now,
      ring: marked == nil || marked == element.name.activity ? ring : nil)
    var builder = DisplayListBuilder()
    let content = builder.items(of: placed, context)
    notes += builder.notes.filter { !notes.contains($0) }
    guard !content.isEmpty, let clip = element.clip else { return content }
    return [.group(content, [.clip(clip.path)])]
  }

  /// The standard deviation of the wallpaper's blur below a card, in points (PICTURE-16).
  private static let blur = 40.0

  private static func island(_ element: SceneElement, hasLine: Bool) -> [DisplayItem] {
    let (rect, radius) = (element.frame, element.cornerRadius)
    let body = DisplayItem.fill(.rounded(rect, radius: radius), .solid(Tint(.black)))
    guard hasLine else { return [body] }
    let width = 1.3
    return [
      body,
      .stroke(
        .rounded(rect.inset(by: -width / 2), radius: radius + width / 2),
        StrokeLine(width: width), .solid(Tint(.white, alpha: 0.035))),
    ]
  }

  /// Four bars.
  private static func signal(_ color: RGB, in frame: Rect) -> [DisplayItem] {
    (0..<4).map { bar in
      let height = 4 + Double(bar) * 2.33
      return .fill(
        .rounded(
          Rect(
            x: frame.minX + Double(bar) * 5, y: frame.maxY - height, width: 3.3, height: height),
          radius: 1), .solid(Tint(color)))
    }
  }

  private static func battery(
    _ color: RGB, charge share: Double, in frame: Rect
  ) -> [DisplayItem] {
    var charge = frame.inset(by: 2)
    charge.size.width *= share
    let pole = Rect(x: frame.maxX + 1, y: frame.center.y - 2, width: 1.4, height: 4)
    return [
      .stroke(
        .rounded(frame.inset(by: 0.5), radius: 3.8), StrokeLine(width: 1),
        .solid(Tint(color, alpha: 0.4))),
      .fill(.rounded(charge, radius: 2.5), .solid(Tint(color))),
      .fill(.rounded(pole, radius: 0.7), .solid(Tint(color, alpha: 0.4))),
    ]
  }
}
