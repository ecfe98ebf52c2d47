import ActivityModel
import ArgumentParser
import PhoneScreen
import Previewer

/// The options for a sheet's settings in commands that render presentations without a screen.
struct SheetOptions: ParsableArguments {
  @OptionGroup var phone: PhoneOptions

  @Flag(help: "Show everything as in Always-On.")
  var dimmed = false

  @Flag(help: "StandBy's night mode, in red only.")
  var night = false

  @Option(help: "The amount of motion in an asciicast: full (the default), reduced or none.")
  var motion = MotionLevel.full

  /// The settings from these options; all others have defaults that do not depend on the machine.
  var settings: SheetSettings {
    var settings = phone.applied(to: SheetSettings())
    settings.isDimmed = dimmed
    settings.mode.isNight = night
    settings.motion = motion
    return settings
  }
}
