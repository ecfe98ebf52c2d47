package import ActivityModel
package import CellRaster
import Foundation
package import ViewArchive
package import ViewLayout

/// Decides what stands where on a surface, in points: lays out the views of activities as a phone
/// does, and puts them into their shapes.
package struct SceneMaker: Sendable {
  package var device: Device
  /// The measures for the device's island.
  package var island: IslandMeasures
  package var time: TimedTextContext
  /// The appearance of cards; the island is always dark.
  package var appearance: ColorSchemeName
  /// The colours of the wallpaper at its upper and lower edge.
  package var wallpaper: (top: RGB, bottom: RGB)
  /// The generation of iOS whose colours and materials are drawn.
  package var systemLook: SystemLook
  /// What is seen of the screen from its upper edge on, in points.
  package var size: Size

  /// - Parameter size: Nil: the whole screen is seen.
  package init(
    device: Device, time: TimedTextContext, appearance: ColorSchemeName,
    wallpaper: (top: RGB, bottom: RGB), systemLook: SystemLook = .newest, size: Size? = nil
  ) {
    self.device = device
    island = device.islandMeasures
    self.time = time
    self.appearance = appearance
    self.wallpaper = wallpaper
    self.systemLook = systemLook
    self.size = size ?? Size(width: device.screenWidth, height: device.screenHeight)
  }

  /// What is on a surface, in its place. Nil: a widget does not declare what is to be shown.
  ///
  /// - Parameters:
  ///   - time: The time as text.
  ///   - day: The day as text.
  ///   - isDimmed: True for Always-On.
  package func scene(
    of contents: SceneContents, time: String, day: String, isDimmed: Bool = false
  ) -> PhoneScene? {
    switch contents {
    case .home(let home): self.home(home, time: time)
    case .lock(let lock): self.lock(lock, time: time, day: day, isDimmed: isDimmed)
    case .standBy(let standBy): self.standBy(standBy, time: time, day: day)
    case .watch(let watch): self.watch(watch, time: time)
    case .carPlay(let car): carPlay(car, time: time)
    case .mac(let activities): mac(activities, time: time, day: day)
    }
  }

  // MARK: What all surfaces share

  /// The place of the camera: the room in the island, or the housing at the upper edge.
  var camera: Rect {
    let isNotch = device.front == .notch
    let room = isNotch ? Self.notch : island.camera
    return Rect(
      x: (size.width - room.width) / 2, y: isNotch ? 0 : island.inset, width: room.width,
      height: room.height)
  }

  /// The size of a camera's housing, in points (PICTURE-18).
  private static let notch = Size(width: 209, height: 30)

  func layout(_ node: ViewNode, in proposal: Proposal) -> PlacedNode {
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    return engine.layout(node, in: proposal)
  }

  /// Returns an activity's view, cut by the outline that it is in.
  ///
  /// - Parameter reach: How far it is seen beyond the outline's straight sides.
  func view(
    _ placed: PlacedNode, _ name: SceneName, at origin: Point, within rect: Rect,
    on surface: SurfaceColors, reach: Double = 0
  ) -> SceneElement {
    SceneElement(
      name, .view(placed, surface), in: Rect(origin: origin, size: placed.bounds.size),
      clip: SceneClip(rect: rect, cornerRadius: surface.cornerRadius, reach: reach))
  }

  /// Returns a text or a symbol of the system's own, with its middle at a point.
  func label(
    _ node: ViewNode, _ name: SceneName, _ color: RGB, around middle: Point, most width: Double
  ) -> SceneElement {
    let placed = layout(node, in: Proposal(width: max(width, 0), height: nil))
    let surface = SurfaceColors(
      background: wallpaper.top, foreground: color, accent: color,
      colorScheme: color == .white ? .dark : .light, cornerRadius: 0)
    return SceneElement(
      name, .view(placed, surface),
      in: Rect(
        x: middle.x - placed.bounds.width / 2, y: middle.y - placed.bounds.height / 2,
        width: placed.bounds.width, height: placed.bounds.height))
  }

  /// A text on one line.
  ///
  /// - Parameter least: The least scale before it is cut, 0…1.
  static func text(
    _ string: String, size: Double, _ weight: FontValue.Weight = .regular, least: Double = 1
  ) -> ViewNode {
    var style = RunStyle()
    style.font = FontValue(size: .points(size), weight: weight)
    var text = TextContent(runs: [TextRun(.literal(string), style: style)])
    text.lineLimit = 1
    text.minimumScaleFactor = least
    return ViewNode(.text(text))
  }

  static func symbol(_ name: String, size: Double) -> ViewNode {
    ViewNode(
      .image(ImageContent(source: .symbol(name), font: FontValue(size: .points(size)))))
  }

  /// Black or white, whichever is read on a colour; white where both are.
  static func ink(on color: RGB) -> RGB {
    RGB.white.contrast(with: color) >= 3 ? .white : .black
  }

  /// The wallpaper's colour at a distance from the upper edge, in points.
  func wallpaper(at y: Double) -> RGB {
    wallpaper.bottom.blended(
      over: wallpaper.top, amount: min(max(y / max(size.height, 1), 0), 1))
  }

  /// A scene with the wallpaper.
  func backdrop() -> PhoneScene {
    var scene = PhoneScene(size: size)
    scene.cornerRadius = device.displayRadius
    scene.elements = [
      SceneElement(
        .wallpaper, .gradient(top: wallpaper.top, bottom: wallpaper.bottom), in: scene.bounds)
    ]
    return scene
  }

  /// The body of the device around a scene's surface.
  ///
  /// - Parameter width: What is seen of it on each side, in points.
  package func body(around scene: PhoneScene, _ color: RGB, width: Double) -> [SceneElement] {
    var frame = scene.bounds.inset(by: -width)
    // What goes on below has its lower corners there.
    if scene.isCut { frame.size.height += 4 * scene.cornerRadius }
    let radius = scene.cornerRadius + width
    var elements = [SceneElement(.body, .fill(Tint(color)), in: frame, cornerRadius: radius)]
    if device.front == .homeButton, !scene.isCut {
      let side = 0.7 * width
      elements.append(
        SceneElement(
          .homeButton, .line(Tint(Self.ink(on: color)), width: 1),
          in: Rect(
            x: scene.bounds.center.x - side / 2, y: scene.bounds.maxY + (width - side) / 2,
            width: side, height: side), cornerRadius: side / 2))
    }
    return elements
  }

  /// The line at the lower edge that leads home; nil: the phone has a button for that.
  func homeIndicator(_ color: RGB) -> SceneElement? {
    guard device.front != .homeButton else { return nil }
    let width = min(Self.indicatorWidth, size.width / 2)
    return SceneElement(
      .homeIndicator, .fill(Tint(color)),
      in: Rect(
        x: (size.width - width) / 2, y: size.height - Self.indicatorInset - 5,
        width: width, height: 5), cornerRadius: 2.5)
  }

  /// A message in a capsule.
  ///
  /// - Parameter bottom: Where it ends, in points.
  func notice(_ notice: Notice?, above bottom: Double) -> [SceneElement] {
    guard let notice else { return [] }
    let room = size.width - 2 * Self.noticeInset
    let ink = notice.isError ? RGB(0xFF6961) : .white
    let text = label(
      Self.text(notice.text, size: 14, notice.isError ? .semibold : .medium), .noticeText, ink,
      around: Point(x: size.width / 2, y: bottom - Self.noticeHeight / 2),
      most: room - 2 * Self.noticeInset)
    let width = text.frame.width + 2 * Self.noticeInset
    let frame = Rect(
      x: (size.width - width) / 2, y: bottom - Self.noticeHeight, width: width,
      height: Self.noticeHeight)
    return [
      SceneElement(
        .notice, .fill(Tint(.black, alpha: 0.72)), in: frame,
        cornerRadius: Self.noticeHeight / 2), text,
    ]
  }

  /// The measures of the home indicator and of a notice, in points (PICTURE-18).
  private static let indicatorWidth = 139.0
  private static let indicatorInset = 8.0
  private static let noticeInset = 14.0
  private static let noticeHeight = 30.0
}
