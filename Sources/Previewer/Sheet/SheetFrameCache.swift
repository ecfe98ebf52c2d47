import CellRaster
import Emulator
import Foundation
import ViewArchive

/// A cache of the sheet's frames; a frame is rendered anew when its next change is due.
struct SheetFrameCache {
  private var frames: [SheetPresentation: SheetFrame] = [:]
  private(set) var renderer: SheetRenderer?
  /// The most cells that a frame may take; nil for no limit.
  private var room: CellSize?

  /// Sets the renderer and the available room; discards all frames.
  mutating func configure(_ renderer: SheetRenderer, room: CellSize) {
    self.renderer = renderer
    self.room = room
    frames = [:]
  }

  /// Discards all frames.
  mutating func invalidate() { frames = [:] }

  /// Returns the frame at `now`, from the cache if it is still valid there; nil when there is no
  /// archive.
  mutating func frame(
    _ presentation: SheetPresentation, of archive: ActivityArchive?, at now: Date
  ) -> SheetFrame? {
    if let frame = frames[presentation], frame.nextChange.map({ $0 > now }) ?? true {
      return frame
    }
    guard let archive, let renderer else { return nil }
    let frame = renderer.frame(presentation, of: archive, at: now, in: room)
    frames[presentation] = frame
    return frame
  }

  /// The next date at which one of these frames changes without an event, such as the next second
  /// of a timer; nil: never.
  func nextChange(of presentations: some Sequence<SheetPresentation>) -> Date? {
    presentations.compactMap { frames[$0]?.nextChange }.min()
  }
}
