/// Messages for decoding errors that contain the coding path: `content.state: the key is missing`.
package enum DecodingErrorMessage {
  package static func text(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath + [key])): the key is missing"
    case .valueNotFound(_, let context): return "\(place(context.codingPath)): is null"
    case .typeMismatch(let type, let context):
      return "\(place(context.codingPath)): is not \(name(of: type))"
    case .dataCorrupted(let context):
      return context.codingPath.isEmpty
        ? "is not JSON" : "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.isEmpty
      ? "the line"
      : path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }

  /// Returns the JSON name of a Swift type, for messages: "text" for `String`.
  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Bool.Type: "true or false"
    case is any Numeric.Type: "a number"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    default: "\(type)"
    }
  }
}
