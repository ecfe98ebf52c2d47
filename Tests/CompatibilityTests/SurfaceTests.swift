import Foundation
import Previewer
import Testing
import ViewArchive
import WidgetBuild
import WidgetKit

/// The documented table of names says what the code does: each form is compiled as users write it
/// and drawn.
@MainActor
struct SurfaceTests {
  /// Every form in a function of its own, the n-th shown by the state that says n.
  private static func source(_ rows: [AppleAPIRow]) -> String {
    var text = """
      import SwiftUI
      import WidgetKit
      import Charts
      import AppIntents
      import ActivityKit
      struct ProbeIntent: AppIntent {
        static let title: LocalizedStringResource = "probe"
        func perform() async throws -> some IntentResult { .result() }
      }
      extension ProbeIntent: SetValueIntent, LiveActivityIntent {
        var value: Bool { get { true } set {} }
      }
      struct ProbeKey: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) {}
      }
      struct ProbeModifier: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
      }
      struct ProbeRenderer: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
          for line in layout { context.draw(line) }
        }
      }
      extension ContainerValues { var probe: Int { get { 0 } set {} } }
      extension FocusedValues { var probe: Int? { get { nil } set {} } }
      struct ProbeLayout: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          subviews.first?.sizeThatFits(proposal) ?? .zero
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) { subviews.first?.place(at: bounds.origin, proposal: proposal) }
      }
      struct ProbeAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var index = 0 }
      }
      struct ProbeWidget: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: ProbeAttributes.self) { context in
            probes[context.state.index]()
          } dynamicIsland: { _ in
            DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("a") } }
              compactLeading: { Text("a") } compactTrailing: { Text("a") } minimal: { Text("a") }
          }
        }
      }
      @MainActor let probes: [() -> AnyView] = [{ AnyView(Text("text")) },

      """
    text += rows.indices.map { "probe\($0)" }.joined(separator: ", ") + "]\n"
    for (index, row) in rows.enumerated() {
      let form = row.name.hasPrefix(".") ? "Text(\"text\")\(row.name)" : row.name
      text += "@MainActor func probe\(index)() -> AnyView { AnyView(\(form)) }\n"
    }
    return text
  }

  nonisolated private static func compile(_ text: String, in scratch: URL) throws -> URL {
    let file = scratch.appending(path: "Probes.swift")
    try Data(text.utf8).write(to: file)
    let compiler = try WidgetBuild.WidgetCompiler(
      executable: CommandLine.arguments[0], environment: ProcessInfo.processInfo.environment)
    let report = try compiler.compile(
      WidgetSources(paths: [file.path]), scratch: scratch.path)
    #expect(report.standIns == [])
    return URL(filePath: report.library)
  }

  /// The cards of the bare text and of each row.
  private static func cards(_ rows: [AppleAPIRow]) async throws -> [ViewNode] {
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "surface-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let text = source(rows)
    let library = try await onAThreadOfItsOwn { try compile(text, in: scratch) }
    let host = WidgetHost(image: try LoadedImage(loading: library.path))
    _ = await host.describe(now: HostedLibrary.now)
    return try (0...rows.count).map { index in
      let archive = try host.archive(
        ArchiveRequest(
          activityID: "1", attributesType: "ProbeAttributes", attributes: Data("{}".utf8),
          state: Data(#"{"index":\#(index)}"#.utf8),
          environment: ArchiveEnvironment(now: HostedLibrary.now)))
      return try #require(archive.lockScreen)
    }
  }

  @Test func whatTheTableSaysOfEachFormIsTrue() async throws {
    let rows = AppleAPITable.standard.rows(of: .form)
    #expect(rows.count > 350)
    let cards = try await Self.cards(rows)
    for (row, card) in zip(rows, cards.dropFirst()) {
      let names = Set(card.unsupportedNames)
      switch row.fate {
      case .drawn:
        #expect(names == [], "\(row.name)")
        #expect(card.showsSomething || row.name == ".hidden()", "\(row.name)")
        if row.name.hasPrefix(".") { #expect(card != cards[0], "\(row.name)") }
      case .quiet:
        #expect(names == [], "\(row.name)")
        #expect(card.inOneFace == cards[0].inOneFace, "\(row.name)")
      case .inPictures(let reported):
        #expect(names == [], "\(row.name)")
        #expect(Set(card.allPictureOnlyNames) == Set(reported), "\(row.name)")
      case .notDrawn(let reported): #expect(names == Set(reported), "\(row.name)")
      default: Issue.record("\(row.name) becomes \(row.becomes)")
      }
    }
  }

  /// The counted surface of real sources, where the shared specification is at hand.
  @Test func everyModifierOfTheCountedSurfaceIsInTheTable() throws {
    let list = WidgetCompiler.packageFolder.deletingLastPathComponent()
      .appending(path: "shared/spec/swiftui-surface.md")
    guard let text = try? String(contentsOf: list, encoding: .utf8) else {
      print("skipped: no \(list.path)")
      return
    }
    let forms = Self.source(AppleAPITable.standard.rows(of: .form))
    let counted = text.split(separator: "\n").compactMap { line -> String? in
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 6, Int(columns[0]) != nil, columns[1].hasPrefix("`.") else {
        return nil
      }
      return String(columns[1].dropFirst().dropLast())
    }
    #expect(counted.count > 100)
    let missing = counted.filter { !forms.contains($0 + "(") && !forms.contains($0 + " {") }
    #expect(missing == [])
  }
}

extension ViewNode {
  /// With what a font says and a terminal does not have left out.
  fileprivate var inOneFace: ViewNode {
    guard case .text(var content) = kind else { return self }
    var node = self
    node.modifiers.removeAll { $0 == .picture(.group) }
    for index in content.runs.indices {
      content.runs[index].style.font.design = .default
      content.runs[index].style.font.hasMonospacedDigits = false
    }
    node.kind = .text(content)
    return node
  }

  fileprivate var allPictureOnlyNames: [String] {
    var names: [String] = []
    walk { names += $0.pictureOnlyNames }
    return names
  }

  fileprivate var unsupportedNames: [String] {
    var names: [String] = []
    walk { node in
      if case .unsupported(let name) = node.kind { names.append(name) }
      for case .unsupported(let name) in node.modifiers { names.append(name) }
    }
    return names
  }
}
