import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// The native code of packages beside an app in React Native.
struct LocalPackagesTests {
  private static let widget = """
    import WidgetKit
    import ActivityKit
    struct Trip: ActivityAttributes { struct ContentState: Codable, Hashable { var n = 0 } }
    struct TripWidget: Widget { let body = ActivityConfiguration(for: Trip.self) }
    """
  private static let bridge =
    "@interface RCT_EXTERN_MODULE(Timer, NSObject)\nRCT_EXTERN_METHOD(stop)\n@end"
  private static let module = "@objc(Timer) class Timer: NSObject { @objc func stop() {} }"
  private static let app = #"{"dependencies": {"react-native": "1"}}"#

  private func modules(_ path: String, in folder: borrowing TemporaryFolder) throws -> [String] {
    try WidgetSources(paths: [folder.path + path]).ofApp?.roots.modules?.roots.map(\.type) ?? []
  }

  @Test func anExampleHasTheModulesOfItsPackage() throws {
    let folder = try TemporaryFolder([
      "package.json": #"{"name": "timer"}"#, "ios/Timer.m": Self.bridge,
      "ios/Timer.swift": Self.module, "example/package.json": Self.app, "example/index.js": "",
      "example/ios/W/W.swift": Self.widget,
    ])
    #expect(try modules("/example", in: folder) == ["Timer"])
    #expect(try modules("", in: folder) == ["Timer"], "the folder of the package")
  }

  @Test func theWidgetOfThePackageIsThatOfItsExample() throws {
    let folder = try TemporaryFolder([
      "package.json": #"{"name": "timer"}"#,
      "expo-module.config.json": #"{"ios": {"modules": ["TripModule"]}}"#,
      "ios/TripModule.swift": "import ExpoModulesCore\npublic class TripModule: Module {}",
      "ios-files/W.swift": Self.widget, "example/package.json": Self.app, "example/App.tsx": "",
      "example/app.json": #"{"expo": {"name": "Shown"}}"#,
    ])
    let sources = try WidgetSources(paths: [folder.path + "/example"])
    #expect(sources.files == ["\(folder.path)/ios-files/W.swift"])
    #expect(sources.app.displayName == "Shown")
    #expect(sources.ofApp?.roots.modules?.expo.map(\.type) == ["TripModule"])
  }

  @Test(arguments: ["workspace:*", "file:../../packages/timer", "link:../../packages/timer"])
  func packagesOfAWorkspaceAreLinked(version: String) throws {
    let folder = try TemporaryFolder([
      "package.json": #"{"workspaces": ["apps/*", "packages/*"]}"#,
      "apps/mobile/package.json":
        #"{"dependencies": {"react-native": "1", "@mono/timer": "\#(version)"}}"#,
      "apps/mobile/index.js": "", "apps/mobile/ios/W/W.swift": Self.widget,
      "packages/timer/package.json": #"{"name": "@mono/timer"}"#,
      "packages/timer/ios/Timer.m": Self.bridge, "packages/timer/ios/Timer.swift": Self.module,
      // Nothing names it.
      "packages/other/package.json": #"{"name": "@mono/other"}"#,
      "packages/other/ios/Other.m":
        "@interface RCT_EXTERN_MODULE(Other, NSObject)\nRCT_EXTERN_METHOD(stop)\n@end",
      "packages/other/ios/Other.swift":
        "@objc(Other) class Other: NSObject { @objc func stop() {} }",
    ])
    #expect(try modules("/apps/mobile", in: folder) == ["Timer"])
  }
}
