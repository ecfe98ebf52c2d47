import ActivityModel
import CellRaster
import PhoneDrawing
import PhoneScreen
import ViewArchive
import ViewLayout

extension PresentationRendering {
  /// The presentation with a phone's letters, another activity's part left empty; nil: it is drawn in
  /// cells only, or the widget has no such view.
  var phoneScene: PictureScene? {
    let time = TimedTextContext(
      now: now, locale: settings.locale, timeZone: settings.timeZone,
      isLuminanceReduced: settings.isDimmed(for: presentation))
    let theme = look.theme
    let picture = PhonePicture(
      device: settings.device, time: time, appearance: look.appearance,
      wallpaper: (theme.wallpaper(at: 0), theme.wallpaper(at: 1)), systemLook: look.systemLook)
    var card = archive.lockScreen
    // LOCK-3: hidden content is a placeholder.
    if settings.mode.hidesCardsWhenLocked, presentation != .banner {
      card = card?.modified(.redacted)
    }
    let isDimmed = settings.isDimmed(for: presentation)
    switch presentation {
    case .phone(.compact): return picture.compact(archive)
    case .phone(.minimalAttached): return picture.minimal(attached: archive, detached: nil)
    case .phone(.minimalDetached): return picture.minimal(attached: nil, detached: archive)
    case .phone(.expanded): return picture.expanded(archive)
    case .phone(.lockScreen): return picture.card(card, of: archive, isDimmed: isDimmed)
    case .phone(.banner):
      return picture.card(card, of: archive, isDimmed: isDimmed, hasBanner: true)
    case .alwaysOn: return picture.card(card, of: archive, isDimmed: true)
    case .surface: return nil
    }
  }

  /// The size in points that the presentation has where it is shown; nil: it is not known.
  var phoneSize: Size? {
    if case .surface(let surface) = presentation {
      switch surface.traits.shows {
      case .smallCard:
        let card = settings.mode(for: presentation).smallCard
        return Size(width: card.width, height: card.height)
      // The phone lies on its side.
      case .wholeScreenCard:
        return Size(width: settings.device.screenHeight, height: settings.device.screenWidth)
      case .phone, .compactViews: return nil
      }
    }
    guard let shapes = phoneScene?.shapes else { return nil }
    return (presentation == .minimalDetached ? shapes.last : shapes.first)?.size
  }
}
