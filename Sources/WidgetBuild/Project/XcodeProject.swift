import Foundation

/// The targets of an Xcode project and their files.
struct XcodeProject {
  struct Target {
    var name: String
    var kind: Kind
    /// Absolute paths of Swift files.
    var files: [String]
    var resources: ResourceFiles
    /// Build settings, the project's own among them.
    var settings: [String: String]
    /// Names of the targets that are built before it, such as an app's extensions.
    var dependencies: [String]
    /// Absolute path of `INFOPLIST_FILE`.
    var list: String?

    enum Kind { case application, other }
  }

  private(set) var targets: [Target] = []

  private let objects: [String: [String: Any]]
  /// The folder that the `.xcodeproj` lies in.
  private let root: URL
  private var parents: [String: String] = [:]

  /// Nil when there is no readable project at the path of a `.xcodeproj`.
  init?(at path: String) {
    guard let data = FileManager.default.contents(atPath: path + "/project.pbxproj"),
      let list = PropertyText.parse(String(decoding: data, as: UTF8.self)) as? [String: Any],
      let objects = list["objects"] as? [String: Any]
    else { return nil }
    self.objects = objects.compactMapValues { $0 as? [String: Any] }
    root = URL(fileURLWithPath: path).deletingLastPathComponent()
    for (id, object) in self.objects {
      for child in object["children"] as? [String] ?? [] { parents[child] = id }
    }
    for (_, object) in self.objects.sorted(by: { $0.key < $1.key })
    where object["isa"] as? String == "PBXNativeTarget" {
      targets.append(target(object))
    }
  }

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
    // A synchronised folder of another target may lend single files to this one.
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
      list: settings["INFOPLIST_FILE"].map { file in
        let file = file.replacingOccurrences(of: "$(SRCROOT)/", with: "")
        return file.hasPrefix("/") ? file : root.appendingPathComponent(file).path
      })
  }

  /// The project's settings and over them the target's, of the configuration for debugging.
  private func settings(of target: [String: Any]) -> [String: String] {
    let project = objects.values.first { $0["isa"] as? String == "PBXProject" } ?? [:]
    var result: [String: String] = ["SRCROOT": root.path]
    for owner in [project, target] {
      let list = (owner["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
      let all = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
      let debug = all.first { $0["name"] as? String == "Debug" } ?? all.first
      for (name, value) in debug?["buildSettings"] as? [String: Any] ?? [:] {
        result[name] = (value as? String) ?? (value as? [String])?.joined(separator: " ")
      }
    }
    let name = target["name"] as? String ?? ""
    result["TARGET_NAME"] = name
    if result["PRODUCT_NAME"] == nil || result["PRODUCT_NAME"] == "$(TARGET_NAME)" {
      result["PRODUCT_NAME"] = name
    }
    return result
  }

  /// A file, or the files of a group that stands for one file in several languages.
  private func paths(of reference: String) -> [String] {
    guard objects[reference]?["isa"] as? String == "PBXVariantGroup" else {
      return [path(of: reference)]
    }
    return (objects[reference]?["children"] as? [String] ?? []).map { path(of: $0) }
  }

  /// Everything below the folder but what the target excludes.
  private func synchronized(_ id: String, target: String) -> [String] {
    let folder = URL(fileURLWithPath: path(of: id))
    let left = Set(
      exceptions(of: objects[id] ?? [:], target: target).map {
        folder.appendingPathComponent($0).standardizedFileURL.path
      })
    let tree = FolderTree(folder)
    return (tree.swift + tree.resources.all).filter { !left.contains($0) }
  }

  private func exceptions(of group: [String: Any], target name: String) -> [String] {
    (group["exceptions"] as? [String] ?? []).compactMap { objects[$0] }.filter {
      let target = ($0["target"] as? String).flatMap { objects[$0] }
      return target?["name"] as? String == name
    }.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }

  /// The place of a file or group: its own path in its parent's, unless it starts anew.
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
