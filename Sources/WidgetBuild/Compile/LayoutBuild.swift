import Foundation
import Glibc
import JavaScript

/// Collects the layouts of a project into one file, which a widget's process reads in the place of a
/// library.
///
/// The script `widgets.mjs` does it, in the sandbox of the compiler: it has esbuild take the types and
/// the JSX away, and cuts out what the phone's extension gets of each layout.
struct LayoutBuild {
  let project: LayoutProject
  let compiler: WidgetCompiler
  /// The folder of the build.
  let scratch: String

  /// How the name of the file ends.
  private static let name = "widget.layouts"
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

    var activities: [Activity]
    var errors: [Fault]
    var missing: [Missing]
  }

  /// - Throws: `WidgetBuildError` when a source has errors, or what is needed is not installed.
  func report() throws(WidgetBuildError) -> BuildReport {
    switch project.drawing {
    case .layouts: break
    case .payloads:
      return try reportWithoutLayouts(
        "the payloads of Voltra are drawn as its widget does; the widget's Swift is not in the project"
      )
    case .nothing:
      return try reportWithoutLayouts(
        "no Live Activity in the project, only its app: one that a package brings is not drawn")
    }
    BuildStep.report?(.compiling(files: project.files.count, attempt: 1))
    let (node, scripts) = try tools()
    let output = try find(node, scripts)
    guard let found = try? JSONDecoder().decode(Found.self, from: output) else {
      throw .doesNotCompile(.init(output: String(decoding: output, as: UTF8.self)))
    }
    guard found.missing.isEmpty else { throw .lacksScriptTool(.missing(.esbuild, version: nil)) }
    guard found.errors.isEmpty else {
      throw .doesNotCompile(.init(output: found.errors.map(line).joined(separator: "\n")))
    }
    guard !found.activities.isEmpty else { throw .noWidget(path: project.folder, count: 0) }
    let file = "\(scratch)/\(Self.name)"
    do {
      try output.write(to: URL(fileURLWithPath: file))
    } catch {
      throw .cannotWrite(path: file, reason: error.localizedDescription)
    }
    var report = BuildReport(library: file, files: project.files)
    report.texts = Dictionary(
      uniqueKeysWithValues: project.files.map { path in
        (path, ProjectFile.data(path).map { String(decoding: $0, as: UTF8.self) } ?? "")
      })
    report.notes = found.activities.compactMap(note)
    report.variables =
      ScriptCommand(
        Scripts.layouts, ["--serve"], node: node, scripts: scripts, readable: [],
        launcher: compiler.toolLauncher, megabytes: Self.megabytes
      ).environment
    return report
  }

  /// There is nothing to build: payloads come when the widget runs, or never.
  private func reportWithoutLayouts(_ note: String) throws(WidgetBuildError) -> BuildReport {
    let file = "\(scratch)/widget.voltra"
    guard FileManager.default.createFile(atPath: file, contents: Data()) else {
      throw .cannotWrite(path: file, reason: String(cString: strerror(errno)))
    }
    var report = BuildReport(library: file, files: [])
    report.notes = [note]
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
          scripts, project.folder, (node.path as NSString).deletingLastPathComponent,
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
}
