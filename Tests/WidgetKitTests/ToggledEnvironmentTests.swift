import ActivityKit
import Foundation
import SwiftUI
import Testing
import ViewArchive
import WidgetKit

/// What a person can switch on a phone reaches the views.
@MainActor
struct ToggledEnvironmentTests {
  private struct Facts: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced
    @Environment(\.isLuminanceReduced) private var isDimmed

    let isStale: Bool
    let name: String

    var body: some View {
      Text(verbatim: "\(size) \(direction) \(isMotionReduced) \(isDimmed) \(isStale)")
      Text(verbatim: name)
      Text("Ends in \(3) min")
      Text("\(name)")
      Text(LocalizedStringResource("On its way"))
      Button("Cancel", intent: StopIntent())
    }
  }

  private struct FactWidget: Widget {
    struct Fact: ActivityAttributes {
      struct ContentState: Codable, Hashable {}

      var name: String
    }

    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Fact.self) { context in
        Facts(isStale: context.isStale, name: context.attributes.name)
      } dynamicIsland: { _ in
        DynamicIsland {
          DynamicIslandExpandedRegion(.center) { Text("Centre") }
        } compactLeading: {
          Text("L")
        } compactTrailing: {
          Text("T")
        } minimal: {
          Text("M")
        }
      }
    }
  }

  private func texts(
    isStale: Bool = false, _ change: (inout ArchiveEnvironment) -> Void = { _ in }
  ) throws -> [String] {
    var environment = ArchiveEnvironment(now: testNow)
    change(&environment)
    let archive = try WidgetHost(widgets: [FactWidget()]).archive(
      ArchiveRequest(
        activityID: "1", attributesType: "Fact", attributes: Data(#"{"name":"Anna"}"#.utf8),
        state: Data("{}".utf8), isStale: isStale, environment: environment))
    return [archive.lockScreen, archive.compactLeading].compactMap { $0 }.flatMap(Self.texts)
  }

  private static func texts(of node: ViewNode) -> [String] {
    var own: [String] = []
    if case .text(let content) = node.kind {
      own = [
        content.runs.map { run in
          if case .literal(let text) = run.content { text } else { "" }
        }.joined()
      ]
    }
    return own + node.children.flatMap(texts)
  }

  @Test func nothingIsToggledAtFirst() throws {
    #expect(
      try texts() == [
        "large leftToRight false false false", "Anna", "Ends in 3 min", "Anna", "On its way",
        "Cancel", "L",
      ])
  }

  @Test func viewsAreToldWhatIsToggled() throws {
    #expect(
      try texts(isStale: true) {
        $0.dynamicTypeSize = "accessibility2"
        $0.isRightToLeft = true
        $0.isMotionReduced = true
        $0.isLuminanceReduced = true
      }.first == "accessibility2 rightToLeft true true true")
  }

  /// Every text of the app's own is there twice, in every presentation; what the state says is
  /// not.
  @Test func longTextsAreTwiceAsLong() throws {
    #expect(
      try texts { $0.isPseudoLong = true } == [
        "large leftToRight false false false", "Anna", "Ends in 3 min Ends in 3 min", "Anna",
        "On its way On its way", "Cancel Cancel", "L L",
      ])
  }
}
