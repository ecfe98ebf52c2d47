import ActivityModel
import ArgumentParser
import Emulator
import Foundation
import Previewer

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
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    do throws(WidgetBuildError) {
      let sources = try WidgetSources(paths: paths)
      let compiler = try WidgetCompiler(
        executable: executable, environment: configuration.environment)
      let scratch = try ScratchFolder(name: "island-\(ProcessInfo.processInfo.processIdentifier)")
      let library: String
      do throws(WidgetBuildError) {
        let report = try compiler.compile(sources, scratch: scratch.path)
        library = report.library
        for line in report.lines { ErrorPrinter.print(line) }
      } catch {
        scratch.remove()
        throw error
      }
      await show(
        library, of: paths, declaring: sources.app, executable: executable, configuration, clock,
        scratch, recording)
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: .badInput)
    }
  }

  @MainActor
  private static func show(
    _ library: String, of paths: [String], declaring app: AppDeclaration, executable: String,
    _ configuration: EmulatorConfiguration, _ clock: ClockOptions, _ scratch: ScratchFolder,
    _ recording: String?
  ) async -> Never {
    let process = WidgetProcess(executable: executable, arguments: [HostCommand.name, library])
    let description: WidgetDescription
    do {
      description = try await WidgetDescription(
        of: process, clock: .real, name: app.displayName, manifest: AppManifest(app))
    } catch {
      process.stop()
      scratch.remove()
      ErrorPrinter.exit("\(paths.joined(separator: " ")): \(error.message)", code: .badInput)
    }
    await Launch(
      configuration: configuration, clock: clock, isEphemeral: true, recording: recording
    ) { desk in
      for app in description.apps { desk.add(process, for: app.attributesType) }
      return description.apps
    }.run(afterwards: scratch.remove)
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
