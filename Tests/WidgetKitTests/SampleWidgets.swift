import ActivityKit
import AppIntents
import Foundation
import SwiftUI
import ViewArchive
import WidgetKit

struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }

  var driver: String
}

struct StopIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Stop"

  func perform() async throws -> some IntentResult {
    for ride in Activity<Ride>.activities { await ride.end(nil, dismissalPolicy: .immediate) }
    return .result()
  }
}

struct FailingIntent: LiveActivityIntent {
  struct OutOfFuel: Error {}

  static let title: LocalizedStringResource = "Fail"

  func perform() async throws -> some IntentResult {
    if Bool(true) { throw OutOfFuel() }
    return .result()
  }
}

struct RideWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Ride.self) { context in
      VStack {
        Text("\(context.attributes.driver) in \(context.state.minutes)")
        Button("Stop", intent: StopIntent())
        Button("Fail", intent: FailingIntent())
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          Text("one")
          Text("two")
        }
        DynamicIslandExpandedRegion(.leading, priority: 2) { Text("left") }
          .contentMargins(.leading, 3)
          .contentMargins(.all, 9)
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

struct CardOnlyWidget: Widget {
  struct Note: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
  }

  var body: some WidgetConfiguration {
    ActivityConfiguration(attributesType: Note.self) { context in
      Text(context.isStale ? "old" : "new").widgetURL(URL(string: "note://inner"))
        .padding()
        .widgetURL(URL(string: "note://outer"))
    }
  }
}

/// A widget with nothing but an island that a test makes.
struct IslandWidget: Widget {
  private let island: () -> DynamicIsland

  init() { self.init { DynamicIsland { DynamicIslandExpandedRegion(.center) { Text("C") } } } }

  init(_ island: @escaping () -> DynamicIsland) { self.island = island }

  var body: some WidgetConfiguration {
    let island = island
    return ActivityConfiguration(for: Ride.self) { _ in
      Text("card")
    } dynamicIsland: { _ in
      island()
    }
  }
}

extension DynamicIsland {
  /// An island with a letter in each place.
  @MainActor
  init<Expanded: View>(
    @DynamicIslandExpandedContentBuilder _ expanded:
      @escaping () -> DynamicIslandExpandedContent<
        Expanded
      >
  ) {
    self.init(expanded: expanded) {
      Text("L")
    } compactTrailing: {
      Text("T")
    } minimal: {
      Text("M")
    }
  }
}

let testNow = Date(timeIntervalSinceReferenceDate: 1000)

func rideRequest(
  attributes: String = #"{"driver":"Ana"}"#, state: String = #"{"minutes":4}"#,
  environment: ArchiveEnvironment = ArchiveEnvironment(now: testNow)
) -> ArchiveRequest {
  ArchiveRequest(
    activityID: "1", attributesType: "Ride", attributes: Data(attributes.utf8),
    state: Data(state.utf8), environment: environment)
}
