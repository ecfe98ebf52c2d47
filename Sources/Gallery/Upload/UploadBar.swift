import SwiftUI
import WidgetKit

/// The progress of the upload as a bar.
struct UploadBar: View {
  let context: ActivityViewContext<UploadAttributes>

  var body: some View {
    ProgressView(value: context.attributes.fraction(context.state))
      .progressViewStyle(.linear)
      .tint(.cyan)
  }
}
