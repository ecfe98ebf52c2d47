import ActivityEngine
import ActivityKit
import ActivityModel
import CellRaster
import CursesTerminal
import Emulator
import Foundation

/// Puts the parts together: engine, widgets, terminal, run loop.
@MainActor
struct Launch {
  var configuration: EmulatorConfiguration
  /// Says who draws what, and which apps there are.
  var install: @MainActor (WidgetDesk) -> [EmulatedApp]

  init(
    configuration: EmulatorConfiguration,
    install: @escaping @MainActor (WidgetDesk) -> [EmulatedApp]
  ) {
    self.configuration = configuration
    self.install = install
  }

  /// Runs until the person leaves, then ends the program.
  func run(afterwards: () -> Void = {}) async -> Never {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(
        options: TerminalOptions(
          depth: configuration.depth, glyphs: configuration.glyphs,
          environment: configuration.environment))
    } catch {
      ErrorPrinter.exit(TerminalErrorMessage(error).text, code: .failed)
    }
    let clock = EmulatorClock.real
    let wake: @Sendable () -> Void = { terminal.wake() }
    let driver = EngineDriver(
      engine: ActivityEngine(
        limits: configuration.limits, options: configuration.options,
        device: configuration.device), clock: clock,
      newID: { _ in ActivityID(UUID().uuidString) }, onChange: wake)
    ActivityLink.current = driver.link
    let desk = WidgetDesk(driver: driver, wake: wake)
    let apps = install(desk)
    let (control, trouble) = Self.listen(configuration, desk, driver)
    let profile = terminal.profile
    let session = Session(
      configuration: configuration, apps: apps, driver: driver, desk: desk,
      control: control, size: terminal.size,
      look: Look(
        theme: configuration.theme, depth: profile.depth, glyphs: profile.glyphs,
        appearance: configuration.appearance, reducesMotion: configuration.reducesMotion),
      reportsRelease: profile.reportsRelease, now: clock.now(), wake: wake)
    let emulator = Emulator(session: session, display: .live(terminal), clock: clock)
    if let trouble { session.warn(trouble, at: clock.now()) }
    let code = await emulator.run()
    control?.stop()
    desk.stop()
    terminal.close()
    for notice in terminal.notices { ErrorPrinter.print(TerminalErrorMessage(notice).text) }
    afterwards()
    Foundation.exit(code)
  }

  /// Opens the control socket; without one the island runs on, and says why.
  private static func listen(
    _ configuration: EmulatorConfiguration, _ desk: WidgetDesk, _ driver: EngineDriver
  ) -> (ControlServer?, trouble: String?) {
    do throws(ControlSocket.Failure) {
      let socket = try ControlSocket(environment: configuration.environment)
      return (ControlServer(socket: socket, desk: desk, driver: driver), nil)
    } catch {
      return (nil, error.message)
    }
  }
}
