import ActivityEngine
import ActivityKit
import ActivityModel
import CellRaster
import CursesTerminal
package import Emulator
import Foundation
import LocalEngine
import PhoneScreen

/// Creates the engine, widgets, terminal and run loop of a run and connects them.
@MainActor
package struct EmulatorLauncher {
  var configuration: EmulatorConfiguration
  var clock: EmulatorClock
  /// True: the run neither resumes an earlier one nor is saved.
  var isEphemeral: Bool
  /// The path to record to.
  var recording: String?
  /// What is said on the screen at the start.
  var warning: String?
  /// Where push tokens are posted to; nil: nowhere.
  var webhook: TokenWebhook?
  /// Registers the source of each attributes type's archives, and returns the apps.
  var install: @MainActor (WidgetBroker) -> [EmulatedApp]

  package init(
    configuration: EmulatorConfiguration, clock: EmulatorClock, isEphemeral: Bool,
    recording: String?, warning: String? = nil, webhook: TokenWebhook? = nil,
    install: @escaping @MainActor (WidgetBroker) -> [EmulatedApp]
  ) {
    self.configuration = configuration
    self.clock = clock
    self.isEphemeral = isEphemeral
    self.recording = recording
    self.warning = warning
    self.webhook = webhook
    self.install = install
  }

  /// Runs until the user quits, then exits the program.
  ///
  /// - Throws: `CommandError` when the terminal, the recording or, without a terminal, the control socket
  ///   cannot be opened.
  package func run(afterwards: () -> Void = {}) async throws -> Never {
    let clock = clock
    let recorder = try makeRecorder(clock)
    // Read while the terminal is asked what it can do.
    let loading = loadStore(at: clock.now().date)
    let screen: TerminalOutput
    do {
      screen = try TerminalOutput.open(configuration)
    } catch {
      // A start that ends while it reads an activity sets it aside.
      _ = await loading.value
      afterwards()
      throw error
    }
    let wake = screen.wake
    let store = await loading.value
    let driver = EngineDriver(
      engine: store.engine, clock: clock,
      record: recorder?.recording(after: store.record) ?? store.record,
      newID: { _ in ActivityID(UUID().uuidString) }, onChange: wake)
    ActivityLink.current = driver.link
    let broker = WidgetBroker(driver: driver, wake: wake)
    let apps = install(broker)
    let (control, trouble) = try Self.listen(configuration, broker, driver)
    recorder?.begin(
      driver.engine,
      RecordedRun(
        size: screen.size, configuration: configuration, apps: apps, rate: clock.now().rate))
    let session = Session(
      configuration: configuration, apps: apps, driver: driver, broker: broker, clock: clock,
      control: control, store: store, recorder: recorder, size: screen.size,
      look: screen.look(configuration), reportsRelease: screen.profile?.reportsRelease ?? false,
      hasMouse: screen.profile?.hasMouse ?? false, now: clock.now(),
      newToken: {
        // Push tokens of 80 bytes have been observed (PUSH-8).
        Data((0..<80).map { _ in UInt8.random(in: .min ... .max) })
      }, wake: wake)
    session.leadProcesses()
    if let warning { session.showError(warning, at: clock.now()) }
    if let trouble { session.showError(trouble, at: clock.now()) }
    if let webhook, let control {
      webhook.start(on: control.path) { message in
        Task { @MainActor in
          session.showError(message, at: clock.now())
          wake()
        }
      }
    }
    if let advice = screen.profile?.newColorAdvice(configuration.environment) {
      session.showMessage(advice, at: clock.now())
    }
    session.showThemeProblems(configuration.themeProblems, at: clock.now())
    let code = await screen.run(session, clock, configuration)
    control?.stop()
    broker.stop()
    screen.close()
    session.flush()
    store.flush()
    // The screen showed these notes truncated and only briefly.
    for note in store.notes + [trouble].compactMap(\.self) { ErrorPrinter.print(note) }
    if Self.isKept(store), code == 0, configuration.output == .screen {
      Self.printRunning(session)
    }
    afterwards()
    Foundation.exit(code)
  }

  /// True for a run that the next one goes on with; says why one that was to be saved is not.
  private static func isKept(_ store: SessionStore) -> Bool {
    do throws(FileFailure) {
      return try store.isKept()
    } catch {
      ErrorPrinter.print("the last changes are not saved: \(error.message)")
      return false
    }
  }

  /// Prints what goes on without the program: activities of a run that is saved.
  private static func printRunning(_ session: Session) {
    let names = session.runningNames
    guard !names.isEmpty else { return }
    let list = names.formatted(.list(type: .and).locale(Locale(identifier: "en_US")))
    print(
      TerminalText.lines(
        names.count == 1
          ? "\(list) keeps running; 'island' shows it again."
          : "\(list) keep running; 'island' shows them again."))
  }

  /// Opens the control socket; on failure returns nil and the message, and the island runs without
  /// it.
  ///
  /// - Throws: `CommandError` when nothing else could reach the island.
  private static func listen(
    _ configuration: EmulatorConfiguration, _ broker: WidgetBroker, _ driver: EngineDriver
  ) throws(CommandError) -> (ControlServer?, trouble: String?) {
    do throws(ControlSocket.Failure) {
      let socket = try ControlSocket(environment: configuration.environment)
      let timeout = Timeouts.minimum(in: configuration.environment)
      let server = ControlServer(
        socket: socket, broker: broker, driver: driver, minimumTimeout: timeout)
      return (server, nil)
    } catch {
      guard configuration.output != .nothing else {
        throw CommandError(error.message, code: .failed)
      }
      return (nil, error.message)
    }
  }

  /// Restores the run's state on another thread.
  private func loadStore(at now: Date) -> Task<SessionStore, Never> {
    let fresh = Engine(
      limits: configuration.limits, options: configuration.options, device: configuration.device)
    guard !isEphemeral else { return Task { SessionStore(ephemeral: fresh) } }
    let folder = StateFolder(environment: configuration.environment)
    return Task.detached { SessionStore(folder: folder, fresh: fresh, now: now) }
  }

  /// Creates the recorder, before the screen is opened.
  ///
  /// - Throws: `CommandError` when the file cannot be created.
  private func makeRecorder(_ clock: EmulatorClock) throws(CommandError) -> Recorder? {
    guard let recording else { return nil }
    do {
      return try Recorder(path: recording, clock: clock)
    } catch {
      throw CommandError(error.message, code: .failed)
    }
  }
}
