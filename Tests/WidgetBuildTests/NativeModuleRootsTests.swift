import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

/// Which sources of a project its script calls.
struct NativeModuleRootsTests {
  private static let widget = """
    import WidgetKit
    import ActivityKit
    struct Trip: ActivityAttributes { struct ContentState: Codable, Hashable { var n = 0 } }
    struct TripWidget: Widget { let body = ActivityConfiguration(for: Trip.self) }
    """

  private static func app(_ files: [String: String]) throws -> WidgetSources? {
    let folder = try TemporaryFolder(files.merging(["ios/W/W.swift": widget]) { $1 })
    return try WidgetSources(paths: [folder.path]).ofApp
  }

  @Test func classesThatObjectiveCDeclaresAreRoots() throws {
    let folder = try TemporaryFolder([
      "ios/W/W.swift": Self.widget,
      "ios/App/Bridge.m":
        "@interface RCT_EXTERN_MODULE(Timer, NSObject)\nRCT_EXTERN_METHOD(stop)\n@end",
      "ios/App/TimerModule.swift": """
      @objc(Timer) class TimerModule: NSObject {
        @objc func stop() { helper() }
        private func helper() { _ = Store.shared }
      }
      """,
      "ios/App/Store.swift": "struct Store { static let shared = Store() }",
      "ios/App/AppDelegate.swift":
        "@main class AppDelegate: UIResponder, UIApplicationDelegate { let x = Missing() }",
      "ios/App/Unused.swift": "struct Unused {}",
      "package.json": "{}",
    ])
    let app = try #require(try WidgetSources(paths: [folder.path]).ofApp)
    #expect(app.isOfScript)
    #expect(app.isApp)
    #expect(app.appName == nil)
    let code = try ReachableCode(app)
    let parts = code.parts.map { ($0.path as NSString).lastPathComponent }
    #expect(parts == ["Store.swift", "TimerModule.swift"], "the delegate is not needed")
  }

  @Test func theTaskThatStartsAClosureIsNotThatOfAList() throws {
    let folder = try TemporaryFolder([
      "ios/App/Bridge.m":
        "@interface RCT_EXTERN_MODULE(Timer, NSObject)\nRCT_EXTERN_METHOD(stop)\n@end",
      "ios/App/Timer.swift": """
      @objc(Timer) class Timer: NSObject {
        private var running: Task<Void, Never>?
        @objc func stop() { running = Task { try? await Task.sleep(nanoseconds: 1) } }
      }
      """,
      "ios/W/W.swift": Self.widget, "ios/W/Items.swift": "struct Task { var title = \"\" }",
      "package.json": "{}",
    ])
    let app = try #require(try WidgetSources(paths: [folder.path]).ofApp)
    let parts = try ReachableCode(app).parts.map { ($0.path as NSString).lastPathComponent }
    #expect(parts == ["Timer.swift"])
  }

