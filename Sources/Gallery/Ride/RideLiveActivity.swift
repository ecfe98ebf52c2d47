import ActivityKit
import SwiftUI
import WidgetKit

/// A ride: the car drives to the pick-up, then to the destination.
struct RideLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      RideCard(context: context)
        .activityBackgroundTint(Color(red: 0.12, green: 0.08, blue: 0.22))
        .activitySystemActionForegroundColor(.mint)
        .widgetURL(context.attributes.deepLink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          VStack(alignment: .leading, spacing: 2) {
            Text(context.attributes.driver)
              .font(.headline)
            Text("★ \(context.attributes.rating, specifier: "%.1f")")
              .font(.caption)
              .foregroundStyle(.yellow)
          }
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing, spacing: 2) {
            RidePlate(plate: context.attributes.plate)
              .font(.caption)
            Text(context.attributes.car)
              .font(.caption)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
        DynamicIslandExpandedRegion(.center) {
          Text(context.state.shortLabel)
            .font(.title2.bold())
            .foregroundStyle(.mint)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 8) {
            RideHeadline(context: context)
              .font(.subheadline.weight(.semibold))
            RideTrack(state: context.state)
            RideWayPoint(context: context)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
      } compactLeading: {
        Image(systemName: "car.fill")
          .foregroundStyle(.mint)
      } compactTrailing: {
        Text(context.state.shortLabel)
          .fontWeight(.semibold)
          .monospacedDigit()
          .contentTransition(.numericText(countsDown: true))
      } minimal: {
        Text(context.state.shortLabel)
          .font(.caption.bold())
          .foregroundStyle(.mint)
      }
      .widgetURL(context.attributes.deepLink)
      .keylineTint(.mint)
    }
  }
}

extension RideAttributes {
  fileprivate static let preview = RideAttributes(
    id: "5f3a", driver: "Mika", rating: 4.9, car: "Toyota Prius", plate: "B·MK 4821",
    pickUp: "Torstr. 12", destination: "Hauptbahnhof")
}

extension RideAttributes.ContentState {
  fileprivate static var coming: Self {
    Self(phase: .coming, departure: .now - 90, arrival: .now + 170, minutes: 3)
  }

  fileprivate static var waiting: Self {
    Self(phase: .waiting, departure: .now - 260, arrival: .now, minutes: 0)
  }

  fileprivate static var riding: Self {
    Self(phase: .riding, departure: .now - 240, arrival: .now + 840, minutes: 14)
  }
}

#Preview("Card", as: .content, using: RideAttributes.preview) {
  RideLiveActivity()
} contentStates: {
  RideAttributes.ContentState.coming
  RideAttributes.ContentState.waiting
  RideAttributes.ContentState.riding
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: RideAttributes.preview) {
  RideLiveActivity()
} contentStates: {
  RideAttributes.ContentState.coming
  RideAttributes.ContentState.waiting
  RideAttributes.ContentState.riding
}

#Preview("Compact", as: .dynamicIsland(.compact), using: RideAttributes.preview) {
  RideLiveActivity()
} contentStates: {
  RideAttributes.ContentState.coming
  RideAttributes.ContentState.waiting
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: RideAttributes.preview) {
  RideLiveActivity()
} contentStates: {
  RideAttributes.ContentState.coming
  RideAttributes.ContentState.riding
}
