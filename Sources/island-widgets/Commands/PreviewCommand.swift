import ActivityEngine
import ActivityKit
import ActivityModel
import ArgumentParser
import CellRaster
import CursesTerminal
import Emulator
import Foundation
import IslandCommands
import LocalEngine
import Previewer
import ViewArchive
import WidgetBuild

/// `island preview PATH…`: shows all presentations of a widget and reloads it at every save.
struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show all presentations of a widget, and reload them at every save.",
    discussion: "Enter zooms in, ? lists all keys.")

  @Argument(help: "Swift files, or folders of them.")
  var paths: [String]

  @Flag(help: "Print instead; 'island snapshot' does that.")
  var print = false

  @Option(
    help: ArgumentHelp(
      "Compare with the sources at a git revision: v shows both.", valueName: "revision"))
  var against: String?

  @Flag(
    help: ArgumentHelp(
      "Disable all access to files and programs except the widget.",
      discussion: "For a forced command of sshd: no files, no suspending, no --against."))
  var confined = false

  @Flag(help: "Let the clock run from now; without it the preview stands at 9:41.")
  var live = false

  @OptionGroup var group: AppGroupOptions

  @OptionGroup var packages: PackageOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var preview: PreviewOptions
  @OptionGroup var options: DisplayOptions
  @OptionGroup var clock: ClockOptions

  /// Rejects options that cannot be combined.
  ///
  /// - Throws: `ValidationError` when `--confined` is combined with `--against` or `--no-sandbox`, or `--print` is
  ///   given.
  func validate() throws {
    guard !confined || !sandbox.noSandbox else {
      throw ValidationError("--confined cannot be combined with --no-sandbox")
    }
    guard !confined || against == nil else {
      throw ValidationError("--confined cannot be combined with --against")
    }
    guard !print else {
      throw ValidationError(
        "--print is not supported; use 'island snapshot \(paths.joined(separator: " "))'")
    }
  }

  /// Runs until the user quits, then exits.
  ///
  /// - Throws: Nothing; errors exit the program with a message.
  @MainActor
  func run() async throws {
    group.apply()
    let configuration = try options.configuration()
    guard configuration.output == .screen, isatty(STDOUT_FILENO) == 1 else {
      ErrorPrinter.exit(
        "a preview needs a terminal; or use 'island snapshot \(paths.joined(separator: " "))'",
        code: .usage)
    }
    let executable = HostCommand.executable
    let scratch: ScratchFolder
    let compiler: WidgetCompiler
    let hasApp: Bool
    do throws(WidgetBuildError) {
      // Invalid paths exit here, since saving a file would not fix them. Packages are fetched.
      var made = try WidgetCompiler(
        executable: executable, environment: configuration.environment)
      made.packages = packages.sources(in: sandbox)
      made.isInSandbox = !sandbox.noSandbox
      hasApp = try made.sources(of: paths).previewsOfApp != nil
      compiler = made
      scratch = try ScratchFolder(name: "island-preview")
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: error.exitCode)
    }
    // What the kernel lacks is said once, and before the screen is taken.
    let policy = sandbox.policy(group)
    let home = ProcessHome(path: "\(scratch.path)/home")
    do throws(FileFailure) {
      try home.prepare()
    } catch {
      scratch.remove()
      ErrorPrinter.exit("the widget has no folder of its own: \(error.message)", code: .failed)
    }
    let revision = against.map { revised(to: $0, in: scratch) }
    let clock = makeClock(timeZone: preview.phone.timeZone ?? configuration.timeZone)
    let terminal = try TerminalOutput.openTerminal(configuration)
    let profile = terminal.profile
    let wake: @Sendable () -> Void = { terminal.wake() }
    let driver = EngineDriver(
      engine: Engine(device: configuration.device), clock: clock,
      newID: { ActivityID("sheet-\($0)") }, onChange: {})
    func reloader(_ paths: [String], isOfApp: Bool = false, scratch: String) -> Reloader {
      Reloader(
        Reloader.Configuration(
          paths: paths, compiler: compiler, host: (executable, [HostCommand.name]),
          appArguments: [HostCommand.name, WidgetHostCommand.appArgument],
          home: home, sandbox: policy, isOfApp: isOfApp, scratch: scratch,
          link: driver.link,
          minimumTimeout: Timeouts.minimum(in: configuration.environment)),
        wake: wake)
    }
    let controller = PreviewController(
      title: paths.map { ($0 as NSString).lastPathComponent }.joined(separator: " ")
        + (sandbox.noSandbox ? " (no sandbox)" : ""),
      reloader: reloader(paths, scratch: scratch.path), clock: clock, configuration: configuration,
      settings: settings(of: configuration), initialState: initialState(configuration.environment),
      size: terminal.size,
      look: TerminalOutput.full(terminal).look(configuration),
      reportsRelease: profile.reportsRelease, hasMouse: profile.hasMouse ?? false,
      baseline: revision.map { sources in
        Baseline(
          name: "\(against ?? "") (\(sources.commit))",
          reloader: reloader(sources.paths, scratch: "\(scratch.path)/against/builds"))
      },
      server: (try? ControlSocket(environment: configuration.environment, for: .sheet))
        .map(SheetServer.init), isConfined: confined,
      makeApp: hasApp
        ? { reloader(paths, isOfApp: true, scratch: "\(scratch.path)/app") } : nil, wake: wake)
    controller.pictures = PictureSwitch(profile.pictures)
    if !confined, let advice = profile.newColorAdvice(configuration.environment) {
      controller.show(advice, at: clock.now())
    }
    let code = await Emulator.RunLoop(
      client: controller, display: .live(terminal), pictures: TerminalOutput.pictures(on: terminal),
      clock: clock
    ).run()
    controller.stop()
    TerminalOutput.full(terminal).close()
    scratch.remove()
    Foundation.exit(code)
  }

  /// Returns the state of `--state`, which is kept, or the one kept for these paths.
  private func initialState(_ environment: [String: String]) -> String? {
    guard !confined, let remembered = RememberedState(of: paths, environment: environment) else {
      return preview.state
    }
    if let state = preview.state { remembered.keep(state) }
    return preview.state ?? remembered.state
  }

  /// Returns the clock of the options; by default it stands at 9:41 of today, the time of Apple's
  /// pictures, so that nothing changes but by what is edited.
  private func makeClock(timeZone: String) -> EmulatorClock {
    let result = clock.makeClock()
    guard !live, clock.isDefault else { return result }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    let start = calendar.date(bySettingHour: 9, minute: 41, second: 0, of: result.reading.date)
    if let start { result.begin(at: start) }
    try? result.perform(.freeze, deadline: nil)
    return result
  }

  /// Extracts the files at a revision; exits the program on failure.
  private func revised(to revision: String, in scratch: ScratchFolder) -> RevisionSources {
    do {
      return try RevisionSources(of: paths, at: revision, into: "\(scratch.path)/against")
    } catch {
      scratch.remove()
      ErrorPrinter.exit(RevisionMessage.text(for: error), code: .badInput)
    }
  }

  private func settings(of configuration: EmulatorConfiguration) -> SheetSettings {
    var settings = SheetSettings()
    settings.device = configuration.device
    settings.systemVersion = configuration.options.systemVersion
    settings.appearance = configuration.appearance
    settings.motion = configuration.motion
    settings.locale = configuration.locale
    settings.timeZone = configuration.timeZone
    settings.mode = configuration.mode
    settings.isDimmed = configuration.mode.isAlwaysOn
    settings.appGroup = group.texts
    // `validate` has checked the options.
    return (try? preview.settings(over: settings)) ?? settings
  }
}
