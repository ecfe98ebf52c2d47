import Foundation
import Previewer
import TestSupport
import Testing
import WidgetBuild

/// Widgets that use packages whose sources are not given: what the package declares is stood in for
/// from its use, and where that is not enough the parts that use it are left out and named.
struct AbsentPackageTests {
  struct Use: Sendable, CustomTestStringConvertible {
    var package: String
    /// Declarations beside the widget; `Extra` is the view that it draws.
    var source: String
    /// Names in the report.
    var reported: [String]

    var testDescription: String { package }
  }

  private static let uses = [
    Use(
      package: "Defaults",
      source: """
        enum Theme: String, Defaults.Serializable { case light, dark }
        extension Defaults.Keys {
          static let quality = Key<Double>("quality", default: 0.8)
          static let tint = Key<Color>("tint", default: .red)
        }
        struct Extra: View {
          var count: Int
          @Default(.quality) var quality
          var body: some View {
            HStack {
              Text("count \\(count)")
              Text("q \\(quality)").foregroundStyle(Defaults[.tint])
            }
          }
        }
        """,
      reported: ["Defaults.Defaults", "Extra.quality, for Default", "Extra.body, for quality"]),
    Use(
      package: "KeychainAccess",
      source: """
        enum Store {
          static let keychain = Keychain(service: "a", accessGroup: "g").accessibility(.afterFirstUnlock)
          static var token: String? { try? keychain.get("token") }
        }
        func show(keychain: String) -> String { keychain }
        struct Extra: View {
          var count: Int
          var body: some View {
            VStack { Text(Store.keychain["a"] ?? "b"); Text("count \\(count)") }
          }
        }
        """,
      reported: [
        "KeychainAccess.Keychain", "Store.keychain, for Keychain", "Store.token, for keychain",
        "Extra.body, for keychain",
      ]),
    Use(
      package: "Factory",
      source: """
        protocol Scores { func text(_ n: Int) -> String }
        struct RealScores: Scores { func text(_ n: Int) -> String { "score \\(n)" } }
        extension Container {
          var scores: Factory<Scores> { self { RealScores() }.singleton }
        }
        struct Extra: View {
          var count: Int
          @Injected(\\.scores) private var scores
          var body: some View { VStack { Text("count \\(count)"); Text(scores.text(count)) } }
        }
        """,
      reported: ["Factory.Injected", "Extra.scores, for Injected", "Extra.body, for scores"]),
    Use(
      package: "TelemetryDeck",
      source: """
        struct Tap: LiveActivityIntent {
          static let title: LocalizedStringResource = "Tap"
          func perform() async throws -> some IntentResult {
            TelemetryDeck.signal("tapped", parameters: ["a": "b"])
            return .result()
          }
        }
        struct Extra: View {
          var count: Int
          var body: some View { Button("count \\(count)", intent: Tap()) }
        }
        """,
      reported: ["TelemetryDeck.TelemetryDeck"]),
    Use(
      package: "Capacitor",
      source: """
        public class ActivityPlugin: CAPPlugin {
          func start(_ call: CAPPluginCall) { call.resolve(["id": call.getString("name") ?? ""]) }
        }
        struct Extra: View {
          var count: Int
          var body: some View { Text("count \\(count) \\(ActivityPlugin.self)") }
        }
        """,
      reported: ["Capacitor.CAPPlugin", "Capacitor.CAPPluginCall"]),
    Use(
      package: "Sweet",
      source: """
        struct Post: Codable, Hashable {
          let user: Sweet.UserModel
          let posts: [Sweet.PostModel]
        }
        struct Extra: View {
          var count: Int
          var post: Post?
          var body: some View {
            VStack {
              Text("count \\(count)")
              if let post {
                (Text(post.user.name).bold() + Text(" @\\(post.user.userName)"))
                ForEach(post.posts) { Text($0.createdAt!, format: .relative(presentation: .named)) }
                if post.user.score > 3 { Image(systemName: "star") }
              }
            }
          }
        }
        """,
      reported: ["Sweet.UserModel", "Sweet.PostModel"]),
    Use(
      package: "ComposableArchitecture",
      source: """
        @Reducer struct Run {
          @ObservableState struct State: Equatable { var distance = 3 }
          var body: some ReducerOf<Self> { Reduce { state, action in .none } }
        }
        struct Extra: View {
          var count: Int
          var store: StoreOf<Run>?
          var body: some View {
            VStack {
              Text("count \\(count)").padding(store == nil ? 2 : 4)
              if let store { Text("km \\(store.distance)") }
            }
          }
        }
        """,
      reported: ["Extra.store, for StoreOf"]),
  ]

