import Foundation

/// One error message of the compiler with its source location.
package struct Diagnostic: Codable, Hashable, Sendable {
  package var file: String
  package var line: Int
  package var column: Int
  /// The text for people; nothing depends on its words.
  package var message: String
  /// What kind of error it is; nil: the compiler did not say.
  package var identifier: DiagnosticIdentifier? = nil

  private enum CodingKeys: CodingKey { case file, line, column, message }

  package var place: String { "\(file):\(line):\(column)" }

  /// The message of an error that only the language mode of the project has.
  package var messageOfLanguage: String {
    "an error in Swift 6, which the project uses: \(message)"
  }

  /// Creates a diagnostic from a message as the compiler prints it, with its identifier.
  static func printed(
    _ text: some StringProtocol, file: String, line: Int, column: Int
  ) -> Diagnostic {
    let (message, identifier) = split(text)
    return Diagnostic(
      file: file, line: line, column: column, message: message,
      identifier: identifier.map { DiagnosticIdentifier(rawValue: $0) ?? .other })
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
      let diagnostic = printed(
        line[mark.upperBound...], file: parts.dropLast(2).joined(separator: ":"), line: row,
        column: column)
      return seen.insert(diagnostic).inserted ? diagnostic : nil
    }
  }

  /// Returns the names of the members that notes in a compiler's output call required by a protocol,
  /// those of initialisers with their first label: `init(from:)`.
  static func requirements(in output: String) -> Set<String> {
    var names: Set<String> = []
    for line in output.split(separator: "\n") {
      guard let mark = line.range(of: ": note: ") else { continue }
      let note = printed(line[mark.upperBound...], file: "", line: 0, column: 0)
      guard note.identifier == .requiredMember || note.identifier == .requiredType,
        let name = note.names.first
      else { continue }
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

  /// What precedes a message in the compiler's output.
  private static let marks = ["error: ", "note: ", "warning: ", "remark: "]

  /// Returns a compiler's output for people, without the identifiers.
  static func withoutIdentifiers(_ output: String) -> String {
    output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.last == "]",
        let mark = marks.lazy.compactMap({ line.range(of: $0) }).first,
        mark.lowerBound == line.startIndex
          || line[..<mark.lowerBound].hasSuffix(": ")
      else { return String(line) }
      return line[..<mark.upperBound] + split(line[mark.upperBound...]).message
    }.joined(separator: "\n")
  }

  /// Returns a message without the identifier at its end, and the identifier: it stands before the
  /// name of the group that some messages have, `[actor_isolated_call_decl] [#ActorIsolatedCall]`.
  private static func split(
    _ text: some StringProtocol
  ) -> (message: String, identifier: String?) {
    var end = text.endIndex
    if text.last == "]", let group = text.range(of: " [#", options: .backwards) {
      end = group.lowerBound
    }
    guard text[..<end].last == "]",
      let start = text[..<end].range(of: " [", options: .backwards)
    else { return (String(text), nil) }
    let name = text[start.upperBound..<text.index(before: end)]
    guard !name.isEmpty,
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
    else { return (String(text), nil) }
    return (String(text[..<start.lowerBound]) + text[end...], String(name))
  }

  /// True for an error that the same sources will have again; where the compiler does not say what
  /// kind it is, that is not known.
  var isOfTheSources: Bool {
    identifier.map { !DiagnosticIdentifier.ofTheMachine.contains($0) } ?? false
  }

  /// The texts in single quotes, in order.
  var names: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The name that the error reports as missing (a type, function, value or member); nil for other
  /// errors.
  var missingName: String? {
    switch identifier {
    case .unknownName, .unknownNameCorrected, .unknownSelf, .unknownType, .unknownTypeInCast,
      .noMemberType, .noBaseOfMember:
      names.first
    case .noMemberOfValue, .noMemberOfValueCorrected, .noMemberOfTuple, .noMemberOfType,
      .noMemberOfTypeCorrected, .noMemberOfModule:
      names.dropFirst().first
    default: nil
    }
  }
}

extension DiagnosticIdentifier? {
  /// True for an identifier of a group; false where the compiler gave none.
  func isOne(of group: Set<DiagnosticIdentifier>) -> Bool { map(group.contains) ?? false }
}
