import Foundation

/// A temporary folder for compiled widgets; the program removes it when it exits.
package struct ScratchFolder: Sendable {
  package var path: String

  /// Creates the folder, readable only by its owner.
  ///
  /// - Throws: `WidgetBuildError` when it cannot be created.
  package init(name: String) throws(WidgetBuildError) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    path = url.path
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(path: url.path, reason: error.localizedDescription)
    }
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
