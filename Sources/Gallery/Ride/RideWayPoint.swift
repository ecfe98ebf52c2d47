import SwiftUI
import WidgetKit

/// The place ahead, and when the car will be there.
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
