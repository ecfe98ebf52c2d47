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
  /// - Throws: `PictureFailure` when the presentation is not shown, or is drawn in cells only.
  package func picture() throws(PictureFailure) -> DisplayList {
    if let absence = frame.absence {
      throw PictureFailure(message: absence, isPresentation: true)
    }
    let (settings, presentation) = (spec.settings, spec.presentation)
    let time = TimedTextContext(
      now: now, locale: settings.locale, timeZone: settings.timeZone,
      isLuminanceReduced: settings.isDimmed(for: presentation))
    let theme = look.theme
    let picture = PhonePicture(
      device: settings.device, island: EnvironmentBuilder.measures(of: settings.device),
      time: time, appearance: look.appearance,
      wallpaper: (theme.wallpaper(at: 0), theme.wallpaper(at: 1)), systemLook: look.systemLook)
    var card = archive.lockScreen
    // LOCK-3: hidden content is a placeholder.
    if settings.mode.hidesCardsWhenLocked, presentation != .banner {
      card = card?.modified(.redacted)
    }
    let isDimmed = settings.isDimmed(for: presentation)
    let scene: PictureScene? =
      switch presentation {
      case .phone(.compact): picture.compact(archive)
      case .phone(.minimalAttached): picture.minimal(attached: archive, detached: nil)
      case .phone(.minimalDetached): picture.minimal(attached: nil, detached: archive)
      case .phone(.expanded): picture.expanded(archive)
      case .phone(.lockScreen): picture.card(card, of: archive, isDimmed: isDimmed)
      case .phone(.banner): picture.card(card, of: archive, isDimmed: isDimmed, hasBanner: true)
      case .alwaysOn: picture.card(card, of: archive, isDimmed: true)
      case .surface(let surface):
        switch surface.traits.shows {
        case .wholeScreenCard: picture.standBy(archive, isNight: settings.mode.isNight)
        case .phone, .smallCard, .compactViews: nil
        }
      }
    guard let scene else {
      throw PictureFailure(
        message: "not drawn with a phone's letters; try --letters cells", isPresentation: true)
    }
    return scene.list
  }

  /// The presentation as SVG with a phone's letters.
  ///
  /// - Throws: `PictureFailure` as `picture()` does.
  package func phoneSvg() throws(PictureFailure) -> String {
    PictureSvg(try picture(), title: title).text
  }
}
