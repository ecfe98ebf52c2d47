import ActivityEngine
import ActivityKit
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import Gallery
import Synchronization
import WidgetKit

@testable import Emulator

/// A session with the gallery, a clock that only moves when told to, and no terminal.
@MainActor
final class PhoneBench {
  /// 2025-01-01T09:41:00Z.
  static let start = Date(timeIntervalSince1970: 1_735_724_460)

  private let box: MomentBox
  /// Tests run side by side: each has an engine of its own behind `Activity`.
  private let slot = ActivityLink.Slot()
  let session: Session
  let driver: EngineDriver

  init(
    columns: Int = 80, rows: Int = 24, look: Look = Look(), starts: [String] = [],
    device: Device = DeviceCatalog.standard, start: Date = PhoneBench.start
  ) {
    let box = MomentBox(Moment(date: start, uptime: 100))
    self.box = box
    let clock = EmulatorClock { box.value.withLock { $0 } }
    driver = EngineDriver(
      engine: ActivityEngine(device: device), clock: clock, newID: { ActivityID("activity-\($0)") },
      onChange: {})
    let desk = WidgetDesk(driver: driver, wake: {})
    let host = WidgetHost(bundles: [GalleryBundle.self])
    for app in GalleryApp.all { desk.add(.linked(host), for: app.attributesType) }
    session = Session(
      configuration: EmulatorConfiguration(device: device, timeZone: "UTC"),
      apps: GalleryApp.all.map { app in
        EmulatedApp(
          id: app.id, name: app.name, icon: app.icon, letter: app.letter,
          attributesType: app.attributesType, startsByItself: starts.contains(app.name),
          start: app.start,
          steps: app.steps.map { EmulatedApp.Step(after: $0.after, run: $0.run) }, end: app.end)
      }, driver: driver, desk: desk, clock: clock, size: CellSize(columns: columns, rows: rows), look: look,
      reportsRelease: true, now: box.value.withLock { $0 }, wake: {})
    ActivityLink.$slot.withValue(slot) {
      ActivityLink.current = driver.link
      session.begin(at: now)
    }
  }

  var now: Moment { box.value.withLock { $0 } }

  /// Lets time pass at once and does what came due.
  func advance(by seconds: Double) async {
    box.value.withLock { $0 = $0.advanced(by: seconds) }
    await catchUp()
  }

  private func catchUp() async {
    await ActivityLink.$slot.withValue(slot) {
      session.advance(to: now)
      await session.settle()
      session.advance(to: now)
    }
  }

  func press(_ key: Key, modifiers: KeyModifiers = []) async {
    ActivityLink.$slot.withValue(slot) {
      session.handle(.key(KeyPress(key, modifiers: modifiers, phase: .press)), at: now)
    }
    await catchUp()
  }

  func mouse(_ phase: MouseEvent.Phase, _ column: Int, _ row: Int) {
    session.handle(
      .mouse(
        MouseEvent(phase, at: CellPoint(column: column, row: row))), at: now)
    session.advance(to: now)
  }

  /// The frame when all motion is over.
  func restingFrame() async -> CellGrid {
    await advance(by: 1)
    return session.frame(at: now)
  }

  /// The text of a frame, a line a row.
  static func text(_ grid: CellGrid) -> String {
    (0..<grid.size.rows).map { row in
      (0..<grid.size.columns).map { grid[$0, row].glyph }.joined()
    }.joined(separator: "\n")
  }
}

/// Lets a closure and a class share one instant.
private final class MomentBox: Sendable {
  let value: Mutex<Moment>

  init(_ moment: Moment) { value = Mutex(moment) }
}
