import Foundation
import JavaScript
import TestSupport
import Testing

@testable import WidgetBuild

struct ScriptProjectTests {
  private func project(_ files: [String: String]) throws -> ScriptProject? {
    let folder = try TemporaryFolder(files)
    return ScriptProject(paths: [folder.url.path])
  }

  @Test(
    arguments: [
      (["index.js": ""], nil), (["App.tsx": ""], nil), (["app/_layout.tsx": ""], nil),
      (["src/app/_layout.js": ""], nil), (["start.js": ""], "start.js"),
      (["start.js": ""], "./start"), ([:], "expo-router/entry"), ([:], "expo/AppEntry.js"),
      ([:], "node_modules/expo/AppEntry.js"),
    ] as [([String: String], String?)])
  func anAppHasAFrameworkAndAnEntry(files: [String: String], main: String?) throws {
    let entry = main.map { ", \"main\": \"\($0)\"" } ?? ""
    for framework in ["react-native", "expo"] {
      var files = files
      files["package.json"] =
        "{\"name\": \"timer\", \"dependencies\": {\"\(framework)\": \"1\"}\(entry)}"
      let project = try #require(try project(files))
      #expect(project.app.displayName == "timer")
    }
  }

  @Test func othersAreNone() throws {
    let package = "{\"name\": \"x\", \"dependencies\": {\"react-native\": \"1\"}}"
    #expect(try project(["package.json": package]) == nil, "no entry")
    #expect(try project(["index.js": "", "package.json": "{\"name\": \"tools\"}"]) == nil)
    #expect(try project(["index.js": "", "package.json": "no JSON"]) == nil)
    #expect(try project(["index.js": ""]) == nil, "no package")
  }

  @Test func nameIsThatOfTheConfiguration() throws {
    let package = "{\"name\": \"x\", \"dependencies\": {\"expo\": \"1\"}}"
    let bare = try project([
      "package.json": package, "index.js": "",
      "app.json": "{\"name\": \"code\", \"displayName\": \"Shown\"}",
    ])
    #expect(bare?.app.displayName == "Shown")
    let expo = try project([
      "package.json": package, "index.js": "",
      "app.json": "{\"expo\": {\"name\": \"Shown\", \"ios\": {\"bundleIdentifier\": \"a.b\"}}}",
    ])
    #expect(expo?.app.displayName == "Shown")
    #expect(expo?.app.identifier == "a.b")
  }

  @Test func nodeReadsTheRepositoryAroundAProject() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "apps/a/package.json": "{\"dependencies\": {\"expo\": \"1\"}}",
      "apps/a/index.js": "",
    ])
    let project = try #require(ScriptProject(paths: [folder.url.path + "/apps/a"]))
    #expect(project.readableFolder == folder.url.standardizedFileURL.path)
  }

  @Test func nodeReadsThePackageAroundItsExample() throws {
    let app = "{\"dependencies\": {\"react-native\": \"1\"}}"
    let folder = try TemporaryFolder([
      "lib/package.json": "{\"name\": \"lib\"}", "lib/example/package.json": app,
      "lib/example/index.js": "", "apps/package.json": "{\"workspaces\": [\"*\"]}",
      "apps/one/package.json": app, "apps/one/index.js": "",
      // As a folder of a user's with a package.json that has nothing to do with it.
      "home/package.json": "{}", "home/app/package.json": app, "home/app/index.js": "",
    ])
    func readable(_ path: String) -> String? {
      ScriptProject(paths: [folder.path + path])?.readableFolder
    }
    #expect(readable("/lib/example") == folder.path + "/lib")
    #expect(readable("/apps/one") == folder.path + "/apps")
    #expect(readable("/home/app") == folder.path + "/home/app")
  }

  @Test func anAppBelowAPackageIsFound() throws {
    let app = "{\"dependencies\": {\"expo\": \"1\"}}"
    let folder = try TemporaryFolder([
      "lib/package.json": "{\"name\": \"lib\"}", "lib/example/package.json": app,
      "lib/example/App.tsx": "", "lib/node_modules/x/package.json": app,
      "lib/node_modules/x/App.tsx": "",
      "repository/mobile/package.json": app, "repository/mobile/App.tsx": "",
      "repository/admin/package.json": app, "repository/admin/App.tsx": "",
    ])
    let example = try #require(ScriptProject(paths: [folder.path + "/lib"]))
    #expect(example.folder == folder.path + "/lib/example")
    #expect(example.others.isEmpty)
    // A folder without a package has an app when there are native modules: that beside them.
    let repository = folder.path + "/repository"
    #expect(ScriptProject(paths: [repository]) == nil)
    let module = repository + "/mobile/ios/M.swift"
    let mobile = try #require(ScriptProject(paths: [repository], near: [module]))
    #expect(mobile.folder == repository + "/mobile")
    #expect(mobile.others == [repository + "/admin"])
  }
}
