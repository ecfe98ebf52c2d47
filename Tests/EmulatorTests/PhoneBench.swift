import ActivityEngine
import ActivityKit
import ActivityModel
import CellRaster
import CursesTerminal
import Foundation
import Gallery
import LocalEngine
import PhoneScreen
import Synchronization
import Testing
import WidgetKit

@testable import Emulator

/// A session with the gallery, a clock that only moves when told to, and no terminal.
@MainActor
final class PhoneBench {
  /// How often a store tries to lock its folder, 20 ms apart: a child that another test has just
  /// started may hold the lock until it runs its own program. Trying keeps the main thread from
  /// releasing a session that holds the lock, so it is not tried for long.
  nonisolated static let lockTries = 250
  /// 2025-01-01T09:41:00Z.
  nonisolated static let start = Date(timeIntervalSince1970: 1_735_724_460)

  private let box: MomentBox
  private let clock: EmulatorClock
  /// Tests run side by side: each has an engine of its own behind `Activity`.
  private let slot = ActivityLink.Slot()
  let session: Session
  let driver: EngineDriver

  /// - Parameters:
  ///   - folder: Where the run is kept; nil keeps nothing.
  ///   - recording: The path to record to.
  ///   - secondsPerReading: How far the clock moves each time it is read.
  ///   - hasWidgets: Else nobody draws the gallery's activities.
  init(
    columns: Int = 80, rows: Int = 24, look: RenderStyle = RenderStyle(), starts: [String] = [],
    device: Device = DeviceCatalog.standard, start: Date = PhoneBench.start,
    folder: StateFolder? = nil, recording: String? = nil, hasWidgets: Bool = true,
    hasOpening: Bool = false, options: EngineOptions = EngineOptions(),
    control: ControlSocket? = nil, limits: ConnectionLimits = ConnectionLimits(),
    secondsPerReading: Double = 0, whenClockIsRead: @escaping @Sendable () -> Void = {}
  ) {
    let box = MomentBox(Moment(date: start, uptime: 100))
    self.box = box
    let clock = EmulatorClock {
      whenClockIsRead()
      return box.value.withLock { moment in
        if secondsPerReading > 0 { moment = moment.advanced(by: secondsPerReading) }
        return moment
      }
    }
    self.clock = clock
    let fresh = Engine(options: options, device: device)
    let store =
      folder.map { SessionStore(folder: $0, fresh: fresh, now: start, lockTries: Self.lockTries) }
      ?? SessionStore(ephemeral: fresh)
    if folder != nil, store.record == nil { Issue.record("\(store.notes)") }
    let recorder = recording.flatMap { try? Recorder(path: $0, clock: clock) }
    driver = EngineDriver(
      engine: store.engine, clock: clock,
      record: recorder?.recording(after: store.record) ?? store.record,
      newID: { ActivityID("activity-\(Int(start.timeIntervalSinceReferenceDate))-\($0)") },
      onChange: {})
    let broker = WidgetBroker(driver: driver, wake: {})
    let host = WidgetHost(bundles: [GalleryBundle.self])
    for app in GalleryApp.all() where hasWidgets { broker.add(host, for: app.attributesType) }
    let apps = GalleryApp.all().map { app in
      EmulatedApp(
        id: app.id, name: app.name, icon: app.icon, letter: app.letter,
        attributesType: app.attributesType, startsAutomatically: starts.contains(app.name),
        start: app.start,
        steps: app.steps.map { EmulatedApp.Step(after: $0.after, run: $0.run) }, end: app.end)
    }
    var configuration = EmulatorConfiguration(
      device: device, options: options, timeZone: "UTC")
    configuration.hasOpening = hasOpening
    let size = CellSize(columns: columns, rows: rows)
    recorder?.begin(
      driver.engine, RecordedRun(size: size, configuration: configuration, apps: apps, rate: 1))
    session = Session(
      configuration: configuration, apps: apps, driver: driver, broker: broker, clock: clock,
      control: control.map { [driver] in
        ControlServer(socket: $0, broker: broker, driver: driver, limits: limits)
      },
      store: store, recorder: recorder, size: size, look: look, reportsRelease: true,
      now: clock.now(), newToken: { Data([1, 2, 3, 4]) }, wake: {})
    ActivityLink.$slot.withValue(slot) {
      ActivityLink.current = driver.link
      session.begin(at: now)
    }
  }

  var now: Moment { clock.now() }

  /// The date of the machine, whatever the phone's clock shows.
  var machineDate: Date { box.value.withLock { $0.date } }

  /// Lets time pass at once and does what came due.
  func advance(by seconds: Double) async {
    box.value.withLock { $0 = $0.advanced(by: seconds) }
    await catchUp()
  }

  /// Sets the machine's clock by so many seconds, as a person does; no time passes.
  func setMachine(by seconds: Double) async {
    box.value.withLock { $0.date.addTimeInterval(seconds) }
    await catchUp()
  }

  private func catchUp() async {
    await ActivityLink.$slot.withValue(slot) {
      session.advance(to: now)
      await session.waitUntilIdle()
      session.advance(to: now)
    }
  }

  func press(_ key: Key, modifiers: KeyModifiers = []) async {
    ActivityLink.$slot.withValue(slot) {
      session.handle(.key(KeyStroke(key, modifiers: modifiers, phase: .press)), at: now)
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
    // A clock may just have begun to move on.
    for _ in 0..<40 where session.isMoving(at: now) { await advance(by: 0.05) }
    return session.frame(at: now)
  }

  /// What is on the screen when all motion is over.
  func restingText() async -> String { Self.text(await restingFrame()) }

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
