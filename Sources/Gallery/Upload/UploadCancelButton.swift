import AppIntents
import SwiftUI

/// Stops the upload while there is something to stop.
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
