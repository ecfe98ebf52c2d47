import Foundation

/// One error message of the compiler with its source location.
package struct Diagnostic: Codable, Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  package var message: String

  package var place: String { "\(file):\(line):\(column)" }

  /// The message of an error that only the language mode of the project has.
  package var messageOfLanguage: String {
    "an error in Swift 6, which the project uses: \(message)"
  }

  /// Parses the errors in a compiler's output, in order and without duplicates.
  static func errors(in output: String) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return output.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("/"), let mark = line.range(of: ": error: ") else { return nil }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, let column = Int(parts[parts.count - 1]),
        let row = Int(parts[parts.count - 2])
      else { return nil }
      let diagnostic = Diagnostic(
        file: parts.dropLast(2).joined(separator: ":"), line: row, column: column,
        message: String(line[mark.upperBound...]))
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }

  /// Returns the names of the members that notes in a compiler's output call required by a protocol,
  /// those of initialisers with their first label: `init(from:)`.
  static func requirements(in output: String) -> Set<String> {
    var names: Set<String> = []
    for line in output.split(separator: "\n") where line.contains("note: protocol requires ") {
      guard let name = line.split(separator: "'").dropFirst().first else { continue }
      let parts = name.split(separator: "(")
      guard let base = parts.first else { continue }
      guard base == "init", parts.count > 1 else {
        names.insert(String(base))
        continue
      }
      let label = parts[1].split(separator: ":", omittingEmptySubsequences: false)[0]
      names.insert("init(\(label):)")
    }
    return names
  }

  /// The texts in single quotes, in order.
  var names: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The name that the error reports as missing (a type, function, value or member); nil for other
  /// errors.
  var missingName: String? {
    if message.hasPrefix("cannot find ") { return names.first }
    if message.contains("has no member") || message.contains("is not a member type") {
      return message.contains("has no member") ? names.last : names.first
    }
    if message.hasPrefix("cannot infer contextual base in reference to member") {
      return names.first
    }
    return nil
  }
}
