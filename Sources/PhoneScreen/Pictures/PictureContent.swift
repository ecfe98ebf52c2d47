package import ActivityModel
package import CellRaster
package import ViewArchive
import ViewLayout

/// What a picture with a phone's letters shows, but for the time: everything that the process which
/// draws pictures has to know.
package struct PictureContent: Codable, Hashable, Sendable {
  /// The part of the phone in a picture.
  package enum Surface: Codable, Hashable, Sendable {
    case compact(ActivityArchive)
    /// The attached and the detached minimal view; nil: the other activity is not known.
    case minimal(attached: ActivityArchive?, detached: ActivityArchive?)
    case expanded(ActivityArchive)
    /// A card.
    ///
    /// - isHidden: True to draw its content as a placeholder (LOCK-3).
    case card(ActivityArchive, isHidden: Bool)
    /// The whole phone.
    case phone(SceneContents)
  }

  package var surface: Surface
  package var device: Device
  package var appearance: ColorSchemeName
  package var locale: String
  package var timeZone: String
  /// True for Always-On.
  package var isDimmed: Bool
  /// The generation of iOS whose colours and materials are drawn.
  package var systemLook: SystemLook
  /// The wallpaper's colours at the upper and at the lower edge of the picture, as `0xRRGGBB`.
  package var wallpaper: [UInt32]
  /// The colour of the phone's body, which is seen at the upper corners of the screen; nil: the
  /// picture has no corner of the screen.
  package var bezel: UInt32?
  /// The radius of the screen's corners in columns.
  package static let cornerColumns = DeviceFrame.cornerRadius / CellMetric.width
  /// The colour of a line around a card, which marks it as focused; nil: none.
  package var outline: UInt32?
  /// Where a whole phone is in the picture; nil: the picture is of a part of it.
  package var place: PhonePlace?
  /// The scale that a part shares with others; nil: it has one of its own, at which it fits.
  package var fit: PictureFit?

  package init(
    surface: Surface, device: Device, appearance: ColorSchemeName, locale: String,
    timeZone: String, isDimmed: Bool = false, systemLook: SystemLook = .newest,
    wallpaper: (top: RGB, bottom: RGB), bezel: RGB? = nil, outline: RGB? = nil,
    place: PhonePlace? = nil
  ) {
    self.surface = surface
    self.device = device
    self.appearance = appearance
    self.locale = locale
    self.timeZone = timeZone
    self.isDimmed = isDimmed
    self.systemLook = systemLook
    self.wallpaper = [wallpaper.top.number, wallpaper.bottom.number]
    self.bezel = bezel?.number
    self.outline = outline?.number
    self.place = place
  }
}
