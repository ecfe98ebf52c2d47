import AppIntents
import SwiftUI

/// A button that cancels the upload while it is in progress.
struct UploadCancelButton: View {
  let state: UploadAttributes.ContentState

  var body: some View {
    if state.phase == .sending {
      Button(intent: CancelUploadIntent()) {
        Label("Cancel", systemImage: "xmark")
      }
      .buttonStyle(CapsuleButtonStyle(color: .cyan))
    }
  }
}
