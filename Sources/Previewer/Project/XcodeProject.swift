import Foundation

/// The targets of an Xcode project and their files.
struct XcodeProject {
  struct Target {
    var name: String
    /// Absolute paths of Swift files.
    var files: [String]
    var catalogues: [String]
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
        if let reference = file["fileRef"] as? String { files.append(path(of: reference)) }
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
    return Target(
      name: object["name"] as? String ?? "",
      files: there.filter { $0.hasSuffix(".swift") }.sorted(),
      catalogues: there.filter { $0.hasSuffix(".xcassets") }.sorted())
  }

  /// Everything below the folder but what the target excludes.
  private func synchronized(_ id: String, target: String) -> [String] {
    let folder = URL(fileURLWithPath: path(of: id))
    let left = Set(
      exceptions(of: objects[id] ?? [:], target: target).map {
        folder.appendingPathComponent($0).standardizedFileURL.path
      })
    let tree = FolderTree(folder)
    return (tree.swift + tree.catalogues).filter { !left.contains($0) }
  }

  private func exceptions(of group: [String: Any], target name: String) -> [String] {
    (group["exceptions"] as? [String] ?? []).compactMap { objects[$0] }.filter {
      let target = ($0["target"] as? String).flatMap { objects[$0] }
      return target?["name"] as? String == name
    }.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
  }

  /// The place of a file or group: its own path in its parent's, unless it starts anew.
  private func path(of id: String) -> String {
    guard let object = objects[id] else { return root.path }
    let own = object["path"] as? String ?? ""
    if own.hasPrefix("/") { return own }
    let base: String
    if object["sourceTree"] as? String == "SOURCE_ROOT" {
      base = root.path
    } else if let parent = parents[id] {
      base = path(of: parent)
    } else {
      base = root.path
    }
    let url = URL(fileURLWithPath: base)
    return (own.isEmpty ? url : url.appendingPathComponent(own)).standardizedFileURL.path
  }
}

/// The property lists of the old kind: `{ key = value; list = (a, b); }`.
enum PropertyText {
  static func parse(_ text: String) -> Any? {
    var reader = Reader(bytes: Array(text.utf8))
    return reader.value()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func skipSpace() {
      while index < bytes.count {
        if bytes[index] <= 32 {
          index += 1
        } else if starts(with: "//") {
          while index < bytes.count, bytes[index] != 10 { index += 1 }
        } else if starts(with: "/*") {
          index += 2
          while index < bytes.count, !starts(with: "*/") { index += 1 }
          index += 2
        } else {
          return
        }
      }
    }

    private func starts(with text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<index + count]) }
    }

    private mutating func take(_ character: Character) -> Bool {
      skipSpace()
      guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
      index += 1
      return true
    }

    mutating func value() -> Any? {
      if take("{") {
        var dictionary: [String: Any] = [:]
        while !take("}") {
          guard let key = string(), take("="), let value = value(), take(";") else { return nil }
          dictionary[key] = value
        }
        return dictionary
      }
      if take("(") {
        var list: [Any] = []
        while !take(")") {
          guard let value = value() else { return nil }
          list.append(value)
          _ = take(",")
        }
        return list
      }
      return string()
    }

    private mutating func string() -> String? {
      if take("\"") {
        var result: [UInt8] = []
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
          result.append(bytes[index])
          index += 1
        }
        index += 1
        return String(decoding: result, as: UTF8.self)
      }
      let start = index
      while index < bytes.count, bytes[index] > 32,
        ![
          UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "}"),
          UInt8(ascii: "="),
        ].contains(bytes[index])
      { index += 1 }
      return start == index ? nil : String(decoding: bytes[start..<index], as: UTF8.self)
    }
  }
}
