import ActivityKit
import SwiftUI
import WidgetKit

struct TeaAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var cups: Int }
  var shop: String
}

@main struct TeaWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TeaAttributes.self) { context in
      VStack {
        Text(digest())
        Text(managed())
        Text(edited())
        Text(times())
      }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.attributes.shop) }
      } compactLeading: {
        Text("\(context.state.cups)")
      } compactTrailing: {
        Text("cups")
      } minimal: {
        Text("\(context.state.cups)")
      }
    }
  }
}
