import ArgumentParser
import CellRaster
import Foundation

/// `island themes`: names the built-in themes; `island themes lint` checks them or files.
struct ThemesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "themes", abstract: "List or check themes.",
    subcommands: [List.self, Lint.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Name the built-in themes.")

    func run() {
      for name in Theme.builtInNames { print(name) }
    }
  }

  struct Lint: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Check themes: the built-in ones, or the files named.")

    @Argument(help: "TOML files.")
    var paths: [String] = []

    func run() throws {
      var count = 0
      for (name, text) in sources() {
        let problems = Theme.lint(text, name: name)
        for problem in problems {
          print(TerminalText.sanitised("\(name): \(ThemeProblemMessage(problem).text)"))
        }
        count += problems.count
      }
      guard count == 0 else {
        ErrorPrinter.exit("\(count) problem\(count == 1 ? "" : "s") in themes", code: .badInput)
      }
      print("themes are in order")
    }

    private func sources() -> [(name: String, text: String)] {
      guard !paths.isEmpty else {
        return Theme.builtInNames.compactMap { name in
          Theme.builtInSource(name).map { (name, $0) }
        }
      }
      return paths.map { path in
        guard let data = FileManager.default.contents(atPath: path) else {
          ErrorPrinter.exit("cannot read the theme '\(path)'", code: .badInput)
        }
        return (path, String(decoding: data, as: UTF8.self))
      }
    }
  }
}
