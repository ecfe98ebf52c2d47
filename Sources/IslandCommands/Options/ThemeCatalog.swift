import ActivityModel
import CellRaster
import Emulator
import Foundation
import LocalEngine

/// The available themes: the built-in ones and the files in the configuration folder.
struct ThemeCatalog {
  /// The folder of the user's themes.
  let folder: String

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    folder = ConfigurationFile.folder(environment) + "/themes"
  }

  /// The name that selects a theme by the terminal's background instead of naming one.
  static let automatic = "auto"

  /// The names of the user's themes, sorted.
  var ownNames: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }.sorted()
  }

  func path(of name: String) -> String { "\(folder)/\(name).toml" }

  /// Looks up a theme by its name or the path of its file; exits the program if there is none.
  func choice(_ word: String) -> ThemeChoice {
    if word == Self.automatic { return .automatic }
    if let theme = Theme.builtIn(word) { return ThemeChoice(theme: theme) }
    let path = word.contains("/") || word.hasSuffix(".toml") ? word : path(of: word)
    let text: String
    do throws(FileFailure) {
      text = try Self.text(at: path)
    } catch {
      // A name without a file is a name that is not known.
      if path == word || FileManager.default.fileExists(atPath: path) {
        ErrorPrinter.exit(CommandError(error, for: "theme"))
      }
      let names = [Self.automatic] + Theme.builtInNames + ownNames
      let nearest = Spelling.nearest(to: word, in: names).map { "did you mean '\($0)'?" }
      ErrorPrinter.exit(
        "no theme '\(word)': \(nearest ?? "'island themes' lists them all")", code: .usage)
    }
    return ThemeChoice(path: path, text: text)
  }

  /// Returns the name and TOML text of a theme, looked up as by `choice`.
  func source(_ word: String) -> (name: String, text: String) {
    if let text = Theme.builtInSource(word) { return (word, text) }
    let choice = choice(word)
    return (choice.theme.name, choice.path.flatMap { try? Self.text(at: $0) } ?? "")
  }

  /// Reads a theme's file.
  ///
  /// - Throws: `FileFailure` when it cannot be read or is too long.
  static func text(at path: String) throws(FileFailure) -> String {
    String(decoding: try FileReader.read(path, limit: FileReader.mostOfText), as: UTF8.self)
  }
}
