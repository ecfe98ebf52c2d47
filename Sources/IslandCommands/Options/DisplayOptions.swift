package import ActivityModel
import ArgumentParser
import CellRaster
package import CursesTerminal
package import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// The display options, common to all commands that open a screen.
package struct DisplayOptions: ParsableArguments {
  @Option(
    help:
      "The device, such as iphone-16-pro, or one by its numbers, such as 402x874,island=small; --device list names them all."
  )
  var device: String?

  @Option(help: "A theme's name, the path of its file, or auto; 'island themes' names them all.")
  var theme: String?

  @Option(help: "Colours: 24-bit, 256, 16 or mono (default: detected).")
  var color: String?

  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  @Option(help: "Edges of shapes: halves or sextants of a cell (default: detected).")
  var blocks: Mosaic?

  @Option(
    help: ArgumentHelp(
      "Pictures in the terminal: auto (the default), kitty, iterm2, sixel, off or rest=off.",
      discussion: "They have a phone's letters. With rest=off they are drawn by key alone.",
      valueName: "protocol"))
  var pictures: String?

  @Flag(help: "Lines of text instead of a screen, for screen readers and pipes.")
  var plain = false

  @Option(help: "The amount of motion: full (the default), reduced (also fewer frames) or none.")
  var motion: MotionLevel?

  @Flag(help: "The same as --motion none.")
  var reduceMotion = false

  @Option(
    name: .customLong("show"),
    help: "The surface shown first: phone (the default), standby, watch, carplay or mac.")
  var surface: ScreenMode.Surface?

  @Flag(help: "Begin in Always-On: the locked phone, dimmed and without motion.")
  var alwaysOn = false

  @Flag(help: "StandBy's night mode, in red only.")
  var night = false

  @Option(help: "The appearance of cards: light (the default) or dark.")
  var appearance: ColorSchemeName?

  @Option(
    help: ArgumentHelp(
      "Set one of the system's limits or rules; '--set list' lists them all.",
      valueName: "name=value"))
  var set: [String] = []

  @Option(help: "The configuration file (default: ~/.config/island/config.toml).")
  var config: String?

  package init() {}

  /// The options of a line that has none.
  static var none: DisplayOptions {
    var options = DisplayOptions()
    options.device = nil
    options.theme = nil
    options.color = nil
    options.ascii = false
    options.blocks = nil
    options.pictures = nil
    options.plain = false
    options.motion = nil
    options.reduceMotion = false
    options.surface = nil
    options.alwaysOn = false
    options.night = false
    options.appearance = nil
    options.set = []
    options.config = nil
    return options
  }

  /// Returns the configuration of the file and the options.
  ///
  /// - Throws: `CommandError` for an unknown device, or a message with the names of all.
  package func configuration() throws -> EmulatorConfiguration {
    let environment = ProcessInfo.processInfo.environment
    let file = ConfigurationFile(path: config, environment: environment)
    let engine = chosenSettings(over: file.engine)
    let theme = chosenTheme(theme ?? file.theme)
    var configuration = EmulatorConfiguration(
      device: try device.map { try Self.device(named: $0) }
        ?? file.device.map { try Self.device(named: $0, source: "configuration, device: ") }
        ?? DeviceCatalog.standard,
      theme: theme, depth: Self.depth(named: color ?? file.color),
      glyphs: ascii || file.ascii ? .ascii : nil,
      appearance: appearance ?? file.appearance.map(Self.appearance)
        ?? theme.theme.shape.appearance,
      motion: motion ?? (reduceMotion ? MotionLevel.none : file.motion ?? .full), mode: mode,
      limits: engine.limits,
      options: engine.options, environment: environment)
    configuration.isPlain = plain || file.plain
    configuration.mosaic = blocks
    configuration.pictures = Self.pictures(
      pictures.map { ("--pictures", $0) } ?? file.pictures.map { ("configuration, pictures", $0) },
      environment)
    return configuration
  }

  /// What is wished: by an option or the configuration, else by `ISLAND_PICTURES`. A build without
  /// pictures has none.
  ///
  /// - Parameter chosen: Where the word stands, and the word.
  static func pictures(
    _ chosen: (source: String, word: String)?, _ environment: [String: String]
  ) -> PictureWish {
    let chosen =
      chosen
      ?? environment["ISLAND_PICTURES"].flatMap {
        $0.isEmpty ? nil : ("ISLAND_PICTURES", $0)
      }
    var wish = PictureWish.automatic
    if let (source, word) = chosen {
      guard let parsed = PictureWish(word: word) else {
        let words = PictureWish.words.joined(separator: ", ")
        ErrorPrinter.exit("\(source): unknown '\(word)', want one of \(words)", code: .usage)
      }
      wish = parsed
    }
    #if Pictures
      return wish
    #else
      if case .off = wish { return wish }
      return .off(because: "built without them; build with --traits Pictures")
    #endif
  }

  private var mode: ScreenMode {
    var mode = ScreenMode(surface: surface ?? (night ? .standBy : .phone))
    mode.isAlwaysOn = alwaysOn
    mode.isNight = night
    return mode
  }

  private func chosenSettings(over defaults: EngineSettings) -> EngineSettings {
    var settings = defaults
    for text in set {
      if text == "list" {
        for (name, value, wants) in settings.list { print("\(name)=\(value)  (\(wants))") }
        Foundation.exit(0)
      }
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        ErrorPrinter.exit(
          "--set wants NAME=VALUE, such as activeDuration=30s, got '\(text)'", code: .usage)
      }
      do throws(SettingError) {
        try settings.set(parts[0], to: parts[1])
      } catch {
        ErrorPrinter.exit("--set: \(SettingMessage.text(for: error))", code: .usage)
      }
    }
    return settings
  }

  private static func appearance(named name: String) -> ColorSchemeName {
    guard let appearance = ColorSchemeName(rawValue: name) else {
      ErrorPrinter.exit(
        "configuration, appearance: unknown '\(name)', want light or dark", code: .badInput)
    }
    return appearance
  }

  /// Looks up a device by name.
  ///
  /// - Parameter source: A prefix of the error message.
  /// - Throws: `CommandError` for an unknown name, and for `list` a `CleanExit` with all names.
  package static func device(named device: String, source: String = "") throws -> Device {
    if device == "list" {
      let lines = DeviceCatalog.all.map { "\($0.id)  \($0.name)" }
      throw CleanExit.message(lines.joined(separator: "\n"))
    }
    if let found = DeviceCatalog.device(device) ?? DeviceCatalog.custom(device) { return found }
    let remedy =
      DeviceCatalog.suggestion(for: device).map { ", did you mean '\($0.id)'?" }
      ?? ": 'list' in its place names them all"
    throw CommandError(
      "\(source)unknown device '\(device)'\(remedy)", code: source.isEmpty ? .usage : .badInput)
  }

  static func depth(named color: String?) -> ColorDepth? {
    guard let color else { return nil }
    if let depth = ColorDepth(rawValue: color) { return depth }
    let names = ColorDepth.allCases.map(\.rawValue).joined(separator: ", ")
    ErrorPrinter.exit("unknown colour depth '\(color)', want one of \(names)", code: .usage)
  }

  /// Returns the chosen theme. For a theme file with mistakes it prints them; values that are
  /// missing for this reason are taken from the default theme.
  private func chosenTheme(_ word: String?) -> ThemeChoice {
    word.map { Self.theme(named: $0) } ?? ThemeChoice(theme: .standard)
  }

  package static func theme(named word: String) -> ThemeChoice {
    let choice = ThemeCatalog().choice(word)
    for problem in choice.problems {
      ErrorPrinter.print("\(choice.path ?? word): \(ThemeProblemMessage(problem).text)")
    }
    return choice
  }
}
