import ActivityModel
import CellRaster
import Foundation
package import ViewArchive
import ViewLayout

extension SceneMaker {
  /// StandBy: an open card, or the clock below the minimal views. Nil: the widget has no view for
  /// the card.
  package func standBy(
    _ contents: SceneContents.StandBy, time: String, day: String
  ) -> PhoneScene? {
    var scene: PhoneScene
    if let open = contents.open {
      guard let activity = contents.activities.first(where: { $0.id == open }),
        let whole = openCard(of: activity)
      else { return nil }
      scene = whole
    } else {
      scene = clock(contents.activities, time: time, day: day)
    }
    scene.isNight = contents.isNight
    return scene
  }

  /// StandBy with an open card: the whole screen on its side, the card almost twice as large, its tint
  /// up to the edges (SURFACE-2, PICTURE-14). Nil: the widget has no view for it.
  private func openCard(of activity: SceneContents.Activity) -> PhoneScene? {
    guard let node = activity.archive.lockScreen else { return nil }
    var surface = SurfaceColors.phoneCard(.dark, systemLook)
    surface.background = .black
    if let tint = activity.archive.activityBackgroundTint {
      surface.background = StyleResolver(surface: surface).paint(tint, in: .zero).mean.blended(
        over: .black)
    }
    var scene = sideways()
    let screen = scene.bounds
    let width = cardWidth - Self.standByInset.width
    var engine = LayoutEngine(context: LayoutContext(metrics: .phone, time: time))
    let placed = engine.layout(node, width: width, heights: 0...PhoneMeasures.cardHeight)
    let card = Rect(
      x: screen.center.x - width / 2, y: screen.center.y - placed.bounds.height / 2, width: width,
      height: placed.bounds.height)
    // Nothing cuts the card but the screen.
    surface.cornerRadius = 0
    var view = view(
      placed, .view(.lockScreen, of: activity.id), at: card.origin, within: screen, on: surface)
    let drop = PlaneTransform(
      translation: Point(x: -Self.standByInset.left, y: Self.standByDrop))
    view.transform = drop.after(
      PlaneTransform(scaleX: Self.standByScale, y: Self.standByScale, around: screen.center))
    scene.elements = [
      SceneElement(.card(activity.id), .fill(Tint(surface.background)), in: screen), view,
    ]
    return scene
  }

  /// The clock with the minimal views above it (SURFACE-2).
  private func clock(
    _ activities: [SceneContents.Activity], time: String, day: String
  ) -> PhoneScene {
    var scene = sideways()
    let middle = scene.bounds.center
    scene.elements = [SceneElement(.wallpaper, .fill(Tint(.black)), in: scene.bounds)]
    let shown = activities.filter { $0.archive.minimal != nil }.prefix(3)
    let pill = Size(width: 64, height: 44)
    let distance = 10.0
    var x = middle.x - (Double(shown.count) * (pill.width + distance) - distance) / 2
    for (index, activity) in shown.enumerated() {
      guard let node = activity.archive.minimal else { continue }
      let rect = Rect(x: x, y: Self.pillInset, width: pill.width, height: pill.height)
      let placed = layout(
        node, in: Proposal(width: island.minimal.width, height: island.minimal.height))
      scene.elements += [
        SceneElement(
          .island(index), .fill(Tint(RGB(0x1C1C1E))), in: rect, cornerRadius: pill.height / 2),
        view(
          placed, .view(.minimal, of: activity.id),
          at: Point(
            x: rect.center.x - placed.bounds.width / 2, y: rect.center.y - placed.bounds.height / 2),
          within: rect, on: .phoneIsland(radius: pill.height / 2, systemLook)),
      ]
      x += pill.width + distance
    }
    let size = min(scene.size.height * 0.52, scene.size.width * 0.28)
    scene.elements += [
      label(
        Self.text(time, size: size, .semibold), .clock, .white,
        around: Point(x: middle.x, y: middle.y + 4), most: scene.size.width),
      label(
        Self.text(day, size: 24, .medium), .date, .white,
        around: Point(x: middle.x, y: middle.y + size * 0.5 + 28), most: scene.size.width),
    ]
    return scene
  }

  /// A black screen on its side.
  private func sideways() -> PhoneScene {
    var scene = PhoneScene(size: Size(width: device.screenHeight, height: size.width))
    scene.cornerRadius = device.displayRadius
    return scene
  }

  /// The size of a card in StandBy (PICTURE-14).
  private static let standByScale = 1.95
  /// How far the card's middle is below the screen's, in points (PICTURE-14).
  private static let standByDrop = 18.3
  /// How much narrower a card is laid out than on the Lock Screen, and how far it is left of the
  /// screen's middle, in points (PICTURE-14).
  private static let standByInset = (width: 3.5, left: 3.0)
  /// The distance of the minimal views from the upper edge, in points (PICTURE-18).
  private static let pillInset = 24.0
}
