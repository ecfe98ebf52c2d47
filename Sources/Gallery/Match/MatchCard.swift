import SwiftUI
import WidgetKit

/// The match on the Lock Screen.
struct MatchCard: View {
  let context: ActivityViewContext<MatchAttributes>

  var body: some View {
    VStack(spacing: 4) {
      HStack {
        Text(context.attributes.competition)
          .foregroundStyle(.white.opacity(0.7))
        Spacer()
        MatchClock(state: context.state)
          .multilineTextAlignment(.trailing)
          .foregroundStyle(.green)
      }
      .font(.caption)
      HStack {
        HStack(spacing: 6) {
          Text(context.attributes.home.badge)
          Text(context.attributes.home.name)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        MatchScore(state: context.state)
          .font(.title.bold())
        HStack(spacing: 6) {
          Text(context.attributes.away.name)
          Text(context.attributes.away.badge)
        }
        .frame(maxWidth: .infinity, alignment: .trailing)
      }
      .font(.title3.weight(.semibold))
      .lineLimit(1)
      Divider()
        .overlay(.white.opacity(0.3))
      MatchEventList(attributes: context.attributes, events: context.state.events)
    }
    .foregroundStyle(.white)
    .padding(14)
  }
}
