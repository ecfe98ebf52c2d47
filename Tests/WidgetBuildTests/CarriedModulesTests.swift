import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// The cache of carried modules, with a compiler that writes down what it is asked for.
struct CarriedModulesTests {
  /// Makes the outputs that are named after `-o` and `-emit-module-path`.
  private static let script = """
    #!/bin/sh
    echo "$@" >>"$(dirname "$0")/calls"
    while [ $# -gt 0 ]; do
      case $1 in -o|-emit-module-path) echo made >"$2";; esac
      shift
    done
    """

  private func folder(_ script: String = script) throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "swiftc": script, "Modules/SwiftUI.swiftmodule": "1", "PreviewMacros-tool": "",
    ])
    for name in ["swiftc", "PreviewMacros-tool"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/\(name)")
    }
    return folder
  }

  private func modules(
    in folder: borrowing TemporaryFolder, cache: String? = nil
  ) throws -> CarriedModules {
    CarriedModules(
      compiler: try SwiftCompiler(in: ["ISLAND_SWIFTC": folder.path + "/swiftc"]),
      lookAlikes: folder.path + "/Modules", macros: folder.path + "/PreviewMacros-tool",
      environment: ["XDG_CACHE_HOME": cache ?? folder.path + "/cache"],
      scratch: folder.path + "/scratch")
  }

  /// The modules that were compiled, in order.
  private func compiled(in folder: borrowing TemporaryFolder) -> [String] {
    let calls = (try? String(contentsOfFile: folder.path + "/calls", encoding: .utf8)) ?? ""
    return calls.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      return words.firstIndex(of: "-module-name").map { String(words[$0 + 1]) }
    }
  }

  /// The object files for the modules, as another run of the program finds them.
  private func objects(
    in folder: borrowing TemporaryFolder, for wanted: Set<String>
  ) throws -> [String] {
    var modules = try modules(in: folder)
    return try modules.objects(for: wanted)
  }

  @Test func theFirstUseCompilesAndTheNextDoesNot() throws {
    let folder = try folder()
    var modules = try modules(in: folder)
    let objects = try modules.objects(for: ["os"])
    #expect(objects == ["\(modules.cache)/os.o"])
    #expect(try self.objects(in: folder, for: ["os"]) == objects)
    #expect(compiled(in: folder) == ["os"])
    #expect(modules.notes == [])
  }

  @Test func whatAModuleImportsComesFirst() throws {
    let folder = try folder()
    _ = try objects(in: folder, for: ["OSLog"])
    #expect(compiled(in: folder) == ["os", "OSLog"])
  }

  @Test(arguments: ["os.o", "os.swiftmodule"], [true, false])
  func anEntryThatIsNotWholeIsMadeAgain(file: String, isGone: Bool) throws {
    let folder = try folder()
    let modules = try modules(in: folder)
    _ = try objects(in: folder, for: ["os"])
    let path = "\(modules.cache)/\(file)"
    if isGone {
      try FileManager.default.removeItem(atPath: path)
    } else {
      try Data("m".utf8).write(to: URL(fileURLWithPath: path))
    }
    _ = try objects(in: folder, for: ["os"])
    #expect(compiled(in: folder) == ["os", "os"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "made\n")
  }

  @Test func anotherBuildOfTheLookAlikesOrTheCompilerHasAnotherCache() throws {
    let folder = try folder()
    let first = try modules(in: folder).cache
    #expect(try modules(in: folder).cache == first)
    for file in ["Modules/SwiftUI.swiftmodule", "swiftc"] {
      let before = try modules(in: folder).cache
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000)],
        ofItemAtPath: "\(folder.path)/\(file)")
      #expect(try modules(in: folder).cache != before)
    }
  }

  @Test func aCacheThatCannotBeWrittenIsReplacedAndSaid() throws {
    let folder = try folder()
    // A file where a folder is wanted: refused to everybody, also to root.
    let blocked = folder.path + "/blocked"
    try Data().write(to: URL(fileURLWithPath: blocked))
    var modules = try modules(in: folder, cache: blocked)
    #expect(modules.cache == folder.path + "/scratch/modules")
    #expect(modules.notes.count == 1)
    #expect(modules.notes[0].hasPrefix("the cache in \(blocked) cannot be used ("))
    #expect(modules.options == ["-module-cache-path", folder.path + "/scratch/clang"])
    let objects = try modules.objects(for: ["os"])
    #expect(objects == ["\(folder.path)/scratch/modules/os.o"])
  }

  @Test func severalAtOnceLeaveAWholeEntry() async throws {
    let folder = try folder()
    let modules = try modules(in: folder)
    try await withThrowingTaskGroup(of: [String].self) { group in
      for _ in 0..<4 {
        group.addTask {
          var modules = modules
          return try modules.objects(for: ["os"])
        }
      }
      for try await objects in group { #expect(objects == ["\(modules.cache)/os.o"]) }
    }
    let left = try FileManager.default.contentsOfDirectory(atPath: modules.cache).sorted()
    #expect(left == ["os.digests", "os.o", "os.swiftmodule"])
  }

  @Test func aCompilerThatIsKilledIsSaid() throws {
    let folder = try folder("#!/bin/sh\nkill -KILL $$\n")
    let path = folder.path + "/swiftc"
    #expect(throws: WidgetBuildError.compilerStopped(path: path, signal: 9)) {
      try objects(in: folder, for: ["os"])
    }
  }

  @Test func aCompilerThatIsNotThereIsSaid() {
    #expect(throws: WidgetBuildError.noCompiler(searched: ["/nowhere/swiftc"])) {
      try SwiftCompiler(in: ["ISLAND_SWIFTC": "/nowhere/swiftc"])
    }
    #expect(throws: WidgetBuildError.noCompiler(searched: ["/nowhere", "/none"])) {
      try SwiftCompiler(in: ["PATH": "/nowhere:/none"])
    }
  }

  // MARK: The whole build

  private func build(
    _ folder: borrowing TemporaryFolder, _ text: String
  ) throws -> BuildReport {
    let source = folder.path + "/W.swift"
    try Data(text.utf8).write(to: URL(fileURLWithPath: source))
    let scratch = folder.path + "/scratch"
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    var compiler = try WidgetCompiler(
      executable: folder.path + "/island",
      environment: [
        "ISLAND_SWIFTC": folder.path + "/swiftc", "XDG_CACHE_HOME": folder.path + "/cache",
      ])
    // The folder of this program has no launcher.
    compiler.isInSandbox = false
    return try compiler.compile(try WidgetSources(paths: [source]), scratch: scratch)
  }

  @Test func theLibraryLiesInABundleWithItsResources() throws {
    let folder = try folder()
    let report = try build(folder, "import os\nlet a = 1\n")
    #expect(report.library == folder.path + "/scratch/Widget.app/widget.so")
    #expect(
      FileManager.default.fileExists(atPath: folder.path + "/scratch/Widget.app/Info.plist"))
    #expect(compiled(in: folder) == ["os", "IslandWidget"])
  }

  @Test func aWidgetThatHasNotChangedIsNotCompiledAgain() throws {
    let folder = try folder()
    let first = "import os\nlet a = 1\n"
    for text in [first, first, first + "// more\n", first] {
      let library = try build(folder, text).library
      #expect(try String(contentsOfFile: library, encoding: .utf8) == "made\n")
      try FileManager.default.removeItem(atPath: folder.path + "/scratch")
    }
    #expect(compiled(in: folder) == ["os", "IslandWidget", "IslandWidget"])
  }

  @Test(arguments: [
    "malformed module", "unable to open output file: No space left on device",
  ])
  func whatTheCacheIsToBlameForIsTriedOnceWithoutIt(words: String) throws {
    let folder = try folder(
      """
      #!/bin/sh
      echo "$@" >>"$(dirname "$0")/calls"
      case "$*" in
        *IslandWidget*)
          n=$(grep -c IslandWidget "$(dirname "$0")/calls")
          if [ "$n" = 1 ]; then
            echo "<unknown>:0: error: \(words): $(ls "$(dirname "$0")"/cache/island/*/os.o)"
            exit 1
          fi;;
      esac
      while [ $# -gt 0 ]; do
        case $1 in -o|-emit-module-path) echo made >"$2";; esac
        shift
      done
      """)
    let report = try build(folder, "import os\nlet a = 1\n")
    #expect(compiled(in: folder) == ["os", "IslandWidget", "os", "IslandWidget"])
    #expect(report.notes.count == 1)
    #expect(report.notes[0].hasPrefix("the cache in \(folder.path)/cache cannot be used (\(words)"))
    #expect(
      !FileManager.default.fileExists(
        atPath: try modules(in: folder).cache + "/os.swiftmodule"))
  }
}

struct BuildReportTests {
  @Test func whatWasDecidedLeftOutAndStoodInForIsTold() {
    let report = BuildReport(
      library: "/w.so", files: [],
      standIns: [StandIn(name: "View.glow()", place: "/a.swift:4")],
      absentImports: [
        .init(module: "Redux", place: "/a.swift:1", isApples: false),
        .init(module: "Vision", place: "/a.swift:2", isApples: true),
      ], notes: ["2 files"])
    #expect(
      report.lines == [
        "2 files", "/a.swift:1: Redux is left out: its sources were not given",
        "/a.swift:2: Vision is left out: the module is not supported",
        "/a.swift:4: View.glow() is not supported; a stand-in is used",
      ])
    #expect(!report.isWhole)
  }
}
