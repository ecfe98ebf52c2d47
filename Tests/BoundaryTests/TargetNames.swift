import Foundation

/// The names that a page can give of what a target holds.
struct TargetNames {
  private let files: Set<String>
  private let folders: Set<String>
  private let sources: String

  /// Reads the files below a folder.
  ///
  /// - Throws: An error of Foundation when a source cannot be read.
  init(of folder: URL) throws {
    let walker = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    let found = (walker?.allObjects ?? []).compactMap { $0 as? URL }
    let isFolder = { (url: URL) in
      (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
    folders = Set(found.filter(isFolder).map(\.lastPathComponent))
    files = Set(found.filter { !isFolder($0) }.map(\.lastPathComponent))
    sources = try Repository.files(in: folder, withExtension: "swift").map(Repository.text)
      .joined(separator: "\n")
  }

  /// True for the name of a file or of a folder, and for a word of the sources.
  func have(_ name: String) -> Bool {
    if files.contains(name) || folders.contains(name) { return true }
    return !name.contains(".") && sources.contains(name)
  }
}
