import Foundation
import TestSupport
import Testing

@testable import WidgetBuild

struct WidgetSourcesTests {
  private func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-sources-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  @Test func folderGivesItsSwiftFilesButNoTestsAndNoHiddenOnes() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(at: root) }
    for path in ["B.swift", "Sub/A.swift", "Tests/T.swift", ".hidden/H.swift", "Notes.md"] {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let c = ActivityConfiguration(\n".utf8).write(to: url)
    }
    let sources = try WidgetSources(paths: [root.path])
    let names = sources.files.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(Set(names) == ["A.swift", "B.swift"])
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(throws: WidgetBuildError.notFound(path: "/nowhere")) {
      try WidgetSources(paths: ["/nowhere"])
    }
  }

  @Test func emptyFolderIsSaid() throws {
    let root = try folder()
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(throws: WidgetBuildError.noSwiftFiles(path: root.path)) {
      try WidgetSources(paths: [root.path])
    }
  }
}

struct DiagnosisTests {
  @Test(arguments: [
    ("/a/B.swift:2:10: error: no\n x\n", "/a/B.swift:2:10", "no"),
    ("note\n/a/B.swift:1:1: warning: w\n/a/C.swift:3:4: error: bad", "/a/C.swift:3:4", "bad"),
    ("error: no such module 'X'", nil, "no such module 'X'"),
    ("gibberish", nil, "the compiler failed"),
    ("/a/B.swift:2:1: error: b [0] [bad_call] [#Calls]", "/a/B.swift:2:1", "b [0] [#Calls]"),
  ])
  func firstErrorIsFound(output: String, place: String?, message: String) {
    let diagnosis = WidgetBuildError.Diagnosis(output: output)
    #expect(diagnosis.place == place)
    #expect(diagnosis.message == message)
  }

  /// People see what the compiler prints without identifiers, and sources as they are.
  @Test func identifiersAreNotShown() {
    let output = """
      /a/B.swift:2:10: error: no [cannot_find_in_scope]
        let x = names [index] // error: of mine [x]
      /a/B.swift:1:1: note: here [decl_declared_here]
      error: alone [too_few]
      """
    #expect(
      WidgetBuildError.Diagnosis(output: output).output == """
        /a/B.swift:2:10: error: no
          let x = names [index] // error: of mine [x]
        /a/B.swift:1:1: note: here
        error: alone
        """)
  }

  /// A file that is named alone has what its target has beside it.
  @Test func namedFilesHaveTheSurroundingsOfTheirTarget() throws {
    let folder = try TemporaryFolder([
      "project.yml": """
      name: Trips
      targets:
        TripsWidget: {type: app-extension, platform: iOS, sources: [Widget, Resources]}
        Other: {type: framework, platform: iOS, sources: [Other]}
      """,
      "Widget/Views/W.swift": "struct W { let c = ActivityConfiguration(for: A.self) }",
      "Widget/A.swift": "struct A {}", "Resources/Assets.xcassets/Contents.json": "{}",
      "Other/Other.xcassets/Contents.json": "{}", "Other/O.swift": "",
    ])
    let sources = try WidgetSources(paths: ["\(folder.path)/Widget/Views/W.swift"])
    #expect(sources.files == ["\(folder.path)/Widget/Views/W.swift"])
    #expect(sources.nearby == ["\(folder.path)/Widget/A.swift"])
    #expect(
      sources.resources.files.catalogues == ["\(folder.path)/Resources/Assets.xcassets"])
  }

  @Test func namedFilesWithoutAProjectHaveTheirNeighbours() throws {
    let folder = try TemporaryFolder([
      "W.swift": "struct W { let c = ActivityConfiguration(for: A.self) }", "A.swift": "",
      "Deep/B.swift": "",
    ])
    let sources = try WidgetSources(paths: ["\(folder.path)/W.swift"])
    #expect(sources.nearby == ["\(folder.path)/A.swift"])
  }
}
