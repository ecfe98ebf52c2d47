import SwiftUI
import WidgetKit

/// The remaining time, or a message when it is over. The content becomes stale when the countdown
/// ends, so the message appears without the app running.
struct CountdownClock: View {
  let context: ActivityViewContext<CountdownAttributes>

  var body: some View {
    if context.hasFinished {
      Text("Tea!")
        .foregroundStyle(.orange)
    } else {
      Text(
        timerInterval: context.state.interval, pauseTime: context.state.pausedAt, countsDown: true
      )
      .monospacedDigit()
      .contentTransition(.numericText(countsDown: true))
      .opacity(context.state.pausedAt == nil ? 1 : 0.6)
    }
  }
}

extension ActivityViewContext<CountdownAttributes> {
  var hasFinished: Bool {
    isStale || state.stage == .ready
  }

  var advice: String {
    hasFinished ? CountdownAttributes.Stage.ready.advice : state.stage.advice
  }
}
