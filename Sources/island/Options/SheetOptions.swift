import ActivityModel
import ArgumentParser
import Emulator
import Foundation
import PhoneScreen
import Previewer
import ViewArchive

/// The options for the phone's settings in commands that render presentations without a screen.
struct SheetOptions: ParsableArguments {
  @Flag(help: "As after the stale date.")
  var stale = false

  @Flag(help: "Everything as in Always-On.")
  var dimmed = false

  @Flag(
    inversion: .prefixedNo,
    help: "Read from right to left; by the locale when left out.")
  var rtl: Bool?

  @Flag(help: "Texts as long as a wordy language makes them.")
  var pseudoLong = false

  @Flag(help: "The app is in front: its activity is not in the island.")
  var foreground = false

  @Flag(help: "The phone is locked: its card alone is seen.")
  var locked = false

  @Flag(help: "Another app's activity competes for the island.")
  var rival = false

  @Flag(help: "The phone is held on its side: the island is limited in width.")
  var landscape = false

  @Flag(help: "StandBy at night: red alone.")
  var night = false

  @Option(help: "The watch by its height in mm: 40, 41, 44, 45 (the default) or 49.")
  var watch = WatchSize.mm45

  @Option(help: "The car's card: 240x78 (the default), 240x100 or 170x78.")
  var car = CarSize.medium

  @Option(help: "The time zone, such as Europe/Berlin; UTC when left out.")
  var timeZone = "UTC"

  @Option(help: "How much moves in a film: full (the default), reduced or none.")
  var motion = MotionLevel.full

  /// Checks the time zone.
  ///
  /// - Throws: `ValidationError` when the time zone is unknown.
  func validate() throws {
    guard TimeZone(identifier: timeZone) != nil else {
      throw ValidationError("unknown time zone '\(timeZone)', want a name such as Europe/Berlin")
    }
  }

  /// The settings from these options; device, appearance, locale and text size have their defaults.
  var settings: SheetSettings {
    var settings = SheetSettings()
    settings.isStale = stale
    settings.isDimmed = dimmed
    settings.isRightToLeft = rtl
    settings.isPseudoLong = pseudoLong
    settings.isAppForeground = foreground
    settings.isLocked = locked
    settings.hasRival = rival
    settings.isLandscape = landscape
    settings.mode.isNight = night
    settings.mode.watch = watch
    settings.mode.car = car
    settings.timeZone = timeZone
    settings.motion = motion
    return settings
  }
}
