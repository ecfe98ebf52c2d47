/// What came of bundling an app's JavaScript: the bundle is in a file.
package struct ScriptBundle: Hashable, Sendable {
  /// A message of the bundler.
  package struct Problem: Codable, Hashable, Sendable {
    /// Absolute path.
    package var file: String?
    /// Line and column count from 1.
    package var line: Int?
    package var column: Int?
    package var message: String

    /// Where it is, as `file:line:column`; nil: in no file.
    package var place: String? {
      file.map { [$0, line.map(String.init), column.map(String.init)] }
        .map { $0.compactMap(\.self).joined(separator: ":") }
    }
  }

  /// A package that is not there: stand-ins are in its place.
  package struct Absence: Codable, Hashable, Sendable {
    package var package: String
    /// What is imported of it.
    package var names: [String]
  }

  /// A program that is not installed.
  struct Missing: Codable, Hashable, Sendable {
    var message: String
    var install: String
  }

  package var errors: [Problem]
  package var warnings: [Problem]
  package var absences: [Absence]
  /// Absolute paths of the sources that it was made of.
  package var files: [String]
  private var missing: [Missing]

  /// Why nothing runs, in the form of all error messages; nil: the bundle is whole.
  package var failure: String? {
    guard let first = errors.first else { return nil }
    let place = first.place.map { "\n   at  \($0)" } ?? ""
    let rest = errors.dropFirst().map { "\n  and  \($0.place ?? ""): \($0.message)" }.joined()
    let remedy = missing.first.map { "\n  try  \($0.install)" } ?? ""
    return "the app's JavaScript cannot be bundled: \(first.message)\(place)\(rest)\(remedy)"
  }

  /// What the user who runs the app should know, one line each.
  package var lines: [String] {
    warnings.map { problem in (problem.place.map { "\($0): " } ?? "") + problem.message }
      + absences.map { absence in
        let names = absence.names.isEmpty ? "" : " (\(absence.names.joined(separator: ", ")))"
        return "the package \(absence.package) is not there: stand-ins are in its place\(names)"
      }
  }
}

extension ScriptBundle: Decodable {
  private enum CodingKeys: String, CodingKey {
    case errors, warnings, files, missing
    case absences = "absent"
  }
}

extension ScriptBundle {
  /// The bundle of a bundler that has failed.
  init(failure: String) {
    errors = [Problem(file: nil, line: nil, column: nil, message: failure)]
    (warnings, absences, files, missing) = ([], [], [], [])
  }
}
