/// Result of building a widget's sources into a library.
package struct BuildReport: Hashable, Sendable {
  /// Path of the library, which is in the same folder as the resources.
  package var library: String
  package var files: [String]
  /// Where the links in the folder of the library lead: resources that the widget reads.
  package var resources: [String] = []
  /// What the process of the widget is told besides: how it starts the node that evaluates layouts.
  package var variables: [String: String] = [:]
  /// What was compiled of each file, with the lines of the original.
  package var texts: [String: String] = [:]
  package var standIns: [StandIn] = []
  /// Imports that were removed because the modules are not available.
  package var absentImports: [AbsentImport] = []
  /// Files of the target that the Live Activity does not need and that do not compile.
  package var leftOut: [LeftOut] = []
  /// Errors in the widget's own files in the language mode of the project; a lower mode, in which
  /// there are none, was used instead.
  package var ofLanguage: [Diagnostic] = []
  /// The keys that the sources read from the store of an app group; empty when they use none.
  package var appGroupKeys: [String] = []
  /// Messages about decisions made during the build.
  package var notes: [String] = []

  package var isWhole: Bool { standIns.isEmpty && leftOut.isEmpty }

  /// A file that was not compiled.
  package struct LeftOut: Codable, Hashable, Sendable {
    package var file: String
    /// The compiler's message for the first error in the file.
    package var reason: String
  }

  /// The messages for the user who starts the widget, one line each.
  package var lines: [String] {
    notes
      + absentImports.map {
        "\($0.place): \($0.module) is left out: "
          + ($0.isApples ? "the module is not supported" : "its sources were not given")
      }
      + standIns.map { "\($0.place): \($0.message)" }
      + ofLanguage.map { "\($0.place): \($0.messageOfLanguage)" }
      + leftOut.map { "\($0.file): left out, the Live Activity does not need it: \($0.reason)" }
  }
}
