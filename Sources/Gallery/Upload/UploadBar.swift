import SwiftUI
import WidgetKit

/// What has been sent, as a bar.
struct UploadBar: View {
  let context: ActivityViewContext<UploadAttributes>

  var body: some View {
    ProgressView(value: context.attributes.fraction(context.state))
      .progressViewStyle(.linear)
      .tint(.cyan)
  }
}
