import Foundation
import SwiftParser
import TestSupport
import Testing

@testable import WidgetBuild

/// What is read of sources and manifests is what the parser finds in them, not what stands in comments
/// and texts.
struct SourceHeadersTests {
  @Test(arguments: [
    ("let a = ActivityConfiguration(for: A.self) {}", true),
    ("let a = WidgetKit.ActivityConfiguration<A>(for: A.self) {}", true),
    ("#if os(iOS)\nlet a = ActivityConfiguration(for: A.self) {}\n#endif", true),
    ("/*\n ActivityConfiguration(for: A.self)\n */", false),
    ("let a = \"\"\"\n  ActivityConfiguration(for: A.self)\n  \"\"\"", false),
    ("let a = LiveActivityConfiguration(for: A.self)", false),
  ])
  func aLiveActivityIsACall(source: String, isOne: Bool) throws {
    let folder = try TemporaryFolder(["W.swift": source])
    #expect(SourceHeaders.makesActivity(folder.path + "/W.swift") == isOne)
  }

  @Test(arguments: [
    ("@main\nstruct W: WidgetBundle {}", true),
    ("@main struct W: Sendable,\n  SwiftUI.Widget {}", true),
    ("#if !TEST\n@main\n#endif\nstruct W: Widget {}", true),
    ("// @main\nstruct W: WidgetBundle {}", false),
    ("@main struct A: App {}\nstruct W: Widget {}", false),
  ])
  func anEntryPointIsATypeMarkedSo(source: String, isOne: Bool) throws {
    let folder = try TemporaryFolder(["W.swift": source])
    #expect(SourceHeaders.startsWidgets(folder.path + "/W.swift") == isOne)
  }

  @Test func anAppStartsAtTheTypeMarkedSo() throws {
    let folder = try TemporaryFolder([
      "A.swift": "// @main was here\nstruct Old: App {}",
      "B.swift": "struct Other: App {}\n@main\nfinal class Real: SwiftUI.App {}",
      "C.swift": "struct ContentView: View {}",
    ])
    let paths = ["A", "B", "C"].map { "\(folder.path)/\($0).swift" }
    #expect(AppRoot.find(among: paths) == AppRoot(file: paths[1], type: "Real", isApp: true))
    #expect(
      AppRoot.find(among: [paths[0], paths[2]])
        == AppRoot(file: paths[2], type: "ContentView", isApp: false))
  }

  /// A phone's app can have a watch in its name.
  @Test func theProjectSaysWhichAppIsAroundTheWidget() throws {
    let folder = try TemporaryFolder([
      "Demo/Demo.swift": "@main struct Demo: App {}",
      "Watchlist/App.swift": "@main struct Watchlist: App {}",
      "Widget/W.swift": "let a = ActivityConfiguration(for: A.self) {}",
      "project.yml": """
      targets:
        Demo: {type: application, platform: iOS, sources: [Demo]}
        Watchlist:
          {type: application, platform: iOS, sources: [Watchlist], dependencies: [{target: W}]}
        W: {type: app-extension, platform: iOS, sources: [Widget]}
      """,
    ])
    let app = try #require(try WidgetSources(paths: [folder.path]).ofApp)
    #expect(app.roots.app?.type == "Watchlist")
  }

  @Test func importsAreThoseOfTheParser() throws {
    let imports = ImportReader(
      Parser.parse(
        source: """
          import Models; public import struct Kit.Box
          #if os(macOS)
          @_exported import Shared
          #endif
          /*
          import Other
          */
          let text = "import Text"
          """))
    #expect(imports.modules == ["Kit", "Models", "Shared"])
    #expect(imports.exported == ["Shared"])
  }

  @Test(arguments: [
    // Names of products and packages of others are none.
    (
      """
      let package = Package(name: "Kit", products: [.library(name: "All", targets: ["Core"])],
        dependencies: [.package(url: "https://a.b/Other", from: "1.0.0")],
        targets: [
          // .target(name: "Old"),
          .target(name: "Core", dependencies: [.product(name: "Other", package: "Other")]),
          .macro(name: "Macros"), Target.binaryTarget(name: "Box", path: "Box.xcframework"),
        ])
      """, ["Box", "Core", "Macros"]
    ),
    // One that is computed can be any text.
    ("let name = \"Core\"; let t = Target.target(name: name, path: \"A\")", ["A", "Core"]),
    ("let = {{{ .target(name: ", []),
  ])
  func theModulesOfAPackageAreItsTargets(manifest: String, modules: [String]) {
    #expect(PackageManifest(manifest).modules.sorted() == modules)
  }

  @Test func whatIsUsedBringsItsModule() throws {
    func added(_ source: String) throws -> [String] {
      let folder = try TemporaryFolder(["A.swift": source])
      let code = try ReachableCode(WidgetSources(paths: ["\(folder.path)/A.swift"]))
      return try PreparedSources(code.parts, carried: CarriedModuleSources.names)
        .files.flatMap(\.addedImports)
    }
    #expect(try added("import SwiftUI\nlet v = Text(\"\").onReceive(p) { _ in }") == ["Combine"])
    #expect(try added("import SwiftUI\nlet t = Timer.publish(every: 1)") == ["Combine"])
    #expect(try added("import SwiftUI\nlet p = c.publisher(for: n)") == ["Combine"])
    #expect(
      try added(
        "import SwiftUI\nstruct V { @FetchRequest var a: B; @Environment(\\.managedObjectContext) var c }"
      ) == ["CoreData"])
    #expect(
      try added("import SwiftUI\nfunc f(_ v: some View) -> some View { v.fileImporter(a) }")
        == ["UniformTypeIdentifiers"])
    #expect(
      try added("import SwiftUI\n// no FetchRequest\nlet a = \".onReceive( FileDocument\"") == [])
    #expect(try added("struct V { @FetchRequest var a: B }") == [])
  }
}
