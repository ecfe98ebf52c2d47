import SwiftUI

/// The last two events, newest first, or a placeholder if there are none.
struct MatchEventList: View {
  let attributes: MatchAttributes
  let events: [MatchEvent]

  var body: some View {
    VStack(spacing: 4) {
      if events.isEmpty {
        Text("No goals yet")
          .foregroundStyle(.secondary)
          .frame(maxWidth: .infinity)
      }
      ForEach(events.prefix(2), id: \.self) { event in
        HStack(spacing: 8) {
          Text(event.minuteLabel)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .frame(width: 44, alignment: .trailing)
          Text(event.symbol)
          Text(event.player)
            .lineLimit(1)
          Spacer()
          Text(attributes.team(event.side).name)
            .foregroundStyle(.secondary)
        }
      }
    }
    .font(.subheadline)
  }
}
