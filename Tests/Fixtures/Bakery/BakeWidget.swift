import AppIntents
import SwiftUI
import WidgetKit

struct BakeWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BakeAttributes.self) { context in
      HStack {
        Text("Loaves \(context.state.loaves)")
        Spacer()
        Text(context.attributes.oven)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            Text("Ready \(context.state.loaves)")
            Button("One more", intent: BakeMoreIntent())
          }
        }
      } compactLeading: {
        Text("BAKE")
      } compactTrailing: {
        Text("\(context.state.loaves)")
      } minimal: {
        Text("B\(context.state.loaves)")
      }
    }
  }
}

struct BakeMoreIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Bake one more"

  func perform() async throws -> some IntentResult {
    await Oven.update { $0 + 1 }
    return .result()
  }
}
