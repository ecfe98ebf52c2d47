import ActivityModel
import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  // MARK: Watch

  /// The Smart Stack of a watch: the time, and the cards below it (SURFACE-4).
  package func watch(_ contents: SceneContents.Watch, time: String) -> PhoneScene {
    let screen = contents.size.screen
    var scene = PhoneScene(size: Size(width: screen.width, height: screen.height))
    scene.cornerRadius = screen.width * Self.watchCorner
    scene.elements = [
      SceneElement(.wallpaper, .fill(Tint(.black)), in: scene.bounds),
      label(
        Self.text(time, size: 16, .medium), .time, .white,
        around: Point(x: screen.width * 0.76, y: 20), most: screen.width),
    ]
    let card = contents.size.card
    var y = Self.watchTop
    for activity in contents.cards {
      scene.elements += smallCard(
        activity, named: true,
        in: Rect(
          x: (screen.width - card.width) / 2, y: y, width: card.width, height: card.height))
      y += card.height + Self.smallDistance
      guard y < screen.height else { break }
    }
    if contents.cards.isEmpty { scene.elements.append(nothing(in: scene.bounds)) }
    return scene
  }

  // MARK: Car

  /// The CarPlay Dashboard: apps, a map, and the cards (SURFACE-5).
  package func carPlay(_ contents: SceneContents.CarPlay, time: String) -> PhoneScene {
    let card = contents.size.card
    let width = Self.carSide + Self.carMap + card.width + Self.carMargin
    var scene = PhoneScene(size: Size(width: width, height: Self.carHeight))
    scene.cornerRadius = 20
    scene.elements = [SceneElement(.wallpaper, .fill(Tint(.black)), in: scene.bounds)]
    scene.elements += carSide(time)
    let map = Rect(
      x: Self.carSide, y: Self.carMargin, width: Self.carMap - Self.carMargin,
      height: Self.carHeight - 2 * Self.carMargin)
    scene.elements += self.map(in: map)
    var y = Self.carMargin
    let x = map.maxX + Self.carMargin
    for activity in contents.cards where y + card.height <= scene.size.height {
      scene.elements += smallCard(
        activity, named: false, in: Rect(x: x, y: y, width: card.width, height: card.height))
      y += card.height + Self.smallDistance
    }
    if contents.cards.isEmpty {
      scene.elements.append(
        nothing(in: Rect(x: x, y: Self.carMargin, width: card.width, height: card.height)))
    }
    return scene
  }

  /// The time, the reception, and apps that were used last.
  private func carSide(_ time: String) -> [SceneElement] {
    let middle = Self.carSide / 2
    let tiles = [SystemColor.green, .blue, .red].enumerated().map { index, color in
      SceneElement(
        .app(index),
        .fill(SystemPalette.tint(color, scheme: .dark, look: systemLook)),
        in: Rect(x: middle - 20, y: 78 + Double(index) * 54, width: 40, height: 40),
        cornerRadius: 9)
    }
    return [
      label(
        Self.text(time, size: 15, .semibold), .time, .white, around: Point(x: middle, y: 26),
        most: Self.carSide),
      SceneElement(
        .signal, .signal(.white), in: Rect(x: middle - 9, y: 42, width: 18.3, height: 11)),
    ] + tiles
  }

  /// A map with a few roads and a place that does not change.
  private func map(in rect: Rect) -> [SceneElement] {
    func at(_ x: Double, _ y: Double) -> Point { Point(x: x * rect.width, y: y * rect.height) }
    func shape(_ path: [PathElement], _ style: StyleValue, _ width: Double) -> SceneElement {
      let content = ShapeContent(
        .path(path, rect.size), stroke: ShapeStroke(style: style, lineWidth: width))
      let placed = PlacedNode(
        .view(.shape(content)), bounds: Rect(origin: .zero, size: rect.size))
      return view(
        placed, .road(Int(width)), at: rect.origin, within: rect,
        on: .phoneIsland(radius: 14, systemLook))
    }
    return [
      SceneElement(.map, .fill(Tint(wallpaper.top)), in: rect, cornerRadius: 14),
      shape([.move(at(0.05, 0.3)), .line(at(0.95, 0.62))], .opacity(.white, 0.14), 10),
      shape(
        [
          .move(at(0.3, 0.06)),
          .cubic(at(0.62, 0.94), control1: at(0.34, 0.5), control2: at(0.6, 0.5)),
        ], .opacity(.white, 0.14), 9),
      shape(
        [
          .move(at(0.61, 0.9)), .quadratic(at(0.46, 0.45), control: at(0.58, 0.55)),
          .line(at(0.08, 0.31)),
        ], .color(.system(.blue)), 7),
    ]
  }

  // MARK: Mac

  /// The menu bar of a Mac with the compact views of its activities (SURFACE-6).
  package func mac(_ activities: [SceneContents.Activity], time: String, day: String) -> PhoneScene
  {
    var scene = PhoneScene(size: Self.macSize)
    let bar = Rect(x: 0, y: 0, width: scene.size.width, height: Self.barHeight)
    let ink = appearance == .dark ? RGB.white : .black
    scene.elements = [
      SceneElement(
        .wallpaper, .gradient(top: wallpaper.top, bottom: wallpaper.bottom), in: scene.bounds),
      SceneElement(
        .menuBar, .fill(Tint(appearance == .dark ? .black : .white, alpha: 0.72)), in: bar),
    ]
    let clock = label(
      Self.text("\(day.prefix(3)) \(time)", size: 14, .medium), .time, ink,
      around: Point(x: 0, y: bar.center.y), most: 200)
    var right = bar.maxX - 14 - clock.frame.width
    var moved = clock
    moved.frame.origin.x = right
    scene.elements.append(moved)
    for (index, activity) in activities.prefix(3).enumerated().reversed() {
      let pill = pill(activity, index, before: right - 10, in: bar)
      scene.elements += pill.elements
      right = pill.bounds.minX
    }
    var x = 16.0
    for (index, menu) in Self.menus.enumerated() {
      var text = label(
        Self.text(menu, size: 14, index == 0 ? .semibold : .regular), .menu(index), ink,
        around: Point(x: 0, y: bar.center.y), most: 200)
      text.frame.origin.x = x
      guard text.frame.maxX + 10 < right else { break }
      scene.elements.append(text)
      x = text.frame.maxX + 18
    }
    return scene
  }

  /// A pill with both compact views, as large as on a phone.
  private func pill(
    _ activity: SceneContents.Activity, _ index: Int, before right: Double, in bar: Rect
  ) -> ScenePart {
    let parts: [(ArchivePart, PlacedNode)] = [
      ArchivePart.compactLeading, .compactTrailing,
    ].compactMap { part in
      activity.archive.node(of: part).map {
        (part, layout($0, in: Proposal(width: 120, height: island.restingHeight)))
      }
    }
    let width = parts.reduce(8) { $0 + $1.1.bounds.width }
    let rect = Rect(
      x: right - width, y: bar.center.y - Self.pillHeight / 2, width: width,
      height: Self.pillHeight)
    var part = ScenePart(bounds: rect)
    part.elements = [
      SceneElement(
        .island(index), .island(hasLine: false), in: rect, cornerRadius: Self.pillHeight / 2)
    ]
    var x = rect.minX
    for (name, placed) in parts {
      if name == .compactTrailing { x = rect.maxX - placed.bounds.width }
      part.elements.append(
        view(
          placed, .view(name, of: activity.id),
          at: Point(x: x, y: rect.center.y - placed.bounds.height / 2), within: rect,
          on: .phoneIsland(radius: Self.pillHeight / 2, systemLook)))
      x += placed.bounds.width
    }
    return part
  }

  // MARK: Cards

  /// The card of a watch or a car: the widget's view for the family `small`, else the app's name with
  /// the compact views.
  private func smallCard(
    _ activity: SceneContents.Activity, named isNamed: Bool, in rect: Rect
  ) -> [SceneElement] {
    var surface = SurfaceColors.phoneCard(.dark, systemLook)
    surface.cornerRadius = Self.smallCorner
    if let tint = activity.archive.activityBackgroundTint, activity.archive.small != nil {
      surface.background = StyleResolver(surface: surface).paint(tint, in: .zero).mean.blended(
        over: .black)
    }
    let background = SceneElement(
      .card(activity.id), .fill(Tint(surface.background)), in: rect,
      cornerRadius: Self.smallCorner)
    if let small = activity.archive.small {
      let placed = layout(small, in: Proposal(width: rect.width, height: rect.height))
      return [
        background,
        view(
          placed, .view(.small, of: activity.id),
          at: Point(
            x: rect.center.x - placed.bounds.width / 2,
            y: rect.center.y - placed.bounds.height / 2), within: rect, on: surface),
      ]
    }
    let inner = Rect(
      x: rect.minX + Self.smallMargin, y: rect.minY, width: rect.width - 2 * Self.smallMargin,
      height: rect.height)
    let hasName = isNamed && activity.name != nil
    let middle = rect.center.y + (hasName ? 12 : 0)
    var elements = [background]
    if hasName, let name = activity.name {
      var text = label(
        Self.text(name, size: 15, .semibold), .cardName(activity.id), surface.foreground,
        around: Point(x: inner.center.x, y: rect.center.y - 16), most: inner.width)
      text.frame.origin.x = inner.minX
      elements.append(text)
    }
    for part in [ArchivePart.compactLeading, .compactTrailing] {
      guard let node = activity.archive.node(of: part) else { continue }
      let placed = layout(
        node, in: Proposal(width: inner.width / 2, height: island.restingHeight))
      let x = part == .compactLeading ? inner.minX : inner.maxX - placed.bounds.width
      var colors = surface
      colors.colorScheme = .dark
      elements.append(
        view(
          placed, .view(part, of: activity.id),
          at: Point(x: x, y: middle - placed.bounds.height / 2), within: rect, on: colors))
    }
    return elements
  }

  private func nothing(in rect: Rect) -> SceneElement {
    label(
      Self.text("No Live Activities", size: 14), .more, RGB(0x8E8E93), around: rect.center,
      most: rect.width)
  }

  // Chosen (PICTURE-18), in points.
  /// The radius of a watch's corners, as a share of its width.
  private static let watchCorner = 0.2
  private static let watchTop = 36.0
  private static let smallDistance = 4.0
  private static let smallCorner = 22.0
  private static let smallMargin = 12.0
  private static let carSide = 72.0
  private static let carMap = 220.0
  private static let carMargin = 10.0
  private static let carHeight = 246.0
  private static let macSize = Size(width: 720, height: 96)
  private static let barHeight = 38.0
  private static let pillHeight = 30.0
  private static let menus = ["Finder", "File", "Edit", "View", "Go", "Window", "Help"]
}
