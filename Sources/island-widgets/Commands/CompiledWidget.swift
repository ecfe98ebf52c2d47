import Foundation
import IslandCommands
import Previewer
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
  private let scratch: ScratchFolder

  /// Compiles the sources, and prints stand-ins and other notes of the build to standard error.
  ///
  /// - Parameter findsCrashes: True to compile with the line tables that `WidgetCrashFinder` needs.
  init(
    _ paths: [String], packages: PackageSources = PackageSources(),
    environment: [String: String] = ProcessInfo.processInfo.environment,
    findsCrashes: Bool = false
  ) {
    do throws(WidgetBuildError) {
      var compiler = try WidgetCompiler(executable: executable, environment: environment)
      compiler.packages = packages
      let sources = try compiler.sources(of: paths)
      compiler.emitsLineTables = findsCrashes
      self.compiler = compiler.compiler
      let scratch = try ScratchFolder(name: "island-widget")
      do throws(WidgetBuildError) {
        let report = try compiler.compile(sources, scratch: scratch.path)
        for line in report.lines { ErrorPrinter.print(line) }
        library = report.library
        files = report.files
      } catch {
        scratch.remove()
        throw error
      }
      self.scratch = scratch
      app = sources.app
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: .badInput)
    }
  }

  func remove() { scratch.remove() }
}
