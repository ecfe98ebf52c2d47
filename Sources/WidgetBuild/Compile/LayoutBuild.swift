import Foundation
import Glibc
import JavaScript

/// Collects the layouts of a project into one file, which a widget's process reads in the place of a
/// library.
///
/// The script `widgets.mjs` does it, in the sandbox of the compiler: it has esbuild take the types and
/// the JSX away, and cuts out what the phone's extension gets of each layout. Components of an app with
/// Voltra it calls, in a bare context, for the payloads that they give to Voltra.
struct LayoutBuild {
  let project: LayoutProject
  let compiler: WidgetCompiler
  /// The folder of the build.
  let scratch: String

  /// The name of the file in the bundle, by which a widget's process knows what is in it.
  private var name: String { project.drawing == .layouts ? "widget.layouts" : "widget.voltra" }
  /// The most processor time in seconds, and the memory of the node that evaluates layouts.
  private static let (seconds, megabytes) = (20, 256)

  /// What the script prints.
  private struct Found: Decodable {
    struct Fault: Decodable {
      var file: String?
      var line: Int?
      var column: Int?
      var message: String
    }

    struct Activity: Decodable {
      var name: String
      var file: String
      var line: Int?
      var problem: String?
    }

    struct Missing: Decodable {}
    struct Payload: Decodable {}

    var activities: [Activity]
    var errors: [Fault]
    var missing: [Missing]
    /// What is not drawn, and why.
    var notes: [Fault]
    /// Nil: the project does not use Voltra.
    var payloads: [Payload]?
  }

