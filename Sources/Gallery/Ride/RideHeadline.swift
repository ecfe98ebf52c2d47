import SwiftUI
import WidgetKit

/// The current status of the ride, in one line.
struct RideHeadline: View {
  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    Group {
      if context.isStale {
        Label("Looking for your car", systemImage: "wifi.slash")
          .opacity(0.6)
      } else {
        switch context.state.phase {
        case .coming: Text("Here in \(context.state.arrival, style: .relative)")
        case .waiting: Text("\(context.attributes.driver) is waiting")
        case .riding: Text("There in \(context.state.arrival, style: .relative)")
        case .arrived: Text("You have arrived")
        }
      }
    }
    .lineLimit(1)
  }
}
