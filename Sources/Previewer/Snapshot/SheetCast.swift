import CellRaster
import CursesTerminal
import Emulator
package import Foundation
import PhoneScreen
package import ViewArchive

/// Asciicast of one presentation that shows several states of an activity in sequence, with the
/// transitions between them and ticking timers.
package struct SheetCast {
  /// A state with its archive.
  package struct Scene: Sendable {
    package var title: String
    package var archive: ActivityArchive

    package init(title: String, archive: ActivityArchive) {
      self.title = title
      self.archive = archive
    }
  }

  private let presentation: SheetPresentation
  private let renderer: SheetRenderer
  private let now: Date

  /// Duration of each state in seconds.
  package static let sceneSeconds = 3.0
  /// Interval of frames during motion in seconds.
  private static let interval = 1.0 / 30

  package init(_ presentation: SheetPresentation, renderer: SheetRenderer, now: Date) {
    self.presentation = presentation
    self.renderer = renderer
    self.now = now
  }

  /// Returns the complete file, with a chapter marker for each state.
  package func text(of scenes: [Scene], title: String) -> String {
    let frames = frames(of: scenes)
    let size = CellSize(
      columns: frames.map(\.grid.size.columns).max() ?? 1,
      rows: frames.map(\.grid.size.rows).max() ?? 1)
    var cast = Asciicast(
      size: size, depth: renderer.look.depth, title: title, begin: now.timeIntervalSince1970)
    var scene = 0
    for (time, grid) in frames {
      while scene < scenes.count, Self.begin(of: scene) <= time {
        cast.mark(scenes[scene].title, at: Self.begin(of: scene))
        scene += 1
      }
      cast.show(grid, at: time)
    }
    return cast.text(endingAt: Self.begin(of: scenes.count))
  }

  private static func begin(of scene: Int) -> Double { Double(scene) * sceneSeconds }

  /// Returns all frames with their times in seconds.
  func frames(of scenes: [Scene]) -> [(time: Double, grid: CellGrid)] {
    var frames: [(time: Double, grid: CellGrid)] = []
    var motion = SheetMotion(presentation, with: renderer)
    for (index, scene) in scenes.enumerated() {
      let end = Self.begin(of: index + 1)
      var time = Self.begin(of: index)
      motion.show(scene.archive, at: moment(time))
      while time < end {
        guard let frame = motion.frame(at: time) else { break }
        frames.append((time, frame.grid))
        let tick = frame.nextChange.map { $0.timeIntervalSince(now) } ?? .infinity
        let step = motion.isMoving(at: time) ? time + Self.interval : .infinity
        time = max(min(tick, step), time + Self.interval / 2)
        if tick <= time, time < end { motion.show(scene.archive, at: moment(time), isTick: true) }
      }
    }
    return frames
  }

  private func moment(_ time: Double) -> Moment {
    Moment(date: now.addingTimeInterval(time), uptime: time)
  }
}
