import Foundation

/// Resource files that a widget reads at run time, by kind; absolute paths.
struct ResourceFiles: Hashable, Sendable {
  /// `.xcassets` folders.
  var catalogues: [String] = []
  /// String tables: `.xcstrings`, and `.strings` and `.stringsdict`, inside an `.lproj` folder or
  /// not.
  var tables: [String] = []
  /// Image files outside of asset catalogues.
  var pictures: [String] = []
  /// `Info.plist` files, including names that end in `Info.plist`; that of Firebase is read by code.
  var infoPlists: [String] = []
  /// Files that code reads from its bundle: JSON, texts, fonts and other property lists.
  var data: [String] = []
  /// `contents` files of Core Data's `.xcdatamodel` folders. From them Xcode generates classes, and
  /// compiles the models for the bundle. They belong to the folder, also where a project has a target.
  var models: [String] = []

  /// True when there are none, models apart.
  var isEmpty: Bool { all.isEmpty }

  /// All but the models.
  var all: [String] { catalogues + tables + pictures + infoPlists + data }

  /// Collects the resources in the folder of a source file and in its `.lproj` folders, and the asset
  /// catalogues of the folders above it up to that of its project.
  init(beside file: URL) {
    let folder = file.deletingLastPathComponent()
    func entries(_ url: URL) -> [URL] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      return names.sorted().map { url.appendingPathComponent($0) }
    }
    for url in entries(folder) {
      if url.pathExtension == "lproj" {
        for inner in entries(url) { _ = add(inner.standardizedFileURL.path) }
      } else {
        _ = add(url.standardizedFileURL.path)
      }
    }
    for parent in Self.parents(of: folder) {
      for url in entries(parent) where url.pathExtension == "xcassets" {
        _ = add(url.standardizedFileURL.path)
      }
    }
    sort()
  }

  /// Returns the folders above one up to the first that has a project or package in it; none when there
  /// is no such folder near by.
  private static func parents(of folder: URL) -> [URL] {
    let manager = FileManager.default
    func isRoot(_ url: URL) -> Bool {
      let names = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
      return names.contains {
        $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
      }
    }
    var parents: [URL] = []
    var url = folder.standardizedFileURL
    guard !isRoot(url) else { return [] }
    for _ in 0..<mostParents {
      url.deleteLastPathComponent()
      guard url.path != "/" else { return [] }
      parents.append(url)
      if isRoot(url) { return parents }
    }
    return []
  }

  /// The most folders between a source file and its project that are looked at.
  private static let mostParents = 6

  init(_ paths: some Sequence<String> = []) {
    for path in paths { _ = add(path) }
    sort()
  }

  /// Adds the path to the list of its kind; returns true for a folder whose contents need not be
  /// searched.
  mutating func add(_ path: String) -> Bool {
    switch URL(fileURLWithPath: path).pathExtension {
    case "xcassets":
      catalogues.append(path)
      return true
    case "imageset", "colorset", "appiconset", "bundle", "framework", "xcframework": return true
    case "xcstrings", "strings", "stringsdict": tables.append(path)
    case "png", "jpg", "jpeg", "heic", "heif": pictures.append(path)
    case "plist" where path.hasSuffix("Info.plist") && !path.hasSuffix("Service-Info.plist"):
      infoPlists.append(path)
    case "json", "geojson", "csv", "txt", "xml", "plist", "ttf", "otf": data.append(path)
    default: if path.hasSuffix(".xcdatamodel/contents") { models.append(path) }
    }
    return false
  }

  mutating func merge(_ other: ResourceFiles) {
    catalogues += other.catalogues.filter { !catalogues.contains($0) }
    tables += other.tables.filter { !tables.contains($0) }
    pictures += other.pictures.filter { !pictures.contains($0) }
    infoPlists += other.infoPlists.filter { !infoPlists.contains($0) }
    data += other.data.filter { !data.contains($0) }
    models += other.models.filter { !models.contains($0) }
  }

  mutating func sort() {
    catalogues.sort()
    tables.sort()
    pictures.sort()
    infoPlists.sort()
    data.sort()
    models.sort()
  }

  /// Keeps of the files that code reads only those below a folder.
  mutating func keepData(below folder: String) {
    data = data.filter { $0.hasPrefix(folder + "/") }
  }

  /// Returns the files sorted by distance to `file`, nearest first: the nearer of two resources
  /// with the same name is used.
  func sorted(near file: String) -> ResourceFiles {
    let parts = file.split(separator: "/")
    func rank(_ path: String) -> (Int, Int, String) {
      let shared = zip(parts, path.split(separator: "/")).prefix { $0 == $1 }.count
      return (-shared, path.count, path)
    }
    var result = self
    func order(_ list: [String]) -> [String] { list.sorted { rank($0) < rank($1) } }
    result.catalogues = order(catalogues)
    result.tables = order(tables)
    result.pictures = order(pictures)
    result.infoPlists = order(infoPlists)
    result.data = order(data)
    return result
  }
}
