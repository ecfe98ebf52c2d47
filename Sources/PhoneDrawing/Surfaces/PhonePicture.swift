package import ActivityModel
package import CellRaster
import Foundation
package import PhoneScreen
package import ViewArchive
import ViewLayout

/// Draws the presentations of an activity as a phone shows them: what a scene has of them, on the
/// wallpaper, as wide as the screen.
package struct PhonePicture: Sendable {
  package var maker: SceneMaker
  /// The control that is marked. Nil: none.
  package var ring: ControlRing?

  package init(
    device: Device, time: TimedTextContext, appearance: ColorSchemeName,
    wallpaper: (top: RGB, bottom: RGB), ring: ControlRing? = nil,
    systemLook: SystemLook = .newest
  ) {
    maker = SceneMaker(
      device: device, time: time, appearance: appearance, wallpaper: wallpaper,
      systemLook: systemLook)
    self.ring = ring
  }

  package var time: TimedTextContext {
    get { maker.time }
    set { maker.time = newValue }
  }

  package var systemLook: SystemLook {
    get { maker.systemLook }
    set { maker.systemLook = newValue }
  }

  // MARK: The island

  /// The island with its compact sides. Nil: the widget declares no island.
  package func compact(_ archive: ActivityArchive) -> PictureScene? {
    maker.compact(Self.activity(archive)).map(island)
  }

  /// The island with an attached and a detached minimal view; nil views leave their place empty.
  package func minimal(
    attached: ActivityArchive?, detached: ActivityArchive?
  ) -> PictureScene {
    island(
      maker.split(
        attached: attached.map(Self.activity), detached: [detached.map(Self.activity)]))
  }

  /// The expanded island. Nil: the widget declares none.
  package func expanded(_ archive: ActivityArchive) -> PictureScene? {
    maker.expanded(Self.activity(archive)).map(island)
  }

  /// The status bar beside the island.
  package func statusBar(_ time: String, in scene: PictureScene) -> [DisplayItem] {
    var drawing = SceneDrawing(now: self.time.now)
    return drawing.items(of: maker.statusBar(time, besides: scene.bounds))
  }

  // MARK: Cards

  /// A card on the Lock Screen. Nil: the widget has no view for it.
  /// - Parameters:
  ///   - node: The view to draw, which may be hidden for privacy.
  ///   - isDimmed: True for Always-On.
  package func card(
    _ node: ViewNode?, of archive: ActivityArchive, isDimmed: Bool = false, hasBanner: Bool = false
  ) -> PictureScene? {
    let top = hasBanner ? maker.island.inset : SceneMaker.cardDistance
    return maker.card(node, of: Self.activity(archive), top: top, isDimmed: isDimmed).map { part in
      // As high as the card was laid out, with a margin below.
      let bottom = part.elements.map(\.frame.maxY).first ?? part.bounds.maxY
      return scene(
        part, height: bottom + SceneMaker.cardDistance,
        wallpaper: isDimmed ? maker.dimmedWallpaper : maker.wallpaper)
    }
  }

  // MARK: Helpers

  /// There is one activity in the picture.
  private static func activity(_ archive: ActivityArchive) -> SceneContents.Activity {
    SceneContents.Activity(ActivityID(""), archive)
  }

  /// A picture of the island: as far below it as above is the wallpaper (PICTURE-2).
  private func island(_ part: ScenePart) -> PictureScene {
    scene(part, height: part.bounds.maxY + maker.island.inset, wallpaper: maker.wallpaper)
  }

  private func scene(
    _ part: ScenePart, height: Double, wallpaper: (top: RGB, bottom: RGB)
  ) -> PictureScene {
    var drawing = SceneDrawing(now: time.now, ring: ring)
    var scene = PictureScene(
      size: Size(width: maker.size.width, height: height), bounds: part.bounds,
      shapes: part.shapes, wallpaper: wallpaper, screenHeight: maker.size.height)
    scene.items = drawing.items(of: part.elements)
    scene.notes = drawing.notes
    return scene
  }
}
