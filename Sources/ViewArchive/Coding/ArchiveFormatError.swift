/// Why an archive cannot be decoded or encoded.
package enum ArchiveFormatError: Error, Hashable, Sendable {
  case wrongVersion(found: Int, expected: Int)
  /// `path` leads to the first invalid value (`archive.expanded.kind`) and is empty for the whole
  /// archive; `detail` is the decoder's message.
  case malformed(path: String, detail: String)
  case tooLarge(bytes: Int, limit: Int)
  /// Nested nodes, or nested brackets where that limit is reached first.
  case tooDeep(limit: Int)
  case tooManyNodes(limit: Int)
  case tooManyDetails(limit: Int)
  case tooMuchText(limit: Int)

  /// One line for the user.
  package var message: String {
    switch self {
    case .wrongVersion(let found, let expected):
      "the archive has format \(found), not \(expected): the widget was built for another version"
    case .malformed(let path, let detail):
      path.isEmpty ? "the archive cannot be read: \(detail)" : "'\(path)' of the archive: \(detail)"
    case .tooLarge(let bytes, let limit):
      "the archive has \(bytes >> 20) MB, more than \(limit >> 20) MB"
    case .tooDeep(let limit): "the views are nested more than \(limit) deep"
    case .tooManyNodes(let limit): "the presentations have more than \(limit) views together"
    case .tooManyDetails(let limit):
      "the views have more than \(limit) path elements, dashes, gradient stops and text runs together"
    case .tooMuchText(let limit): "the texts have more than \(limit >> 10) kB together"
    }
  }

  init(_ error: any Error) {
    switch error {
    case let error as ArchiveFormatError: self = error
    case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context),
      DecodingError.valueNotFound(_, let context):
      self = .malformed(path: Self.path(context.codingPath), detail: context.debugDescription)
    case DecodingError.keyNotFound(let key, let context):
      self = .malformed(
        path: Self.path(context.codingPath + [key]), detail: context.debugDescription)
    case EncodingError.invalidValue(_, let context):
      self = .malformed(path: Self.path(context.codingPath), detail: context.debugDescription)
    default:
      self = .malformed(path: "", detail: "\(error)")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : "." + key.stringValue
      }
    }
  }
}
