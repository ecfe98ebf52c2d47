import SwiftUI

/// The time until the delivery, or a tick after it.
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
