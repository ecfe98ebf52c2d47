import ArgumentParser
import Foundation
import Previewer

/// `island check DIR`: compiles the widgets of many cases and says what each of them lacks.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile and draw widgets, and report what is missing.",
    discussion: """
      A folder of folders is taken as cases, one in each; a widget's own folder or a project is
      one case. A case that fails does not stop the others; the program then ends with 1.
      """)

  @Argument(help: "Folders of cases, or of one widget.")
  var folders: [String] = []

  @Flag(help: "Print what becomes of each of Apple's names, and end.")
  var names = false

  @Flag(help: "Print the report as data.")
  var json = false

  func validate() throws {
    guard names || !folders.isEmpty else {
      throw ValidationError("name a folder of cases, or of one widget")
    }
  }

  @MainActor
  func run() async throws {
    if names {
      FileHandle.standardOutput.write(Data(SurfaceTable().text.utf8))
      return
    }
    let report: CheckReport
    do throws(WidgetBuildError) {
      report = try await checked()
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: .badInput)
    }
    let text = json ? try report.json() : report.text
    FileHandle.standardOutput.write(Data(text.utf8))
    if report.cases.contains(where: { $0.outcome == .failed }) { throw ExitCode(1) }
  }

  @MainActor
  private func checked() async throws(WidgetBuildError) -> CheckReport {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let checker = CaseChecker(
      compiler: try WidgetCompiler(
        executable: executable, environment: ProcessInfo.processInfo.environment),
      executable: executable)
    var report = CheckReport(cases: [])
    for folder in folders {
      for (name, path) in try CaseFolders.cases(in: folder) {
        report.cases.append(await checker.check(name, at: path))
      }
    }
    return report
  }
}
