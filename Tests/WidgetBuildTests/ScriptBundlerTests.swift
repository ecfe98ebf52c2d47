import Foundation
import JavaScript
import TestSupport
import Testing

@testable import WidgetBuild

private let environment = ProcessInfo.processInfo.environment

@Suite(
  .enabled(
    if: ScriptTool(.node, in: environment) != nil && ScriptTool(.esbuild, in: environment) != nil,
    "node or esbuild is not installed: apt-get install -y nodejs esbuild"))
struct ScriptBundlerTests {
  private static let package = "{\"name\": \"x\", \"dependencies\": {\"react-native\": \"1\"}}"
  /// Beside the tests, in the folder of the build.
  private static let launcher = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("island-box").path

  /// Bundles files of a project in the compiler's sandbox, and returns the bundle's text, too.
  private func bundle(
    _ files: [String: String]
  ) throws -> (bundle: ScriptBundle, text: String, folder: String) {
    let folder = try TemporaryFolder(
      files.merging(["package.json": Self.package]) { old, _ in old })
    let made = try TemporaryFolder()
    let project = try #require(ScriptProject(paths: [folder.url.path]))
    let path = made.url.path + "/bundle.json"
    let bundler = try ScriptBundler(environment: environment, launcher: Self.launcher)
    let bundle = try bundler.bundle(project, to: path)
    return (bundle, (try? String(contentsOfFile: path, encoding: .utf8)) ?? "", folder.url.path)
  }

  @Test func bundleHasTheAppAndNamesWhatIsNotThere() throws {
    let made = try bundle([
      "index.js": "import { AppRegistry } from 'react-native';\nimport App from './App';\n"
        + "AppRegistry.registerComponent('x', () => App);\n",
      "App.tsx": "import { track } from 'some-analytics';\nexport default () => { track(); };\n",
    ])
    #expect(made.bundle.failure == nil)
    #expect(made.text.contains("\"code\""))
    #expect(made.bundle.files.contains("\(made.folder)/App.tsx"))
    #expect(
      made.bundle.lines == [
        "the package some-analytics is not there: stand-ins are in its place (track)"
      ])
  }

  @Test func errorIsAtItsPlace() throws {
    let made = try bundle(["index.js": "const a = 1;\nconst b = ;\n"])
    let failure = try #require(made.bundle.failure)
    #expect(failure.hasPrefix("the app's JavaScript cannot be bundled: "))
    #expect(failure.contains("   at  \(made.folder)/index.js:2:11"))
    // The app shows it, so that it is there for the app.
    #expect(made.text.contains("\"ok\":false"))
  }

  @Test func linkThatLeadsOutOfTheProjectIsNotFollowed() throws {
    let secret = try TemporaryFolder(["secret.json": "{\"a\": \"a secret\"}"])
    let folder = try TemporaryFolder([
      "package.json": Self.package, "index.js": "console.log(require('./link.json'));\n",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/link.json", withDestinationPath: secret.url.path + "/secret.json")
    let project = try #require(ScriptProject(paths: [folder.url.path]))
    let made = try TemporaryFolder()
    let path = made.url.path + "/bundle.json"
    for (launcher, isRead) in [(nil, true), (Self.launcher, false)] {
      let bundler = try ScriptBundler(environment: environment, launcher: launcher)
      _ = try bundler.bundle(project, to: path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.contains("a secret") == isRead)
    }
  }
}
