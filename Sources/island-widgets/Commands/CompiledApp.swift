import Emulator
import Foundation
import IslandCommands
import Sandbox
import WidgetBuild

/// The app around a widget, compiled into a library in a temporary folder.
struct CompiledApp {
  private let scratch: ScratchFolder
  let library: String
  private let resources: [String]
  /// The name of its type; nil: it is a view that an app was made for.
  let name: String?

  /// Compiles the app; prints why it cannot, and stand-ins and other notes of the build, to standard
  /// error. Nil: it does not compile.
  ///
  /// - Parameter isNativePart: True: the app is in JavaScript, and this is its native modules.
  init?(
    _ sources: WidgetSources, _ compiler: WidgetCompiler, isPlain: Bool, isNativePart: Bool = false
  ) {
    let progress = ProgressDisplay(isPlain: isPlain)
    defer { progress.stop() }
    do throws(WidgetBuildError) {
      let scratch = try ScratchFolder(name: "island-app")
      do throws(WidgetBuildError) {
        let report = try BuildStep.$report.withValue(BuildStep.Reporter { progress.begin($0) }) {
          Result { () throws(WidgetBuildError) in
            try compiler.compile(sources, scratch: scratch.path)
          }
        }.get()
        progress.stop()
        for line in report.lines { ErrorPrinter.print("app: \(line)") }
        self.scratch = scratch
        name = sources.appName
        library = report.library
        resources = report.resources
      } catch {
        scratch.remove()
        throw error
      }
    } catch {
      progress.stop()
      let consequence =
        isNativePart
        ? "the app runs without its native modules" : "the app does not run, only its widget"
      ErrorPrinter.print("\(consequence): \(WidgetBuildMessage.text(for: error))")
      return nil
    }
  }

  /// What the app's process reads besides its library.
  var readable: [String] { resources + [scratch.path] }

  /// How the app's process is started.
  ///
  /// - Parameters:
  ///   - containers: Where it keeps its files; nil: where this program does.
  ///   - sandbox: Nil: it may what the user may.
  ///   - log: Gets what it prints, too.
  func command(
    in containers: AppContainers?, _ sandbox: SandboxPolicy?, log: AppLog?
  ) -> AppCommand {
    let sandbox = sandbox?.adding(readable: resources)
    return AppCommand(
      executable: HostCommand.executable,
      arguments: [HostCommand.name, WidgetHostCommand.appArgument, library],
      environment: containers?.environment(of: .app, in: sandbox, reading: scratch.path)
        ?? SandboxPolicy.environment(of: sandbox?.adding(readable: [scratch.path])), log: log)
  }

  func remove() { scratch.remove() }
}
