package import Foundation

/// Encodes and decodes archives for the process boundary: versioned JSON, validated on both sides,
/// because the widget process runs user code.
package enum ArchiveFormat {
  /// The format version. Both sides are built from the same sources, so another version means that
  /// the child process is from before an upgrade.
  package static let version = 1

  /// The size limits of an archive. Layout and drawing recurse over the tree; limiting its depth
  /// prevents a stack overflow.
  package enum Limit {
    /// The whole encoded archive, images included.
    package static let bytes = 16 << 20
    /// One image, in bytes.
    package static let picture = 4 << 20
    /// Nodes from the root to the deepest one, including the contents of modifiers.
    package static let depth = 96
    /// Nodes of all presentations together. Widgets have up to some hundred, those of readers twice,
    /// among cells and on a phone. A thousand are decoded and drawn in a tenth of a second.
    package static let nodes = 2_000
    /// Elements of paths, lengths of dashes, stops of gradients and runs of texts, of all nodes
    /// together.
    package static let details = 8_000
    /// The texts of all nodes together, in UTF-8.
    package static let textBytes = 1 << 15
    /// Nested brackets of the JSON; below what Foundation's parser accepts (512).
    static let brackets = 480
  }

  /// Encodes an archive; equal archives result in equal bytes.
  /// - Throws: `ArchiveFormatError` when the archive exceeds a limit or cannot be encoded.
  package static func encode(_ archive: ActivityArchive) throws(ArchiveFormatError) -> Data {
    try check(archive)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: Infinity.positive, negativeInfinity: Infinity.negative,
      nan: Infinity.nan)
    let data: Data
    do {
      data = try encoder.encode(Envelope(version: version, archive: archive))
    } catch {
      throw ArchiveFormatError(error)
    }
    try check(data)
    return data
  }

  /// Decodes and validates an archive.
  /// - Throws: `ArchiveFormatError` when the data exceeds a limit, is malformed or has another
  ///   version.
  package static func decode(_ data: Data) throws(ArchiveFormatError) -> ActivityArchive {
    try check(data)
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: Infinity.positive, negativeInfinity: Infinity.negative,
      nan: Infinity.nan)
    let archive: ActivityArchive
    do {
      // The version is decoded first: an archive of another version may not decode at all.
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

  /// The strings for numbers that JSON cannot represent.
  private enum Infinity {
    static let positive = "inf"
    static let negative = "-inf"
    static let nan = "nan"
  }

  // MARK: Limits

  /// Checks the limits of an archive that was decoded as part of another value.
  /// - Throws: `ArchiveFormatError` when the archive exceeds a limit.
  package static func checkLimits(of archive: ActivityArchive) throws(ArchiveFormatError) {
    try check(archive)
  }

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
    var count = ArchiveCount()
    count.add(archive.keylineTint)
    count.add(archive.activityBackgroundTint)
    count.add(archive.systemActionForeground)
    for node in archive.nodes { try count.add(node) }
  }
}
