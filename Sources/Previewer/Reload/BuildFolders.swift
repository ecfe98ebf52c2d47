import Foundation

/// The build folders of stopped child processes. The newest are kept, because a crash in one of
/// them may still be symbolicated.
struct BuildFolders {
  /// Oldest first.
  private var discarded: [String] = []
  private static let keptCount = 4

  /// Adds the folder of a stopped child process; deletes the oldest when there are too many.
  mutating func discard(_ folder: String) {
    discarded.append(folder)
    if discarded.count > Self.keptCount {
      try? FileManager.default.removeItem(atPath: discarded.removeFirst())
    }
  }
}
