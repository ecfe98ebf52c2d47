import ActivityEngine
package import CellRaster
package import Emulator
import Foundation
import PhoneScreen

/// A recorded run as a film: a frame whenever something changes, and thirty in a second of motion.
@MainActor
package struct RecordingFilm {
  private let recording: Recording
  private let look: Look
  private let size: CellSize?
  private let speed: Double
  private let title: String

  /// Frames in a second of the film.
  private static let rate = 30.0

  /// - Parameters:
  ///   - size: Nil is the terminal that was recorded, with its changes.
  ///   - speed: Seconds of the recording in a second of the film.
  package init(
    _ recording: Recording, look: Look, size: CellSize?, speed: Double, title: String
  ) {
    self.recording = recording
    self.look = look
    self.size = size
    self.speed = speed
    self.title = title
  }

  /// - Parameter end: Where it stops; seconds of the recording.
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
      // Of what changes faster than the film's frames the last is seen.
      time = min(max(min(change, motion), time + speed / Self.rate / 2), end)
    }
  }
}
