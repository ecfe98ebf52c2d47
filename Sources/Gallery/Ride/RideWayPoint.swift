import SwiftUI
import WidgetKit

/// The next place, with the car's time of arrival.
struct RideWayPoint: View {
  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    HStack {
      Text(context.attributes.place(context.state.phase))
        .lineLimit(1)
      Spacer()
      Text(context.state.arrival, style: .time)
        .multilineTextAlignment(.trailing)
    }
  }
}
