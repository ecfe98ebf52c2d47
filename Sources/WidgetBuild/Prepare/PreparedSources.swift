import Foundation

/// Copies of the sources as they are compiled; places in them are places in the originals.
package struct PreparedSources {
  struct File {
    /// Absolute path of the original.
    var path: String
    var text: String
    /// On iOS, SwiftUI is where widgets are declared.
    var importsViews = false
    /// Carried modules whose names it uses without importing them: on iOS they come along with
    /// other modules, or with other files of the target.
    var addedImports: [String] = []
  }

  var files: [File]
  /// Modules carried in the program that the sources ask for.
  var modules: Set<String> = []
  /// Imports that nothing answers for, each with where it was first seen.
  var absentImports: [AbsentImport] = []

  package struct AbsentImport: Codable, Hashable, Sendable {
    package var module: String
    package var place: String
    /// True for a module of iOS that the program does not carry.
    package var isApples: Bool
  }

  /// - Throws: when a file is no text that can be read, or two types are marked `@main`.
  init(_ sources: WidgetSources, carried: Set<String>) throws(WidgetBuildError) {
    files = []
    var mains: [(place: String, main: SourceRewriter.Main)] = []
    var originals: [(path: String, text: String)] = []
    for path in sources.files {
      originals.append((path, try SourceText.read(path)))
    }
    let platform = ApplePlatform(
      ownModules: Self.foreignModules(originals.map(\.text)),
      conditions: sources.conditions.union(["DEBUG"]))
    for (path, text) in originals {
      let result = SourceRewriter.rewrite(text, for: platform) {
        !AppleModules.present.contains($0) && !carried.contains($0)
      }
      let importsViews = result.imports.contains { $0.module == "SwiftUI" }
      files.append(
        File(
          path: path, text: result.text, importsViews: importsViews,
          addedImports: importsViews ? carriedAlong(result.text, carried) : []))
      modules.formUnion(files[files.count - 1].addedImports)
      for line in result.imports {
        if carried.contains(line.module) { modules.insert(line.module) }
        guard !AppleModules.present.contains(line.module), !carried.contains(line.module),
          !absentImports.contains(where: { $0.module == line.module }),
          // A local package's module, whose folder has its name, is compiled along.
          !sources.files.contains(where: { $0.contains("/\(line.module)/") })
        else { continue }
        absentImports.append(
          AbsentImport(
            module: line.module, place: "\(path):\(line.line)",
            isApples: AppleModules.onDevice.contains(line.module)))
      }
      mains += result.mains.map { ("\(path):\($0.line)", $0) }
    }
    let widgets = mains.filter { !$0.main.inherits.isDisjoint(with: ["Widget", "WidgetBundle"]) }
    guard widgets.count < 2 else {
      throw .twoMains(widgets.map { .init(type: $0.main.type, place: $0.place) })
    }
  }

  /// Modules whose members come along with SwiftUI's on iOS, where no import names them.
  private func carriedAlong(_ text: String, _ carried: Set<String>) -> [String] {
    let isOfCombine = ["Timer.publish(", ".publisher(for:", ".onReceive("].contains {
      text.contains($0)
    }
    return isOfCombine && carried.contains("Combine") ? ["Combine"] : []
  }

  /// Modules that the sources import and Apple does not have: local packages, whose files are
  /// compiled along, and third parties'.
  private static func foreignModules(_ texts: [String]) -> Set<String> {
    var names: Set<String> = []
    for text in texts {
      for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
        let words = line.split { $0.isWhitespace || $0 == "." || $0 == ";" }
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || Self.access.contains(String($0)) })
        else { continue }
        names.insert(String(words[index + 1]))
      }
    }
    return names.subtracting(AppleModules.present).subtracting(AppleModules.onDevice)
  }

  private static let access: Set<String> = [
    "public", "internal", "private", "fileprivate", "package",
  ]

  /// A short name of letters and digits: the original's may be as long and strange as a file system
  /// allows.
  private static func copyName(of path: String) -> String {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40) + ".swift"
  }

  /// Writes the copies into `folder` and returns their paths. A first line of their own brings
  /// along what Apple's Foundation has, and sends the compiler's words back to the originals.
  func write(to folder: String) throws(WidgetBuildError) -> [String] {
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let path = "\(folder)/\(index)-\(Self.copyName(of: file.path))"
      let modules =
        ["AppIntents", "Observation"] + (file.importsViews ? ["WidgetKit"] : [])
        + file.addedImports
      let imports = modules.map { "import \($0)" }.joined(separator: "; ")
      let place = "#sourceLocation(file: \(String(reflecting: file.path)), line: 1)"
      let text = [imports, place, file.text].joined(separator: "\n")
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      } catch {
        throw .cannotWrite(path: path, reason: error.localizedDescription)
      }
      paths.append(path)
    }
    return paths
  }
}
