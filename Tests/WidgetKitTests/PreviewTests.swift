import ActivityKit
import Foundation
import HostProtocol
import SwiftUI
import Testing
import ViewArchive
import WidgetKit

extension Ride {
  fileprivate static var preview: Ride { Ride(driver: "Bo") }
}

#Preview("Two states", as: .content, using: Ride.preview) {
  RideWidget()
} contentStates: {
  Ride.ContentState(minutes: 1)
  Ride.ContentState(minutes: 2)
}

#Preview(as: .dynamicIsland(.compact), using: Ride.preview) {
  RideWidget()
} contentStates: {
  for minutes in 3...5 { Ride.ContentState(minutes: minutes) }
}

#Preview("Text") { Text("plain") }

private struct Counter: View {
  @State private var count = 1
  var body: some View { Text("count \(count)").onAppear { count += 1 } }
}

private struct Sample: PreviewModifier {
  @MainActor static var made = 0
  static func makeSharedContext() async throws -> Int {
    made += 1
    return made
  }
  func body(content: Content, context: Int) -> some View {
    HStack {
      content; Text("\(context)")
    }
  }
}

private struct Failing: PreviewModifier {
  struct Failure: Error, CustomStringConvertible { let description = "no database" }
  static func makeSharedContext() async throws -> Int { throw Failure() }
  func body(content: Content, context: Int) -> some View { content }
}

private struct CounterPreview: _ViewPreview {
  static func _content() -> _ViewPreviewContent { .init { Counter() } }
}

private struct ModifiedPreview: _ViewPreview {
  static func _content() -> _ViewPreviewContent {
    .init("Two", traits: .modifier(Sample()), .fixedLayout(width: 200, height: 90)) { Text("a") }
  }
}

private struct AgainPreview: _ViewPreview {
  static func _content() -> _ViewPreviewContent { .init(traits: .modifier(Sample())) { Text("b") } }
}

private struct FailingPreview: _ViewPreview {
  static func _content() -> _ViewPreviewContent {
    .init(traits: .modifier(Failing())) { Text("c") }
  }
}

private struct OldPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Text("first").previewLayout(.sizeThatFits)
      VStack { Text("second") }.previewLayout(.fixed(width: 90, height: 40))
        .previewDisplayName("Named")
    }
  }
}

private struct RidePreviews: PreviewProvider {
  static var previews: some View {
    Ride.preview.previewContext(.init(minutes: 6), viewKind: .dynamicIsland(.minimal))
      .previewDisplayName("Small")
  }
}

@MainActor
struct PreviewTests {
  /// All tests are one program, so other suites' previews are found too.
  private func ofRides(_ previews: [HostDescription.Preview]) -> [HostDescription.Preview] {
    previews.filter { preview in
      guard case .activity(let activity) = preview.kind else { return false }
      return activity.attributesType == "Ride" && activity.attributes != HostLoopTests.slow
    }
  }

