import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

@main
struct OrderBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    OrderActivity()
    if #available(iOS 17.0, *) {
      OrderHomeWidget()
    }
  }
}

struct OrderActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: OrderAttributes.self) { context in
      OrderCard(context: context)
        .activityBackgroundTint(Color.black.opacity(0.5))
        .activitySystemActionForegroundColor(.white)
        .widgetURL(URL(string: "orders://card"))
    } dynamicIsland: { context in
      DynamicIsland {
        expandedRegions(context)
      } compactLeading: {
        Image(systemName: "bag")
      } compactTrailing: {
        Text(timerInterval: context.state.window, countsDown: true)
      } minimal: {
        Image(systemName: "bag")
      }
      .contentMargins(.trailing, 8, for: .expanded)
      .contentMargins(.all, 20, for: .expanded)
      .keylineTint(.orange)
      .widgetURL(URL(string: "orders://island"))
    }
    .supplementalFamilies()
  }

  @DynamicIslandExpandedContentBuilder
  private func expandedRegions(
    _ context: ActivityViewContext<OrderAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading, priority: 1) {
      Text("#\(context.attributes.number)")
        .dynamicIsland(verticalPlacement: .belowIfTooWide)
    }
    .contentMargins(.leading, 4)
    DynamicIslandExpandedRegion(.bottom) {
      Text(context.state.driver ?? "no driver yet")
      Button(intent: HurryIntent(number: context.attributes.number)) { Text("Hurry") }
    }
  }
}

extension WidgetConfiguration {
  fileprivate func supplementalFamilies() -> some WidgetConfiguration {
    if #available(iOS 18.0, *) {
      return supplementalActivityFamilies([.small, .medium])
    } else {
      return self
    }
  }
}

struct OrderCard: View {
  @Environment(\.activityFamily) private var family
  let context: ActivityViewContext<OrderAttributes>

  var body: some View {
    switch context.state.step {
    case .cooking(let minutes):
      Text("Order \(context.attributes.number): \(minutes) min")
        .containerBackground(.fill.tertiary, for: .widget)
    case .delivered:
      Text(family == .small ? "Here" : "Delivered")
    }
  }
}

struct OrderEntry: TimelineEntry { let date: Date }

struct OrderProvider: TimelineProvider {
  func placeholder(in context: Context) -> OrderEntry { OrderEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (OrderEntry) -> Void) {
    completion(OrderEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<OrderEntry>) -> Void) {
    completion(Timeline(entries: [OrderEntry(date: .now)], policy: .after(.now)))
  }
}

struct OrderHomeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "orders", provider: OrderProvider()) { entry in
      Text(entry.date, style: .time)
    }
    .configurationDisplayName("Orders")
    .description("All orders")
    .supportedFamilies([.systemSmall])
  }
}

extension OrderAttributes {
  fileprivate static var preview: OrderAttributes { OrderAttributes(number: 7) }
}

extension OrderAttributes.ContentState {
  fileprivate static var cooking: OrderAttributes.ContentState {
    OrderAttributes.ContentState(step: .cooking(minutes: 9), window: Date()...Date() + 540)
  }
}

#Preview("Card", as: .content, using: OrderAttributes.preview) {
  OrderActivity()
} contentStates: {
  OrderAttributes.ContentState.cooking
  OrderAttributes.ContentState(step: .delivered, window: Date()...Date())
}

#Preview(as: .dynamicIsland(.expanded), using: OrderAttributes.preview) {
  OrderActivity()
} contentStates: {
  for minutes in 1...3 {
    OrderAttributes.ContentState(step: .cooking(minutes: minutes), window: Date()...Date())
  }
}

#Preview("Home", as: .systemSmall) {
  OrderHomeWidget()
} timeline: {
  OrderEntry(date: .now)
}

#Preview("Plain") {
  Text("plain")
}

struct OrderPreviews: PreviewProvider {
  static var previews: some View {
    OrderAttributes.preview
      .previewContext(.cooking, viewKind: .dynamicIsland(.minimal))
      .previewDisplayName("Minimal")
    OrderAttributes.preview
      .previewContext(.cooking, isStale: true, viewKind: .content)
  }
}
