import ActivityKit
import SwiftUI
import WidgetKit

struct ParkingAttributes: ActivityAttributes {
  enum Phase: String, Codable { case parked, leaving }

  struct ContentState: Codable, Hashable {
    var phase: Phase
    var until: Date
  }

  var street: String
}

struct ParkingActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParkingAttributes.self) { context in
      HStack {
        Text(context.attributes.street)
        Spacer()
        Text(context.state.until, style: .timer)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text(context.attributes.street) }
      } compactLeading: {
        Image(systemName: "parkingsign")
      } compactTrailing: {
        Text(context.state.phase.rawValue)
      } minimal: {
        Image(systemName: "parkingsign")
      }
    }
  }
}
