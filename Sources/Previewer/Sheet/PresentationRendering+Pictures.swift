import ActivityModel
import CellRaster
import Emulator
import PhoneScreen
import ViewArchive

extension PresentationRendering {
  /// The part of a frame that can be shown as a picture, in cells of the frame; nil: it is drawn in
  /// cells only.
  func picture(of frame: SheetFrame) -> PictureRegion? {
    guard frame.absence == nil, look.depth != .mono, !settings.isLandscape,
      let surface = pictureSurface
    else { return nil }
    var rect = frame.grid.bounds
    var phone = screen(from: 0, columns: frame.size.columns)
    if !presentation.isInIsland {
      guard let card = frame.regions.first(where: { $0.target == .card(SheetRenderer.activity) })
      else { return nil }
      rect = card.rect
      phone = cardScreen
    }
    return PictureRegion(
      name: presentation.rawValue, rect: rect,
      content: PictureContent(
        surface: surface, device: settings.device, appearance: look.appearance,
        locale: settings.locale, timeZone: settings.timeZone,
        isDimmed: settings.isDimmed(for: presentation), systemLook: look.systemLook,
        wallpaper: DeviceFrame(phone: phone, look: look).wallpaper(beside: rect, in: frame.grid)),
      marks: PictureMarks(time: presentation.isInIsland ? clock.time(now) : nil))
  }

  private var pictureSurface: PictureContent.Surface? {
    let isHidden = settings.mode.hidesCardsWhenLocked && presentation != .banner
    switch presentation {
    case .phone(.compact):
      return settings.hasRival
        ? .minimal(attached: archive, detached: .rival) : .compact(archive)
    case .phone(.minimalAttached): return .minimal(attached: archive, detached: .rival)
    case .phone(.minimalDetached): return .minimal(attached: .rival, detached: archive)
    case .phone(.expanded): return archive.expanded == nil ? nil : .expanded(archive)
    case .phone(.lockScreen), .phone(.banner), .alwaysOn:
      return archive.lockScreen == nil ? nil : .card(archive, isHidden: isHidden)
    case .surface: return nil
    }
  }
}
