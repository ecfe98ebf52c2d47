import ActivityModel
import CellRaster
import Emulator
import Foundation

/// The themes that a name can mean: those that are compiled in, and the files in the
/// configuration folder.
struct ThemeCatalog {
  /// Where a person's own themes lie.
  let folder: String

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = ConfigurationFile.folder(environment) + "/themes"
  }

  /// Not a theme, but the choice of one by the terminal's background.
  static let automatic = "auto"

  /// The names of a person's own themes, sorted.
  var ownNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
  }

  func path(of name: String) -> String { "\(folder)/\(name).toml" }

  /// A theme by its name or by the path of its file; ends the program where there is none.
  func choice(_ word: String) -> ThemeChoice {
    if word == Self.automatic { return .automatic }
    if let theme = Theme.builtIn(word) { return ThemeChoice(theme: theme) }
    let path = word.contains("/") || word.hasSuffix(".toml") ? word : path(of: word)
    guard let text = Self.text(at: path) else {
      guard path != word else {
        ErrorPrinter.exit("cannot read the theme '\(path)'", code: .badInput)
      }
      let names = [Self.automatic] + Theme.builtInNames + ownNames
      let nearest = Spelling.nearest(to: word, in: names).map { "did you mean '\($0)'?" }
      ErrorPrinter.exit(
        "there is no theme '\(word)': \(nearest ?? "'island themes' names them all")",
        code: .badInput)
    }
    return ThemeChoice(path: path, text: text)
  }

  /// The text and name of a theme, as `choice` finds it.
  func source(_ word: String) -> (name: String, text: String) {
    if let text = Theme.builtInSource(word) { return (word, text) }
    let choice = choice(word)
    return (choice.theme.name, choice.path.flatMap(Self.text) ?? "")
  }

  static func text(at path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
