import Foundation
import Testing

/// What each target may import besides Foundation and the standard library: the arrows of the
/// diagram in Sources/IslandCommands/island.docc/Architecture.md, as one table.
private let allowed: [String: Set<String>] = [
  "FoundationAdditions": [],
  "AppIntents": ["FoundationAdditions"],
  "ActivityKit": ["FoundationAdditions", "ActivityModel"],
  "SwiftUI": ["AppIntents", "FoundationAdditions", "ViewArchive", "ViewLayout"],
  "WidgetKit": [
    "SwiftUI", "ActivityKit", "AppIntents", "HostProtocol", "ActivityModel", "ViewArchive",
  ],
  "React": [],
  "ExpoModulesCore": ["React"],
  "PreviewMacros": [
    "MacroExpansions", "SwiftSyntaxMacros", "SwiftCompilerPluginMessageHandling",
  ],
  "MacroExpansions": ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftSyntaxBuilder"],
  "ViewArchive": [],
  "SymbolOutlines": ["ViewArchive"],
  "FlexLayout": ["ViewArchive"],
  "ViewLayout": ["FlexLayout", "SymbolOutlines", "ViewArchive"],
  "ReactScreens": ["ViewLayout", "ViewArchive", "ActivityModel"],
  "CellRaster": ["ViewLayout", "ViewArchive", "TOML", "CImages"],
  "PhoneDrawing": [
    "PhoneScreen", "CellRaster", "SymbolOutlines", "ViewLayout", "ViewArchive", "ActivityModel",
  ],
  "InkRaster": ["PhoneDrawing", "CellRaster", "ViewArchive", "CInk"],
  "CInk": [],
  "CursesTerminal": ["CellRaster", "ViewLayout", "CNcurses"],
  "CNcurses": [],
  "CImages": [],
  "TOML": [],
  "FolderWatching": [],
  "ActivityModel": [],
  "HostProtocol": ["ActivityModel", "ViewArchive"],
  "Sandbox": ["CSandbox"],
  "CSandbox": [],
  // Its one file is C.
  "island-box": [],
  "JavaScript": [],
  "ReactHost": [
    "WidgetKit", "React", "ReactScreens", "JavaScript", "HostProtocol", "ActivityModel",
    "ViewArchive", "FoundationAdditions", "CDatabase",
  ],
  "ActivityEngine": ["ActivityModel"],
  "LocalEngine": ["ActivityEngine", "ActivityKit", "ActivityModel"],
  "PhoneScreen": ["CellRaster", "ViewLayout", "ViewArchive", "ActivityModel"],
  "Emulator": [
    "PhoneScreen", "CursesTerminal", "CellRaster", "ViewLayout", "ViewArchive", "ActivityModel",
    "ActivityEngine", "LocalEngine", "HostProtocol", "ActivityKit", "WidgetKit", "Sandbox",
    "FolderWatching",
  ],
  "WidgetBuild": ["JavaScript", "SwiftParser", "SwiftSyntax", "Yams"],
  "WidgetLint": ["CellRaster", "ViewLayout", "ViewArchive", "ActivityModel"],
  "SourceRules": ["WidgetLint", "ViewArchive", "SwiftParser", "SwiftSyntax"],
  "Previewer": [
    "WidgetBuild", "WidgetLint", "SourceRules", "Emulator", "PhoneScreen", "LocalEngine",
    "ActivityEngine", "ActivityKit", "ActivityModel", "HostProtocol", "CursesTerminal",
    "PhoneDrawing", "InkRaster", "CellRaster", "ViewArchive", "ViewLayout", "Sandbox",
    "FolderWatching",
  ],
  "ScriptKits": ["ActivityKit", "React"],
  "ExpoWidgets": [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "React", "ScriptKits", "ScriptCharts",
    "JavaScript", "ActivityModel",
  ],
  "VoltraWidgets": [
    "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "React", "ScriptKits", "ScriptCharts",
    "FoundationAdditions", "ActivityModel",
  ],
  "EmbedTexts": ["PackagePlugin"],
  "Gallery": ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"],
  "IslandCommands": [
    "WidgetKit", "ActivityKit", "HostProtocol", "ViewArchive", "CellRaster", "CursesTerminal",
    "ActivityModel", "ActivityEngine", "LocalEngine", "PhoneScreen", "Emulator", "WidgetLint",
    "Gallery", "ArgumentParser", "TOML", "Sandbox", "CWidgetClock",
  ],
  "island": ["IslandCommands"],
  "island-widgets": [
    "IslandCommands", "WidgetKit", "ActivityKit", "HostProtocol", "ViewArchive", "CellRaster",
    "CursesTerminal", "ActivityModel", "ActivityEngine", "LocalEngine", "PhoneScreen", "Emulator",
    "WidgetBuild", "WidgetLint", "Previewer", "PhoneDrawing", "InkRaster", "ArgumentParser",
    "Sandbox", "ExpoWidgets", "JavaScript", "React", "ReactHost", "VoltraWidgets",
  ],
  "PushServer": [
    "ActivityModel", "FolderWatching", "NIOCore", "NIOPosix", "NIOHTTP1", "NIOHTTP2", "NIOHPACK",
    "NIOSSL", "Crypto",
    "X509",
    "SwiftASN1",
  ],
  "island-apns": ["PushServer", "ActivityModel", "Sandbox", "ArgumentParser"],
  "island-bench": [
    "CellRaster", "ViewLayout", "ViewArchive", "ActivityModel", "ActivityEngine",
    "Sandbox", "TOML", "CAllocationCount",
  ],
  "CAllocationCount": [],
  "CWidgetClock": [],
  "CDatabase": [],
  "island-scenes": ["CellRaster", "CursesTerminal"],
]

