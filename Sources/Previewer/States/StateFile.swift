import Foundation

/// Files that states are kept in: what `xcrun simctl push` reads too.
package enum StateFile {
  /// What cannot be read or written, and why.
  package struct Failure: Error, Hashable {
    package var path: String
    package var reason: String

    package var text: String { "\(path): \(reason)" }
  }

  /// No state is longer; what is, is not read.
  private static let mostBytes = 1 << 20

  package static func read(_ path: String) throws(Failure) -> String {
    let path = expanded(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure(path: path, reason: "there is no such file")
    }
    guard !isFolder.boolValue else { throw Failure(path: path, reason: "is a folder") }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: mostBytes + 1)
    else { throw Failure(path: path, reason: "cannot be read") }
    guard data.count <= mostBytes else {
      throw Failure(path: path, reason: "is longer than \(mostBytes) bytes")
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Failure(path: path, reason: "is no UTF-8 text")
    }
    return text
  }

  package static func write(_ text: String, to path: String) throws(Failure) {
    let path = expanded(path)
    do {
      try Data((text + "\n").utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure(path: path, reason: "cannot be written: \(error.localizedDescription)")
    }
  }

  private static func expanded(_ path: String) -> String {
    NSString(string: path).expandingTildeInPath
  }
}
