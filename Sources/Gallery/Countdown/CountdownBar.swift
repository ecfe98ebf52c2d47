import SwiftUI
import WidgetKit

/// The remaining time as a bar, which empties without updates while the countdown runs.
struct CountdownBar: View {
  let context: ActivityViewContext<CountdownAttributes>

  var body: some View {
    Group {
      if context.hasFinished {
        ProgressView(value: 0)
      } else if context.state.pausedAt != nil {
        ProgressView(value: context.state.pausedFraction)
      } else {
        ProgressView(
          timerInterval: context.state.interval, countsDown: true,
          label: { EmptyView() }, currentValueLabel: { EmptyView() })
      }
    }
    .progressViewStyle(.linear)
    .tint(.orange)
  }
}
