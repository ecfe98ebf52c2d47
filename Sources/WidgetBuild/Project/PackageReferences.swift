import Foundation

/// The packages of others that a project uses: those that Xcode or SwiftPM resolved
/// (`Package.resolved`), and those that the project names without a resolved version.
struct PackageReferences {
  struct Reference: Hashable, Sendable {
    /// The URL or path of the repository.
    var location: String
    /// The version as a manifest states it: `revision: "…"`.
    var requirement: String

    /// The folder of a repository on this machine; nil: it is on another.
    var folder: String? {
      if location.hasPrefix("/") { return location }
      guard let url = URL(string: location), url.isFileURL else { return nil }
      return url.path
    }
  }

  /// Sorted by location.
  private(set) var all: [Reference] = []

  /// Reads the references of a folder and the projects below it.
  init(folder: URL) {
    let tree = FolderTree(folder)
    let projects = tree.projects
    var places = [folder.path + "/Package.resolved"]
    for project in projects {
      places.append(project + "/project.xcworkspace/\(Self.resolved)")
      let parent = (project as NSString).deletingLastPathComponent
      for name in (try? FileManager.default.contentsOfDirectory(atPath: parent))?.sorted() ?? []
      where name.hasSuffix(".xcworkspace") {
        places.append("\(parent)/\(name)/\(Self.resolved)")
      }
    }
    var known: Set<String> = []
    func add(_ reference: Reference?) {
      guard let reference, Self.isRepository(reference.location),
        known.insert(Self.identity(of: reference.location)).inserted
      else { return }
      all.append(reference)
    }
    for place in places {
      guard let data = ProjectFile.data(place) else { continue }
      Self.pins(in: data).forEach(add)
    }
    for project in projects { XcodeProject(at: project)?.packages.forEach(add) }
    for path in tree.specifications {
      XcodeGenSpecification(at: path)?.packages.compactMap(Self.reference).forEach(add)
    }
    all.sort { $0.location < $1.location }
  }

  private static let resolved = "xcshareddata/swiftpm/Package.resolved"

  /// Git would take another text for an option or for a command to run.
  private static func isRepository(_ location: String) -> Bool {
    ["https://", "http://", "ssh://", "git@", "file:///", "/"].contains {
      location.hasPrefix($0)
    }
  }

  /// The last part of the location, by which SwiftPM tells packages apart.
  private static func identity(of location: String) -> String {
    let name = location.split { "/:".contains($0) }.last.map(String.init) ?? location
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }

  /// Reads a `Package.resolved` of version 1, 2 or 3.
  private static func pins(in data: Data) -> [Reference] {
    let file = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
    let list = file?["pins"] ?? (file?["object"] as? [String: Any])?["pins"]
    return (list as? [[String: Any]] ?? []).compactMap { pin in
      guard let location = (pin["location"] ?? pin["repositoryURL"]) as? String,
        let state = pin["state"] as? [String: Any]
      else { return nil }
      if let revision = state["revision"] as? String {
        return Reference(location: location, requirement: "revision: \(quoted(revision))")
      }
      return (state["version"] as? String).map {
        Reference(location: location, requirement: "exact: \(quoted($0))")
      }
    }
  }

  /// Reads an `XCRemoteSwiftPackageReference` of a project file; nil when it names no version.
  static func reference(of object: [String: Any]) -> Reference? {
    guard let location = object["repositoryURL"] as? String,
      let rule = object["requirement"] as? [String: Any]
    else { return nil }
    func text(_ key: String) -> String? { (rule[key] as? String).map(quoted) }
    let requirement: String? =
      switch rule["kind"] as? String {
      case "upToNextMajorVersion": text("minimumVersion").map { "from: \($0)" }
      case "upToNextMinorVersion":
        text("minimumVersion").map { ".upToNextMinor(from: \($0))" }
      case "exactVersion": text("version").map { "exact: \($0)" }
      case "branch": text("branch").map { "branch: \($0)" }
      case "revision": text("revision").map { "revision: \($0)" }
      case "versionRange":
        text("minimumVersion").flatMap { from in text("maximumVersion").map { "\(from)..<\($0)" } }
      default: nil
      }
    return requirement.map { Reference(location: location, requirement: $0) }
  }

  /// Reads a package of a description for XcodeGen; nil when it names no version.
  static func reference(of package: XcodeGenSpecification.Package) -> Reference? {
    func text(_ name: String) -> String? { package.requirement[name].map(quoted) }
    var requirement: String?
    if let from = text("from") ?? text("majorVersion") {
      requirement = "from: \(from)"
    } else if let from = text("minorVersion") {
      requirement = ".upToNextMinor(from: \(from))"
    } else if let version = text("exactVersion") ?? text("version") {
      requirement = "exact: \(version)"
    } else if let from = text("minVersion"), let to = text("maxVersion") {
      requirement = "\(from)..<\(to)"
    } else {
      for name in ["branch", "revision"] where requirement == nil {
        requirement = text(name).map { "\(name): \($0)" }
      }
    }
    return requirement.map { Reference(location: package.url, requirement: $0) }
  }

  /// The text as a literal of Swift without interpolation, since it comes from a file.
  static func quoted(_ text: String) -> String {
    String(reflecting: text.filter { $0.isASCII && $0 >= " " })
  }
}
