import Foundation
import HostProtocol
import Previewer
import Testing
import ViewArchive
import WidgetBuild
import WidgetKit

/// Widgets of our own that use what published ones seldom do, compiled as they stand.
@MainActor
struct FixtureTests {
  private func hosted(_ name: String) async throws -> HostedLibrary {
    let folder = WidgetCompiler.packageFolder
      .appending(path: "Tests/CompatibilityTests/Fixtures/\(name)")
    let library = try WidgetCompiler.library(of: [folder], module: "Fixture\(name)")
    defer { try? FileManager.default.removeItem(at: library) }
    return try await HostedLibrary(library)
  }

  @Test func aWidgetWithoutABundleIsFoundAndSampled() async throws {
    let hosted = try await hosted("lone")

    #expect(
      hosted.description.widgets == [
        .init(
          name: "ParkingActivity",
          kind: .liveActivity(
            attributesType: "ParkingAttributes",
            presentations: ArchivePart.declared))
      ])
    #expect(hosted.description.problems == [])
    let sample = try #require(hosted.description.samples.first)
    #expect(String(decoding: sample.attributes, as: UTF8.self) == #"{"street":"Street"}"#)
    #expect(
      String(decoding: sample.states[0].json, as: UTF8.self)
        == #"{"phase":"parked","until":800000300}"#)
  }

  @Test func everyFormOfWidgetAndPreviewIsListed() async throws {
    let hosted = try await hosted("forms")

    #expect(
      hosted.description.widgets.map(\.name) == ["OrderActivity", "OrderHomeWidget"])
    #expect(
      hosted.description.widgets.last?.kind == .other(configuration: "StaticConfiguration"))
    let previews = hosted.description.previews
    #expect(previews.map(\.name) == ["Card", nil, "Home", "Plain", "Minimal", nil])
    let shown: [HostDescription.ActivityPreview?] = previews.map {
      if case .activity(let preview) = $0.kind { preview } else { nil }
    }
    #expect(shown.map { $0?.states.count } == [2, 3, nil, nil, 1, 1])
    #expect(shown.map { $0?.viewKind } == [.content, .expanded, nil, nil, .minimal, .content])
    #expect(shown.map { $0?.isStale } == [false, false, nil, nil, false, true])
    #expect(previews[2].kind == .other("timeline"))
    guard case .view = previews[3].kind else {
      Issue.record("not the preview of a view: \(previews[3].kind)")
      return
    }
    #expect(hosted.description.samples == [])
    #expect(hosted.description.problems == [])
  }

  @Test func settingsOfTheWholeActivityAreInTheArchive() async throws {
    let archive = try #require(try await hosted("forms").archives["OrderAttributes"])

    #expect(archive.links.lockScreen == URL(string: "orders://card"))
    #expect(archive.links.island == URL(string: "orders://island"))
    #expect(archive.keylineTint == .color(.system(.orange)))
    #expect(archive.activityBackgroundTint == .opacity(.black, 0.5))
    #expect(archive.systemActionForeground == .white)
    guard case .island(let island) = archive.expanded?.kind else {
      Issue.record("the expanded presentation is no island")
      return
    }
    #expect(island.margins == Insets(top: 20, leading: 20, bottom: 20, trailing: 8))
    #expect(archive.unsupportedNames == [])
  }

  /// Sources of 2022, with everything that was deprecated since, and of 2026.
  @Test(arguments: ["app-old", "app-new"])
  func anAppsOwnSourcesCompileAsTheyStand(_ folder: String) throws {
    let sources = WidgetCompiler.packageFolder
      .appending(path: "Tests/CompatibilityTests/Fixtures/\(folder)")
    let library = try WidgetCompiler.library(
      of: [sources], module: "Fixture" + folder.filter(\.isLetter))
    try FileManager.default.removeItem(at: library)
  }

  /// `swiftui-surface.md` §15, what needs no module of its own.
  @Test func constructsThatResistAreDrawnOrNamed() async throws {
    let hosted = try await hosted("constructs")
    #expect(hosted.description.problems == [])
    let archive = try #require(hosted.archives["BoatAttributes"])
    for presentation in ArchivePart.declared {
      #expect(archive.node(of: presentation)?.showsSomething == true, "\(presentation)")
    }
    let texts = try #require(archive.lockScreen?.texts)
    #expect(texts.starts(with: ["Boat", "Name sails"]))
    #expect(Set(texts).isSuperset(of: ["a", "b", "c", "d", "Wind", "Turn", "Open", "glass"]))
    #expect(
      archive.unsupportedNames == [
        "AsyncImage", #"Font.custom("Avenir-Heavy"): a font of iOS; the system's is drawn"#,
        "TimelineView", "onPreferenceChange",
        "preference", "symbolEffect",
      ])
    #expect(archive.pictureOnlyNames.contains("glassEffect"))
  }

  /// Every module that is carried only to type-check compiles, and a widget that imports them all.
  @Test func everyCarriedModuleCompiles() async throws {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "carried-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let modules = WidgetBuild.WidgetCompiler.carriedModules
    #expect(modules.count > 30)
    let widget = WidgetCompiler.packageFolder
      .appending(path: "Tests/CompatibilityTests/Fixtures/lone/LoneWidget.swift")
    let text =
      modules.map { "import \($0)\n" }.joined() + (try String(contentsOf: widget, encoding: .utf8))
    let file = scratch.appending(path: "Imports.swift")
    try Data(text.utf8).write(to: file)
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    let report = try await onAThreadOfItsOwn {
      try compiler.compile(WidgetSources(paths: [file.path]), scratch: scratch.path)
    }
    #expect(report.isWhole)
    #expect(report.absentImports == [])
  }

  /// `swiftui-surface.md` §12 and §15: what is neither SwiftUI's nor on Linux.
  @Test func whatSourcesTakeFromThePhoneIsThere() async throws {
    let hosted = try await hosted("phone")
    #expect(hosted.description.widgets.map(\.name) == ["SleepActivity"])
    let archive = try #require(hosted.archives["SleepAttributes"])
    #expect(archive.compactLeading?.texts == ["dark"])
    #expect(archive.compactTrailing?.texts == ["light"])
    #expect(archive.minimal?.texts == ["00:59:59"])
    #expect(archive.expanded?.texts == ["asleep"])
    #expect(archive.lockScreen?.texts.first == "dense")
    #expect(archive.lockScreen?.texts.contains("8 hr") == true)
    #expect(archive.unsupportedNames == ["gesture", "onChange"])
  }
}

extension ViewNode {
  /// Every text below, in order.
  fileprivate var texts: [String] {
    var found: [String] = []
    walk { node in
      guard case .text(let content) = node.kind else { return }
      for case .literal(let text) in content.runs.map(\.content) { found.append(text) }
    }
    return found
  }
}
