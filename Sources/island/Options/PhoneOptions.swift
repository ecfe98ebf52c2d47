import ActivityModel
import ArgumentParser
import Previewer

/// The options of a preview for the phone and the state, in addition to the display options; the
/// keys of `SheetToggle` change the same settings.
struct PhoneOptions: ParsableArguments {
  @Option(help: "The state that is shown first, by its name or number.")
  var state: String?

  @Flag(help: "As after the stale date.")
  var stale = false

  @Option(help: "The text size, such as xxxLarge or accessibility1.")
  var textSize: String?

  @Option(help: "The locale, such as ar_EG; en_US when left out.")
  var locale: String?

  @Option(help: "The time zone, such as Europe/Berlin.")
  var timeZone: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Read from right to left; by the locale when left out.")
  var rtl: Bool?

  @Flag(help: "Every text of the app's own twice as long.")
  var pseudoLong = false

  @Flag(help: "The app is in front: its activity is not in the island.")
  var foreground = false

  @Flag(help: "The phone is locked: its card alone is seen.")
  var locked = false

  @Flag(help: "Another app's activity competes for the island.")
  var rival = false

  @Flag(help: "The phone is held on its side: the island is limited in width.")
  var landscape = false

  @Option(help: "The watch by its height in mm: 40, 41, 44, 45 (the default) or 49.")
  var watch: String?

  @Option(help: "The car's card: 240x78 (the default), 240x100 or 170x78.")
  var car: String?

  /// Validates the options by applying them to default settings.
  ///
  /// - Throws: `ValidationError` when a value is not valid.
  func validate() throws {
    do {
      _ = try settings(over: SheetSettings())
    } catch {
      throw ValidationError(SettingMessage.text(for: error))
    }
  }

  /// Returns the settings with these options applied.
  ///
  /// - Throws: `SettingError` when a value is not valid.
  func settings(over settings: SheetSettings) throws(SettingError) -> SheetSettings {
    var choices = SheetChoices(settings: settings)
    let texts = [
      ("text-size", textSize), ("locale", locale), ("time-zone", timeZone), ("watch", watch),
      ("car", car), ("rtl", rtl.map { $0 ? "right-to-left" : "left-to-right" }),
    ]
    for case (let name, let text?) in texts { try SheetToggle.set(name, to: text, in: &choices) }
    let flags = [
      ("stale", stale), ("pseudo-long", pseudoLong), ("foreground", foreground),
      ("locked", locked), ("rival", rival), ("landscape", landscape),
    ]
    for (name, isOn) in flags where isOn { try SheetToggle.set(name, to: "on", in: &choices) }
    return choices.settings
  }
}
