import ActivityKit
import SwiftUI
import WidgetKit

struct StoreAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var count: Int
  }
}

struct StoreWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: StoreAttributes.self) { context in
      Text("items \(context.state.count)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("items \(context.state.count)") }
      } compactLeading: {
        Text("i\(context.state.count)")
      } compactTrailing: {
        Text("t")
      } minimal: {
        Text("\(context.state.count)")
      }
    }
  }
}
