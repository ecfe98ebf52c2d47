import Foundation
import PackagePlugin

/// Compiles a target's text files into it, so that the executable works without further files: the
/// sources of the carried modules (see `CarriedModules`), the table of Apple's names, the themes, the
/// outlines of symbols, the scripts that node runs, and the pages of the documentation that `island help`
/// prints.
///
/// Every file in one of the `folders` of the target becomes an entry of `EmbeddedTexts.all`, by its
/// path in the target. A file that is added to such a folder is embedded by the next build.
@main
struct EmbedTextsPlugin: BuildToolPlugin {
  private static let folders: Set = [
    "AppleAPI", "AppleModules", "Outlines", "Scripts", "Themes", "WidgetLint.docc", "island.docc",
  ]
  private static let suffixes: Set = ["swift", "toml", "tsv", "md", "txt", "js", "mjs", "json"]

  /// Returns the command that writes the target's texts into one Swift file.
  ///
  /// - Throws: An error of Foundation when a folder of the target cannot be read.
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
    let texts = try Self.texts(in: target.directoryURL)
    return [
      .buildCommand(
        displayName: "Embedding \(texts.count) texts in \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, "sh", output.path]
          + texts.flatMap { [$0.name, $0.file.path] },
        inputFiles: texts.map(\.file), outputFiles: [output])
    ]
  }

  private static func texts(in target: URL) throws -> [(name: String, file: URL)] {
    let files = FileManager.default
    var texts: [(name: String, file: URL)] = []
    for folder in try files.contentsOfDirectory(atPath: target.path).sorted()
    where folders.contains(folder) {
      // The folder of themes is a symbolic link, which `subpathsOfDirectory` does not follow.
      let root = target.appending(path: folder).resolvingSymlinksInPath()
      for path in try files.subpathsOfDirectory(atPath: root.path).sorted() {
        let file = root.appending(path: path)
        guard suffixes.contains(file.pathExtension) else { continue }
        texts.append(("\(folder)/\(path)", file))
      }
    }
    return texts
  }

  /// Writes the Swift file `$1` from pairs of a name and a path. A text ends with its own last line
  /// break: the one before the closing quotes is not part of a literal.
  private static let script = ####"""
    set -e
    output=$1; shift
    {
      echo 'enum EmbeddedTexts {'
      echo '  /// The texts by their paths in the target.'
      echo '  static let all: [String: String] = ['
      while [ $# -gt 0 ]; do
        printf '    "%s": ###"""\n' "$1"
        cat "$2"
        printf '\n"""###,\n'
        shift 2
      done
      echo '  ]'
      echo '}'
    } > "$output"
    """####
}
