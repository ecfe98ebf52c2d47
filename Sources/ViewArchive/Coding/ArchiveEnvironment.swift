package import Foundation

/// The values that `@Environment` returns while a view is lowered, and the measures of the device
/// that lowering needs.
package struct ArchiveEnvironment: Codable, Hashable, Sendable {
  package var now: Date
  /// The appearance of cards; the island is always dark.
  package var colorScheme: ColorSchemeName
  /// A locale identifier such as `en_US`.
  package var locale: String
  /// A time zone identifier such as `Europe/Berlin`.
  package var timeZone: String
  package var isRightToLeft: Bool
  /// `SwiftUI.DynamicTypeSize` case name.
  package var dynamicTypeSize: String
  package var isLuminanceReduced: Bool
  package var isActivityFullscreen: Bool
  package var isDynamicIslandLimitedInWidth: Bool
  /// True in a preview of long texts: localised texts are doubled (`DoubleLength`).
  package var isPseudoLong: Bool
  /// True if Reduce Motion is on.
  package var isMotionReduced: Bool
  /// The phone's version of iOS as it is shown, such as `26.2`.
  package var systemVersion: String
  /// The generation of iOS that decides the components of named colours.
  package var systemLook: SystemLook
  /// Pixels per point.
  package var displayScale: Double
  /// The sizes and margins of the device's island in points (SIZE-1).
  package var island: IslandMeasures
  /// The card's width and largest height, in points.
  package var card: Size
  /// The width and largest height of a watch's or a car's card, in points.
  package var smallCard: Size
  /// Values of the store of the app group, which an app would write, as texts by their keys. Nil:
  /// none are set.
  package var appGroup: [String: String]?

  /// The width and largest height of a card on a phone of the small size class (SIZE-1).
  package static let standardCard = Size(width: 365, height: 160)

  /// The version of a phone of which nothing is known.
  package static let newestSystem = "27.0"

  package init(
    now: Date, colorScheme: ColorSchemeName = .light, locale: String = "en_US",
    timeZone: String = "UTC", isRightToLeft: Bool = false, dynamicTypeSize: String = "large",
    isLuminanceReduced: Bool = false, isActivityFullscreen: Bool = false,
    isDynamicIslandLimitedInWidth: Bool = false, isPseudoLong: Bool = false,
    isMotionReduced: Bool = false, systemVersion: String = ArchiveEnvironment.newestSystem,
    systemLook: SystemLook = .newest, displayScale: Double = 3,
    island: IslandMeasures = IslandMeasures(), card: Size = ArchiveEnvironment.standardCard,
    smallCard: Size = Size(width: 184, height: 80.5)
  ) {
    self.now = now
    self.colorScheme = colorScheme
    self.locale = locale
    self.timeZone = timeZone
    self.isRightToLeft = isRightToLeft
    self.dynamicTypeSize = dynamicTypeSize
    self.isLuminanceReduced = isLuminanceReduced
    self.isActivityFullscreen = isActivityFullscreen
    self.isDynamicIslandLimitedInWidth = isDynamicIslandLimitedInWidth
    self.isPseudoLong = isPseudoLong
    self.isMotionReduced = isMotionReduced
    self.systemVersion = systemVersion
    self.systemLook = systemLook
    self.displayScale = displayScale
    self.island = island
    self.card = card
    self.smallCard = smallCard
  }
}
