import ActivityModel
import ArgumentParser
import Emulator
import Foundation
import Previewer
import WidgetBuild

/// `island run PATH…`: compiles a widget and shows it like an app of the gallery. Each run begins
/// with the first preview, so nothing is kept of it and nothing of earlier runs is in the way.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Compile a widget's sources and show it.")

  @Argument(help: "Swift files, or folders of them.")
  var paths: [String]

  @OptionGroup var options: DisplayOptions
  @OptionGroup var clock: ClockOptions

  @MainActor
  func run() async throws { await Self.show(paths, options, clock) }

  /// - Parameter recording: The path to record to.
  @MainActor
  static func show(
    _ paths: [String], _ options: DisplayOptions, _ clock: ClockOptions,
    recording: String? = nil
  ) async -> Never {
    let configuration = options.configuration()
    let widget = CompiledWidget(paths, environment: configuration.environment)
    let process = WidgetProcess(
      executable: widget.executable, arguments: [HostCommand.name, widget.library])
    let description: WidgetDescription
    do {
      description = try await WidgetDescription(
        of: process, clock: .real, name: widget.app.displayName,
        manifest: AppManifest(widget.app))
    } catch {
      process.stop()
      widget.remove()
      ErrorPrinter.exit("\(paths.joined(separator: " ")): \(error.message)", code: .badInput)
    }
    await Launch(
      configuration: configuration, clock: clock, isEphemeral: true, recording: recording
    ) { desk in
      for app in description.apps { desk.add(process, for: app.attributesType) }
      return description.apps
    }.run(afterwards: widget.remove)
  }
}

extension AppManifest {
  /// What a found `Info.plist` says; a key that is missing is noted and keeps nothing back.
  fileprivate init(_ app: AppDeclaration) {
    self.init(
      app: app.identifier ?? "", supportsActivities: app.supportsActivities ?? true,
      supportsFrequentPushes: app.supportsFrequentPushes ?? true)
  }
}
