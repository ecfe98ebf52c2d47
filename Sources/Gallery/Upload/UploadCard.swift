import SwiftUI
import WidgetKit

/// The upload on the Lock Screen.
struct UploadCard: View {
  let context: ActivityViewContext<UploadAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Label(context.attributes.album, systemImage: "photo")
          .font(.headline)
          .foregroundStyle(.cyan)
        Spacer()
        Text(context.attributes.percentage(context.state))
          .font(.headline)
          .monospacedDigit()
          .contentTransition(.numericText())
      }
      UploadBar(context: context)
      UploadFigures(context: context)
        .font(.subheadline)
        .foregroundStyle(.white.opacity(0.7))
      UploadCancelButton(state: context.state)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .padding(.top, 8)
    }
    .foregroundStyle(.white)
    .padding(16)
  }
}
