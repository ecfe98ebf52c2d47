import Foundation

/// The description of a project from which XcodeGen generates an Xcode project (`project.yml`), with
/// the descriptions that it includes.
struct XcodeGenSpecification {
  /// A file or folder of a target.
  struct Source: Equatable {
    /// Absolute path.
    var path: String
    /// Patterns, relative to the path; no `includes`: all that is in it.
    var includes: [String] = []
    var excludes: [String] = []

    /// Returns true for a file at an absolute path that belongs to the target.
    func contains(_ file: String) -> Bool {
      guard file != path else { return true }
      guard file.hasPrefix(path + "/") else { return false }
      let name = String(file.dropFirst(path.count + 1))
      func matches(_ pattern: String) -> Bool {
        let pattern = pattern.hasSuffix("/") ? String(pattern.dropLast()) : pattern
        var patterns = [pattern, pattern + "/*"]
        // In the folder itself, too.
        if pattern.hasPrefix("**/") { patterns.append(String(pattern.dropFirst(3))) }
        return patterns.contains { fnmatch($0, name, 0) == 0 }
      }
      return (includes.isEmpty || includes.contains(where: matches))
        && !excludes.contains(where: matches)
    }
  }

  struct Target: Equatable {
    var name: String
    var isApplication: Bool
    /// Names as XcodeGen has them: `iOS`, `macOS`, `watchOS` …
    var platforms: Set<String>
    var sources: [Source]
    /// Levels of build settings, those that replace others last: a configuration file, or settings.
    var levels: [Level]
    /// Names of the targets that it depends on.
    var dependencies: [String]
    /// Absolute path of the `Info.plist`, which XcodeGen writes; nil: Xcode generates it.
    var infoPlist: String?
    /// What XcodeGen writes into the `Info.plist`: an XML property list.
    var infoProperties: Data?
  }

  enum Level: Equatable {
    case file(String)
    case settings([String: String])
  }

  /// A package that the project names.
  struct Package: Equatable {
    var url: String
    /// The requirement by XcodeGen's names: `from`, `exactVersion`, `branch` …
    var requirement: [String: String]
  }

  private(set) var targets: [Target] = []
  private(set) var packages: [Package] = []
  /// Absolute paths of all descriptions that were read, its own first.
  private(set) var files: [String] = []

  /// The file names of descriptions.
  static let names: Set<String> = ["project.yml", "project.yaml"]

  private var root: YamlValue = .map([:])

  /// Reads a description; nil: it is not one.
  init?(at path: String) {
    guard let root = read(path, in: nil, depth: 0), !root.map.isEmpty else { return nil }
    self.root = root
    packages = (root["packages"]?.map ?? [:]).sorted { $0.key < $1.key }.compactMap { _, package in
      (package["url"] ?? package["github"]).flatMap(\.text).map { url in
        Package(
          url: package["url"] == nil ? "https://github.com/\(url)" : url,
          requirement: package.map.compactMapValues(\.text))
      }
    }
    targets = (root["targets"]?.map ?? [:]).sorted { $0.key < $1.key }.map { target($0, $1) }
    guard !targets.isEmpty else { return nil }
  }

  /// The keys with paths, which are relative to the folder of their file, and are made absolute.
  private static let pathKeys: Set<String> = ["path", "sources", "configFiles"]

  private mutating func read(_ path: String, in folder: String?, depth: Int) -> YamlValue? {
    guard depth < 10, !files.contains(path), let own = YamlValue(file: path) else { return nil }
    files.append(path)
    let place = URL(fileURLWithPath: path).deletingLastPathComponent()
    let includes = own["include"]?.list ?? []
    func location(_ include: YamlValue) -> String? { include.text ?? include["path"]?.text }
    // A description that a script copies to the root of the repository lies further down in it.
    let base =
      sequence(first: place) {
        $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil
      }.prefix(4).first { base in
        includes.first.flatMap(location).map {
          FileManager.default.fileExists(atPath: base.appendingPathComponent($0).path)
        } ?? true
      } ?? place
    var result = YamlValue.map([:])
    for include in includes {
      guard let name = location(include) else { continue }
      let isRelative = include["relativePaths"]?.text.map { ["true", "YES"].contains($0) } ?? true
      let file = base.appendingPathComponent(name).standardizedFileURL.path
      if let other = read(file, in: isRelative ? nil : folder ?? base.path, depth: depth + 1) {
        result = result.merged(with: other)
      }
    }
    return result.merged(with: Self.located(own, in: folder ?? base.path))
  }

