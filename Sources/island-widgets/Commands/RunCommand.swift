import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import IslandCommands
import LocalEngine
import Previewer
import Sandbox
import WidgetBuild

/// `island run PATH…`: compiles a widget and the app around it, and shows both on a phone: the app
/// starts its activities. Without an app the widget is shown like one of the gallery, and starts with
/// its first preview. A run neither resumes an earlier one nor is saved.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Compile a widget and its app, and show them.",
    discussion: "The sources are compiled once, at the start; 'island preview' follows every save.")

  @Argument(help: "Swift files, or folders of them.")
  var paths: [String]

  @Flag(help: "Do not run the app around the widget; show the widget's previews.")
  var noApp = false

  @Flag(help: "Accepted as for the demo: a run never resumes another, and is never saved.")
  var ephemeral = false

  @Option(help: "A file that gets what the app prints, too.")
  var log: String?

  @Option(
    help: ArgumentHelp(
      "Post every push token to this address as it comes, as an app does.",
      valueName: "http://host:port/path"))
  var tokenWebhook: String?

  @Flag(help: "With --token-webhook: also to another machine.")
  var allowRemoteWebhook = false

  @OptionGroup var group: AppGroupOptions

  @OptionGroup var packages: PackageOptions
  @OptionGroup var sandbox: SandboxOptions
  @OptionGroup var options: DisplayOptions
  @OptionGroup var clock: ClockOptions

  /// Runs until the user quits, then exits.
  ///
  /// - Throws: `CommandError` for a wrong option.
  @MainActor
  func run() async throws {
    group.apply()
    var webhook: TokenWebhook?
    if let tokenWebhook {
      webhook = try TokenWebhook(tokenWebhook, allowsRemote: allowRemoteWebhook)
    }
    try await Self.show(
      paths, options, clock, packages: packages.sources(in: sandbox),
      sandbox: sandbox.policy(group), runsApp: !noApp, log: log, webhook: webhook)
  }

  /// Compiles and runs a widget.
  ///
  /// - Parameters:
  ///   - packages: Where the sources of packages are found.
  ///   - sandbox: What the code of the widget and its app may touch; nil: all that the user may.
  ///   - runsApp: True to run the app around the widget, if there is one.
  ///   - log: The path of the file that gets what the app prints.
  ///   - webhook: Where push tokens are posted to; nil: nowhere.
  ///   - recording: The path to record to.
  /// - Throws: `CommandError` for a wrong option.
  @MainActor
  static func show(
    _ paths: [String], _ options: DisplayOptions, _ clock: ClockOptions,
    packages: PackageSources = PackageSources(), sandbox: SandboxPolicy?, runsApp: Bool = false,
    log: String? = nil, webhook: TokenWebhook? = nil,
    recording: String? = nil
  ) async throws -> Never {
    let configuration = try options.configuration()
    let appLog: AppLog?
    do throws(FileFailure) {
      appLog = if let log { try AppLog(path: log) } else { nil }
    } catch {
      throw CommandError("--log: \(error.message)", code: .failed)
    }
    let widget = CompiledWidget(
      paths, packages: packages, isInSandbox: sandbox != nil,
      environment: configuration.environment,
      findsCrashes: true, isPlain: configuration.output != .screen)
    let app =
      runsApp ? RunnableApp(of: widget, paths, isPlain: configuration.output != .screen) : nil
    let containers = app.flatMap { app in
      AppContainers(
        app: app.identifier ?? widget.files.first ?? "", environment: configuration.environment)
    }
    do {
      try containers?.prepare()
    } catch {
      ErrorPrinter.exit("the app has no folder of its own: \(error.message)", code: .failed)
    }
    let process = WidgetProcess(
      executable: widget.executable, arguments: [HostCommand.name, widget.library],
      environment: containers.map { widget.environment(in: $0, sandbox) }
        ?? widget.environment(in: sandbox),
      minimumTimeout: Timeouts.minimum(in: configuration.environment))
    let clock = clock.makeClock()
    process.follow(clock.host)
    let description: WidgetApps
    do {
      description = try await WidgetApps(
        of: process, clock: clock, name: widget.app.displayName,
        manifest: AppManifest(widget.app), hasApp: app != nil)
    } catch {
      process.stop()
      widget.remove()
      ErrorPrinter.exit("\(paths.joined(separator: " ")): \(error.message)", code: .badInput)
    }
    let joined = app.flatMap {
      description.joined(
        identifier: $0.identifier, name: $0.name, picture: Self.icon(of: widget),
        command: $0.command(in: containers, sandbox, configuration, log: appLog))
    }
    try await EmulatorLauncher(
      configuration: configuration, clock: clock, isEphemeral: true, recording: recording,
      warning: sandbox == nil ? SandboxOptions.warning : nil, webhook: webhook
    ) { broker in
      for type in description.apps.map(\.attributesType) + description.otherTypes {
        broker.add(process, for: type)
      }
      broker.crashFinder = WidgetCrashFinder(widget, wake: broker.wake)
      return joined.map { [$0] } ?? description.apps
    }.run {
      widget.remove()
      app?.remove()
    }
  }
}

extension RunCommand {
  /// The picture of the app's icon; nil: there is none that can be drawn.
  private static func icon(of widget: CompiledWidget) -> AppIcon? {
    guard let path = widget.appSources?.iconFile,
      let data = try? FileReader.read(path, limit: FileReader.mostOfOutput)
    else { return nil }
    switch AppIcon.decoded(data) {
    case .success(let icon): return icon
    case .failure(let failure):
      ErrorPrinter.print("app: its icon is shown as a sign: \(path): \(failure.message)")
      return nil
    }
  }
}

extension AppManifest {
  /// Creates the manifest from the `Info.plist` found; a missing key counts as true, since the
  /// build notes report it.
  fileprivate init(_ app: AppDeclaration) {
    self.init(
      app: app.identifier ?? "", supportsActivities: app.supportsActivities ?? true,
      supportsFrequentPushes: app.supportsFrequentPushes ?? true)
  }
}
