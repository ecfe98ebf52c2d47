import Foundation

/// Targets of an Xcode project with their files and build settings.
struct XcodeProject {
  struct Target {
    var name: String
    var kind: Kind
    /// Absolute paths of Swift files.
    var files: [String]
    var resources: ResourceFiles
    /// Build settings of the project, overridden by those of the target.
    var settings: BuildSettings
    /// Names of the targets that this target depends on, such as an app's extensions.
    var dependencies: [String]
    /// Absolute path of the `Info.plist` (`INFOPLIST_FILE`); nil when the setting is missing.
    var infoPlist: String?
    /// What a tool writes into the `Info.plist` when it generates the project: an XML property list.
    var infoProperties: Data?

    enum Kind { case application, other }

    /// True for a target of a watch, a Mac, a television or a headset alone.
    var isOfAnotherPlatform: Bool {
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? ""
      return ["watchos", "macosx", "appletvos", "xros"].contains(where: platforms.contains)
        && !platforms.contains("iphone")
    }
  }

  private(set) var targets: [Target] = []

  /// The packages of others that the project names.
  private(set) var packages: [PackageReferences.Reference] = []

  private let objects: [String: [String: Any]]
  /// The folder that contains the `.xcodeproj`.
  private let root: URL
  private var parents: [String: String] = [:]

  /// Parses the project file inside the `.xcodeproj` at the path; nil when it is missing or
  /// malformed.
  init?(at path: String) {
    let file = path + "/project.pbxproj"
    guard let data = ProjectFile.data(file),
      let list = PropertyListParser.parse(String(decoding: data, as: UTF8.self)) as? [String: Any],
      let objects = list["objects"] as? [String: Any]
    else { return nil }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    root = URL(fileURLWithPath: path).deletingLastPathComponent()
    for (id, object) in self.objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    packages = self.objects.sorted { $0.key < $1.key }.map(\.value)
      .filter { $0["isa"] as? String == "XCRemoteSwiftPackageReference" }
      .compactMap { PackageReferences.reference(of: $0) }
    for (_, object) in self.objects.sorted(by: { $0.key < $1.key })
    where object["isa"] as? String == "PBXNativeTarget" {
      targets.append(target(object))
    }
  }

  /// Reads the description of a project that XcodeGen generates; nil: it is not one.
  init?(specification path: String) {
    guard let specification = XcodeGenSpecification(at: path) else { return nil }
    objects = [:]
    root = URL(fileURLWithPath: path).deletingLastPathComponent()
    packages = specification.packages.compactMap { PackageReferences.reference(of: $0) }
    for target in specification.targets { targets.append(self.target(target)) }
  }

  /// Returns the app for a phone that contains an extension: the one that depends on it, else the one
  /// whose identifier begins that of the extension, else the first.
  func app(of target: Target) -> Target? {
    let all = targets.filter { $0.kind == .application }
    let ofPhone = all.filter { !$0.isOfAnotherPlatform }
    let apps = ofPhone.isEmpty ? all : ofPhone
    let identifier = target.settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? ""
    return apps.first { $0.dependencies.contains(target.name) }
      ?? apps.first {
        $0.settings["PRODUCT_BUNDLE_IDENTIFIER"].map { identifier.hasPrefix($0 + ".") } ?? false
      } ?? apps.first
  }

  /// What the first app for a phone declares that supports Live Activities; nil: none does.
  func declarationOfApp(at path: String) -> AppDeclaration? {
    targets.lazy.filter { $0.kind == .application && !$0.isOfAnotherPlatform }
      .map { app in
        AppDeclaration(
          InfoPlist(file: app.infoPlist, properties: app.infoProperties, settings: app.settings),
          place: app.infoPlist ?? path)
      }.first { $0.supportsActivities != nil }
  }

