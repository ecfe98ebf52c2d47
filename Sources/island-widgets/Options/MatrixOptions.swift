import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import IslandCommands
import Previewer
import ViewArchive

/// The repeatable options: each combination of their values is one frame.
struct MatrixOptions: ParsableArguments {
  @Option(
    help: "A presentation, or all (the default); may be given several times, as all of these may.")
  var presentation: [Choice<SheetPresentation>] = []

  @Option(help: "A device, or all (default: iphone-16-pro). --device list lists them.")
  var device: [String] = []

  @Option(
    help: "The iOS whose colours and materials are drawn, such as 18 or 26.2 (default: 27).",
    transform: SystemVersion.init(option:))
  var ios: [SystemVersion] = []

  @Option(help: "light (the default), dark or all.")
  var appearance: [Choice<ColorSchemeName>] = []

  @Option(help: "A locale, such as de_DE (default: en_US).")
  var locale: [LocaleName] = []

  @Option(help: "A text size, such as xxxLarge or accessibility1, or all (default: large).")
  var textSize: [Choice<TypeSize>] = []

  @OptionGroup var sheet: SheetOptions

  /// One value, or all.
  enum Choice<Value>: ExpressibleByArgument
  where Value: ExpressibleByArgument & CaseIterable & RawRepresentable, Value.RawValue == String {
    case one(Value)
    case all

    init?(argument: String) {
      if argument == "all" {
        self = .all
      } else if let value = Value(argument: argument) {
        self = .one(value)
      } else {
        return nil
      }
    }

    static var allValueStrings: [String] { Value.allCases.map(\.rawValue) + ["all"] }

    /// Returns the chosen values in the order of the options, each once; `nothing` when there is no
    /// option.
    static func values(_ choices: [Self], nothing: [Value]) -> [Value] {
      var values: [Value] = []
      for choice in choices {
        let more: [Value] =
          switch choice {
          case .one(let value): [value]
          case .all: Array(Value.allCases)
          }
        values += more.filter { new in !values.contains { $0.rawValue == new.rawValue } }
      }
      return choices.isEmpty ? nothing : values
    }
  }

  var presentations: [SheetPresentation] {
    Choice.values(presentation, nothing: SheetPresentation.allCases)
  }

  /// Returns all combinations, ordered by device, version, appearance, locale and text size.
  ///
  /// - Throws: `CommandError` for an unknown device.
  func settings(theme: Theme) throws -> [SheetSettings] {
    let devices =
      device.contains("all")
      ? DeviceCatalog.all
      : device.isEmpty
        ? [DeviceCatalog.standard] : try device.map { try DisplayOptions.device(named: $0) }
    let locales = locale.isEmpty ? [SheetSettings().locale] : locale.map(\.identifier)
    var all: [SheetSettings] = []
    for device in devices {
      for version in ios.isEmpty ? [.newest] : ios {
        for appearance in Choice.values(appearance, nothing: [theme.shape.appearance]) {
          for locale in locales {
            for size in Choice.values(textSize, nothing: [.large]) {
              var settings = sheet.settings
              settings.device = device
              settings.systemVersion = version
              settings.appearance = appearance
              settings.locale = locale
              settings.typeSize = size
              if !all.contains(settings) { all.append(settings) }
            }
          }
        }
      }
    }
    return all
  }
}
