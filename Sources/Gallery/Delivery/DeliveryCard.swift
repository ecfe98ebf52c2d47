import SwiftUI
import WidgetKit

/// The order on the Lock Screen.
struct DeliveryCard: View {
  let context: ActivityViewContext<DeliveryAttributes>

  private let accent = Color(red: 0.78, green: 0.26, blue: 0.05)

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text(context.state.step.title)
          .font(.headline)
        Spacer()
        DeliveryCountdown(state: context.state)
          .font(.headline)
          .foregroundStyle(accent)
          .multilineTextAlignment(.trailing)
          .frame(width: 56, alignment: .trailing)
      }
      HStack {
        Text("\(context.attributes.dish), \(context.attributes.restaurant)")
          .lineLimit(1)
        Spacer()
        Text(context.state.arrival, style: .time)
      }
      .font(.caption)
      .foregroundStyle(.black.opacity(0.6))
      DeliveryTrack(step: context.state.step, color: accent)
        .padding(.vertical, 8)
      HStack {
        if context.isStale {
          Label("Waiting for news", systemImage: "wifi.slash")
            .foregroundStyle(.black.opacity(0.6))
        } else if let courier = context.state.courier {
          Label("\(courier.name) brings it", systemImage: "person.fill")
        } else {
          Label("Order \(context.attributes.orderNumber)", systemImage: "bag")
        }
        Spacer()
        DeliveryCallLink(courier: context.state.courier, color: accent)
      }
      .font(.subheadline)
    }
    .foregroundStyle(.black)
    .padding(14)
  }
}
