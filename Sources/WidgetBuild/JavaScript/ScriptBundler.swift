import Foundation
package import JavaScript

/// Makes one script of an app's JavaScript, with esbuild, in the sandbox of the compiler.
package struct ScriptBundler: Sendable {
  package let node: ScriptTool
  /// The folder of the scripts.
  package let scripts: String
  /// Absolute path of `island-box`; nil: node and esbuild may what the user may.
  package let launcher: String?

  /// The most seconds of processor time that bundling may take; the largest apps that were tried take
  /// five.
  private static let seconds = 60

  /// Finds node, and writes the scripts.
  ///
  /// - Throws: `ScriptFailure` when node is not installed or too old, or the cache cannot be written.
  package init(
    environment: [String: String], launcher: String?
  ) throws(ScriptFailure) {
    node = try ScriptTool.node(in: environment)
    scripts = try Scripts.folder(in: environment)
    self.launcher = launcher
  }

  /// Bundles a project, and writes the bundle to a file, which is exchanged at once. A bundle with errors
  /// is written, too: the app shows them.
  ///
  /// - Parameter path: The file, in a folder that is there and that node may write to.
  /// - Throws: `WidgetBuildError` when the file cannot be written.
  package func bundle(
    _ project: ScriptProject, to path: String
  ) throws(WidgetBuildError) -> ScriptBundle {
    let folder = (path as NSString).deletingLastPathComponent
    let words = [node.path, "\(scripts)/\(Scripts.bundler)", project.folder]
    let box = launcher.map { launcher in
      let readable = [
        (node.path as NSString).deletingLastPathComponent, scripts, project.readableFolder,
      ]
      return [launcher] + readable.flatMap { ["-r", $0] } + ["-w", folder]
    }
    let line = (box ?? []) + words
    var variables = ScriptCommand.variables
    variables["PATH"] = ProcessInfo.processInfo.environment["PATH"]
    variables["TMPDIR"] = folder
    var tool = ToolProcess(line[0], environment: variables)
    tool.seconds = Self.seconds
    let outcome: ToolProcess.Outcome
    do throws(ToolProcess.CannotStart) {
      outcome = try tool.run(Array(line.dropFirst()))
    } catch {
      return ScriptBundle(failure: "node does not start: \(line[0])")
    }
    // What comes before it is node's standard error.
    let json = outcome.output.split(separator: "\n").last { $0.hasPrefix("{") }
    let data = Data((json ?? "").utf8)
    let decoded = try? JSONDecoder().decode(ScriptBundle.self, from: data)
    guard let bundle = decoded else {
      let reason = outcome.output.split(separator: "\n").first { $0.contains("Error") }
      return ScriptBundle(failure: reason.map(String.init) ?? "the bundler ended: \(outcome.end)")
    }
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
    return bundle
  }
}
