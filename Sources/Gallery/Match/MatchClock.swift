import SwiftUI

/// The running clock, or the name of the phase while it is stopped. A timer text takes all the
/// width it is offered, so it gets a fixed one.
struct MatchClock: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    if state.phase.isPlaying {
      Text(state.clockStart, style: .timer)
        .monospacedDigit()
        .frame(width: 64)
    } else {
      Text(state.phase.label)
    }
  }
}