/// Modules of the toolchain that any target may use.
private let toolchain: Set<String> = [
  "Foundation", "FoundationNetworking", "Glibc", "Observation", "Synchronization", "Swift",
  "Dispatch",
]

private let sources = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Sources")

private func targets() throws -> [String] {
  try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
}

private func files(of target: String) throws -> [URL] {
  let folder = sources.appendingPathComponent(target)
  let walker = try #require(
    FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
  // Sources that the previewer carries as texts are no part of it.
  return walker.compactMap { $0 as? URL }.filter {
    $0.pathExtension == "swift" && !$0.path.contains("/AppleModules/")
  }
}

/// The modules that a file imports, by line; only lines before the first declaration matter, but
/// an import may stand anywhere.
private func imports(in file: URL) throws -> [(line: Int, module: String)] {
  let text = try String(contentsOf: file, encoding: .utf8)
  return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
    index, line in
    var words = line.split(separator: " ").map(String.init)
    while let first = words.first,
      first.hasPrefix("@") || ["public", "package", "internal", "private"].contains(first)
    { words.removeFirst() }
    guard words.first == "import", words.count >= 2 else { return nil }
    let kinds = ["struct", "class", "enum", "func", "var", "let", "protocol", "typealias"]
    let name = kinds.contains(words[1]) && words.count > 2 ? words[2] : words[1]
    return (index + 1, String(name.split(separator: ".")[0]))
  }
}

struct ImportTests {
  @Test func everyTargetIsInTheTable() throws {
    #expect(try Set(targets()) == Set(allowed.keys))
  }

  /// Exactly these: an arrow that nothing uses leaves the table.
  @Test(arguments: allowed.keys.sorted())
  func targetImportsWhatItsArrowsSay(target: String) throws {
    let permitted = try #require(allowed[target])
    var used: Set<String> = []
    for file in try files(of: target) {
      for (line, module) in try imports(in: file) where !toolchain.contains(module) {
        used.insert(module)
        #expect(
          permitted.contains(module),
          "\(target)/\(file.lastPathComponent):\(line) imports \(module)")
      }
    }
    // Of C targets and of shims there are no Swift files; `CImages` and others are named by them.
    #expect(permitted.subtracting(used).isEmpty, "\(target) does not use these arrows")
  }

  /// What draws a phone, builds and checks widgets is not rebuilt when a look-alike changes.
  @Test(arguments: ["HostProtocol", "PhoneScreen", "WidgetBuild", "WidgetLint"])
  func lookAlikesAreNotBelow(target: String) {
    #expect(below(target).isDisjoint(with: ["SwiftUI", "WidgetKit", "ActivityKit", "AppIntents"]))
  }

  /// The targets that a target depends on, directly or through others.
  private func below(_ target: String) -> Set<String> {
    var below: Set<String> = []
    var waiting = [target]
    while let next = waiting.popLast() {
      for other in allowed[next] ?? [] where below.insert(other).inserted { waiting.append(other) }
    }
    return below
  }

  @Test func tableItselfHasNoForbiddenArrow() {
    let lookAlikes: Set = [
      "SwiftUI", "WidgetKit", "ActivityKit", "AppIntents", "FoundationAdditions",
    ]
    for target in ["ViewLayout", "CellRaster", "CursesTerminal"] {
      #expect(allowed[target]?.isDisjoint(with: lookAlikes) == true)
    }
    for target in lookAlikes {
      #expect(
        allowed[target]?.isDisjoint(
          with: ["CellRaster", "CursesTerminal", "ActivityEngine", "Emulator"]) == true)
    }
    #expect(allowed["ActivityKit"]?.contains("SwiftUI") == false)
    #expect(allowed.filter { $0.value.contains("CNcurses") }.map(\.key) == ["CursesTerminal"])
    #expect(
      Set(allowed.filter { $0.value.contains("ArgumentParser") }.map(\.key))
        == ["IslandCommands", "island-apns", "island-widgets"])
    #expect(
      Set(allowed.filter { $0.value.contains { $0.hasPrefix("NIO") } }.map(\.key))
        == ["PushServer"])
    #expect(allowed.filter { $0.value.contains("PushServer") }.map(\.key) == ["island-apns"])
    // Statically linked, it can load nothing that is linked with the dynamic runtime.
    #expect(
      below("island").isDisjoint(
        with: ["Previewer", "WidgetBuild", "SourceRules", "SwiftSyntax", "SwiftParser"]))
  }

  /// The engine is a pure value: it reads no clock, makes no identifiers, starts nothing.
  @Test(arguments: ["ActivityEngine", "ViewLayout", "ActivityModel", "ViewArchive"])
  func pureTargetsAskNobodyForTimeOrChance(target: String) throws {
    for file in try files(of: target) {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for call in ["Date()", "Date.now", "UUID()", "Task {", ".random(", "ContinuousClock("] {
          #expect(
            !line.contains(call), "\(target)/\(file.lastPathComponent):\(index + 1) has \(call)")
        }
      }
    }
  }
}
