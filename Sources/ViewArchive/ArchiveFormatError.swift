/// Why bytes are no archive, or an archive cannot become bytes.
package enum ArchiveFormatError: Error, Hashable, Sendable {
  case wrongVersion(found: Int, expected: Int)
  /// `path` leads to the first value that is not what it should be (`archive.expanded.kind`),
  /// empty for the whole; `detail` is the decoder's own sentence.
  case malformed(path: String, detail: String)
  case tooLarge(bytes: Int, limit: Int)
  /// Nodes inside of nodes, or brackets inside of brackets where that is met first.
  case tooDeep(limit: Int)
  case tooManyNodes(limit: Int)

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
