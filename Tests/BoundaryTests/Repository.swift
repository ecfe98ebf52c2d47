import Foundation

/// The files of this repository, for tests that read sources and documentation.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let sources = root.appendingPathComponent("Sources")

  /// Returns the files with an extension below a folder, sorted by path; those in hidden folders
  /// are left out.
  static func files(in folder: URL, withExtension pathExtension: String) -> [URL] {
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    let files = (walker?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
  }

  /// The Swift files of the targets, without the sources that are only carried as text.
  static var swiftFiles: [URL] {
    files(in: sources, withExtension: "swift").filter { !$0.path.contains("/AppleModules/") }
  }

  /// The pages of all DocC catalogues.
  static var pages: [URL] {
    files(in: sources, withExtension: "md").filter { $0.path.contains(".docc/") }
  }

  /// Returns the path of a file in the repository.
  static func path(_ file: URL) -> String {
    String(file.path.dropFirst(root.path.count + 1))
  }

  /// Returns the content of a file.
  ///
  /// - Throws: An error of Foundation when the file cannot be read as UTF-8.
  static func text(_ file: URL) throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
