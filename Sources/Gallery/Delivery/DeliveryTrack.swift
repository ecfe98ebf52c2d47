import SwiftUI

/// The progress of the order: a symbol for each step and a bar before it, both coloured once the
/// step is reached.
struct DeliveryTrack: View {
  let step: DeliveryStep
  let color: Color

  private static let stops: [DeliveryStep] = [.ordered, .cooking, .onTheWay, .arriving]

  var body: some View {
    HStack(spacing: 6) {
      ForEach(Self.stops, id: \.self) { stop in
        if stop != Self.stops.first {
          Capsule()
            .fill(shade(of: stop))
            .frame(height: 4)
        }
        Image(systemName: stop.symbol)
          .foregroundStyle(shade(of: stop))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(step.title)
  }

  private func shade(of stop: DeliveryStep) -> Color {
    stop <= step ? color : .gray.opacity(0.75)
  }
}