  @Test func theProgramsOwnPreviewsAreFoundWithTheirValues() async throws {
    let host = WidgetHost(
      widgets: [RideWidget()], previews: PreviewFinder.types(in: try LoadedImage.program()))
    let description = await host.describe(now: testNow)

    let attributes = Data(#"{"driver":"Bo"}"#.utf8)
    let states = (0...6).map { Data(#"{"minutes":\#($0)}"#.utf8) }
    #expect(
      ofRides(description.previews) == [
        .init(
          name: "Two states",
          kind: .activity(
            .init(
              attributesType: "Ride", attributes: attributes, states: [states[1], states[2]],
              viewKind: .content))),
        .init(
          name: nil,
          kind: .activity(
            .init(
              attributesType: "Ride", attributes: attributes,
              states: [states[3], states[4], states[5]], viewKind: .compact))),
        .init(
          name: "Small",
          kind: .activity(
            .init(
              attributesType: "Ride", attributes: attributes, states: [states[6]],
              viewKind: .minimal))),
      ])
    #expect(description.samples == [])
    let text = description.previews.first { $0.name == "Text" }
    guard case .view(let view) = text?.kind else {
      Issue.record("the preview of a view is missing")
      return
    }
    #expect(view.file == "PreviewTests.swift")
    #expect(view.layout == .device)
  }

  @Test func aWidgetWithoutPreviewsIsSampled() async throws {
    let description = await WidgetHost(widgets: [RideWidget()]).describe(now: testNow)
    #expect(
      description.samples == [
        .init(
          attributesType: "Ride", attributes: Data(#"{"driver":"Driver"}"#.utf8),
          states: [.init(name: nil, json: Data(#"{"minutes":3}"#.utf8))])
      ])
  }

  @Test func aBundleListsItsWidgetsInOrder() async {
    struct Bundle: WidgetBundle {
      var body: some Widget {
        CardOnlyWidget()
        if #available(iOS 99, *) { RideWidget() }
      }
    }
    let description = await WidgetHost(bundles: [Bundle.self]).describe(now: testNow)
    #expect(
      description.widgets == [
        .init(
          name: "CardOnlyWidget",
          kind: .liveActivity(attributesType: "Note", presentations: [.lockScreen])),
        .init(
          name: "RideWidget",
          kind: .liveActivity(
            attributesType: "Ride",
            presentations: ArchivePart.declared)),
      ])
  }

  // MARK: Previews of views

  private func screen(
    _ host: WidgetHost, _ id: String, onInvalidate: @escaping @Sendable () -> Void = {}
  ) async throws -> [String] {
    let request = ScreenRequest(
      environment: ArchiveEnvironment(now: testNow, colorScheme: .light),
      room: Size(width: 300, height: 600), preview: id)
    let screen = try await host.screen(request, onInvalidate: onInvalidate)
    var texts: [String] = []
    func collect(_ node: ViewNode) {
      if case .text(let content) = node.kind {
        texts.append(content.plainText(in: TimedTextContext(now: testNow)))
      }
      for child in node.children { collect(child) }
    }
    collect(screen.root)
    return texts
  }

  @Test func viewsKeepTheirStateAndSayWhenTheyAreOutdated() async throws {
    let host = WidgetHost(widgets: [], previews: [CounterPreview.self])
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    #expect(try await screen(host, "0") { continuation.yield() } == ["count 1"])
    for await _ in changes { break }
    #expect(try await screen(host, "0") == ["count 2"])
  }

  @Test func modifiersAreAroundTheViewAndShareTheirContext() async throws {
    let host = WidgetHost(
      widgets: [], previews: [ModifiedPreview.self, AgainPreview.self, FailingPreview.self])
    #expect(try await screen(host, "0") == ["a", "1"])
    #expect(try await screen(host, "1") == ["b", "1"])
    await #expect(throws: Failing.Failure.self) { try await screen(host, "2") }
    await #expect(throws: ArchiveFailure.unknownPreview("7")) { try await screen(host, "7") }
    let description = await host.describe(now: testNow)
    #expect(
      description.previews.first
        == .init(
          name: "Two",
          kind: .view(.init(id: "0", file: nil, layout: .fixed(width: 200, height: 90)))))
  }

  @Test func eachViewOfAProviderIsAPreview() async throws {
    let host = WidgetHost(widgets: [], previews: [OldPreviews.self])
    let description = await host.describe(now: testNow)
    #expect(
      description.previews == [
        .init(
          name: "OldPreviews 1",
          kind: .view(.init(id: "0.0", file: nil, layout: .sizeThatFits))),
        .init(
          name: "OldPreviews: Named",
          kind: .view(.init(id: "0.1", file: nil, layout: .fixed(width: 90, height: 40)))),
      ])
    #expect(try await screen(host, "0.0") == ["first"])
    #expect(try await screen(host, "0.1") == ["second"])
  }
}
