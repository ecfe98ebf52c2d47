/// Why an activity could not be archived.
package enum ArchiveFailure: Error, Hashable {
  /// No Live Activity has an attributes type of this name; `known` lists the existing names.
  case unknownAttributes(String, known: [String])
  /// The attributes' JSON does not fit the type; `problem` contains the path and the reason.
  case attributesDoNotFit(type: String, problem: String)
  /// The content state's JSON does not fit the type; `problem` contains the path and the reason.
  case stateDoesNotFit(type: String, problem: String)
  /// No preview has this identifier.
  case unknownPreview(String)
}

extension ArchiveFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownAttributes(let name, let known):
      "no widget has the attributes type \"\(name)\"; available: "
        + known.map { "\"\($0)\"" }.joined(separator: ", ")
    case .attributesDoNotFit(let type, let problem): "attributes do not fit \(type): \(problem)"
    case .stateDoesNotFit(let type, let problem): "content-state does not fit \(type): \(problem)"
    case .unknownPreview(let id): "there is no preview '\(id)'"
    }
  }
}

extension DecodingError {
  /// The path to the value and what is wrong with it, as one line.
  var problem: String {
    switch self {
    case .keyNotFound(let key, let context): Self.line(context, "has no \"\(key.stringValue)\"")
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      Self.line(context, context.debugDescription)
    @unknown default: "\(self)"
    }
  }

  private static func line(_ context: Context, _ text: String) -> String {
    let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
    return path.isEmpty ? text : "\(path.joined(separator: ".")): \(text)"
  }
}
