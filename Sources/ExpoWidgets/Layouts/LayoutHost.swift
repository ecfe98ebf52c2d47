package import JavaScript
package import WidgetKit

/// Serves the layouts of a project as a widget process does those of a library.
package enum LayoutHost {
  /// How the name of a file of layouts ends, which a build writes in the place of a library.
  package static let suffix = ".layouts"

  /// The arguments of the script that evaluates layouts, after its name.
  package static let arguments = ["--serve"]

  /// Returns what serves the layouts of a file.
  ///
  /// - Parameter script: A node that runs `widgets.mjs` with `arguments`.
  /// - Throws: A description when the file cannot be read.
  @MainActor
  package static func host(file path: String, script: ScriptProcess) throws -> WidgetHost {
    let file = try LayoutFile(path: path)
    let evaluator = LayoutEvaluator(LayoutProcess(script, layouts: file.line))
    return WidgetHost(
      widgets: [], samples: SampleContext(momentsOf: file.layouts.map(\.props)),
      untyped: LayoutActivity.all(of: file, evaluator))
  }
}
