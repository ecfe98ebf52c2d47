import ActivityEngine
import ActivityKit
import ActivityModel
import CursesTerminal
import Emulator
import Foundation
import LocalEngine

/// Puts the parts together: engine, widgets, terminal, run loop.
@MainActor
struct Launch {
  var configuration: EmulatorConfiguration
  var clock: ClockOptions
  /// Nothing is kept of the run, and nothing of an earlier one goes on in it.
  var isEphemeral: Bool
  /// The path to record to.
  var recording: String?
  /// Says who draws what, and which apps there are.
  var install: @MainActor (WidgetDesk) -> [EmulatedApp]

  init(
    configuration: EmulatorConfiguration, clock: ClockOptions, isEphemeral: Bool,
    recording: String?,
    install: @escaping @MainActor (WidgetDesk) -> [EmulatedApp]
  ) {
    self.configuration = configuration
    self.clock = clock
    self.isEphemeral = isEphemeral || clock.beginsAtADate
    self.recording = recording
    self.install = install
  }

  /// Runs until the person leaves, then ends the program.
  func run(afterwards: () -> Void = {}) async -> Never {
    let clock = self.clock.makeClock()
    let recorder = makeRecorder(clock)
    let screen = LaunchScreen.open(configuration)
    let wake = screen.wake
    let keeper = makeKeeper(clock)
    let driver = EngineDriver(
      engine: keeper.engine, clock: clock,
      record: recorder?.recording(after: keeper.record) ?? keeper.record,
      newID: { _ in ActivityID(UUID().uuidString) }, onChange: wake)
    ActivityLink.current = driver.link
    let desk = WidgetDesk(driver: driver, wake: wake)
    let apps = install(desk)
    let (control, trouble) = Self.listen(configuration, desk, driver)
    recorder?.begin(
      driver.engine,
      RecordedRun(
        size: screen.size, configuration: configuration, apps: apps, rate: clock.now().rate))
    let session = Session(
      configuration: configuration, apps: apps, driver: driver, desk: desk, clock: clock,
      control: control, keeper: keeper, recorder: recorder, size: screen.size,
      look: screen.look(configuration), reportsRelease: screen.profile?.reportsRelease ?? false,
      hasMouse: screen.profile?.hasMouse ?? false, now: clock.now(),
      newToken: {
        // Tokens were seen to have 80 bytes (activitykit.md §7).
        Data((0..<80).map { _ in UInt8.random(in: .min ... .max) })
      }, wake: wake)
    if let trouble { session.warn(trouble, at: clock.now()) }
    session.tell(configuration.themeProblems, at: clock.now())
    let code = await screen.run(session, clock, configuration)
    control?.stop()
    desk.stop()
    screen.close()
    // The screen shows the beginning of a line, and not for long.
    for note in keeper.notes + [trouble].compactMap(\.self) { ErrorPrinter.print(note) }
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

  /// A clock that begins before the last run ended goes on from there: what runs would be younger
  /// than it is. Where nothing runs, nothing is younger.
  private func makeKeeper(_ clock: EmulatorClock) -> Keeper {
    let fresh = ActivityEngine(
      limits: configuration.limits, options: configuration.options, device: configuration.device)
    if isEphemeral { return Keeper(ephemeral: fresh) }
    let keeper = Keeper(
      folder: StateFolder(environment: configuration.environment), fresh: fresh,
      now: clock.now().date)
    if let date = keeper.resumesFrom, date > clock.now().date { clock.begin(at: date) }
    return keeper
  }

  /// A file that cannot be made ends the program before it takes the terminal.
  private func makeRecorder(_ clock: EmulatorClock) -> Recorder? {
    guard let recording else { return nil }
    do {
      return try Recorder(path: recording, clock: clock)
    } catch {
      ErrorPrinter.exit(error.words, code: .failed)
    }
  }
}
