import SwiftUI

/// The time left until the meal is there, or a tick when it is.
struct DeliveryCountdown: View {
  let state: DeliveryAttributes.ContentState

  var body: some View {
    if state.step == .delivered {
      Image(systemName: "checkmark")
    } else {
      Text(timerInterval: state.wait, countsDown: true)
        .monospacedDigit()
    }
  }
}
