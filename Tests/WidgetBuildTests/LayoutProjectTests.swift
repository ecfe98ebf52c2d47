import Foundation
import JavaScript
import TestSupport
import Testing

@testable import WidgetBuild

/// Projects whose Live Activities are layouts in JavaScript.
struct LayoutProjectTests {
  private static let layout = """
    import { createLiveActivity } from 'expo-widgets';
    export default createLiveActivity('Ride', () => { 'widget'; return {}; });
    """

  private func project(_ more: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "package.json": #"{"dependencies": {"expo-widgets": "*"}}"#,
        "app.json":
          #"{"expo": {"name": "Rides", "ios": {"bundleIdentifier": "com.example.rides"}}}"#,
        "src/widgets/Ride.tsx": Self.layout, "src/Other.tsx": "export const a = 1;",
        "node_modules/other/Ride.tsx": Self.layout, "ios/Made.tsx": Self.layout,
      ].merging(more) { $1 })
  }

  @Test func sourcesWithLayoutsAreFound() throws {
    let folder = try project()
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.layouts?.drawing == .layouts)
    #expect(sources.files == ["\(folder.path)/src/widgets/Ride.tsx"])
    #expect(sources.app.displayName == "Rides")
    #expect(sources.app.identifier == "com.example.rides")
    // Also of the folder with the layouts.
    #expect(try WidgetSources(paths: [folder.path + "/src/widgets"]).layouts != nil)
  }

  @Test func aLiveActivityInSwiftGoesFirst() throws {
    let folder = try project(["ios/W.swift": "let c = ActivityConfiguration(for: A.self)"])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.layouts == nil)
    #expect(sources.files == ["\(folder.path)/ios/W.swift"])
  }

  @Test func otherScriptsAreNoWidget() throws {
    let folder = try TemporaryFolder(["package.json": "{}", "App.tsx": "export const a = 1;"])
    #expect(throws: WidgetBuildError.noSwiftFiles(path: folder.path)) {
      try WidgetSources(paths: [folder.path])
    }
  }

  @Test func aProjectWithVoltraRendersPayloads() throws {
    let folder = try TemporaryFolder([
      "package.json": #"{"dependencies": {"@use-voltra/ios": "1"}}"#
    ])
    #expect(try WidgetSources(paths: [folder.path]).layouts?.drawing == .payloads)
  }

  @Test func anAppWithoutALiveActivityRunsAlone() throws {
    let folder = try TemporaryFolder([
      "package.json": #"{"dependencies": {"expo": "1"}}"#, "App.tsx": "",
      "app.json": #"{"expo": {"name": "Alone"}}"#,
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.layouts?.drawing == .nothing)
    #expect(sources.app.displayName == "Alone")
    #expect(sources.ofApp == nil)
    // Nothing that it has could be drawn, so it is no case.
    #expect(throws: WidgetBuildError.noSwiftFiles(path: folder.path)) {
      try CaseFolders.cases(in: folder.path)
    }
  }

  @Test func itsNativeModulesAreFound() throws {
    let folder = try project([
      "modules/trip/expo-module.config.json": #"{"ios": {"modules": ["TripModule"]}}"#,
      "modules/trip/ios/TripModule.swift":
        "import ExpoModulesCore\npublic class TripModule: Module {}",
      "ios/App/AppDelegate.swift": "@main class AppDelegate: UIResponder, UIApplicationDelegate {}",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.layouts?.drawing == .layouts)
    let app = try #require(sources.ofApp)
    #expect(app.roots.modules?.expo.map(\.type) == ["TripModule"])
    #expect(app.files.contains("\(folder.path)/modules/trip/ios/TripModule.swift"))
    #expect(app.files.allSatisfy { $0.hasSuffix(".swift") }, "and no layouts")
    #expect(sources.previewsOfApp == nil)
  }

  @Test func componentsOfVoltraAreOfAProjectThatDoesNotNameThePackage() throws {
    let folder = try TemporaryFolder([
      "package.json": "{}", "src/start.ts": "import { startLiveActivity } from 'voltra/client';",
      "src/Ride.tsx":
        "import { Voltra } from 'voltra'; export const Ride = () => <Voltra.Text>1</Voltra.Text>;",
      "src/Other.tsx": "export const name = 'voltra-like';",
    ])
    let sources = try WidgetSources(paths: [folder.path])
    #expect(sources.layouts?.drawing == .payloads)
    #expect(sources.files == ["\(folder.path)/src/Ride.tsx", "\(folder.path)/src/start.ts"])
  }

  @Test func suchProjectsAreCases() throws {
    let folder = try TemporaryFolder([
      "a/W.swift": "let c = ActivityConfiguration(for: A.self)", "b/package.json": "{}",
      "b/Ride.tsx": Self.layout, "c/package.json": "{}", "c/App.tsx": "1",
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.name) == ["a", "b"])
    let alone = try project()
    #expect(try CaseFolders.cases(in: alone.path).map(\.paths) == [[alone.path]])
  }

  @Test func whatIsNotInstalledIsNamedWithItsPackage() throws {
    let folder = try project()
    let scratch = try TemporaryFolder()
    let compiler = try WidgetCompiler(
      executable: CommandLine.arguments[0],
      environment: ["PATH": scratch.path, "ISLAND_SWIFTC": "/bin/true", "HOME": scratch.path])
    let failure = #expect(throws: WidgetBuildError.self) {
      try compiler.compile(WidgetSources(paths: [folder.path]), scratch: scratch.path)
    }
    #expect(failure == .lacksScriptTool(.missing(.node, version: nil)))
    let text = WidgetBuildMessage.text(for: try #require(failure))
    #expect(text.contains("apt-get install -y nodejs"))
  }
}
