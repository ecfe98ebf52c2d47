import CellRaster
import Emulator
import Foundation
import ViewArchive

/// The pictures of a sheet as cells, each drawn anew when its archive or its clock changes.
struct SheetCells {
  private var frames: [SheetPresentation: SheetFrame] = [:]
  private var renderer: SheetRenderer?
  /// The most that a picture may take.
  private var room: CellSize?

  /// What all pictures depend on; another one draws all anew.
  mutating func use(_ renderer: SheetRenderer, room: CellSize) {
    self.renderer = renderer
    self.room = room
    frames = [:]
  }

  /// New archives have come.
  mutating func forgetAll() { frames = [:] }

  /// The picture at `now`; nil without an archive.
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

  /// When one of these pictures looks different by itself.
  func nextChange(of presentations: some Sequence<SheetPresentation>) -> Date? {
    presentations.compactMap { frames[$0]?.nextChange }.min()
  }
}
