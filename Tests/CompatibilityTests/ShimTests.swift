import Foundation
import HostProtocol
import TestSupport
import Testing
import ViewArchive

@testable import WidgetBuild

/// What iOS has and Linux has not is declared where it belongs, or by a macro, and a source that uses it
/// is compiled as it stands.
@MainActor
struct ShimTests {
  private static let source = """
    import ActivityKit
    import SwiftData
    import SwiftUI
    import TipKit
    import WidgetKit

    struct BrewAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var cups = 2 }
    }

    @IBDesignable class Kettle: NSObject {
      @NSCopying var name: NSString?
      @IBInspectable var size = 3
      @nonobjc func boil() {}
      @IBAction func press(_ sender: Any) {}
    }

    @Model final class Tea {
      @Attribute(.unique, originalName: "title") var name = ""
      @Relationship(deleteRule: .cascade, inverse: \\Leaf.tea) var leaves: [Leaf] = []
      @Transient var isHot = false
      init() {}
    }

    @Model final class Leaf {
      @Attribute var tea: Tea?
      init() {}
    }

    struct Teas: View {
      @Query var teas: [Tea]
      @Query(sort: \\.name) private var sorted: [Tea]
      @Query(filter: #Predicate<Tea> { $0.isHot }) private var hot: [Tea]
      var body: some View { Text(verbatim: "\\(teas.count + sorted.count + hot.count) teas") }
    }

    struct HotTip: Tip {
      static let brewed = Tips.Event<Tips.EmptyDonation>(id: "brewed")
      @Parameter static var isOn = true
      var title: Text { Text("Hot") }
      var rules: [Rule] {
        #Rule(Self.brewed) { $0.donations.count > 1 }
        #Rule(Self.$isOn) { $0 == true }
      }
    }

    enum Words {
      static var all: [String] {
        let large = #Predicate<Int> { $0 > 1 }
        let small: Predicate<Int> = #Predicate { $0 < 1 }
        let count = [1, 2, 3].filter { (try? large.evaluate($0)) == true }.count
        let kettle = Kettle()
        kettle.name = "Kettle"
        kettle.press(HotTip().rules.count)
        return [
          "\\(count) of 3", "\\((try? small.evaluate(2)) == true)",
          NSLocalizedString("cups", value: "Cups", comment: ""),
          String.localizedStringWithFormat("%d x", 3), "\\(#bundle == Bundle.main)",
          "\\(Darwin.sqrt(16.0))", kettle.name.map { "\\($0)" } ?? "",
        ]
      }
    }

    struct BrewWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: BrewAttributes.self) { _ in
          VStack {
            ForEach(Words.all, id: \\.self) { Text(verbatim: $0) }
            Teas()
          }
        } dynamicIsland: { _ in
          DynamicIsland {
            DynamicIslandExpandedRegion(.center) { Text("a") }
          } compactLeading: { Text("b") } compactTrailing: { Text("c") } minimal: { Text("d") }
        }
      }
    }

    #Preview("Two", as: .content, using: BrewAttributes()) {
      BrewWidget()
    } contentStates: {
      BrewAttributes.ContentState()
    }

    #Preview {
      @Previewable @State var isOn = true
      Text(verbatim: "\\(isOn)")
    }
    """

  @Test func whatBelongsToAModuleIsDeclaredThere() async throws {
    let folder = try TemporaryFolder(["W.swift": Self.source])
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    let report = try await onAThreadOfItsOwn {
      try compiler.compile(
        WidgetSources(paths: [folder.path + "/W.swift"]), scratch: folder.path)
    }
    #expect(report.standIns == [])
    #expect(report.leftOut == [])
    let hosted = try await HostedLibrary(URL(fileURLWithPath: report.library))
    #expect(hosted.description.problems == [])
    let archive = try #require(hosted.archives["BrewAttributes"])
    var texts: [String] = []
    archive.lockScreen?.walk { node in
      guard case .text(let content) = node.kind else { return }
      for case .literal(let text) in content.runs.map(\.content) { texts.append(text) }
    }
    #expect(
      texts == ["2 of 3", "false", "Cups", "3 x", "true", "4.0", "Kettle", "0 teas"])
  }

  /// What is still edited into other text, because the compiler takes neither it nor a declaration in
  /// its place.
  private static let refused = [
    "class A: NSObject { @objc func f() {} }",
    "@objcMembers class B: NSObject {}",
    "class C {}; class D: NSObject { @IBOutlet var c: C? }",
    "extension Timer { convenience init() { self.init(timeInterval: 1, repeats: false) { _ in } } }",
    "class F: NSObject { override func observeValue(forKeyPath: String?) {} }",
    "extension NSObject { open func watch() {} }; class G: NSObject { override func watch() {} }",
    "class H: NSObject { func g() {}; func h() { _ = #selector(g) } }",
    "class I: NSObject { var x = 1; func h() { _ = #keyPath(I.x) } }",
    "func j(_ formatter: DateFormatter) -> String { formatter.weekdaySymbols![0] }",
    "func k<T: NSObject>(_ type: T.Type) -> T { type.init() }",
  ]

  @Test func theCompilerRefusesWhatIsEdited() async throws {
    let folder = try TemporaryFolder([
      "A.swift": (["import Foundation"] + Self.refused).joined(separator: "\n")
    ])
    let swiftc = try SwiftCompiler(in: ProcessInfo.processInfo.environment)
    let outcome = try await onAThreadOfItsOwn {
      try swiftc.run(
        [
          "-typecheck", "-parse-as-library", "-diagnostic-style=llvm", folder.path + "/A.swift",
        ]
          + SwiftCompiler.namedDiagnostics)
    }
    let lines = Set(Diagnostic.errors(in: outcome.output).map(\.line))
    #expect(lines == Set(2..<2 + Self.refused.count))
  }
}