  /// - Throws: `WidgetBuildError` when a source has errors, or what is needed is not installed.
  func report() throws(WidgetBuildError) -> BuildReport {
    if project.drawing == .nothing {
      var report = try write(Data(#"{"payloads":[]}"#.utf8))
      report.notes.append(
        "no Live Activity in the project, only its app: one that a package brings is not drawn")
      return report
    }
    BuildStep.report?(.compiling(files: project.files.count, attempt: 1))
    let (node, scripts): (ScriptTool, String)
    do throws(WidgetBuildError) {
      (node, scripts) = try tools()
    } catch {
      guard project.drawing == .payloads else { throw error }
      return try reportOfPushes(without: error)
    }
    let output = try find(node, scripts)
    guard let found = try? JSONDecoder().decode(Found.self, from: output) else {
      throw .doesNotCompile(.init(output: String(decoding: output, as: UTF8.self)))
    }
    guard found.missing.isEmpty else {
      let error = WidgetBuildError.lacksScriptTool(.missing(.esbuild, version: nil))
      guard project.drawing == .payloads else { throw error }
      return try reportOfPushes(without: error)
    }
    guard found.errors.isEmpty else {
      throw .doesNotCompile(.init(output: found.errors.map(line).joined(separator: "\n")))
    }
    guard project.drawing == .payloads || !found.activities.isEmpty else {
      throw .noWidget(path: project.folder, count: 0)
    }
    var report = try write(output)
    report.notes += found.activities.compactMap(note) + found.notes.map(note)
    if found.payloads?.isEmpty == true {
      report.notes.append("no component gives a layout to Voltra that is known without the app")
    }
    report.variables =
      ScriptCommand(
        Scripts.layouts, ["--serve"], node: node, scripts: scripts, readable: [],
        launcher: compiler.toolLauncher, megabytes: Self.megabytes
      ).environment
    return report
  }

  /// Writes the bundle: the images of the project and a file.
  private func write(_ output: Data) throws(WidgetBuildError) -> BuildReport {
    let bundle = "\(scratch)/Widget.app"
    let resources = try LayoutResources.write(of: project, scratch: scratch)
    let bitmaps = BitmapMaker(
      cache: CarriedModules.cacheFolder(in: compiler.environment) + "/images", scratch: scratch,
      environment: compiler.environment, launcher: compiler.toolLauncher
    ).images(of: resources.files.catalogues, files: resources.files.pictures)
    try resources.writeBundle(to: bundle, bitmaps: bitmaps.images)
    let file = "\(bundle)/\(name)"
    do {
      try output.write(to: URL(fileURLWithPath: file))
    } catch {
      throw .cannotWrite(path: file, reason: error.localizedDescription)
    }
    var report = BuildReport(library: file, files: project.files)
    report.resources = WidgetResources.destinations(in: bundle)
    report.texts = Dictionary(
      uniqueKeysWithValues: project.files.map { path in
        (path, ProjectFile.data(path).map { String(decoding: $0, as: UTF8.self) } ?? "")
      })
    report.notes = bitmaps.notes
    return report
  }

  /// The payloads of pushes and of `--state` need neither node nor esbuild.
  private func reportOfPushes(without error: WidgetBuildError) throws(WidgetBuildError)
    -> BuildReport
  {
    var report = try write(Data(#"{"payloads":[]}"#.utf8))
    report.notes.append(
      "only payloads of pushes and --state are drawn: \(WidgetBuildMessage.text(for: error))")
    return report
  }

  private func tools() throws(WidgetBuildError) -> (ScriptTool, String) {
    do throws(ScriptFailure) {
      return (
        try ScriptTool.node(in: compiler.environment), try Scripts.folder(in: compiler.environment)
      )
    } catch {
      throw .lacksScriptTool(error)
    }
  }

  /// Returns what the script prints.
  private func find(
    _ node: ScriptTool, _ scripts: String
  ) throws(WidgetBuildError) -> Data {
    var words = [node.path, "\(scripts)/\(Scripts.layouts)", "--find", project.folder]
    words.append(String(Int(Date().timeIntervalSince1970 * 1000)))
    var environment = compiler.environment.filter { Self.kept.contains($0.key) }
    environment.merge(ScriptCommand.variables) { own, _ in own }
    if let launcher = compiler.toolLauncher {
      let sandbox = CompilerSandbox(
        launcher: launcher,
        readable: [
          scripts, project.folder, readableFolder,
          (node.path as NSString).deletingLastPathComponent,
        ], writable: [scratch], variables: ["TMPDIR": scratch])
      words = [launcher] + sandbox.words + words
      environment.merge(sandbox.variables) { $1 }
    }
    var process = ToolProcess(words[0], environment: environment, mergesErrors: false)
    process.seconds = Self.seconds
    let processes = CompilerProcesses.current
    var identifier: pid_t?
    defer { if let identifier { processes?.unregister(identifier) } }
    let outcome: ToolProcess.Outcome
    do {
      outcome = try process.run(Array(words.dropFirst())) {
        identifier = $0
        processes?.register($0)
      }
    } catch {
      throw .lacksScriptTool(.cannotStart(path: node.path, code: ENOENT))
    }
    if case .signal(let signal) = outcome.end {
      throw .compilerStopped(path: node.path, signal: signal)
    }
    return Data(outcome.output.utf8)
  }

  /// What the app's own sources import may be above the project.
  private var readableFolder: String {
    ScriptProject(paths: [project.folder])?.readableFolder ?? project.folder
  }

  /// The variables of the user by which node and esbuild are found.
  private static let kept: Set<String> = ["PATH", "LANG"]

  /// A fault in the form of a compiler's.
  private func line(_ fault: Found.Fault) -> String {
    "\(fault.file ?? project.folder):\(fault.line ?? 1):\(fault.column ?? 1): "
      + "error: \(fault.message)"
  }

  private func note(_ activity: Found.Activity) -> String? {
    activity.problem.map {
      "\(activity.file):\(activity.line ?? 1): \(activity.name) is empty on a phone: \($0)"
    }
  }

  private func note(_ fault: Found.Fault) -> String {
    "\(fault.file ?? project.folder):\(fault.line ?? 1): \(fault.message)"
  }
}
