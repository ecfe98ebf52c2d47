import ActivityModel
import ArgumentParser
import CellRaster
import CursesTerminal
package import Emulator
import Foundation
import LocalEngine
import PhoneScreen

/// The options for the drawing on this terminal, common to all commands that draw on it.
package struct DrawingOptions: ParsableArguments {
  @Option(help: "A theme's name, the path of its file, or auto; 'island themes' names them all.")
  var theme: String?

  @Option(help: "Colours: 24-bit, 256, 16 or mono (default: detected).")
  var color: String?

  @Flag(help: "Draw with ASCII only.")
  var ascii = false

  @Option(help: "Edges of shapes: halves or sextants of a cell (default: detected).")
  var blocks: Mosaic?

  @Option(
    help: ArgumentHelp("A PNG or JPEG file behind the phone's screen.", valueName: "file"))
  var wallpaper: String?

  @Option(
    help: ArgumentHelp(
      "Pictures in the terminal: auto (the default), kitty, iterm2, sixel, off or rest=off.",
      discussion: "They have a phone's letters. With rest=off they are drawn by key alone.",
      valueName: "protocol"))
  var pictures: String?

  @Option(help: "The amount of motion: full (the default), reduced (also fewer frames) or none.")
  var motion: MotionLevel?

  @Flag(help: "The same as --motion none.")
  var reduceMotion = false

  @Option(help: "The configuration file (default: ~/.config/island/config.toml).")
  var config: String?

  package init() {}

  /// The options of a line that has none.
  static var none: DrawingOptions {
    var options = DrawingOptions()
    options.theme = nil
    options.color = nil
    options.ascii = false
    options.blocks = nil
    options.wallpaper = nil
    options.pictures = nil
    options.motion = nil
    options.reduceMotion = false
    options.config = nil
    return options
  }

  /// The configuration file of `--config`, else the user's own.
  var file: ConfigurationFile {
    ConfigurationFile(path: config, environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the configuration of the file and the options, for a phone as it is by default.
  package func configuration() -> EmulatorConfiguration { configuration(file) }

  func configuration(_ file: ConfigurationFile) -> EmulatorConfiguration {
    let environment = ProcessInfo.processInfo.environment
    let theme = chosenTheme(theme ?? file.theme)
    var configuration = EmulatorConfiguration(
      device: DeviceCatalog.standard, theme: theme,
      depth: Self.depth(named: color ?? file.color),
      glyphs: ascii || file.ascii ? .ascii : nil, appearance: theme.theme.shape.appearance,
      motion: motion ?? (reduceMotion ? MotionLevel.none : file.motion ?? .full),
      environment: environment)
    configuration.output = file.plain ? .lines : .screen
    configuration.mosaic = blocks
    configuration.wallpaper = (wallpaper ?? file.wallpaper).map(Self.wallpaper)
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
        ErrorPrinter.exit("\(source): unknown '\(word)', expected one of \(words)", code: .usage)
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

  /// Reads the picture of `--wallpaper`, or ends the program with a message.
  private static func wallpaper(at path: String) -> Wallpaper {
    let data: Data
    do throws(FileFailure) {
      data = try FileReader.read(path, limit: FileReader.mostOfOutput)
    } catch {
      ErrorPrinter.exit(CommandError(error, for: "wallpaper"))
    }
    switch Wallpaper.decoded(data) {
    case .success(let wallpaper): return wallpaper
    case .failure(let failure):
      ErrorPrinter.exit("the wallpaper '\(path)': \(failure.message)", code: .badInput)
    }
  }

  static func depth(named color: String?) -> ColorDepth? {
    guard let color else { return nil }
    if let depth = ColorDepth(rawValue: color) { return depth }
    let names = ColorDepth.allCases.map(\.rawValue).joined(separator: ", ")
    ErrorPrinter.exit("unknown colour depth '\(color)', expected one of \(names)", code: .usage)
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
