import Testing

@testable import Previewer

struct SourceRewriterTests {
  private func rewritten(_ text: String, own: Set<String> = []) -> String {
    SourceRewriter.rewrite(text, for: ApplePlatform(ownModules: own)) { own.contains($0) }.text
  }

  /// Lines that are not blank, each with its number.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.contains { $0 != " " } }
      .map { "\($0.offset + 1) \($0.element.drop { $0 == " " })" }
  }

  @Test(arguments: [
    ("os(iOS)", true), ("os(macOS)", false), ("!os(watchOS)", true),
    ("canImport(UIKit)", true), ("canImport(AppKit)", false), ("canImport(Sentry)", false),
    ("canImport(ActivityKit) && !targetEnvironment(macCatalyst)", true),
    ("os(macOS) || os(iOS)", true), ("os(macOS) || os(iOS) && false", false),
    ("(os(macOS) || os(iOS)) && DEBUG", true), ("targetEnvironment(simulator)", true),
    ("swift(>=5.9)", true), ("compiler(<6)", false), ("swift(>=7.0)", false),
    ("RELEASE", false), ("true", true),
  ])
  func conditionsAreThoseOfAnIOSDebugBuild(condition: String, holds: Bool) {
    let text = "#if \(condition)\nlet yes = 1\n#else\nlet no = 0\n#endif\n"
    #expect(lines(rewritten(text)) == [holds ? "2 let yes = 1" : "4 let no = 0"])
  }

  @Test func innerConditionsOfABranchThatIsTakenAreTakenToo() {
    let text = """
      #if os(iOS)
      let a = 1
      #if os(tvOS)
      let b = 2
      #elseif DEBUG
      let c = 3
      #endif
      #endif
      let d = 4
      """
    #expect(lines(rewritten(text)) == ["2 let a = 1", "6 let c = 3", "9 let d = 4"])
  }

  @Test func modifiersBehindAConditionStayInTheirChain() {
    let text = """
      let v = Text("a")
        #if os(iOS)
        .bold()
        #else
        .italic()
        #endif
        .padding()
      """
    #expect(lines(rewritten(text)) == ["1 let v = Text(\"a\")", "3 .bold()", "7 .padding()"])
  }

  @Test(arguments: [
    ("@objc func a() {}", "      func a() {}"),
    ("@objc(name:) func a() {}", "             func a() {}"),
    ("let s = #selector(Owner.act(_:))", "let s = Selector(\"Owner.act(_:)\")"),
    ("@Previewable @State var x = 0", "             @State var x = 0"),
    ("@Model final class A {}", "       final class A: PersistentModel {}"),
    ("@Model class A: B {}", "       class A: B, PersistentModel {}"),
  ])
  func objectiveCAndXcodeAreTolerated(source: String, result: String) {
    #expect(rewritten(source) == result)
  }

  @Test func aModuleWhoseFilesAreCompiledAlongIsNotNamedAnyMore() {
    let text = "import Models\nlet a: Models.Team = Models.Team.home\n"
    #expect(
      rewritten(text, own: ["Models"]) == "             \nlet a:        Team =        Team.home\n")
  }

  @Test func mainIsTakenOffAndTold() {
    let result = SourceRewriter.rewrite(
      "import SwiftUI\n\n@main\nstruct A: App {}\n", for: ApplePlatform()
    ) { _ in false }
    #expect(result.text == "import SwiftUI\n\n     \nstruct A: App {}\n")
    #expect(result.mains == [.init(type: "A", line: 3, inherits: ["App"])])
    #expect(result.imports.map(\.module) == ["SwiftUI"])
  }
}

struct PreparedSourcesTests {
  private func prepared(_ files: [String: String]) throws -> PreparedSources {
    let folder = try TemporaryFolder(files)
    let sources = try WidgetSources(paths: files.keys.map { "\(folder.path)/\($0)" })
    return try PreparedSources(sources, carried: ["Charts"])
  }

  @Test func twoWidgetMainsAreNamedWithTheirPlaces() throws {
    #expect {
      try prepared([
        "A.swift": "@main struct A: WidgetBundle {}", "B.swift": "\n@main struct B: Widget {}",
      ])
    } throws: { error in
      guard case .twoMains(let mains) = error as? WidgetBuildError else { return false }
      return mains.map(\.type) == ["A", "B"] && mains[1].place.hasSuffix("B.swift:2")
    }
  }

  @Test func anAppBesideTheWidgetIsNoSecondMain() throws {
    let sources = try prepared([
      "A.swift": "@main struct A: WidgetBundle {}", "B.swift": "@main struct B: App {}",
    ])
    #expect(sources.files.map { $0.text.contains("@main") } == [false, false])
  }

  @Test func importsAreCarriedAbsentOrPresent() throws {
    let sources = try prepared([
      "A.swift": "import SwiftUI\nimport Charts\nimport Accelerate\nimport Sentry\n"
    ])
    #expect(sources.modules == ["Charts"])
    #expect(sources.absentImports.map(\.module) == ["Accelerate", "Sentry"])
    #expect(sources.absentImports.map(\.isApples) == [true, false])
    #expect(sources.absentImports[1].place.hasSuffix("A.swift:4"))
  }
}
