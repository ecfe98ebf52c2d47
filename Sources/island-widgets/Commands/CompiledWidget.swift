import Emulator
import Foundation
import IslandCommands
import LocalEngine
import Previewer
import Sandbox
import WidgetBuild

/// A widget's sources compiled into a library in a temporary folder. A failure exits the program.
struct CompiledWidget {
  let executable = HostCommand.executable
  let library: String
  /// The sources, absolute.
  let files: [String]
  /// The path of `swiftc`.
  let compiler: String
  let app: AppDeclaration
  /// The sources of the app around the widget; nil: there is none.
  let appSources: WidgetSources?
  /// Where the resources are that the widget's process reads.
  private let resources: [String]
  /// What the widget's process is told besides.
  private let variables: [String: String]
  private let compilation: WidgetCompiler
  private let scratch: ScratchFolder

  /// Compiles the sources, and prints stand-ins and other notes of the build to standard error.
  ///
  /// - Parameters:
  ///   - packages: Where the sources of packages are found.
  ///   - isInSandbox: False: the compiler may what the user may.
  ///   - findsCrashes: True to compile with the line tables that `WidgetCrashFinder` needs.
  ///   - isPlain: True not to show what the build does.
  init(
    _ paths: [String], packages: PackageSources = PackageSources(),
    isInSandbox: Bool = true,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    findsCrashes: Bool = false, isPlain: Bool = false
  ) {
    let progress = ProgressDisplay(isPlain: isPlain)
    let host = executable
    let built = BuildStep.$report.withValue(BuildStep.Reporter { progress.begin($0) }) {
      Result { () throws(WidgetBuildError) in
        var compiler = try WidgetCompiler(executable: host, environment: environment)
        compiler.packages = packages
        compiler.isInSandbox = isInSandbox
        compiler.emitsLineTables = findsCrashes
        let sources = try compiler.sources(of: paths)
        let scratch = try ScratchFolder(name: "island-widget")
        do throws(WidgetBuildError) {
          let report = try compiler.compile(sources, scratch: scratch.path)
          return (compiler, sources, scratch, report)
        } catch {
          scratch.remove()
          throw error
        }
      }
    }
    progress.stop()
    switch built {
    case .success(let (compiler, sources, scratch, report)):
      for line in report.lines { ErrorPrinter.print(line) }
      (self.compiler, self.app, self.scratch) = (compiler.compiler, sources.app, scratch)
      (compilation, appSources) = (compiler, sources.ofApp)
      (library, files, resources) = (report.library, report.files, report.resources)
      variables = report.variables
    case .failure(let error):
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: error.exitCode)
    }
  }

  /// Compiles the app around the widget; nil: there is none, or it does not compile.
  ///
  /// - Parameter isNativePart: True: the app is in JavaScript, and this is its native modules.
  func compiledApp(isPlain: Bool, isNativePart: Bool = false) -> CompiledApp? {
    appSources.flatMap {
      CompiledApp($0, compilation, isPlain: isPlain, isNativePart: isNativePart)
    }
  }

  /// What starts tools of the app in their sandbox; nil: they may what the user may.
  var launcher: String? { compilation.toolLauncher }

  /// The variables of the widget's process beside its app.
  func environment(
    in containers: AppContainers, _ sandbox: SandboxPolicy?
  ) -> [String: String] {
    containers.environment(
      of: .widget, in: sandbox?.adding(readable: resources), reading: scratch.path
    ).merging(variables) { $1 }
  }

  /// Makes a home for the widget's process that is removed with what was compiled, and returns the
  /// process's variables. A failure exits the program.
  ///
  /// - Parameter sandbox: Nil: the process may what the user may.
  func environment(in sandbox: SandboxPolicy?) -> [String: String] {
    let home = ProcessHome(path: scratch.path + "/home")
    do throws(FileFailure) {
      try home.prepare()
    } catch {
      remove()
      ErrorPrinter.exit("the widget has no folder of its own: \(error.message)", code: .failed)
    }
    return home.environment(in: sandbox?.adding(readable: resources), reading: scratch.path)
      .merging(variables) { $1 }
  }

  func remove() { scratch.remove() }
}
