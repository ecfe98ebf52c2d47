import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct CaseFoldersTests {
  private static func widget(_ attributes: String) -> String {
    "struct \(attributes): ActivityAttributes {}; let c = ActivityConfiguration(for: A.self)"
  }

  @Test func anAppsCodeIsCheckedWithTheWidgetWhoseAttributesItNames() throws {
    let folder = try TemporaryFolder([
      "a/W.swift": Self.widget("Match"), "b/W.swift": Self.widget("Score"),
      "b-app/M.swift": "func f() { _ = Score() }", "c/N.swift": "struct N {}",
    ])
    let cases = try CaseFolders.cases(in: folder.path)
    #expect(cases.map(\.name) == ["a", "b + b-app", "c"])
    #expect(cases[1].paths == ["\(folder.path)/b", "\(folder.path)/b-app"])
  }

  @Test func anAppOfTwoWidgetsGoesWithTheOneItIsNamedAfterOrNone() throws {
    let folder = try TemporaryFolder([
      "a/W.swift": Self.widget("Match"), "b/W.swift": Self.widget("Match"),
      "c/M.swift": "func f() { _ = Match() }", "b-app/M.swift": "func f() { _ = Match() }",
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.name) == ["a", "b + b-app", "c"])
  }

  @Test func aWidgetHasTheFolderThatDeclaresItsAttributes() throws {
    let folder = try TemporaryFolder([
      "a/W.swift": Self.widget("A"), "b/W.swift": "let c = ActivityConfiguration(for: Score.self)",
      "shared/S.swift": "struct Score: ActivityAttributes {}", "z/N.swift": "struct N {}",
    ])
    let cases = try CaseFolders.cases(in: folder.path)
    #expect(cases.map(\.name) == ["a", "b + shared", "z"])
    #expect(cases[1].paths == ["\(folder.path)/b", "\(folder.path)/shared"])
  }

  @Test(arguments: ["project.yml", "A.xcodeproj/project.pbxproj", "Package.swift"])
  func aProjectIsOneCase(file: String) throws {
    let folder = try TemporaryFolder([
      file: "", "App/A.swift": "", "Widget/W.swift": Self.widget("A"),
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.paths) == [[folder.path]])
  }

  @Test(arguments: ["package.json", "pubspec.yaml", ".git/HEAD"])
  func aRepositoryWithOneWidgetsFolderIsOneCase(file: String) throws {
    let folder = try TemporaryFolder([
      file: "", "modules/A.swift": "", "ios/Widget/W.swift": Self.widget("A"),
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.paths) == [[folder.path]])
  }

  @Test func aFolderWithOneWidgetsFolderIsOneCase() throws {
    let folder = try TemporaryFolder([
      "App/A.swift": "", "Shared/S.swift": "", "Widget/W.swift": Self.widget("A"),
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.paths) == [[folder.path]])
  }

  @Test func partsOfARepositoryWithoutAWidgetAreNoCases() throws {
    let folder = try TemporaryFolder([
      ".git/HEAD": "", "tools/T.swift": "", "a/W.swift": Self.widget("Match"),
      "b/W.swift": Self.widget("Score"), "b-app/M.swift": "func f() { _ = Score() }",
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.name) == ["a", "b + b-app"])
  }

  @Test func aFileIsACase() throws {
    let folder = try TemporaryFolder(["W.swift": ""])
    let path = folder.path + "/W.swift"
    #expect(try CaseFolders.cases(in: path) == [.init(name: "W.swift", paths: [path])])
  }

  @Test func foldersOfFoldersAreCases() throws {
    let folder = try TemporaryFolder([
      "one/A.swift": "", "two/Deep/B.swift": "", "empty/README.md": "",
    ])
    #expect(try CaseFolders.cases(in: folder.path).map(\.name) == ["one", "two"])
    #expect(try CaseFolders.cases(in: folder.path + "/one").map(\.name) == ["one"])
  }
}
