import ActivityKit
import SwiftUI
import WidgetKit

/// An upload with a ring, a bar and a cancel button.
struct UploadLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: UploadAttributes.self) { context in
      UploadCard(context: context)
        .activityBackgroundTint(Color(red: 0.05, green: 0.09, blue: 0.20))
        .activitySystemActionForegroundColor(.cyan)
        .widgetURL(context.attributes.deepLink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          VStack(alignment: .leading, spacing: 2) {
            Label(context.attributes.album, systemImage: "photo")
              .font(.headline)
              .foregroundStyle(.cyan)
            Text("\(context.attributes.fileCount) photos")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.attributes.percentage(context.state))
            .font(.system(.title2, design: .rounded).weight(.semibold))
            .monospacedDigit()
            .contentTransition(.numericText())
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 4) {
            UploadBar(context: context)
            UploadFigures(context: context)
              .font(.caption)
              .foregroundStyle(.secondary)
            UploadCancelButton(state: context.state)
              .padding(.top, 8)
          }
          .padding(.top, 8)
        }
      } compactLeading: {
        UploadRing(context: context)
      } compactTrailing: {
        Text(context.attributes.percentage(context.state))
          .monospacedDigit()
          .contentTransition(.numericText())
      } minimal: {
        UploadRing(context: context)
      }
      .widgetURL(context.attributes.deepLink)
      .keylineTint(.cyan)
    }
  }
}

extension UploadAttributes {
  fileprivate static let preview = UploadAttributes(
    album: "Kyoto", fileCount: 48, totalBytes: 925_000_000)
}

extension UploadAttributes.ContentState {
  fileprivate static let begun = Self(phase: .sending, sentBytes: 21_000_000, speed: 4_200_000)
  fileprivate static let halfway = Self(phase: .sending, sentBytes: 448_000_000, speed: 12_400_000)
  fileprivate static let finished = Self(phase: .finished, sentBytes: 925_000_000, speed: 0)
}

#Preview("Card", as: .content, using: UploadAttributes.preview) {
  UploadLiveActivity()
} contentStates: {
  UploadAttributes.ContentState.begun
  UploadAttributes.ContentState.halfway
  UploadAttributes.ContentState.finished
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: UploadAttributes.preview) {
  UploadLiveActivity()
} contentStates: {
  UploadAttributes.ContentState.begun
  UploadAttributes.ContentState.halfway
  UploadAttributes.ContentState.finished
}

#Preview("Compact", as: .dynamicIsland(.compact), using: UploadAttributes.preview) {
  UploadLiveActivity()
} contentStates: {
  UploadAttributes.ContentState.halfway
  UploadAttributes.ContentState.finished
}

#Preview("Minimal", as: .dynamicIsland(.minimal), using: UploadAttributes.preview) {
  UploadLiveActivity()
} contentStates: {
  UploadAttributes.ContentState.halfway
  UploadAttributes.ContentState.finished
}
