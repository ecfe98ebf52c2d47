import ActivityEngine
import ActivityKit
import ActivityModel
import CursesTerminal
import Emulator
import Foundation
import LocalEngine
import PhoneScreen

/// Creates the engine, widgets, terminal and run loop of a run and connects them.
@MainActor
struct Launch {
  var configuration: EmulatorConfiguration
  var clock: ClockOptions
  /// True: the run neither resumes an earlier one nor is saved.
  var isEphemeral: Bool
  /// The path to record to.
  var recording: String?
  /// Registers the source of each attributes type's archives, and returns the apps.
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

  /// Runs until the user quits, then exits the program.
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
        // Push tokens of 80 bytes have been observed (activitykit.md §7).
        Data((0..<80).map { _ in UInt8.random(in: .min ... .max) })
      }, wake: wake)
    if let trouble { session.showError(trouble, at: clock.now()) }
    session.showThemeProblems(configuration.themeProblems, at: clock.now())
    let code = await screen.run(session, clock, configuration)
    control?.stop()
    desk.stop()
    screen.close()
    // The screen showed these notes truncated and only briefly.
    for note in keeper.notes + [trouble].compactMap(\.self) { ErrorPrinter.print(note) }
    afterwards()
    Foundation.exit(code)
  }

  /// Opens the control socket; on failure returns nil and the message, and the island runs without
  /// it.
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

  /// Creates the keeper of the run's state. If the clock is earlier than the end of the resumed
  /// run, moves it there: otherwise activities would be younger than they are. Without activities
  /// there is no such date.
  private func makeKeeper(_ clock: EmulatorClock) -> Keeper {
    let fresh = Engine(
      limits: configuration.limits, options: configuration.options, device: configuration.device)
    if isEphemeral { return Keeper(ephemeral: fresh) }
    let keeper = Keeper(
      folder: StateFolder(environment: configuration.environment), fresh: fresh,
      now: clock.now().date)
    if let date = keeper.resumesFrom, date > clock.now().date { clock.begin(at: date) }
    return keeper
  }

  /// Creates the recorder; exits the program, before the screen is opened, if the file cannot be
  /// created.
  private func makeRecorder(_ clock: EmulatorClock) -> Recorder? {
    guard let recording else { return nil }
    do {
      return try Recorder(path: recording, clock: clock)
    } catch {
      ErrorPrinter.exit(error.words, code: .failed)
    }
  }
}
