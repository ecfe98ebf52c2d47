import AppIntents
import SwiftUI
import WidgetKit

/// The buttons for the current state: pause or resume, and reset.
struct CountdownControls: View {
  let context: ActivityViewContext<CountdownAttributes>

  var body: some View {
    HStack(spacing: 8) {
      if !context.hasFinished {
        if context.state.pausedAt == nil {
          Button(intent: PauseCountdownIntent()) {
            Label("Pause", systemImage: "pause.fill")
          }
          .buttonStyle(CapsuleButtonStyle(color: .orange))
        } else {
          Button(intent: ResumeCountdownIntent()) {
            Label("Resume", systemImage: "play.fill")
          }
          .buttonStyle(CapsuleButtonStyle(color: .orange))
        }
      }
      Button(intent: ResetCountdownIntent()) {
        Label("Reset", systemImage: "arrow.counterclockwise")
      }
      .buttonStyle(CapsuleButtonStyle(color: .white))
    }
  }
}
