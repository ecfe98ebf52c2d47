import ActivityEngine
import ActivityKit
import ActivityModel
import CellRaster
import Emulator
import Foundation
import Gallery
import LocalEngine
import PhoneScreen

/// Renders the demo at 9:41 as a sample of a theme.
@MainActor
struct ThemeSpecimen {
  let look: RenderStyle
  let size: CellSize

  func frame() async -> CellGrid {
    // 2007-01-09 09:41 UTC. Apple's screenshots show 9:41, the time of day when the first iPhone
    // was presented on that date.
    let now = Moment(date: Date(timeIntervalSince1970: 1_168_335_660), uptime: 1000)
    let clock = EmulatorClock { now }
    let driver = EngineDriver(
      engine: Engine(device: DeviceCatalog.standard), clock: clock,
      newID: { ActivityID("\($0)") }, onChange: {})
    ActivityLink.current = driver.link
    let broker = WidgetBroker(driver: driver, wake: {})
    let gallery = GalleryProcess.start(environment: ProcessInfo.processInfo.environment)
    defer { gallery.stop() }
    let apps = GalleryApp.all()
    for app in apps { broker.add(gallery, for: app.attributesType) }
    let session = Session(
      configuration: EmulatorConfiguration(
        device: DeviceCatalog.standard, appearance: look.appearance, timeZone: "UTC"),
      apps: apps.map(EmulatedApp.init), driver: driver, broker: broker, clock: clock,
      size: size, look: look, reportsRelease: true, now: now, wake: {})
    session.begin(at: now)
    await session.waitForWidgets(at: now)
    // The sample is taken 4.5 seconds later: by then the fade-ins have ended and the first notices
    // have disappeared, and the demo's first update has not come yet, so that nothing is animated.
    let later = now.advanced(by: 4.5)
    session.advance(to: later)
    await session.waitForWidgets(at: later)
    return session.frame(at: later)
  }
}
