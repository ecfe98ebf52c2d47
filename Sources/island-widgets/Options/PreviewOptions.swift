import ActivityModel
import ArgumentParser
import Previewer

/// The options of a preview for the state and the phone, in addition to the display options; the
/// keys of `SheetToggle` change the same settings.
struct PreviewOptions: ParsableArguments {
  @Option(
    help: "The state that is shown first: its name, its number or a JSON file; kept for next time.")
  var state: String?

  @Option(help: "The text size, such as xxxLarge or accessibility1.")
  var textSize: String?

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
    if let textSize { try SheetToggle.set("text-size", to: textSize, in: &choices) }
    return choices.settings
  }
}
