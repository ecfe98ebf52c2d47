import Foundation

/// Reads source files and reports why a file cannot be used as one.
package enum SourceFileReader {
  /// Maximum size of a source file in bytes; handwritten files are far smaller. What is read is parsed
  /// several times: a literal of a million elements, as large as this, takes four seconds each time.
  static let limit = 2 << 20

  /// Reads a file as UTF-8 text, without its byte order mark.
  ///
  /// - Throws: `WidgetBuildError` when the path is not a readable regular file, the file is larger
  ///   than `limit`, or it is not UTF-8.
  package static func read(_ path: String) throws(WidgetBuildError) -> String {
    let files = FileManager.default
    // Reading a pipe or a device could block forever.
    guard isRegular(path) else {
      let isThere = files.fileExists(atPath: path)
      throw .unreadable(path: path, reason: isThere ? "not a regular file" : reason(path))
    }
    let size = (try? files.attributesOfItem(atPath: real(path)))?[.size] as? Int ?? 0
    guard size <= limit else { throw .tooLarge(path: path, bytes: size, limit: limit) }
    guard var data = files.contents(atPath: path) else {
      throw .unreadable(path: path, reason: reason(path))
    }
    // Lines are inserted before the text when it is copied, so a byte order mark would end up in
    // the middle of the copy.
    if data.starts(with: [0xef, 0xbb, 0xbf]) { data = data.dropFirst(3) }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notUTF8(path: path, line: badLine(of: data))
    }
    return text
  }

  /// Returns true for a regular file, or a symbolic link that resolves to one.
  package static func isRegular(_ path: String) -> Bool {
    let type = (try? FileManager.default.attributesOfItem(atPath: real(path)))?[.type]
    return type as? FileAttributeType == .typeRegular
  }

  private static func real(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  private static func reason(_ path: String) -> String {
    do {
      _ = try Data(contentsOf: URL(fileURLWithPath: path))
      return "it changed while it was read"
    } catch {
      return error.systemReason
    }
  }

  /// Returns the number of the first line that is not valid UTF-8, counted from 1.
  private static func badLine(of data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
