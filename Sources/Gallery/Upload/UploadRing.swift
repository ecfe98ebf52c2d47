import SwiftUI
import WidgetKit

/// The progress of the upload as a ring; a tick when it is complete.
struct UploadRing: View {
  let context: ActivityViewContext<UploadAttributes>

  var body: some View {
    switch context.state.phase {
    case .sending:
      ProgressView(value: context.attributes.fraction(context.state))
        .progressViewStyle(.circular)
        .tint(.cyan)
        .frame(width: 20, height: 20)
    case .finished:
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(.cyan)
    case .cancelled:
      Image(systemName: "xmark.circle.fill")
        .foregroundStyle(.gray)
    }
  }
}
