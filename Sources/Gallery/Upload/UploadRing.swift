import SwiftUI
import WidgetKit

/// What has been sent, as a ring; a tick when that is all.
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
