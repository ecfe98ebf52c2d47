import SwiftUI
import WidgetKit

/// The card of a layout, which may have another one for watches and cars.
struct LayoutCard: View {
  let activity: LayoutActivity
  let content: UntypedActivity.Content

  @Environment(\.activityFamily) private var family

  var body: some View {
    LayoutRegion(
      activity: activity, content: content,
      names: family == .small ? ["bannerSmall", "banner"] : ["banner"], isFirst: true)
  }
}
