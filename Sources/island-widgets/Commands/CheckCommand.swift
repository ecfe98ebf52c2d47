import ActivityEngine
import ActivityModel
import ArgumentParser
import CellRaster
import Emulator
import Foundation
import IslandCommands
import LocalEngine
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
      Each subfolder of a folder of folders is one case; a widget's own folder, a project or a \
      file is one case. A folder without a widget, such as an app's own code, is added to the \
      widget whose attributes it uses. A case that fails does not stop the others.

      Exits with 0 when every case compiles, with 1 when one does not, cannot be drawn, or --lint \
      finds an error, with 64 on wrong usage, with 65 when a path contains no Swift file, and with 66 \
      when it does not exist.
      """)

  @Argument(help: "Folders of cases, folders of one widget, projects, or Swift files.")
  var folders: [String] = []

  @Flag(help: "Print how each of Apple's API names is supported, and exit.")
  var names = false

  @Flag(help: "Print the report as JSON; the same as --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "text (the default), json, junit, github or sarif.",
      discussion: """
        github: workflow commands, which GitHub shows beside the lines. sarif: for code scanners. \
        Paths are relative to the current folder.
        """))
  var format: CheckFormat?

  @Flag(
    help: """
      Also run the lint rules \(LintRule.span): what a phone would clip, truncate or reject.
      """)
  var lint = false

  @Flag(help: "Exit with 1 for warnings, too, not only for errors.")
  var warningsAsErrors = false

  @Option(help: "A lint rule to leave out, such as L12; may be given several times.")
  var ignore: [LintRule] = []

  @Option(help: "Leave out the lint findings that this file lists.")
  var baseline: String?

  @Option(help: "Write the lint findings to a file for --baseline.")
  var writeBaseline: String?

  @Option(help: "Print what a lint rule finds, such as L13, and exit.")
  var explain: LintRule?

  @Option(help: "Also write the report as JUnit XML, for CI.")
  var junit: String?

  @Option(help: "Also write the report as one HTML page, with a rendering of every state.")
  var html: String?

  @Option(
    help: ArgumentHelp(
      "A state for --lint and --html, or all (default: every state of the previews).",
      discussion: """
        The number or name of a preview's state, a preset (typical, long, empty, extreme), or a \
        JSON file; may be given several times.
        """))
  var state: [String] = []

  @Option(help: "The text size for --lint and --html, such as xxxLarge or accessibility1.")
  var textSize = TypeSize.large

  @Option(help: "The device for --lint and --html; --device list names them all.")
  var device: String?

  @Option(
    help: "The version of iOS for --lint and --html, such as 18 (default: 27).",
    transform: SystemVersion.init(option:))
  var ios: SystemVersion?

  @OptionGroup var group: AppGroupOptions

  @OptionGroup var packages: PackageOptions
  @OptionGroup var sandbox: SandboxOptions

  @Option(help: "Maximum time in seconds for compiling one case.")
  var timeout: Double?

  @Option(help: "Cases to check at the same time (default: the number of processor cores).")
  var jobs = ProcessInfo.processInfo.activeProcessorCount

  /// Checks that there is something to check.
  ///
  /// - Throws: `ValidationError` when no folder is given.
  func validate() throws {
    guard names || explain != nil || !folders.isEmpty else {
      throw ValidationError("missing argument: a folder of cases or of one widget")
    }
    guard timeout.map({ $0 > 0 && $0 < 1e6 }) ?? true else {
      throw ValidationError("--timeout: a number of seconds above 0 is wanted")
    }
    let onlyOfLint = [
      ("--write-baseline", writeBaseline != nil), ("--baseline", baseline != nil),
      ("--ignore", !ignore.isEmpty), ("--warnings-as-errors", warningsAsErrors),
    ]
    if !lint, let option = onlyOfLint.first(where: \.1) {
      throw ValidationError("\(option.0) needs --lint")
    }
    if json, let format, format != .json {
      throw ValidationError("--json and --format \(format.rawValue) exclude each other")
    }
    guard jobs > 0 else { throw ValidationError("--jobs: a number above 0 is wanted") }
  }

  /// Checks the cases and prints the report.
  ///
  /// - Throws: `ExitCode` when a case does not compile or a finding is an error; `CommandError` for
  ///   an unknown device; `EncodingError` when the report cannot be encoded as JSON.
  @MainActor
  func run() async throws {
    if names {
      FileHandle.standardOutput.write(Data(AppleAPIPage.text.utf8))
      return
    }
    if let explain {
      FileHandle.standardOutput.write(Data(((LintRulePage.section(of: explain) ?? "") + "\n").utf8))
      return
    }
    let device = try device.map { try DisplayOptions.device(named: $0) } ?? DeviceCatalog.standard
    group.apply()
    let known = try knownFindings()
    let folder = FileManager.default.currentDirectoryPath
    var (report, sheets): (CheckReport, [[CheckPage.Sheet]])
    do throws(WidgetBuildError) {
      (report, sheets) = try await checked(on: device)
    } catch {
      ErrorPrinter.exit(WidgetBuildMessage.text(for: error), code: error.exitCode)
    }
    for index in report.cases.indices {
      report.cases[index].findings.removeAll { ignore.contains($0.rule) }
    }
    let all = LintBaseline(report.cases.flatMap(\.findings), below: folder)
    for index in report.cases.indices {
      report.cases[index].findings.removeAll { known?.contains($0, below: folder) == true }
    }
    do throws(OutputFile.Failure) {
      if let writeBaseline {
        try OutputFile.write((try? all.text) ?? "", to: writeBaseline)
      }
      if let junit { try OutputFile.write(JUnitReport(report, below: folder).text, to: junit) }
      if let html { try OutputFile.write(CheckPage(report, sheets: sheets).text, to: html) }
    } catch {
      ErrorPrinter.exit(error.text, code: .failed)
    }
    FileHandle.standardOutput.write(Data(try text(of: report, below: folder).utf8))
    if writeBaseline == nil, report.isBad(withWarnings: warningsAsErrors) { throw ExitCode(1) }
  }

  private func text(of report: CheckReport, below folder: String) throws -> String {
    switch json ? .json : format ?? .text {
    // `TerminalText.lines` removes escape sequences, which names of files and types may contain.
    case .text: TerminalText.lines(report.text)
    case .json: try report.json()
    case .junit: JUnitReport(report, below: folder).text
    case .github: report.githubCommands(below: folder)
    case .sarif: try report.sarif(below: folder)
    }
  }

  private func knownFindings() throws -> LintBaseline? {
    guard let baseline else { return nil }
    do {
      return try LintBaseline(contentsOf: baseline)
    } catch {
      let reason = (error as? FileFailure)?.reason ?? "\(error)"
      ErrorPrinter.exit(
        "cannot read the baseline '\(baseline)': \(reason)\n  try  --write-baseline \(baseline)",
        code: .badInput)
    }
  }

  @MainActor
  private func checked(
    on device: Device
  ) async throws(WidgetBuildError) -> (CheckReport, [[CheckPage.Sheet]]) {
    let executable = HostCommand.executable
    var compiler = try WidgetCompiler(
      executable: executable, environment: ProcessInfo.processInfo.environment)
    compiler.packages = packages.sources(in: sandbox)
    compiler.isInSandbox = !sandbox.noSandbox
    let checker = CaseChecker(
      compiler: compiler,
      host: (executable, [HostCommand.name]), sandbox: sandbox.policy(group),
      lint: lint ? caseLint(for: device) : nil,
      pictures: html == nil ? nil : pictures(on: device),
      clock: (
        FixedDate.standard, WidgetClock.environment(at: FixedDate.standard, timeZone: "UTC")
      ),
      minimumTimeout: Timeouts.minimum(in: ProcessInfo.processInfo.environment))
    var items: [CaseFolders.Case] = []
    for folder in folders { items += try CaseFolders.cases(in: folder) }
    let total = items.count
    let progress = ProgressDisplay(total: items.count)
    defer { progress.stop() }
    let all = await checker.check(
      items, atOnce: jobs, timeout: timeout.map { .seconds($0) },
      began: { progress.begin($1, of: $0) }
    ) { result, count in
      let name = TerminalText.sanitised(result.name)
      let seconds = String(format: "%.1f", result.seconds)
      progress.end(result.name, "\(count) of \(total): \(name), \(seconds) s", done: count)
    }
    return (CheckReport(cases: all.map(\.result)), all.map(\.sheets))
  }
}

extension CheckCommand {
  private func pictures(on device: Device) -> CasePictures {
    var settings = SheetSettings()
    settings.device = device
    settings.systemVersion = ios ?? settings.systemVersion
    settings.typeSize = textSize
    return CasePictures(settings: settings, states: state)
  }

  private func caseLint(for device: Device) -> CaseLint {
    var environment = EnvironmentBuilder.environment(
      for: device,
      configuration: EmulatorConfiguration(
        device: device, options: EngineOptions(systemVersion: ios ?? .newest), timeZone: "UTC"),
      mode: ScreenMode(), isDimmed: false, isLimitedInWidth: false, now: FixedDate.standard)
    environment.dynamicTypeSize = textSize.rawValue
    return CaseLint(states: state, environment: environment)
  }
}

/// The formats of the report.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, junit, github, sarif
}

extension LintRule: ExpressibleByArgument {
  public init?(argument: String) {
    guard let rule = LintRulePage.rule(named: argument) else { return nil }
    self = rule
  }
}
