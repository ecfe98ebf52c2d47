import Foundation

/// Cache of compiled widget libraries, of the errors of sources that do not compile, and of what takes
/// the compiler too long. The name of
/// a file holds the digest of everything that went into it, and the digest of the file itself, which
/// is checked before it is used.
struct LibraryCache {
  /// Cache folder for this program version and this compiler.
  var folder: String

  /// Maximum number of files of each kind; the least recently used ones are deleted.
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
    guard let name = entry(for: key, .library) else { return false }
    let kept = "\(folder)/\(name)"
    // The copy is checked: it is in a folder that belongs to this run alone.
    guard (try? files.copyItem(atPath: kept, toPath: path)) != nil else { return false }
    guard let digest = Digest.ofFile(path), name == Self.name(key, digest, .library) else {
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
    keep(path, as: key, .library)
  }

  /// What stands for the path of the scratch folder, which is another one in every run.
  private static let scratchMark = "{scratch}"

  /// Returns the compiler's output for sources that did not compile; nil when it is not known.
  func errors(for key: String, scratch: String) -> String? {
    guard let name = entry(for: key, .errors),
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)")
    else { return nil }
    guard name == Self.name(key, Digest.of(data), .errors) else {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
      return nil
    }
    return String(decoding: data, as: UTF8.self).replacing(Self.scratchMark, with: scratch)
  }

  /// Stores the compiler's output for sources that do not compile, so that the next run does not
  /// compile them in vain. An error without a place, such as a full disk, may not come again.
  func keepErrors(_ output: String, as key: String, scratch: String) {
    let errors = Diagnostic.errors(in: output)
    guard !errors.isEmpty, !output.contains(Self.nowhere), errors.allSatisfy(\.isOfTheSources)
    else { return }
    let path = scratch + "/errors.txt"
    let text = output.replacing(scratch, with: Self.scratchMark)
    guard (try? text.write(toFile: path, atomically: true, encoding: .utf8)) != nil else { return }
    keep(path, as: key, .errors)
  }

  /// The place of an error that is in no source.
  private static let nowhere = "<unknown>:0:"

  /// Returns the place at which the compiler took too long for the sources; nil: it is not known to.
  func slowPlace(for key: String, scratch: String) -> Diagnostic? {
    guard let name = entry(for: key, .slow),
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      name == Self.name(key, Digest.of(data), .slow),
      var place = try? JSONDecoder().decode(Diagnostic.self, from: data)
    else { return nil }
    place.file = place.file.replacing(Self.scratchMark, with: scratch)
    return place
  }

  /// Stores the place at which the compiler took too long, so that the next run does not, too.
  func keepSlowPlace(_ place: Diagnostic, as key: String, scratch: String) {
    var place = place
    place.file = place.file.replacing(scratch, with: Self.scratchMark)
    let path = scratch + "/slow.json"
    guard let data = try? JSONEncoder().encode(place),
      (try? data.write(to: URL(fileURLWithPath: path))) != nil
    else { return }
    keep(path, as: key, .slow)
  }

  private func keep(_ path: String, as key: String, _ kind: Kind) {
    let files = FileManager.default
    guard let digest = Digest.ofFile(path) else { return }
    let name = Self.name(key, digest, kind)
    let work = "\(folder)/\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString).part"
    try? files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try? files.removeItem(atPath: work)
    guard (try? files.copyItem(atPath: path, toPath: work)) != nil else {
      try? files.removeItem(atPath: work)
      return
    }
    rename(work, "\(folder)/\(name)")
    prune(kind)
  }

  /// What an entry holds; its file's extension.
  private enum Kind: String {
    case library = "so"
    case errors = "txt"
    case slow = "json"
  }

  /// Returns the file name of an entry.
  private static func name(_ key: String, _ digest: String, _ kind: Kind) -> String {
    "\(key)-\(digest).\(kind.rawValue)"
  }

  private func entry(for key: String, _ kind: Kind) -> String? {
    entries(kind).first { $0.hasPrefix(key + "-") }
  }

  private func entries(_ kind: Kind) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix("." + kind.rawValue) }
  }

  private func prune(_ kind: Kind) {
    let dated = entries(kind).map { name in
      let path = "\(folder)/\(name)"
      let date = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate]
      return (path, date as? Date ?? .distantPast)
    }
    for (path, _) in dated.sorted(by: { $0.1 > $1.1 }).dropFirst(Self.capacity) {
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
