package import Foundation

/// Files of a test, gone with it.
package struct TemporaryFolder: ~Copyable {
  package let url: URL

  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("island-previewer-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  package var path: String { url.standardizedFileURL.path }

  deinit { try? FileManager.default.removeItem(at: url) }
}
