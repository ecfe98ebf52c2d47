import Foundation

/// Reads sources, and says what is wrong with a file that is none.
package enum SourceText {
  /// Bytes; what people write by hand is far below.
  static let limit = 8 << 20

  package static func read(_ path: String) throws(WidgetBuildError) -> String {
    let files = FileManager.default
    // A pipe or a device would be waited for without end.
    guard isRegular(path) else {
      let isThere = files.fileExists(atPath: path)
      throw .unreadable(path: path, reason: isThere ? "not a regular file" : reason(path))
    }
    let size = (try? files.attributesOfItem(atPath: real(path)))?[.size] as? Int ?? 0
    guard size <= limit else { throw .tooLarge(path: path, bytes: size, limit: limit) }
    guard var data = files.contents(atPath: path) else {
      throw .unreadable(path: path, reason: reason(path))
    }
    // The copy's first line is its own, so the mark would stand in the middle.
    if data.starts(with: [0xef, 0xbb, 0xbf]) { data = data.dropFirst(3) }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .notUTF8(path: path, line: badLine(of: data))
    }
    return text
  }

  /// True for a file, also at the end of links.
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
    } catch let error as CocoaError {
      return (error.userInfo[NSUnderlyingErrorKey] as? any Error)?.localizedDescription
        ?? error.localizedDescription
    } catch {
      return error.localizedDescription
    }
  }

  /// The first line that is no UTF-8, from 1.
  private static func badLine(of data: Data) -> Int {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
    return (index ?? 0) + 1
  }
}
