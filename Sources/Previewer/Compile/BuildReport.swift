/// How a widget's sources became a library.
package struct BuildReport: Hashable, Sendable {
  /// The library; resources lie beside it.
  package var library: String
  package var files: [String]
  package var standIns: [StandIn] = []
  /// Imports that were left out because nothing answers for them.
  package var absentImports: [PreparedSources.AbsentImport] = []
  /// What was decided on the way, in words.
  package var notes: [String] = []

  package var isWhole: Bool { standIns.isEmpty }

  /// What a person who starts the widget is told, a line each.
  package var lines: [String] {
    notes + standIns.map { "\($0.place): \($0.name) is missing here; something stands in for it" }
  }
}
