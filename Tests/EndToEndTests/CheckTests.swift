import Foundation
import Testing

/// `island check` over folders of cases.
@Suite(.serialized)
struct CheckTests {
  private struct Report: Decodable {
    struct Case: Decodable {
      struct StandIn: Decodable { var name: String, place: String }
      var name: String, outcome: String
      var standIns: [StandIn]
      var declared: Int, drawn: Int
      var failure: String?
    }
    var cases: [Case]
  }

  private static func widget(_ view: String, before: String = "") -> String {
    """
    import ActivityKit
    import SwiftUI
    import WidgetKit
    \(before)
    struct StepsAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var steps: Int }
    }
    struct StepsActivity: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: StepsAttributes.self) { context in
          \(view)
        } dynamicIsland: { context in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("\\(context.state.steps)") }
          } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: { Text("c") }
        }
      }
    }
    """
  }

  private func checked(_ files: [String: String]) throws -> (code: Int32, cases: [Report.Case]) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-cases-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let run = try Program.run(["check", "--json", folder.path])
    return (run.code, try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).cases)
  }

  /// Bars, alerts, lists that are edited, keyframes, tips, managed objects with their model, digests.
  @Test func anAppsScreensBesideAWidgetCompileWhole() throws {
    let folder = TmuxTerminal.buildFolder
      .appending(path: "../../Tests/CompatibilityTests/Fixtures/screens").standardized
    let run = try Program.run(["check", "--json", folder.path])
    let item = try #require(
      try JSONDecoder().decode(Report.self, from: Data(run.output.utf8)).cases.first)
    #expect(item.failure == nil)
    #expect(item.outcome == "whole")
    #expect(item.standIns.map(\.name) == [])
    #expect(item.drawn == 5)
  }

  /// A package of another that the widget imports, checked out elsewhere or fetched with SwiftPM
  /// from what the project names; without its sources, stand-ins.
  @Test func aPackageOfAnotherIsFoundOrFetched() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-packages-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let kit = folder.path + "/elsewhere/Kit"
    for (path, text) in [
      "elsewhere/Kit/Package.swift": """
      // swift-tools-version: 5.9
      import Foundation
      import PackageDescription
      // A manifest is code, and reads nothing of the user's.
      if FileManager.default.contents(atPath: "\(folder.path)/secret") != nil {
        fatalError("a manifest has read the secret")
      }
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit")])
      """,
      "secret": "secret",
      "elsewhere/Kit/Sources/Kit/Badge.swift": """
      import SwiftUI
      public struct Badge: View {
        public init(count: Int) { self.count = count }
        let count: Int
        public var body: some View { Text("badge \\(count)") }
      }
      public struct Unused { let missing: Nothing }
      """,
      "App/W.swift": Self.widget("Badge(count: context.state.steps)", before: "import Kit"),
      "App/P.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      A = {isa = XCRemoteSwiftPackageReference; repositoryURL = "file://\(kit)";
        requirement = {kind = exactVersion; version = 1.0.0; }; };
      }; rootObject = R; }
      """,
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    for arguments in [
      ["init", "-q"], ["add", "."],
      [
        "-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false",
        "commit", "-q", "-m", "Kit",
      ], ["tag", "1.0.0"],
    ] {
      let git = BoundedProcess(
        ["git", "-C", kit] + arguments, environment: ProcessInfo.processInfo.environment)
      #expect(try git.run().code == 0)
    }
    func outcome(_ options: [String]) throws -> String? {
      let run = try Program.run(
        ["check", "--json", folder.path + "/App"] + options,
        environment: ["XDG_CACHE_HOME": folder.path + "/cache"])
      #expect(
        run.errors.contains("--resolve runs the manifests of packages, which are code of others")
          == options.contains("--resolve"))
      let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
      return report.cases.first.map { "\($0.outcome) \($0.drawn) \($0.failure ?? "")" }
    }
    #expect(try outcome([])?.hasPrefix("withStandIns") == true)
    #expect(try outcome(["--packages", folder.path + "/elsewhere"]) == "whole 5 ")
    #expect(try outcome(["--resolve"]) == "whole 5 ")
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.path + "/cache/island/packages"
      ).count == 1)
    // The second time it needs no repository.
    try FileManager.default.removeItem(atPath: kit)
    #expect(try outcome(["--resolve"]) == "whole 5 ")
    try FileManager.default.removeItem(atPath: folder.path + "/cache/island/packages")
    #expect(try outcome(["--resolve"])?.contains("packages of the project cannot be") == true)
  }

  /// Every state of every preview is judged, in the order of the source; one that cannot be shown
  /// is a failure.
  @Test func theLintLooksAtEveryState() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-lint-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("W.swift")
    let previews = """

      #Preview("Beta", as: .content, using: StepsAttributes()) { StepsActivity() } contentStates: {
        StepsAttributes.ContentState(steps: 1)
        StepsAttributes.ContentState(steps: 20)
      }
      #Preview("Alpha", as: .content, using: StepsAttributes()) { StepsActivity() } contentStates: {
        StepsAttributes.ContentState(steps: 3)
      }
      """
    let card = "Text(\"a\").font(.system(size: context.state.steps == 20 ? 9 : 20))"
    try Data((Self.widget(card) + previews).utf8).write(to: file)
    let all = try Program.run(["check", "--lint", file.path])
    #expect(all.code == 0)
    #expect(all.output.contains("L11 lock screen: in state “preview 1: Beta, state 2”: Text"))
    #expect(
      try Program.run(["check", "--lint", "--warnings-as-errors", file.path]).code == 1)
    let first = try Program.run(["check", "--lint", "--state", "1", file.path])
    #expect(!first.output.contains("L11"))
    let third = try Program.run(["check", "--json", "--lint", "--state", "3", file.path])
    #expect(third.output.contains("preview 2: Alpha"))
    let none = try Program.run(["check", "--lint", "--state", "9", file.path])
    #expect(none.code == 1 && none.output.contains("has no state '9'"))
  }

  /// A side that is too wide is an error of nobody, a closure in a button is one.
  @Test func theLintNamesRulePartViewAndLine() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-lint-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("W.swift")
    try Data(Self.widget("Text(\"fine print\").font(.system(size: 9))").utf8).write(to: file)
    let calm = try Program.run(["check", "--lint", file.path])
    #expect(calm.code == 0)
    #expect(
      calm.output.contains(
        "W.swift:11: warning: L11 lock screen: Text “fine print”: 9 pt; the smallest legible"))
    try Data(Self.widget("Button(\"Stop\") {}").utf8).write(to: file)
    let broken = try Program.run(["check", "--lint", file.path])
    #expect(broken.code == 1)
    #expect(broken.output.contains("error: L16 lock screen: Button (action:)"))
  }

  /// Of every state of the previews, not of the first alone; with the lint and without.
  @Test(arguments: [[], ["--lint"]])
  func whatIsNotDrawnIsNamedOfEveryState(options: [String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-names-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let view =
      #"if context.state.steps > 1 { AsyncImage(url: nil) } else { Text("\(context.state.steps)") }"#
    let previews = """

      #Preview("All", as: .content, using: StepsAttributes()) {
        StepsActivity()
      } contentStates: {
        StepsAttributes.ContentState(steps: 1)
        StepsAttributes.ContentState(steps: 2)
      }
      """
    try Data((Self.widget(view) + previews).utf8)
      .write(to: folder.appendingPathComponent("W.swift"))
    let run = try Program.run(["check", "--json"] + options + [folder.path])
    #expect(run.output.contains("AsyncImage"), "\(run.output)")
  }

  /// What stops in the standard library, and what does not end, has the line of the widget.
  @Test(arguments: [
    #"Text("\([1, 2][Int("5")!])")"#, #"Text("\(1 / Int("0")!)")"#,
    #"Text("\({ () -> Int in var n = 0; while n < 8 { n = (n + 1) % 8 }; return n }())")"#,
  ])
  func whereAWidgetStopsIsNamed(view: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-stop-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(Self.widget(view).utf8).write(to: folder.appendingPathComponent("W.swift"))
    // The seconds of a person, in place of those that tests have.
    let run = try Program.run(
      ["check", "--format", "github", folder.path], environment: ["ISLAND_TIMEOUT": "0"])
    #expect(run.code == 1)
    #expect(run.output.contains("::error title=drawing,file="), "\(run.output)")
    #expect(run.output.contains("W.swift,line=11::"), "\(run.output)")
  }

  @Test func oneRunTellsWhatIsWholeBridgedAndBroken() throws {
    let (code, cases) = try checked([
      "1-whole/W.swift": Self.widget("Text(\"a\")"),
      "2-ios/W.swift": Self.widget(
        """
        #if os(iOS) && canImport(UIKit)
        Text("a").foregroundStyle(Color(.systemBackground))
        #else
        NothingOfTheKind()
        #endif
        """, before: "import UIKit"),
      "3-bridged/W.swift": Self.widget("Text(\"a\")\n.glow(radius: 3)"),
      "4-own/W.swift": Self.widget("Text(missing)"),
      "5-none/A.swift": "struct A {}",
    ])
    #expect(code == 1)
    #expect(cases.map(\.outcome) == ["whole", "whole", "withStandIns", "failed", "failed"])
    #expect(cases.map(\.drawn) == [5, 5, 5, 0, 0])
    #expect(cases[2].standIns.map(\.name) == ["Text.glow(radius:)"])
    #expect(cases[2].standIns.first?.place.hasSuffix("W.swift:12") == true)
    #expect(cases[3].failure?.contains("cannot find 'missing' in scope") == true)
    #expect(cases[3].failure?.contains("W.swift:11:") == true)
    #expect(cases[4].failure?.contains("no Live Activity") == true)
  }

  @Test func thePathsOfOtherCasesAreReadWhenOneIsBroken() throws {
    let (code, cases) = try checked([
      // One that nobody names would be left out.
      "1-mains/A.swift": Self.widget("Text(A.title + B.title)")
        + "\n@main struct A: WidgetBundle { static let title = \"a\" }",
      "1-mains/B.swift": """
      import WidgetKit
      @main struct B: WidgetBundle { static let title = "b" }
      """,
      "2-import/W.swift": Self.widget("Text(StepsAttributes.title)", before: "import Redux"),
      "3-whole/W.swift": Self.widget("Text(\"a\")"),
      "3-whole-app/App.swift": """
      import ActivityKit
      func start() throws {
        _ = try Activity.request(
          attributes: StepsAttributes(), content: .init(state: .init(steps: 1), staleDate: nil))
      }
      """,
      "4-objc/W.swift": Self.widget(
        "Text(\"a\")",
        before: """
          import UIKit
          @objc(Feed) @objcMembers final class Feed: NSObject {
            @objc dynamic var count = 0
            @objc private func tick(_ sender: Any) { count += 1 }
            func watch() {
              NotificationCenter.default.addObserver(
                self, selector: #selector(tick(_:)), name: .init("n"), object: nil)
            }
          }
          """),
    ])
    #expect(code == 1)
    #expect(
      cases.map(\.name) == ["1-mains", "2-import", "3-whole + 3-whole-app", "4-objc"])
    #expect(cases.map(\.outcome) == ["failed", "failed", "whole", "whole"])
    #expect(cases[0].failure?.hasPrefix("2 types are marked @main") == true)
    #expect(cases[1].failure?.contains("needs  Redux, whose sources were not given (") == true)
    #expect(cases[1].failure?.contains("2-import/W.swift:4)") == true)
  }

  @Test(arguments: [
    (["check", "/nowhere"], 66, "no such file or folder: '/nowhere'"),
    (["check"], 64, "missing argument: a folder of cases or of one widget"),
    (["run", "/dev/null"], 65, "not a Swift source: '/dev/null'"),
  ])
  func pathsThatAreNoneAreRefused(arguments: [String], code: Int32, message: String) throws {
    let run = try Program.run(arguments)
    #expect(run.code == code)
    #expect(run.errors.contains(message))
  }
}

/// What an app writes into the store of its group is made up, or given by a file.
struct AppGroupTests {
  @Test func aTextOfAnAppGroupIsGivenOrMadeUp() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-group-\(UUID().uuidString.prefix(8))")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = """
      import ActivityKit
      import SwiftUI
      import WidgetKit
      struct A: ActivityAttributes { struct ContentState: Codable, Hashable {}; var id = "x" }
      let store = UserDefaults(suiteName: "group.a")!
      struct W: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: A.self) { context in
            Text("\\(store.string(forKey: "\\(context.attributes.id)_teamName")!) \\(store.integer(forKey: "score"))")
          } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("d") } } compactLeading: { Text("a") } compactTrailing: { Text("b") } minimal: {
              Text("c")
            }
          }
        }
      }
      """
    let file = folder.appendingPathComponent("W.swift")
    try Data(source.utf8).write(to: file)
    let values = folder.appendingPathComponent("values.json")
    try Data(#"{"teamName": "Ajax", "score": 3}"#.utf8).write(to: values)
    let shown = ["snapshot", file.path, "--presentation", "lock-screen"]
    #expect(try Program.run(shown).output.contains("Team name 0"))
    #expect(try Program.run(shown + ["--defaults", values.path]).output.contains("Ajax 3"))
    try Data("[1]".utf8).write(to: values)
    let wrong = try Program.run(shown + ["--defaults", values.path])
    #expect(wrong.code == 65 && wrong.errors.contains("one JSON object of keys and values"))
  }
}
