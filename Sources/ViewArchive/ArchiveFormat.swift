package import Foundation

/// How an archive crosses the process boundary: versioned JSON that is checked before it is
/// believed, because the widget on the other side is somebody else's code.
package enum ArchiveFormat {
  /// Both sides are built from the same sources; a child that outlived an upgrade is told apart.
  package static let version = 1

  /// What an archive may measure. Layout and drawing recurse over the tree, so its depth is
  /// what keeps them from running out of stack.
  package enum Limit {
    /// Pictures included.
    package static let bytes = 16 << 20
    /// One picture.
    package static let picture = 4 << 20
    /// Nodes from the root to the deepest one, modifiers' contents included.
    package static let depth = 96
    /// Nodes of all presentations together.
    package static let nodes = 20_000
    /// Brackets inside of brackets; below what Foundation's parser accepts (512).
    static let brackets = 480
  }

  /// The same bytes for equal archives.
  package static func encode(_ archive: ActivityArchive) throws(ArchiveFormatError) -> Data {
    try check(archive)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Infinity.positive, negativeInfinity: Infinity.negative,
      nan: Infinity.none)
    let data: Data
    do {
      data = try encoder.encode(Envelope(version: version, archive: archive))
    } catch {
      throw ArchiveFormatError(error)
    }
    try check(data)
    return data
  }

  package static func decode(_ data: Data) throws(ArchiveFormatError) -> ActivityArchive {
    try check(data)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Infinity.positive, negativeInfinity: Infinity.negative,
      nan: Infinity.none)
    let archive: ActivityArchive
    do {
      // The version comes first: an archive of another version may not decode at all.
      let found = try decoder.decode(Version.self, from: data).version
      guard found == version else {
        throw ArchiveFormatError.wrongVersion(found: found, expected: version)
      }
      archive = try decoder.decode(Envelope.self, from: data).archive
    } catch {
      throw ArchiveFormatError(error)
    }
    try check(archive)
    return archive
  }

  private struct Version: Codable { var version: Int }

  private struct Envelope: Codable {
    var version: Int
    var archive: ActivityArchive
  }

  /// JSON has no word for these.
  private enum Infinity {
    static let positive = "inf"
    static let negative = "-inf"
    static let none = "nan"
  }

  // MARK: Limits

  private static func check(_ data: Data) throws(ArchiveFormatError) {
    guard data.count <= Limit.bytes else {
      throw .tooLarge(bytes: data.count, limit: Limit.bytes)
    }
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        guard depth <= Limit.brackets else { throw .tooDeep(limit: Limit.brackets) }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
  }

  private static func check(_ archive: ActivityArchive) throws(ArchiveFormatError) {
    var count = 0
    for node in archive.nodes { try check(node, depth: 1, count: &count) }
  }

  private static func check(
    _ node: ViewNode, depth: Int, count: inout Int
  ) throws(ArchiveFormatError) {
    count += 1
    guard depth <= Limit.depth else { throw .tooDeep(limit: Limit.depth) }
    guard count <= Limit.nodes else { throw .tooManyNodes(limit: Limit.nodes) }
    for modifier in node.modifiers {
      if let content = modifier.content { try check(content, depth: depth + 1, count: &count) }
    }
    for child in node.children { try check(child, depth: depth + 1, count: &count) }
  }
}
