import ArgumentParser
import CellRaster
import Foundation
import Previewer

/// `island check DIR`: compiles the widgets of many cases and says what each of them lacks.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile and draw widgets, and report what is missing.",
    discussion: """
      A folder of folders is taken as cases, one in each; a widget's own folder, a project or a
      file is one case. A folder without a widget, such as an app's own code, goes along with the
      widget whose attributes it names. A case that fails does not stop the others.

      Ends with 0 when every case compiles, with 1 when one does not, with 64 when it is not used
      like this, and with 65 when a path is not there or holds no Swift file.
      """)

  @Argument(help: "Folders of cases, folders of one widget, projects, or Swift files.")
  var folders: [String]

  @Flag(help: "Print the report as data.")
  var json = false

  @MainActor
  func run() async throws {
    let report: CheckReport
    do throws(WidgetBuildError) {
      report = try await checked()
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: .badInput)
    }
    // Names of files and of types may hold what a terminal would obey.
    let text = json ? try report.json() : TerminalText.lines(report.text)
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
      for item in try CaseFolders.cases(in: folder) {
        report.cases.append(await checker.check(item, number: report.cases.count))
      }
    }
    return report
  }
}

extension TerminalText {
  /// Lines without anything that a terminal would obey.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { sanitised(String($0)) }.joined(separator: "\n")
  }
}
