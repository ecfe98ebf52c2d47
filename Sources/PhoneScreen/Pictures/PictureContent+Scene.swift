import ActivityModel
package import CellRaster
package import Foundation
package import ViewArchive

extension PictureContent {
  /// What is on the screen of a whole phone; nil: the picture is of a part of it.
  package var wholePhone: (contents: SceneContents, place: PhonePlace)? {
    guard case .phone(let contents) = surface, let place else { return nil }
    return (contents, place)
  }

  /// The least distance of an island from the edges of its picture, in points.
  package static let leastMargin = 4.0

  /// What a picture of a part has to show at least, in points; nil: it is of a whole phone, or the
  /// widget has no such view. An island is as wide as the screen.
  package func shownSize(at date: Date) -> Size? {
    let maker = maker(at: date, size: nil)
    func activity(_ archive: ActivityArchive) -> SceneContents.Activity {
      SceneContents.Activity(ActivityID(""), archive)
    }
    let island: ScenePart?
    switch surface {
    case .phone: return nil
    case .card(let archive, _):
      return maker.card(archive.lockScreen, of: activity(archive), top: 0, isDimmed: isDimmed)?
        .bounds.size
    case .compact(let archive): island = maker.compact(activity(archive))
    case .expanded(let archive): island = maker.expanded(activity(archive))
    case .minimal(let attached, let detached):
      island = maker.split(
        attached: attached.map(activity), detached: [detached.map(activity)])
    }
    return island.map {
      Size(width: device.screenWidth, height: $0.bounds.height + 2 * Self.leastMargin)
    }
  }

  private func maker(at date: Date, size: Size?) -> SceneMaker {
    let colors = wallpaper.map { RGB($0) }
    return SceneMaker(
      device: device,
      time: TimedTextContext(
        now: date, locale: locale, timeZone: timeZone, isLuminanceReduced: isDimmed),
      appearance: appearance, wallpaper: (colors.first ?? .black, colors.last ?? .black),
      systemLook: systemLook, size: size)
  }

  /// What stands where on the whole phone; nil: the picture is of a part of it, or a widget does not
  /// declare what is to be shown.
  ///
  /// - Parameters:
  ///   - size: What is seen of the screen, in points.
  ///   - edge: What is seen of the body on each side, in points.
  package func scene(
    at date: Date, marks: PictureMarks, size: Size, edge: Double
  ) -> PhoneScene? {
    guard let (contents, place) = wholePhone else { return nil }
    let maker = maker(at: date, size: size)
    var scene = maker.scene(
      of: contents, time: marks.time ?? "", day: marks.day ?? "", isDimmed: isDimmed)
    scene?.isCut = place.isCut
    if let bezel, let whole = scene {
      scene?.surroundings = maker.body(around: whole, RGB(bezel), width: edge)
    }
    return scene
  }
}
