import Foundation

/// Cache of compiled widget libraries, keyed by their inputs.
struct LibraryCache {
  /// Cache folder for this program version and this compiler.
  var folder: String

  /// Maximum number of cached libraries; the least recently used ones are deleted.
  static let capacity = 32

  /// Returns the cache key for the prepared sources, the linked object files, and whether line
  /// tables are compiled in.
  static func key(
    of files: [String], objects: [String], emitsLineTables: Bool = false
  ) -> String {
    var fingerprint = Fingerprint()
    for file in files { fingerprint.add(FileManager.default.contents(atPath: file) ?? Data()) }
    for object in objects { fingerprint.add(object) }
    if emitsLineTables { fingerprint.add("lines") }
    return fingerprint.name
  }

  /// Copies the library for the key to `path`; returns false when it is not cached or is truncated.
  func copyLibrary(for key: String, to path: String) -> Bool {
    let files = FileManager.default
    guard let name = entries().first(where: { $0.hasPrefix(key + "-") }) else { return false }
    let kept = "\(folder)/\(name)"
    let size = (try? files.attributesOfItem(atPath: kept))?[.size] as? Int
    guard let size, name == Self.name(key, size) else {
      try? files.removeItem(atPath: kept)
      return false
    }
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: kept)
    return (try? files.copyItem(atPath: kept, toPath: path)) != nil
  }

  /// Stores the library at `path` in the cache. Errors such as a full disk are ignored: the next
  /// run compiles again.
  func keep(_ path: String, as key: String) {
    let files = FileManager.default
    guard let size = (try? files.attributesOfItem(atPath: path))?[.size] as? Int else { return }
    let name = Self.name(key, size)
    let work = "\(folder)/\(ProcessInfo.processInfo.processIdentifier).part"
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? files.removeItem(atPath: work)
    guard (try? files.copyItem(atPath: path, toPath: work)) != nil else {
      try? files.removeItem(atPath: work)
      return
    }
    rename(work, "\(folder)/\(name)")
    prune()
  }

  /// Returns the file name of an entry; it contains the size, which detects truncated files.
  private static func name(_ key: String, _ size: Int) -> String { "\(key)-\(size).so" }

  private func entries() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".so") }
  }

  private func prune() {
    let dated = entries().map { name in
      let path = "\(folder)/\(name)"
      let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate]
      return (path, date as? Date ?? .distantPast)
    }
    for (path, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
