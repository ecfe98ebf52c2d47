import ArgumentParser
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import LocalEngine
import PhoneScreen

/// `island themes`: lists, shows, checks and creates themes.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes", abstract: "List, show, check and create themes.",
    discussion: """
      A run takes one with 'island --theme NAME', or 'theme' in its configuration file: a name \
      from the list, the path of a file, or 'auto'. 'auto' is daylight on a light terminal \
      background and midnight on every other; the terminal is asked once, when the program \
      starts, so a background that changes meanwhile counts at the next start. A theme's own file \
      is followed while the program runs: what is saved applies at once.
      """,
    subcommands: [List.self, Show.self, Lint.self, New.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "List the available themes, with their colours.")

    @OptionGroup var output: OutputOptions

    func run() {
      let catalog = ThemeCatalog()
      let own = catalog.ownNames.filter { !Theme.builtInNames.contains($0) }
      let names = Theme.builtInNames + own
      let width = names.map(TerminalText.columns).max() ?? 0
      for name in names {
        let source = catalog.source(name)
        let theme = Theme.parse(source.text, name: source.name).theme
        let padding = String(repeating: " ", count: width - TerminalText.columns(of: name) + 2)
        print(
          TerminalText.sanitised(name) + padding + output.swatch(of: theme)
            + TerminalText.sanitised(Theme.summary(of: source.text)))
      }
      if own.isEmpty {
        print("\nyour own: 'island themes new NAME' begins one in \(catalog.folder)")
      }
    }
  }

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a theme on the phone, and all its colours.")

    @Argument(help: "A theme's name, or the path of its file.")
    var name: String

    @OptionGroup var output: OutputOptions

    @Option(help: "The size of the rendering.")
    var size: ScreenSize = .init(columns: 100, rows: 27)

    /// Prints a sample of the theme, its colours and its problems.
    ///
    /// - Throws: Nothing; errors exit the program with a message.
    @MainActor
    func run() async throws {
      let source = ThemeCatalog().source(name)
      let (theme, problems) = Theme.parse(source.text, name: source.name)
      let summary = Theme.summary(of: source.text)
      print(TerminalText.sanitised(source.name + (summary.isEmpty ? "" : ": " + summary)) + "\n")
      let look = RenderStyle(
        theme: theme, depth: output.depth, glyphs: output.glyphs,
        appearance: theme.shape.appearance)
      let frame = await ThemeSpecimen(look: look, size: size.cells).frame()
      print(output.text(of: frame) + "\n")
      let width = ThemeRole.allCases.map(\.rawValue.count).max() ?? 0
      for role in ThemeRole.allCases {
        let padding = String(repeating: " ", count: width + 1 - role.rawValue.count)
        print(role.rawValue + padding + output.sample(of: theme.seen(look.color(role))))
      }
      for problem in problems + theme.contrastProblems {
        print("\n" + TerminalText.lines(ThemeProblemMessage(problem).text))
      }
    }
  }

  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check all themes, or the given ones.")

    @Argument(help: "Names, or paths of TOML files.")
    var themes: [String] = []

    /// Prints the problems of the themes; exits with an error when there are any.
    ///
    /// - Throws: Nothing.
    func run() throws {
      let catalog = ThemeCatalog()
      let names = themes.isEmpty ? Theme.builtInNames + catalog.ownNames : themes
      var count = 0
      for name in names {
        let source = catalog.source(name)
        let problems = Theme.lint(source.text, name: source.name)
        for problem in problems {
          print(TerminalText.lines("\(name): \(ThemeProblemMessage(problem).text)"))
        }
        count += problems.count
      }
      guard count == 0 else {
        ErrorPrinter.exit("\(count) problem\(count == 1 ? "" : "s") in themes", code: .badInput)
      }
      print(names.count == 1 ? "the theme is in order" : "\(names.count) themes are in order")
    }
  }

  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Create a theme; nothing is overwritten.")

    @Argument(help: "Its name: letters, digits, - and _.")
    var name: String

    @Option(help: "The theme to copy.")
    var from = "midnight"

    /// Checks the name of the new theme.
    ///
    /// - Throws: `ValidationError` when the name has other characters or is that of a built-in
    ///   theme.
    func validate() throws {
      let isPlain = name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0))
      }
      guard !name.isEmpty, isPlain else {
        throw ValidationError("a theme's name has letters, digits, - and _ alone, not '\(name)'")
      }
      guard !([ThemeCatalog.automatic] + Theme.builtInNames).contains(name) else {
        throw ValidationError("'\(name)' is a built-in theme: choose another name")
      }
    }

    /// Writes the new theme's file.
    ///
    /// - Throws: Nothing; errors exit the program with a message.
    func run() throws {
      let catalog = ThemeCatalog()
      let source = catalog.source(from)
      let path = catalog.path(of: name)
      let text = Theme.starter(named: name, from: source.name, source.text)
      do {
        try FileManager.default.createDirectory(
          atPath: catalog.folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
      } catch CocoaError.fileWriteFileExists {
        ErrorPrinter.exit("'\(path)' already exists; it is not overwritten", code: .failed)
      } catch {
        ErrorPrinter.exit(FileFailure("write", path, error).message, code: .failed)
      }
      print("\(path)\ntry  island --theme \(name), and save the file while it runs")
    }
  }
}
