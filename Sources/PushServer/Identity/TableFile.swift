import Foundation

/// A table of the server that outlives it, as JSON in its folder (mode 0600).
package enum TableFile {
  /// Reads a table; nil: there is none yet.
  ///
  /// - Throws: `PushServerError` when the file cannot be read or is malformed.
  package static func read<Table: Decodable>(
    _ type: Table.Type, from path: String
  ) throws(PushServerError) -> Table? {
    guard let content = try PrivateFile.read(path) else { return nil }
    guard let table = try? JSONDecoder().decode(type, from: content) else {
      throw PushServerError("'\(path)' is malformed: remove it to begin with an empty table")
    }
    return table
  }

  /// Writes a table.
  ///
  /// - Throws: `PushServerError` when the file cannot be written.
  package static func write(
    _ table: some Encodable, to path: String
  ) throws(PushServerError) {
    try PrivateFile.replace(path, encoded(table))
  }

  /// Returns a table as JSON.
  static func encoded(_ table: some Encodable) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // The tables have no numbers that are not finite, the only ones that cannot be encoded.
    return (try? encoder.encode(table)) ?? Data("{}".utf8)
  }
}
