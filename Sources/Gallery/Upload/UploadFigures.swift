import SwiftUI
import WidgetKit

/// The number of sent files, and the speed or final status.
struct UploadFigures: View {
  let context: ActivityViewContext<UploadAttributes>

  var body: some View {
    HStack {
      Text("\(context.attributes.sentFiles(context.state)) of \(context.attributes.fileCount)")
        .contentTransition(.numericText())
      Spacer()
      switch context.state.phase {
      case .sending:
        Label(context.state.speedLabel, systemImage: "arrow.up")
      case .finished:
        Label("All sent", systemImage: "checkmark")
      case .cancelled:
        Label("Cancelled", systemImage: "xmark")
      }
    }
    .monospacedDigit()
    .lineLimit(1)
  }
}
