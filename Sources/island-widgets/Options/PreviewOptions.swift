import ActivityModel
import ArgumentParser
import Previewer

/// The options of a preview for the state and the phone, in addition to the display options; the
/// keys of `SheetToggle` change the same settings.
struct PreviewOptions: ParsableArguments {
  @Option(help: "The state that is shown first, by its name or number.")
  var state: String?

  @Option(help: "The text size, such as xxxLarge or accessibility1.")
  var textSize: String?

  @Option(help: "The locale, such as ar_EG (default: en_US).")
  var locale: String?

  @OptionGroup var phone: PhoneOptions

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
    var choices = SheetChoices(settings: phone.applied(to: settings))
    for case (let name, let text?) in [("text-size", textSize), ("locale", locale)] {
      try SheetToggle.set(name, to: text, in: &choices)
    }
    return choices.settings
  }
}
