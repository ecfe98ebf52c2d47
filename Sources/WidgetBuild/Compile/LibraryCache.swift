import Foundation

/// Cache of compiled widget libraries. The name of a file holds the digest of everything that went
/// into the library, and the digest of the library itself, which is checked before it is used.
struct LibraryCache {
  /// Cache folder for this program version and this compiler.
  var folder: String

  /// Maximum number of cached libraries; the least recently used ones are deleted.
  static let capacity = 32

  /// Returns the cache key for the prepared sources, the linked object files and the options of the
  /// compiler.
  static func key(of files: [String], objects: [String], options: [String] = []) -> String {
    var digest = Digest()
    for file in files { digest.add(FileManager.default.contents(atPath: file) ?? Data()) }
    for object in objects { digest.add(object) }
    for option in options { digest.add(option) }
    return digest.name
  }

  /// Copies the library for the key to `path`; returns false when it is not cached, or is not what
  /// was stored.
  func copyLibrary(for key: String, to path: String) -> Bool {
    let files = FileManager.default
    guard let name = entries().first(where: { $0.hasPrefix(key + "-") }) else { return false }
    let kept = "\(folder)/\(name)"
    // The copy is checked: it is in a folder that belongs to this run alone.
    guard (try? files.copyItem(atPath: kept, toPath: path)) != nil else { return false }
    guard let digest = Digest.ofFile(path), name == Self.name(key, digest) else {
      try? files.removeItem(atPath: kept)
      try? files.removeItem(atPath: path)
      return false
    }
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: kept)
    return true
  }

  /// Stores the library at `path` in the cache. Errors such as a full disk are ignored: the next
  /// run compiles again.
  func keep(_ path: String, as key: String) {
    let files = FileManager.default
    guard let digest = Digest.ofFile(path) else { return }
    let name = Self.name(key, digest)
    let work = "\(folder)/\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString).part"
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? files.removeItem(atPath: work)
    guard (try? files.copyItem(atPath: path, toPath: work)) != nil else {
      try? files.removeItem(atPath: work)
      return
    }
    rename(work, "\(folder)/\(name)")
    prune()
  }

  /// Returns the file name of an entry.
  private static func name(_ key: String, _ digest: String) -> String { "\(key)-\(digest).so" }

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
