import Foundation

/// Rewritten copies of the sources that are compiled; source locations refer to the originals.
package struct PreparedSources {
  struct File {
    /// Absolute path of the original.
    var path: String
    var text: String
    /// True when the file imports SwiftUI; then WidgetKit is imported too, since SwiftUI on iOS
    /// makes its declarations visible.
    var importsSwiftUI = false
    /// Carried modules whose names the file uses without importing them: on iOS they are visible
    /// through other modules, or through imports in other files of the target.
    var addedImports: [String] = []
    /// Modules of others whose sources were not given: those that the file imports, then those that
    /// other files export.
    var absentModules: [String] = []
  }

  var files: [File]
  /// Modules bundled with the program that the sources need.
  var modules: Set<String> = []
  /// Imports of modules that are not available, each with the location of its first occurrence.
  var absentImports: [AbsentImport] = []

  /// - Parameters:
  ///   - parts: what is compiled of the widget's files.
  ///   - carried: names of the modules bundled with the program.
  ///   - isLocal: returns true for a module whose files are compiled with the widget's.
  /// - Throws: `WidgetBuildError` when two widgets are marked `@main`.
  init(
    _ parts: [SourcePart], carried: Set<String>, isLocal: (String) -> Bool = { _ in false }
  ) throws(WidgetBuildError) {
    files = []
    var mains: [(place: String, main: SourceRewriter.Main)] = []
    for part in parts {
      let path = part.path
      let importsSwiftUI = part.imports.contains { $0.module == "SwiftUI" }
      files.append(
        File(
          path: path, text: part.text, importsSwiftUI: importsSwiftUI,
          addedImports: Self.carriedAlong(part.uses, besideSwiftUI: importsSwiftUI)
            .filter(carried.contains)))
      modules.formUnion(files[files.count - 1].addedImports)
      // On iOS the bridging header makes them visible in every file.
      let usesReact = part.uses.contains { $0.hasPrefix("RCT") }
      if usesReact, !part.imports.contains(where: { $0.module == "React" }) {
        files[files.count - 1].addedImports.append("React")
      }
      for line in part.imports {
        if carried.contains(line.module) { modules.insert(line.module) }
        guard !AppleModuleNames.present.contains(line.module), !carried.contains(line.module)
        else { continue }
        if !isLocal(line.module), !AppleModuleNames.onDevice.contains(line.module) {
          files[files.count - 1].absentModules.append(line.module)
        }
        guard !absentImports.contains(where: { $0.module == line.module }), !isLocal(line.module)
        else { continue }
        absentImports.append(
          AbsentImport(
            module: line.module, place: "\(path):\(line.line)",
            isApples: AppleModuleNames.onDevice.contains(line.module)))
      }
      mains += part.mains.map { ("\(path):\($0.line)", $0) }
    }
    let exported = Set(parts.flatMap(\.imports).filter(\.isExported).map(\.module))
    let absent = exported.intersection(files.flatMap(\.absentModules)).sorted()
    for index in files.indices {
      files[index].absentModules += absent.filter { !files[index].absentModules.contains($0) }
    }
    // Packages for iOS often export UIKit or SwiftUI.
    for index in files.indices
    where !files[index].importsSwiftUI && !files[index].absentModules.isEmpty {
      files[index].addedImports.append("SwiftUI")
    }
    let widgets = mains.filter { !$0.main.inherits.isDisjoint(with: ["Widget", "WidgetBundle"]) }
    guard widgets.count < 2 else {
      throw .twoMains(widgets.map { .init(type: $0.main.type, place: $0.place) })
    }
  }

  /// Returns a compiler's output with the places in the originals of those that it gives in the copies:
  /// of code inside a macro's expansion, for which it does not heed `#sourceLocation`.
  func inOriginals(_ output: String) -> String {
    guard output.contains("IslandWidget/") else { return output }
    return output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let match = line.firstMatch(of: #/^IslandWidget\/(\d+)-[^\/:]*:(\d+)(:\d+: .*)$/#),
        let index = Int(match.1), files.indices.contains(index), let number = Int(match.2)
      else { return String(line) }
      return "\(files[index].path):\(number - Self.addedLines)\(match.3)"
    }.joined(separator: "\n")
  }

  /// The modules of scripts that the files import.
  var scriptModules: Set<String> {
    let names = AppleModuleNames.ofScripts
    return names.filter { name in
      files.contains { $0.text.contains(name) || $0.addedImports.contains(name) }
    }
  }

  /// By carried module, the keys (`UsedNames`) of what is visible on iOS through SwiftUI without an
  /// import.
  private static let throughSwiftUI: [String: Set<String>] = [
    "Combine": [".onReceive", "Timer#publish", "publisher(for:)"],
    "CoreData": [
      "FetchRequest", "SectionedFetchRequest", "NSFetchRequest", "NSFetchRequestResult",
      "FetchedResults", "NSFetchedResultsController", ".managedObjectContext",
    ],
    "UniformTypeIdentifiers": [
      ".fileImporter", ".fileExporter", ".fileMover", "FileDocument", "FileDocumentConfiguration",
      "ReferenceFileDocument", "ReferenceFileDocumentConfiguration",
    ],
  ]

  /// Returns the modules whose names a file uses without an import, sorted. That of the C library can
  /// be named wherever a module is imported that imports it.
  private static func carriedAlong(
    _ uses: Set<String>, besideSwiftUI isBesideSwiftUI: Bool
  ) -> [String] {
    let found = throughSwiftUI.filter { isBesideSwiftUI && !$0.value.isDisjoint(with: uses) }
    return (found.map(\.key) + (uses.contains("Darwin") ? ["Darwin"] : [])).sorted()
  }

  /// Returns a short file name of ASCII letters and digits, since the original's name can have any
  /// length and any characters.
  private static func copyName(of path: String) -> String {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(40) + ".swift"
  }

  /// Number of lines before the text in a copy.
  static let addedLines = 2

  /// Writes the copies into `folder` and returns their paths. Each copy starts with imports that
  /// iOS makes implicitly and a `#sourceLocation` that maps compiler messages to the original.
  ///
  /// - Throws: `WidgetBuildError` when a copy cannot be written.
  func write(to folder: String) throws(WidgetBuildError) -> [String] {
    var paths: [String] = []
    for (index, file) in files.enumerated() {
      let path = "\(folder)/\(index)-\(Self.copyName(of: file.path))"
      let modules =
        ["AppIntents", "Observation"] + (file.importsSwiftUI ? ["WidgetKit"] : [])
        + file.addedImports
      let imports = modules.map { "import \($0)" }.joined(separator: "; ")
      let place = "#sourceLocation(file: \(String(reflecting: file.path)), line: 1)"
      let text = [imports, place, file.text].joined(separator: "\n")
      do {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      } catch {
        throw .cannotWrite(path: path, reason: error.systemReason)
      }
      paths.append(path)
    }
    return paths
  }
}
