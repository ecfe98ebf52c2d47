import SwiftUI

/// The score, with a number on either side of a dash.
struct MatchScore: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    HStack(spacing: 6) {
      Text("\(state.homeScore)")
        .contentTransition(.numericText())
      Text("–")
        .opacity(0.6)
      Text("\(state.awayScore)")
        .contentTransition(.numericText())
    }
    .monospacedDigit()
    .fixedSize()
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("\(state.homeScore) to \(state.awayScore)")
  }
}
