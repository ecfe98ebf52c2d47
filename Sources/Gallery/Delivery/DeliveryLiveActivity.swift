import ActivityKit
import SwiftUI
import WidgetKit

/// A meal delivery from the order to the door.
struct DeliveryLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DeliveryAttributes.self) { context in
      DeliveryCard(context: context)
        .activityBackgroundTint(Color(red: 1.00, green: 0.96, blue: 0.89))
        .activitySystemActionForegroundColor(.black)
        .widgetURL(context.attributes.deepLink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.restaurant)
              .font(.headline)
            Text("Order \(context.attributes.orderNumber)")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 2) {
            DeliveryCountdown(state: context.state)
              .font(.headline)
              .foregroundStyle(.yellow)
              .multilineTextAlignment(.trailing)
            Text(context.state.arrival, style: .time)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .trailing)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 6) {
            DeliveryTrack(step: context.state.step, color: .yellow)
              .padding(.top, 8)
            HStack {
              Text(context.state.step.title)
                .font(.subheadline.weight(.semibold))
              Spacer()
              DeliveryCallLink(courier: context.state.courier, color: .yellow)
            }
            .padding(.top, 8)
          }
        }
      } compactLeading: {
        Image(systemName: context.state.step.symbol)
          .foregroundStyle(.yellow)
      } compactTrailing: {
        DeliveryCountdown(state: context.state)
          .multilineTextAlignment(.trailing)
          .frame(maxWidth: 40)
      } minimal: {
        Image(systemName: context.state.step.symbol)
          .foregroundStyle(.yellow)
      }
      .widgetURL(context.attributes.deepLink)
      .keylineTint(.yellow)
    }
  }
}

extension DeliveryAttributes {
  fileprivate static let preview = DeliveryAttributes(
    orderNumber: "1042", restaurant: "Ramen Komugi", dish: "🍜 2 × Shoyu ramen")
}

extension DeliveryAttributes.ContentState {
  fileprivate static func preview(_ step: DeliveryStep, minutes: Double) -> Self {
    let courier = DeliveryAttributes.Courier(name: "Aiko", phone: "+815012345678")
    return Self(
      step: step, updatedAt: .now, arrival: .now.addingTimeInterval(minutes * 60),
      courier: step < .onTheWay ? nil : courier)
  }
}

#Preview("Card", as: .content, using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preview(.ordered, minutes: 28)
  DeliveryAttributes.ContentState.preview(.cooking, minutes: 24)
  DeliveryAttributes.ContentState.preview(.onTheWay, minutes: 9)
  DeliveryAttributes.ContentState.preview(.delivered, minutes: 0)
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preview(.cooking, minutes: 24)
  DeliveryAttributes.ContentState.preview(.onTheWay, minutes: 9)
  DeliveryAttributes.ContentState.preview(.arriving, minutes: 1)
}

#Preview("Compact", as: .dynamicIsland(.compact), using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preview(.cooking, minutes: 24)
  DeliveryAttributes.ContentState.preview(.delivered, minutes: 0)
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: DeliveryAttributes.preview) {
  DeliveryLiveActivity()
} contentStates: {
  DeliveryAttributes.ContentState.preview(.cooking, minutes: 24)
  DeliveryAttributes.ContentState.preview(.arriving, minutes: 1)
}
