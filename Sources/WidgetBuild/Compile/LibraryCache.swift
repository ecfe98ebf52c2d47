import Foundation

/// Widgets that were compiled before: what has not changed since is not compiled again.
struct LibraryCache {
  /// Of this program version and this compiler.
  var folder: String

  /// Libraries that are kept; the one used longest ago goes first.
  static let capacity = 32

  /// Names what a library is made of: the prepared sources, and the modules it is linked with.
  static func key(
    of files: [String], objects: [String], keepsLines: Bool = false
  ) -> String {
    var fingerprint = Fingerprint()
    for file in files { fingerprint.add(FileManager.default.contents(atPath: file) ?? Data()) }
    for object in objects { fingerprint.add(object) }
    if keepsLines { fingerprint.add("lines") }
    return fingerprint.name
  }

  /// Puts the library of the key at `path`; false when there is none, or not all of it.
  func take(_ key: String, to path: String) -> Bool {
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

  /// Keeps the library at `path`. A folder that is full or closed keeps nothing, which costs the
  /// next run its time and nothing else.
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

  /// The size tells an entry that was cut off.
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
