import Foundation
import Glibc

/// A temporary folder for compiled widgets; the program removes it when it exits.
///
/// Its libraries are loaded and run, so no other user may exchange them: `mkdtemp` creates
/// a folder that did not exist, with a name that cannot be foreseen and mode 0700.
package struct ScratchFolder: Sendable {
  package var path: String

  /// Creates the folder in `$XDG_RUNTIME_DIR` when that is a private folder from which libraries
  /// can be loaded, else in the folder for temporary files.
  ///
  /// - Parameter name: A name for people who look into the parent folder.
  /// - Throws: `WidgetBuildError` when it cannot be created.
  package init(
    name: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(WidgetBuildError) {
    let parent =
      environment["XDG_RUNTIME_DIR"].flatMap { Self.isUsable($0) ? $0 : nil }
      ?? FileManager.default.temporaryDirectory.path
    var template = Array("\(parent)/\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotWrite(path: "\(parent)/\(name)", reason: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// ST_NOEXEC, which the C library declares only with `_GNU_SOURCE`.
  private static let noExecution: UInt = 8

  /// Returns true for a folder of the user alone whose file system allows to run what it holds.
  private static func isUsable(_ path: String) -> Bool {
    guard path.hasPrefix("/"), FolderAccess.isPrivate(path) else { return false }
    var fileSystem = statvfs()
    return statvfs(path, &fileSystem) == 0 && fileSystem.f_flag & noExecution == 0
  }
}
