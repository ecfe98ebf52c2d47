/// How a widget's sources became a library.
package struct BuildReport: Hashable, Sendable {
  /// The library; resources lie beside it.
  package var library: String
  package var files: [String]
  package var standIns: [StandIn] = []
  /// Imports that were left out because nothing answers for them.
  package var absentImports: [PreparedSources.AbsentImport] = []
  /// Files of the target that the Live Activity does not need and that do not compile.
  package var leftOut: [LeftOut] = []
  /// What was decided on the way, in words.
  package var notes: [String] = []

  package var isWhole: Bool { standIns.isEmpty && leftOut.isEmpty }

  package struct LeftOut: Codable, Hashable, Sendable {
    package var file: String
    /// The first error in it, as the compiler words it.
    package var reason: String
  }

  /// What a person who starts the widget is told, a line each.
  package var lines: [String] {
    notes
      + absentImports.map {
        "\($0.place): \($0.module) is left out: "
          + ($0.isApples ? "the module is not here" : "its sources were not named")
      }
      + standIns.map { "\($0.place): \($0.words)" }
      + leftOut.map { "\($0.file): left out, the Live Activity does not need it: \($0.reason)" }
  }
}