  private func target(_ target: XcodeGenSpecification.Target) -> Target {
    let files = target.sources.flatMap { source -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
        return []
      }
      guard isFolder.boolValue, !source.path.hasSuffix(".xcassets") else { return [source.path] }
      let tree = FolderTree(URL(fileURLWithPath: source.path))
      return (tree.swiftFiles + tree.resources.all).filter(source.contains)
    }
    var settings = defaults(of: target.name)
    for level in target.levels {
      switch level {
      case .file(let path): settings.add(configurationFile: path)
      case .settings(let values): settings.add(values.sorted { $0.key < $1.key }.map { ($0, $1) })
      }
    }
    if settings["SUPPORTED_PLATFORMS"] == nil, settings["SDKROOT"] == nil {
      let platforms = target.platforms.sorted().map { Self.platforms[$0] ?? $0 }
      if !platforms.isEmpty {
        settings.add([("SUPPORTED_PLATFORMS", platforms.joined(separator: " "))])
      }
    }
    return Target(
      name: target.name, kind: target.isApplication ? .application : .other,
      files: Set(files.filter { $0.hasSuffix(".swift") }).sorted(),
      resources: ResourceFiles(Set(files)), settings: settings, dependencies: target.dependencies,
      infoPlist: target.infoPlist
        ?? settings["INFOPLIST_FILE"].map(path)
        // As XcodeGen sets it where a target names none.
        ?? files.first { $0.hasSuffix("/Info.plist") }, infoProperties: target.infoProperties)
  }

  /// Xcode's names of XcodeGen's platforms.
  private static let platforms = [
    "iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "tvOS": "appletvos",
    "visionOS": "xros", "auto": "iphoneos",
  ]

  private func target(_ object: [String: Any]) -> Target {
    var files: [String] = []
    for phase in (object["buildPhases"] as? [String] ?? []).compactMap({ objects[$0] }) {
      for file in (phase["files"] as? [String] ?? []).compactMap({ objects[$0] }) {
        if let reference = file["fileRef"] as? String { files += paths(of: reference) }
      }
    }
    for group in object["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      files += synchronized(group, target: object["name"] as? String ?? "")
    }
    // Membership exceptions can add single files of another target's synchronised folder to this
    // one.
    for (id, group) in objects
    where group["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" {
      guard !(object["fileSystemSynchronizedGroups"] as? [String] ?? []).contains(id) else {
        continue
      }
      files += exceptions(of: group, target: object["name"] as? String ?? "").map {
        path(of: id) + "/" + $0
      }
    }
    let there = Set(files).filter { FileManager.default.fileExists(atPath: $0) }
    let settings = settings(of: object)
    let type = object["productType"] as? String ?? ""
    return Target(
      name: object["name"] as? String ?? "",
      kind: type.hasSuffix("product-type.application") ? .application : .other,
      files: there.filter { $0.hasSuffix(".swift") }.sorted(),
      resources: ResourceFiles(there), settings: settings,
      dependencies: (object["dependencies"] as? [String] ?? []).compactMap {
        let target = (objects[$0]?["target"] as? String).flatMap { objects[$0] }
        return target?["name"] as? String
      },
      infoPlist: settings["INFOPLIST_FILE"].map(path))
  }

  /// Returns the path of a file that a setting names. A Mac's disk takes another case for the same.
  private func path(_ file: String) -> String {
    let named = file.hasPrefix("/") ? file : root.appendingPathComponent(file).path
    guard !FileManager.default.fileExists(atPath: named) else { return named }
    var found = ""
    for part in named.split(separator: "/") {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: found + "/")) ?? []
      let name =
        names.contains(String(part))
        ? String(part) : names.sorted().first { $0.lowercased() == part.lowercased() }
      guard let name else { return named }
      found += "/" + name
    }
    return found
  }

  /// Returns the settings that Xcode has without a project's own.
  private func defaults(of target: String, language: String = "en") -> BuildSettings {
    var result = BuildSettings()
    result.add([
      ("SRCROOT", root.path), ("PROJECT_DIR", root.path), ("TARGET_NAME", target),
      ("PRODUCT_NAME", "$(TARGET_NAME)"), ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"),
      ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"), ("CONFIGURATION", "Debug"),
      ("DEVELOPMENT_LANGUAGE", language),
    ])
    return result
  }

  /// Returns the debug configuration's settings: the project's, overridden by the target's.
  private func settings(of target: [String: Any]) -> BuildSettings {
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" } ?? [:]
    let name = target["name"] as? String ?? ""
    var result = defaults(of: name, language: project["developmentRegion"] as? String ?? "en")
    for owner in [project, target] {
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
      let all = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
      let debug = all.first { $0["name"] as? String == "Debug" } ?? all.first ?? [:]
      configurationFile(of: debug).map { result.add(configurationFile: $0) }
      let own = debug["buildSettings"] as? [String: Any] ?? [:]
      result.add(
        own.sorted { $0.key < $1.key }.compactMap { name, value in
          let text = (value as? String) ?? (value as? [String])?.joined(separator: " ")
          return text.map { (name, $0) }
        })
    }
    return result
  }

  /// Returns the path of the `.xcconfig` of a configuration: a file of a group, or one in a folder
  /// that Xcode keeps in step with the disk; nil when there is none.
  private func configurationFile(of configuration: [String: Any]) -> String? {
    if let file = configuration["baseConfigurationReference"] as? String { return path(of: file) }
    guard let folder = configuration["baseConfigurationReferenceAnchor"] as? String,
      let file = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return path(of: folder) + "/" + file
  }

  /// Returns the path of a file, or the paths of all localisations of a variant group.
  private func paths(of reference: String) -> [String] {
    guard objects[reference]?["isa"] as? String == "PBXVariantGroup" else {
      return [path(of: reference)]
    }
    return (objects[reference]?["children"] as? [String] ?? []).map { path(of: $0) }
  }

  /// Returns all Swift and resource files of a synchronised folder except those that the target
  /// excludes.
  private func synchronized(_ id: String, target: String) -> [String] {
    let folder = URL(fileURLWithPath: path(of: id))
    let left = Set(
      exceptions(of: objects[id] ?? [:], target: target).map {
        folder.appendingPathComponent($0).standardizedFileURL.path
      })
    let tree = FolderTree(folder)
    return (tree.swiftFiles + tree.resources.all).filter { !left.contains($0) }
  }

  /// Returns the paths that a target's exception sets list: relative to the synchronised folder.
  private func exceptions(of group: [String: Any], target name: String) -> [String] {
    (group["exceptions"] as? [String] ?? []).compactMap { objects[$0] }.filter {
      let target = ($0["target"] as? String).flatMap { objects[$0] }
      return target?["name"] as? String == name
    }.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }

  /// Returns the absolute path of a file or group: its own path appended to its parent's, unless it
  /// is absolute or relative to `SOURCE_ROOT`. Stops at 100 levels, since groups could form a
  /// cycle.
  private func path(of id: String, depth: Int = 0) -> String {
    guard let object = objects[id], depth < 100 else { return root.path }
    let own = object["path"] as? String ?? ""
    if own.hasPrefix("/") { return own }
    let base: String
    if object["sourceTree"] as? String == "SOURCE_ROOT" {
      base = root.path
    } else if let parent = parents[id] {
      base = path(of: parent, depth: depth + 1)
    } else {
      base = root.path
    }
    let url = URL(fileURLWithPath: base)
    return (own.isEmpty ? url : url.appendingPathComponent(own)).standardizedFileURL.path
  }
}