  @Test func modulesOfExpoAreRoots() throws {
    let module =
      "import ExpoModulesCore\npublic class TripModule: Module { func definition() -> ModuleDefinition { Name(\"T\") } }"
    let files = [
      "modules/trip/ios/TripModule.swift": module,
      "modules/trip/ios/Other.swift":
        "import ExpoModulesCore\npublic class OtherModule: Module {}",
      "modules/trip/ios/Attributes.swift": "struct A {}",
      "modules/trip/expo-module.config.json":
        #"{"platforms":["apple"],"apple":{"modules":["TripModule"]}}"#,
      // Not Expo's.
      "ios/App/M.swift": "class Module {}\nclass OwnModule: Module {}",
    ]
    let app = try #require(try Self.app(files))
    #expect(app.roots.modules?.expo.map(\.type) == ["TripModule"])
    let notes = app.roots.modules?.notes ?? []
    #expect(notes.count == 1)
    #expect(
      notes[0].hasSuffix(
        "expo-module.config.json does not list the module OtherModule: scripts do not find it"))
  }

  @Test func aModuleThatNothingListsIsTold() throws {
    let app = try #require(
      try Self.app([
        "package.json": "{}", "modules/trip/module.config.json": "{}",
        "modules/trip/ios/TripModule.swift": "import ExpoModulesCore\nclass TripModule: Module {}",
      ]))
    let notes = app.roots.modules?.notes ?? []
    #expect(notes.count == 1)
    #expect(
      notes[0].hasSuffix(
        "TripModule.swift: no expo-module.config.json around it lists the module TripModule: "
          + "scripts do not find it"))
    #expect(app.roots.modules?.roots == [])
  }

  /// The same type is written twice, in the module and in the extension.
  @Test func filesOfAnExtensionAreNotOfTheApp() throws {
    let app = try #require(
      try Self.app([
        "modules/trip/ios/TripModule.swift": "import ExpoModulesCore\nclass TripModule: Module {}",
        "modules/trip/ios/Trip.swift": "struct Stop { var here = 1 }",
        "modules/trip/expo-module.config.json":
          #"{"ios":{"modules":["TripModule"],"appDelegateSubscribers":["TripDelegate"]}}"#,
        "targets/widget/expo-target.config.js": "module.exports = {}",
        "targets/widget/Stop.swift": "struct Stop { var there = 1 }",
        "targets/widget/_shared/Both.swift": "struct Both {}",
      ]))
    let names = app.files.map { ($0 as NSString).lastPathComponent }
    let notes = app.roots.modules?.notes ?? []
    #expect(notes.count == 1)
    #expect(notes[0].hasSuffix("TripDelegate follows the app's delegate, which is left out"))
    #expect(names == ["W.swift", "Trip.swift", "TripModule.swift", "Both.swift"])
  }

  /// Without a project nothing keeps the extension's intents and the app's apart.
  @Test func theIntentsOfTheExtensionStandForThoseOfTheApp() throws {
    let intent = { (body: String) in
      "import AppIntents\nstruct Pause: LiveActivityIntent { func perform() async { \(body) } }"
    }
    let folder = try TemporaryFolder([
      "ios/W/W.swift": Self.widget, "ios/W/Placeholder.swift": intent(""),
      "ios/W/Real.swift": intent("Emitter.shared?.send(1)"),
      "ios/W/A.m": "@interface RCT_EXTERN_MODULE(Emitter, RCTEventEmitter)\n@end",
      "ios/W/E.swift":
        "@objc(Emitter) class Emitter: RCTEventEmitter { static var shared: Emitter? }",
    ])
    let app = try #require(try WidgetSources(paths: [folder.path]).ofApp)
    let parts = try ReachableCode(app).parts
    #expect(parts.map { ($0.path as NSString).lastPathComponent } == ["E.swift", "Real.swift"])
  }

  /// Objective-C calls them all the same.
  @Test func privateMethodsCanBeCalled() {
    let source = """
      @objc(A) class A { @objc private func a() {}
      private func b() {} }
      class C { @objc private func a() {} }
      """
    func text(_ isOfApp: Bool) -> [Substring] {
      SourceRewriter.rewrite(source, for: ApplePlatform(isOfApp: isOfApp)) { _ in false }.text
        .split(separator: "\n")
    }
    #expect(!text(true)[0].contains("private"))
    #expect(text(true)[1].contains("private"))
    #expect(text(true)[2].contains("private"), "a class of an app without a name for Objective-C")
    #expect(text(false)[0].contains("private"))
  }

  @Test func nativeViewsAreNamed() throws {
    let app = try #require(
      try Self.app([
        "ios/App/A.m": "@interface RCT_EXTERN_MODULE(Timer, NSObject)\n@end",
        "ios/App/B.m": "@interface RCT_EXTERN_MODULE(Player, RCTViewManager)\n@end",
        "ios/App/T.swift": "@objc(Timer) class T: NSObject {}",
      ]))
    #expect(app.roots.modules?.notes == ["B.m:1: the native view Player is not supported"])
  }

  @Test func otherFormsOfModulesAreNamed() throws {
    let app = try #require(
      try Self.app([
        "package.json": "{}",
        "modules/a/ios/A.swift": "import ExpoModulesCore\n@ExpoModule class A { @JS func f() {} }",
        "modules/b/ios/B.swift": "import NitroModules\nclass B: HybridTimerSpec {}",
      ]))
    let notes = app.roots.modules?.notes ?? []
    #expect(notes.count == 2)
    #expect(notes[0].hasSuffix("A is a module by the macro @ExpoModule, which is not supported"))
    #expect(notes[1].hasSuffix("B is a module by Nitro, which is not supported"))
  }

  @Test func aProjectWithoutNativeModulesHasNone() throws {
    #expect(try Self.app(["ios/App/A.m": "@interface A : NSObject\n@end"]) == nil)
  }

  /// What is not supported does not have to compile.
  @Test func viewsInADefinitionAreNames() {
    let source = """
      import ExpoModulesCore
      class M: Module {
        func definition() -> ModuleDefinition {
          Name("M")
          View(PlayerView.self) {
            Prop("url") { (view: PlayerView, url: URL) in view.load(url) }
          }
          Class("Store", Store.self) { Constructor { Store() } }
        }
      }
      """
    let result = SourceRewriter.rewrite(source, for: ApplePlatform(isOfApp: true)) { _ in false }
    #expect(result.text.contains(#"View("PlayerView")"#))
    #expect(!result.text.contains("Prop("))
    #expect(result.text.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
  }

  @Test func modulesOfScriptsCanBeImportedInApps() {
    let source = "#if canImport(ExpoModulesCore)\nlet here = 1\n#endif"
    func text(_ isOfApp: Bool) -> String {
      SourceRewriter.rewrite(source, for: ApplePlatform(isOfApp: isOfApp)) { _ in false }.text
    }
    #expect(text(true).contains("here"))
    #expect(!text(false).contains("here"))
  }
}