  /// Makes the paths of a description absolute.
  private static func located(_ value: YamlValue, in folder: String) -> YamlValue {
    func absolute(_ path: String) -> String {
      URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder + "/"))
        .standardizedFileURL.path
    }
    func located(_ value: YamlValue, isPath: Bool) -> YamlValue {
      switch value {
      case .text(let text, let isQuoted):
        return .text(isPath ? absolute(text) : text, isQuoted: isQuoted)
      case .list(let list): return .list(list.map { located($0, isPath: isPath) })
      case .map(let map):
        return .map(
          Dictionary(
            uniqueKeysWithValues: map.map { key, item in
              // What goes into property lists has no paths.
              if key == "properties" || key == "settings" { return (key, item) }
              return (
                key,
                located(
                  item,
                  isPath: pathKeys.contains(key)
                    || isPath && key != "name"
                      && ![
                        "excludes", "includes", "destinationFilters", "type", "group", "buildPhase",
                        "optional", "compilerFlags", "createIntermediateGroups",
                      ].contains(key)
                )
              )
            }))
      }
    }
    return located(value, isPath: false)
  }

  // MARK: Targets

  private func target(_ name: String, _ own: YamlValue) -> Target {
    var target = YamlValue.map([:])
    for template in own.texts("templates") {
      target = target.merged(with: root["targetTemplates"]?[template] ?? .map([:]))
    }
    target = Self.named(target.merged(with: own), name)
    let info = target["info"]
    let platforms = target.texts("platform") + target.texts("supportedDestinations")
    return Target(
      name: target["productName"]?.text ?? name,
      isApplication: target["type"]?.text?.hasPrefix("application") ?? false,
      platforms: Set(platforms),
      sources: (target["sources"]?.list ?? []).compactMap(Self.source),
      levels: levels(of: root) + levels(of: target),
      dependencies: (target["dependencies"]?.list ?? []).compactMap { $0["target"]?.text },
      infoPlist: info?["path"]?.text,
      infoProperties: info?["properties"].flatMap {
        try? PropertyListSerialization.data(fromPropertyList: $0.property, format: .xml, options: 0)
      })
  }

  /// Puts the target's name where a template has a variable for it.
  private static func named(_ value: YamlValue, _ name: String) -> YamlValue {
    switch value {
    case .text(let text, let isQuoted):
      .text(
        text.replacingOccurrences(of: "${target_name}", with: name), isQuoted: isQuoted)
    case .list(let list): .list(list.map { named($0, name) })
    case .map(let map): .map(map.mapValues { named($0, name) })
    }
  }

  private static func source(_ value: YamlValue) -> Source? {
    if let path = value.text { return Source(path: path) }
    let filters = value.texts("destinationFilters")
    guard let path = value["path"]?.text, filters.isEmpty || filters.contains("iOS") else {
      return nil
    }
    return Source(
      path: path, includes: value.texts("includes"), excludes: value.texts("excludes"))
  }

  private func levels(of owner: YamlValue) -> [Level] {
    var levels: [Level] = []
    if let files = owner["configFiles"] {
      let file = files["Debug"] ?? files.map.min { $0.key < $1.key }?.value ?? files
      if let path = file.text { levels.append(.file(path)) }
    }
    return levels + (owner["settings"].map { self.levels(ofSettings: $0, depth: 0) } ?? [])
  }

  private func levels(ofSettings settings: YamlValue, depth: Int) -> [Level] {
    guard depth < 10 else { return [] }
    let groups = settings.texts("groups").flatMap { name in
      root["settingGroups"]?[name].map { levels(ofSettings: $0, depth: depth + 1) } ?? []
    }
    let hasParts = ["base", "configs", "groups"].contains { settings[$0] != nil }
    let configs = settings["configs"]
    let debug = configs?.map.first { $0.key.lowercased() == "debug" }?.value
    return groups
      + [hasParts ? settings["base"] : settings, debug].compactMap(\.self).map { level in
        .settings(
          level.map.compactMapValues { value in
            if case .list = value { return value.list.compactMap(\.text).joined(separator: " ") }
            return value.text.map { ["true": "YES", "false": "NO"][$0] ?? $0 }
          })
      }
  }
}
