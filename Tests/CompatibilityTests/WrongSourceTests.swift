import Foundation
import Previewer
import Testing
import WidgetBuild

/// What a source does wrong by itself is said, never bridged.
struct WrongSourceTests {
  struct Wrong: Sendable, CustomTestStringConvertible {
    var name: String
    /// In the place of the card; the attributes have a `title`.
    var card: String
    var declarations = ""
    /// In the center of the expanded island.
    var expanded = "Text(\"a\")"
    /// Part of the message, and the line in the source.
    var message: String
    var line = 1
    /// Part of the remedy.
    var remedy = ""

    var testDescription: String { name }
  }

  private static let cases = [
    Wrong(
      name: "a typo in an own type's member", card: "Text(context.attributes.titel)",
      message: "has no member 'titel'; did you mean 'title'?"),
    Wrong(
      name: "a companion type that was not named", card: "BrandCard(context.attributes.title)",
      message: "cannot find 'BrandCard' in scope",
      remedy: "naming the file that declares it too"),
    Wrong(
      name: "a misspelt modifier", card: "Text(context.attributes.title).paddding(8)",
      message: "has no member 'paddding'; did you mean 'padding'?"),
    Wrong(
      name: "a misspelt modifier inside the island's closure",
      card: "Text(context.attributes.title)", expanded: "Text(\"a\").lineLimt(1)",
      message: "has no member 'lineLimt'; did you mean 'lineLimit'?", line: 13),
    Wrong(
      name: "a misspelt label", card: "Text(context.attributes.title).frame(widht: 30)",
      message: "'widht"),
    Wrong(
      name: "a misspelt colour", card: "Text(\"a\").foregroundStyle(.grren)",
      message: "has no member 'grren'; did you mean 'green'?"),
    Wrong(
      name: "a misspelt name beside a third party's module",
      card: "VStack { let shown = context.attributes.title; Text(showm) }",
      declarations: "import Lottie", message: "cannot find 'showm' in scope",
      remedy: "needs  Lottie, whose sources were not given"),
    Wrong(
      name: "a misspelt parameter of a closure beside a third party's module",
      card: "VStack { ForEach([\"a\"], id: \\.self) { entry in Text(entri) } }",
      declarations: "import Lottie", message: "cannot find 'entri' in scope"),
    Wrong(
      name: "a member that the type does not have",
      card: "Text(\"\\([1].content)\")", message: "has no member 'content'"),
    Wrong(
      name: "a misspelt attribute", card: "Own()",
      declarations:
        "struct Own: View { @Evironment(\\.colorScheme) var a; var body: some View { Text(\"b\") } }",
      message: "type annotation missing in pattern", line: 2),
    Wrong(
      name: "an argument of a wrong type", card: "Text(verbatim: 3)",
      message: "cannot convert value of type 'Int' to expected argument type 'String'"),
    Wrong(
      name: "a misspelt local name",
      card: "VStack { let shown = context.attributes.title; Text(showm) }",
      message: "cannot find 'showm' in scope"),
    Wrong(
      name: "a label that an own function does not have",
      card: "Text(shortened(title: context.attributes.title))",
      declarations: "func shortened(text: String) -> String { text }",
      message: "incorrect argument label in call"),
  ]

  private static func source(_ wrong: Wrong) -> String {
    """
    struct Card: View { let context: ActivityViewContext<Trip>; var body: some View { \(wrong.card) } }
    \(wrong.declarations)
    import SwiftUI
    import WidgetKit
    import ActivityKit
    struct Trip: ActivityAttributes {
      struct ContentState: Codable, Hashable {}
      var title: String
    }
    struct TripWidget: Widget {
      var body: some WidgetConfiguration {
        ActivityConfiguration(for: Trip.self) { Card(context: $0) } dynamicIsland: { _ in
          DynamicIsland { DynamicIslandExpandedRegion(.center) { \(wrong.expanded) } }
            compactLeading: { Text("a") } compactTrailing: { Text("a") } minimal: { Text("a") }
        }
      }
    }
    """
  }

  @Test(arguments: cases)
  func theErrorIsNamedWithItsPlaceAndNotBridged(_ wrong: Wrong) async throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "wrong-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let file = scratch.appending(path: "Trip.swift")
    try Data(Self.source(wrong).utf8).write(to: file)
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    let error = await #expect(throws: WidgetBuildError.self) {
      try await onAThreadOfItsOwn {
        try compiler.compile(WidgetSources(paths: [file.path]), scratch: scratch.path)
      }
    }
    guard case .doesNotCompile(let diagnosis)? = error else {
      Issue.record("bridged or refused for another reason: \(String(describing: error))")
      return
    }
    #expect(diagnosis.place?.hasPrefix("\(file.path):\(wrong.line):") == true)
    let message = WidgetBuildMessage.text(for: .doesNotCompile(diagnosis))
    let first = try #require(message.split(separator: "\n").first)
    #expect(first.contains(wrong.message), "\(first)")
    #expect(message.contains("at  \(file.path):\(wrong.line):"))
    if !wrong.remedy.isEmpty { #expect(message.contains(wrong.remedy)) }
  }

  /// The language mode of the project counts: Xcode would not build what is an error there.
  @Test(arguments: ["6.0", "5.0"])
  func anErrorOfSwift6IsToldAndDrawnAnyway(version: String) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "swift-6-\(UUID().uuidString)")
    let project = folder.appending(path: "P.xcodeproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = """
      // !$*UTF8*$!
      { archiveVersion = 1; objects = {
      G = {isa = PBXGroup; children = (W); sourceTree = "<group>"; };
      W = {isa = PBXFileReference; path = "Trip.swift"; sourceTree = "<group>"; };
      BW = {isa = PBXBuildFile; fileRef = W; };
      PH = {isa = PBXSourcesBuildPhase; files = (BW); };
      C = {isa = XCBuildConfiguration; name = Debug;
        buildSettings = { SWIFT_VERSION = \(version); }; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      T = {isa = PBXNativeTarget; name = W; buildPhases = (PH); buildConfigurationList = L; };
      }; rootObject = R; }
      """
    try Data(settings.utf8).write(to: project.appending(path: "project.pbxproj"))
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    func report(_ declarations: String) async throws -> BuildReport {
      let source = Self.source(
        Wrong(
          name: "", card: "Text(\"\\(counted())\")", declarations: declarations, message: ""))
      try Data(source.utf8).write(to: folder.appending(path: "Trip.swift"))
      let scratch = folder.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      return try await onAThreadOfItsOwn {
        try compiler.compile(WidgetSources(paths: [folder.path]), scratch: scratch.path)
      }
    }
    let safe = try await report("func counted() -> Int { 1 }")
    #expect(safe.ofLanguage == [])
    let unsafe = try await report("var count = 0; func counted() -> Int { count }")
    #expect(unsafe.isWhole)
    guard version == "6.0" else {
      #expect(unsafe.ofLanguage == [])
      return
    }
    #expect(unsafe.ofLanguage.map(\.line) == [2])
    #expect(unsafe.ofLanguage.first?.message.contains("not concurrency-safe") == true)
  }
}
