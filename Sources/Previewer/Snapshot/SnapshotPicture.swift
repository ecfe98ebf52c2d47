import ActivityModel
import CellRaster
import Emulator
package import PhoneDrawing
import PhoneScreen
import ViewArchive
import ViewLayout

extension SnapshotDocument {
  /// Why a presentation cannot be drawn with a phone's letters.
  package struct PictureFailure: Error, Hashable, Sendable {
    package var message: String
    /// True when the presentation has no picture whatever the widget is; the others have.
    package var isPresentation: Bool

    package init(message: String, isPresentation: Bool = false) {
      self.message = message
      self.isPresentation = isPresentation
    }
  }

  /// Draws the presentation with a phone's letters.
  ///
  /// - Parameter isWhole: True for the whole screen around the presentation.
  /// - Throws: `PictureFailure` when the presentation is not shown, or is drawn in cells only.
  package func picture(isWhole: Bool = false) throws(PictureFailure) -> DisplayList {
    if let absence = frame.absence {
      throw PictureFailure(message: absence, isPresentation: true)
    }
    guard let list = isWhole || isSurface ? wholeScreen : part else {
      throw PictureFailure(
        message: "not drawn with a phone's letters; try --letters cells", isPresentation: true)
    }
    return list
  }

  private var isDimmed: Bool { spec.settings.isDimmed(for: spec.presentation) }

  /// LOCK-3: hidden content is a placeholder.
  private var isHidden: Bool {
    spec.settings.mode.hidesCardsWhenLocked && spec.presentation != .banner
  }

  private var time: TimedTextContext {
    TimedTextContext(
      now: now, locale: spec.settings.locale, timeZone: spec.settings.timeZone,
      isLuminanceReduced: isDimmed)
  }

  private var isSurface: Bool {
    switch spec.presentation {
    case .surface: true
    case .phone, .alwaysOn: false
    }
  }

  /// The island or the card on a part of the wallpaper; nil: it is drawn in cells only.
  private var part: DisplayList? {
    PresentationRendering(
      presentation: spec.presentation, settings: spec.settings, look: look, name: "",
      archive: archive, now: now, isTraced: false
    ).phoneScene?.list
  }

  /// The whole screen; nil: it is drawn in cells only.
  private var wholeScreen: DisplayList? {
    let maker = SceneMaker(
      device: spec.settings.device, time: time, appearance: look.appearance,
      wallpaper: (look.theme.wallpaper(at: 0), look.theme.wallpaper(at: 1)),
      systemLook: look.systemLook)
    let clock = ClockFormatter(timeZone: spec.settings.timeZone, locale: spec.settings.locale)
    return contents.flatMap {
      maker.scene(
        of: $0, time: clock.time(now), day: clock.day(now), isDimmed: isDimmed)
    }?.list(now: now)
  }

  private var contents: SceneContents? {
    let activity = SceneContents.Activity(
      SheetRenderer.activity, archive, name: spec.activity.name)
    func home(_ island: SceneContents.Island) -> SceneContents {
      .home(SceneContents.Home(island: island))
    }
    switch spec.presentation {
    case .phone(.compact): return home(.compact(activity))
    case .phone(.minimalAttached): return home(.split(attached: activity, detached: [nil]))
    case .phone(.minimalDetached): return home(.split(attached: nil, detached: [activity]))
    case .phone(.expanded): return home(.expanded(activity))
    case .phone(.banner):
      return .home(
        SceneContents.Home(
          island: spec.settings.device.island == nil ? .none : .idle, banner: activity))
    case .phone(.lockScreen), .alwaysOn:
      return archive.lockScreen == nil
        ? nil : .lock(SceneContents.Lock(cards: [activity], isHidden: isHidden))
    case .surface(let surface):
      let mode = spec.settings.mode
      switch surface {
      case .phone: return nil
      case .standBy:
        return .standBy(
          SceneContents.StandBy(activities: [activity], open: activity.id, isNight: mode.isNight))
      case .watch: return .watch(SceneContents.Watch(size: mode.watch, cards: [activity]))
      case .carPlay: return .carPlay(SceneContents.CarPlay(size: mode.car, cards: [activity]))
      case .mac: return .mac([activity])
      }
    }
  }

  /// The presentation as SVG with a phone's letters.
  ///
  /// - Throws: `PictureFailure` as `picture()` does.
  package func phoneSvg() throws(PictureFailure) -> String {
    PictureSvg(try picture(), title: title).text
  }
}