  /// Names of Apple's that the table `AppleAPI.tsv` says are not here.
  private static let api = [
    Use(
      package: "WidgetKit",
      source: """
        struct Extra: View {
          var count: Int
          @Environment(\\.keyboardShortcut) private var shortcut
          var body: some View {
            VStack { Text("count \\(count)"); if shortcut != nil { Text("press") } }
          }
        }
        """,
      reported: ["Extra.shortcut, for keyboardShortcut", "Extra.body, for shortcut"]),
    Use(
      package: "WidgetKit",
      source: """
        struct Extra: View {
          var count: Int
          let frame = Circle.lineSubtraction
          var body: some View {
            VStack { Text("count \\(count)"); Text("\\(Material.materialActiveAppearance)") }
          }
        }
        """,
      reported: ["Extra.frame, for lineSubtraction", "Extra.body, for materialActiveAppearance"]),
    Use(
      package: "WidgetKit",
      source: """
        struct Extra: View {
          var count: Int
          var body: some View {
            VStack { Text("count \\(count)"); Text("\\(String(describing: PushTransition.self))") }
          }
        }
        """,
      reported: ["PushTransition"]),
  ]

  @Test(arguments: api)
  func aNameOfApplesThatIsNotHereIsNamed(use: Use) async throws {
    let report = try await report(of: use)
    #expect(report.absentImports == [])
    let names = report.standIns.map(\.name)
    #expect(Set(use.reported).isSubset(of: names), "\(names)")
    #expect(report.texts.values.contains { $0.contains("count \\(count)") })
  }

  @Test(arguments: uses)
  func theRestIsDrawnAndWhatIsLeftOutIsNamed(use: Use) async throws {
    let report = try await report(of: use)
    #expect(report.absentImports.map(\.module) == [use.package])
    let names = report.standIns.map(\.name)
    #expect(Set(use.reported).isSubset(of: names), "\(names)")
    #expect(report.texts.values.contains { $0.contains("count \\(count)") })
  }

  /// The attributes are declared in a package, as the app and the widget share them.
  @Test func attributesOfAnAbsentPackageAreStoodInFor() async throws {
    let report = try await report(
      of: "SharedModels",
      """
      struct TripWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: TripAttributes.self) { context in
            Text("\\(context.attributes.title) \\(context.state.driver.name)")
          } dynamicIsland: { context in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } }
              compactLeading: { Text(context.state.driver.name) } compactTrailing: { Text("a") }
              minimal: { Text(timerInterval: Date()...context.state.arrival) }
          }
        }
      }
      """)
    #expect(report.standIns.map(\.name) == ["SharedModels.TripAttributes"])
  }

  private func report(of use: Use) async throws -> BuildReport {
    try await report(
      of: use.package,
      """
      \(use.source)
      struct Trip: ActivityAttributes { struct ContentState: Codable, Hashable { var count = 3 } }
      struct TripWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: Trip.self) { Extra(count: $0.state.count) } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } }
              compactLeading: { Text("a") } compactTrailing: { Text("a") } minimal: { Text("a") }
          }
        }
      }
      """)
  }

  private func report(of package: String, _ source: String) async throws -> BuildReport {
    let imports = [package, "ActivityKit", "AppIntents", "SwiftUI", "WidgetKit"]
      .map { "import \($0)\n" }.joined()
    let folder = try TemporaryFolder(["W.swift": imports + source])
    let scratch = try TemporaryFolder()
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    return try await onAThreadOfItsOwn {
      try compiler.compile(
        WidgetSources(paths: [folder.path + "/W.swift"]), scratch: scratch.path)
    }
  }
}
