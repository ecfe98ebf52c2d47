import SwiftUI

/// The running clock, or the phase of the match while it stands. A timer takes all the width
/// there is, so it gets one.
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
