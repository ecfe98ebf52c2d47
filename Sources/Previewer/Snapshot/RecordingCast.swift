import ActivityEngine
package import CellRaster
import CursesTerminal
package import Emulator
import Foundation
package import PhoneScreen

/// Converts a recorded run to an asciicast: one frame at each change, 30 per second of motion.
@MainActor
package struct RecordingCast {
  private let recording: Recording
  private let look: RenderStyle
  private let size: CellSize?
  private let speed: Double
  private let title: String

  /// Maximum number of frames per second.
  private static let rate = 30.0

  /// - Parameters:
  ///   - size: size of the terminal; nil: as recorded, including its changes.
  ///   - speed: playback speed; seconds of the recording in one second of the asciicast.
  package init(
    _ recording: Recording, look: RenderStyle, size: CellSize?, speed: Double, title: String
  ) {
    self.recording = recording
    self.look = look
    self.size = size
    self.speed = speed
    self.title = title
  }

  /// Returns the complete file.
  ///
  /// - Parameter end: end of the asciicast in seconds of the recording.
  package func text(to end: Double) -> String {
    let replay = Replay(recording, look: look, size: size)
    var cast = Asciicast(
      size: size ?? recording.header.run.size, depth: look.depth, title: title,
      begin: recording.header.transcript.at.timeIntervalSince1970)
    var time = 0.0
    while true {
      replay.advance(to: time)
      let frame = replay.frame()
      cast.resize(to: frame.size, at: time / speed)
      cast.show(frame, at: time / speed)
      guard time < end else { return cast.text(endingAt: end / speed) }
      let change = replay.nextChange ?? end
      let motion = replay.isMoving ? time + speed / Self.rate : .infinity
      // Of several changes within half a frame interval only the last one is visible.
      time = min(max(min(change, motion), time + speed / Self.rate / 2), end)
    }
  }
}
