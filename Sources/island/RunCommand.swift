import ArgumentParser
import Emulator
import Foundation
import Previewer

/// `island run PATH…`: compiles a widget and shows it like an app of the gallery.
struct RunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Compile a widget's sources and show it.")

  @Argument(help: "Swift files, or folders of them.")
  var paths: [String]

  @OptionGroup var options: DisplayOptions

  @MainActor
  func run() async throws {
    let configuration = options.configuration()
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    do throws(WidgetBuildError) {
      let sources = try WidgetSources(paths: paths)
      let compiler = try WidgetCompiler(
        executable: executable, environment: configuration.environment)
      let scratch = try ScratchFolder(name: "island-\(ProcessInfo.processInfo.processIdentifier)")
      let library = scratch.path + "/widget.so"
      do throws(WidgetBuildError) {
        let report = try compiler.compile(sources, to: library, scratch: scratch.path)
        for line in report.lines { ErrorPrinter.print(line) }
      } catch {
        scratch.remove()
        throw error
      }
      await show(library, executable: executable, configuration, scratch)
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: .badInput)
    }
  }

  @MainActor
  private func show(
    _ library: String, executable: String, _ configuration: EmulatorConfiguration,
    _ scratch: ScratchFolder
  ) async {
    let process = WidgetProcess(executable: executable, arguments: [HostCommand.name, library])
    let description: WidgetDescription
    do {
      description = try await WidgetDescription(of: process, clock: .real)
    } catch {
      process.stop()
      scratch.remove()
      ErrorPrinter.exit("\(paths.joined(separator: " ")): \(error.message)", code: .badInput)
    }
    await Launch(configuration: configuration) { desk in
      for app in description.apps { desk.add(process, for: app.attributesType) }
      return description.apps
    }.run(afterwards: scratch.remove)
  }
}
