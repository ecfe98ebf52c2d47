import SwiftUI

/// The progress of the car to its next place, which advances without updates from the app.
struct RideTrack: View {
  let state: RideAttributes.ContentState

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: "car.fill")
      switch state.phase {
      case .coming, .riding:
        ProgressView(
          timerInterval: state.journey, countsDown: false,
          label: { EmptyView() }, currentValueLabel: { EmptyView() })
      case .waiting, .arrived:
        ProgressView(value: 1)
      }
      Image(systemName: state.phase == .riding ? "flag.checkered" : "mappin.circle.fill")
    }
    .foregroundStyle(.mint)
    .tint(.mint)
  }
}
