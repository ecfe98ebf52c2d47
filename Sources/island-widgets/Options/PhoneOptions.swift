import ActivityModel
import ArgumentParser
import Foundation
import Previewer

/// The options for the phone that `island preview` and `island snapshot` share. What is left out
/// stays as the command has it.
struct PhoneOptions: ParsableArguments {
  @Flag(help: "Show the content as stale.")
  var stale = false

  @Option(
    help:
      "The time zone, such as Europe/Berlin (default: UTC in a snapshot, else the machine's).")
  var timeZone: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Lay out from right to left (default: by the locale).")
  var rtl: Bool?

  @Flag(help: "Double the length of the app's own texts.")
  var pseudoLong = false

  @Flag(help: "The app is in front: its activity is not in the island.")
  var foreground = false

  @Flag(help: "The phone is locked: only the card is shown.")
  var locked = false

  @Flag(help: "Another app's activity competes for the island.")
  var rival = false

  @Flag(help: "The phone is held on its side: the island is limited in width.")
  var landscape = false

  @Option(help: "The watch by its height in mm: 40, 41, 44, 45 (the default) or 49.")
  var watch: WatchSize?

  @Option(help: "The car's card: 240x78 (the default), 240x100 or 170x78.")
  var car: CarSize?

  /// Checks the time zone.
  ///
  /// - Throws: `ValidationError` when the time zone is unknown.
  func validate() throws {
    guard let timeZone, TimeZone(identifier: timeZone) == nil else { return }
    throw ValidationError("unknown time zone '\(timeZone)', expected a name such as Europe/Berlin")
  }

  /// Returns the settings with these options applied; options that are not given change nothing.
  func applied(to settings: SheetSettings) -> SheetSettings {
    var settings = settings
    settings.isStale = stale || settings.isStale
    settings.timeZone = timeZone ?? settings.timeZone
    settings.isRightToLeft = rtl ?? settings.isRightToLeft
    settings.isPseudoLong = pseudoLong || settings.isPseudoLong
    settings.isAppForeground = foreground || settings.isAppForeground
    settings.isLocked = locked || settings.isLocked
    settings.hasRival = rival || settings.hasRival
    settings.isLandscape = landscape || settings.isLandscape
    settings.mode.watch = watch ?? settings.mode.watch
    settings.mode.car = car ?? settings.mode.car
    return settings
  }
}
