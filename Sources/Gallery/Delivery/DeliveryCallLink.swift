import SwiftUI

/// A link that calls the courier, if there is one.
struct DeliveryCallLink: View {
  let courier: DeliveryAttributes.Courier?
  let color: Color

  var body: some View {
    if let courier, let callLink = courier.callLink {
      Link(destination: callLink) {
        Label("Call \(courier.name)", systemImage: "phone.fill")
          .font(.subheadline.weight(.semibold))
          .padding(.horizontal, 12)
          .padding(.vertical, 4)
          .foregroundStyle(color)
          .background(color.opacity(0.22), in: Capsule())
      }
    }
  }
}
