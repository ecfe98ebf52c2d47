import SwiftUI
import WidgetKit

/// The ride on the Lock Screen.
struct RideCard: View {
  let context: ActivityViewContext<RideAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        RideHeadline(context: context)
          .font(.headline)
        Spacer()
        RidePlate(plate: context.attributes.plate)
      }
      HStack {
        Text("\(context.attributes.driver), \(context.attributes.car)")
        Spacer()
        Text("★ \(context.attributes.rating, specifier: "%.1f")")
          .foregroundStyle(.yellow)
      }
      .font(.subheadline)
      .foregroundStyle(.white.opacity(0.7))
      RideTrack(state: context.state)
        .padding(.vertical, 8)
      RideWayPoint(context: context)
        .font(.subheadline)
    }
    .foregroundStyle(.white)
    .padding(14)
  }
}
