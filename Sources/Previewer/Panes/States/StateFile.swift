import Foundation

/// Reads and writes the files of states, which `xcrun simctl push` can read too.
package enum StateFile {
  package typealias Failure = OutputFile.Failure

  /// The largest file that is read, in bytes.
  private static let mostBytes = 1 << 20

  /// Reads a text file; `~` is expanded.
  ///
  /// - Throws: `Failure` when it does not exist, is a folder, cannot be read, is longer than 1 MiB
  ///   or is not UTF-8.
  package static func read(_ path: String) throws(Failure) -> String {
    let path = expanded(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path: path, reason: "no such file")
    }
    guard !isFolder.boolValue else { throw Failure(path: path, reason: "is a folder") }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: mostBytes + 1)
    else { throw Failure(path: path, reason: "cannot be read") }
    guard data.count <= mostBytes else {
      throw Failure(path: path, reason: "is longer than \(mostBytes) bytes")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(path: path, reason: "is not UTF-8 text")
    }
    return text
  }

  /// Writes a text with a final newline as `OutputFile` does; `~` is expanded.
  ///
  /// - Throws: `Failure` when the file cannot be written.
  package static func write(_ text: String, to path: String) throws(Failure) {
    try OutputFile.write(text + "\n", to: expanded(path))
  }

  private static func expanded(_ path: String) -> String {
    NSString(string: path).expandingTildeInPath
  }
}
