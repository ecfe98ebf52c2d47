import SwiftUI
import WidgetKit

/// The countdown on the Lock Screen.
struct CountdownCard: View {
  let context: ActivityViewContext<CountdownAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Label(context.attributes.name, systemImage: "cup.and.saucer.fill")
          .font(.headline)
          .foregroundStyle(.orange)
        Spacer()
        Text("\(context.attributes.temperature) °C")
          .font(.subheadline)
          .foregroundStyle(.white.opacity(0.6))
      }
      HStack(alignment: .firstTextBaseline) {
        CountdownClock(context: context)
          .font(.system(.largeTitle, design: .rounded).weight(.semibold))
        Text(context.advice)
          .font(.subheadline)
          .foregroundStyle(.white.opacity(0.6))
          .lineLimit(1)
          .layoutPriority(1)
      }
      CountdownBar(context: context)
      CountdownControls(context: context)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.top, 8)
    }
    .foregroundStyle(.white)
    .padding(16)
  }
}
