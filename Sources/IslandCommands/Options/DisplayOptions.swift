package import ActivityModel
import ArgumentParser
package import Emulator
import Foundation
import PhoneScreen
import ViewArchive

/// The options for a phone on the screen, common to the commands that show one.
package struct DisplayOptions: ParsableArguments {
  @Option(
    help:
      "The device, such as iphone-16-pro, or one by its numbers, such as 402x874,island=small; --device list names them all."
  )
  var device: String?

  @Flag(help: "Lines of text instead of a screen, for screen readers and pipes.")
  var plain = false

  @Flag(
    help: ArgumentHelp(
      "Neither a terminal nor input: the control socket only, until SIGTERM.",
      discussion: "Says on a line of standard output when it is ready: 'island help ci'."))
  var headless = false

  @Option(
    name: .customLong("show"),
    help: "The surface shown first: phone (the default), \(ScreenMode.Surface.otherWords).")
  var surface: ScreenMode.Surface?

  @Flag(help: "Begin in Always-On: the locked phone, dimmed and without motion.")
  var alwaysOn = false

  @Flag(help: "StandBy's night mode, in red only.")
  var night = false

  @Option(help: "The appearance of cards: light (the default) or dark.")
  var appearance: ColorSchemeName?

  @Option(help: "The locale, such as ar_EG (default: en_US).")
  var locale: LocaleName?

  @Option(
    help: ArgumentHelp(
      "Set one of the system's limits or rules; '--set list' lists them all.",
      valueName: "name=value"))
  var set: [String] = []

  @OptionGroup var drawing: DrawingOptions

  package init() {}

  /// The options of a line that has none.
  static var none: DisplayOptions {
    var options = DisplayOptions()
    options.device = nil
    options.plain = false
    options.headless = false
    options.surface = nil
    options.alwaysOn = false
    options.night = false
    options.appearance = nil
    options.locale = nil
    options.set = []
    options.drawing = .none
    return options
  }

  /// Rejects options that cannot be combined.
  ///
  /// - Throws: `ValidationError` when `--plain` and `--headless` are given.
  package func validate() throws {
    guard !plain || !headless else {
      throw ValidationError("--headless cannot be combined with --plain")
    }
  }

  /// Returns the configuration of the file and the options.
  ///
  /// - Throws: `CommandError` for an unknown device, or a message with the names of all.
  package func configuration() throws -> EmulatorConfiguration {
    let file = drawing.file
    let engine = chosenSettings(over: file.engine)
    var configuration = drawing.configuration(file)
    configuration.device =
      try device.map { try Self.device(named: $0) }
      ?? file.device.map { try Self.device(named: $0, source: "configuration, device: ") }
      ?? configuration.device
    configuration.appearance =
      appearance ?? file.appearance.map(Self.appearance) ?? configuration.appearance
    configuration.locale = locale?.identifier ?? file.locale ?? configuration.locale
    configuration.mode = mode
    configuration.limits = engine.limits
    configuration.options = engine.options
    configuration.output = headless ? .nothing : plain ? .lines : configuration.output
    return configuration
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
        "configuration, appearance: unknown '\(name)', expected light or dark", code: .badInput)
    }
    return appearance
  }

  /// Returns some identifiers that begin like `name`, the newest first.
  private static func family(of name: String) -> [String] {
    let kind = name.prefix { $0.isLetter }
    let ids = DeviceCatalog.all.map(\.id)
    let alike = ids.filter { $0.hasPrefix(kind) }
    let order: (String) -> Int = { id in
      id.split { !$0.isNumber }.first.flatMap { Int($0) } ?? 0
    }
    return Array((alike.isEmpty ? ids : alike).sorted { order($0) > order($1) }.prefix(4))
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
      ?? ", such as \(family(of: device).joined(separator: ", ")); 'list' lists all"
    throw CommandError(
      "\(source)unknown device '\(device)'\(remedy)", code: source.isEmpty ? .usage : .badInput)
  }
}
