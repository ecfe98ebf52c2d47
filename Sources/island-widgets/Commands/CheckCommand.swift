import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import IslandCommands
import PhoneDrawing
import Previewer
import ViewArchive
import WidgetBuild
import WidgetLint

/// `island check DIR`: compiles and renders the widgets of many cases and reports what is missing.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compile and render widgets, and report unsupported API.",
    discussion: """
      Each subfolder of a folder of folders is one case; a widget's own folder, a project or a
      file is one case. A folder without a widget, such as an app's own code, is added to the
      widget whose attributes it uses. A case that fails does not stop the others.

      Exits with 0 when every case compiles, with 1 when one does not or --lint finds an error,
      with 64 on wrong usage, and with 65 when a path does not exist or contains no Swift file.
      """)

  @Argument(help: "Folders of cases, folders of one widget, projects, or Swift files.")
  var folders: [String] = []

  @Flag(help: "Print how each of Apple's API names is supported, and exit.")
  var names = false

  @Flag(help: "Print the report as JSON.")
  var json = false

  @Flag(help: "Also run the lint rules L01 to L42: what a phone would clip, truncate or reject.")
  var lint = false

  @Option(help: "Also write the report as JUnit XML, for CI.")
  var junit: String?

  @Option(help: "Also write the report as one HTML page, with a rendering of every state.")
  var html: String?

  @Option(help: "How --lint fills the state: typical (the default), long, empty or extreme.")
  var state = StatePreset.typical

  @Option(help: "The text size for --lint, such as xxxLarge or accessibility1.")
  var textSize = TypeSize.large

  @Option(help: "The device for --lint; --device list names them all.")
  var device: String?

  /// Checks that there is something to check.
  ///
  /// - Throws: `ValidationError` when no folder is given.
  func validate() throws {
    guard names || !folders.isEmpty else {
      throw ValidationError("missing argument: a folder of cases or of one widget")
    }
  }

  /// Checks the cases and prints the report.
  ///
  /// - Throws: `ExitCode` when a case does not compile or a finding is an error; `CommandError` for
  ///   an unknown device; `EncodingError` when the report cannot be encoded as JSON.
  @MainActor
  func run() async throws {
    if names {
      FileHandle.standardOutput.write(Data(APISupportTable().text.utf8))
      return
    }
    let device = try device.map { try DisplayOptions.device(named: $0) } ?? DeviceCatalog.standard
    let (report, sheets): (CheckReport, [[CheckPage.Sheet]])
    do throws(WidgetBuildError) {
      (report, sheets) = try await checked(on: device)
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: .badInput)
    }
    do throws(OutputFile.Failure) {
      if let junit { try OutputFile.write(JUnitReport(report).text, to: junit) }
      if let html { try OutputFile.write(CheckPage(report, sheets: sheets).text, to: html) }
    } catch {
      ErrorPrinter.exit(error.text, code: .failed)
    }
    // `TerminalText.lines` removes escape sequences, which names of files and types may contain.
    let text = json ? try report.json() : TerminalText.lines(report.text)
    FileHandle.standardOutput.write(Data(text.utf8))
    let hasError = report.cases.contains { item in
      item.outcome == .failed || item.findings.contains { $0.severity == .error }
    }
    if hasError { throw ExitCode(1) }
  }

  @MainActor
  private func checked(
    on device: Device
  ) async throws(WidgetBuildError) -> (CheckReport, [[CheckPage.Sheet]]) {
    let executable = HostCommand.executable
    let checker = CaseChecker(
      compiler: try WidgetCompiler(
        executable: executable, environment: ProcessInfo.processInfo.environment),
      host: (executable, [HostCommand.name]), lint: lint ? caseLint(for: device) : nil,
      pictures: html == nil ? nil : pictures(on: device),
      minimumTimeout: Timeouts.minimum(in: ProcessInfo.processInfo.environment))
    var report = CheckReport(cases: [])
    var sheets: [[CheckPage.Sheet]] = []
    for folder in folders {
      for item in try CaseFolders.cases(in: folder) {
        let (result, pictures) = await checker.check(item)
        report.cases.append(result)
        sheets.append(pictures)
      }
    }
    return (report, sheets)
  }
}

extension CheckCommand {
  private func pictures(on device: Device) -> CasePictures {
    var settings = SheetSettings()
    settings.device = device
    settings.typeSize = textSize
    return CasePictures(
      settings: settings, states: state == .typical ? [] : [state.rawValue],
      icons: .installed(environment: ProcessInfo.processInfo.environment))
  }

  private func caseLint(for device: Device) -> CaseLint {
    var environment = EnvironmentBuilder.environment(
      for: device, configuration: EmulatorConfiguration(device: device, timeZone: "UTC"),
      mode: ScreenMode(), isDimmed: false, isLimitedInWidth: false, now: Date())
    environment.dynamicTypeSize = textSize.rawValue
    return CaseLint(preset: state, environment: environment)
  }
}
