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
      guard case .activity(let activity) = preview.kind else { return true }
      return activity.attributesType == "Ride"
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
        .init(name: "Text", kind: .other("view")),
        .init(
          name: "Small",
          kind: .activity(
            .init(
              attributesType: "Ride", attributes: attributes, states: [states[6]],
              viewKind: .minimal))),
      ])
    #expect(description.samples == [])
  }

  @Test func aWidgetWithoutPreviewsIsSampled() async throws {
    let description = await WidgetHost(widgets: [RideWidget()]).describe(now: testNow)
    #expect(
      description.samples == [
        .init(
          attributesType: "Ride", attributes: Data(#"{"driver":"Driver"}"#.utf8),
          state: Data(#"{"minutes":3}"#.utf8))
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
}
