import Foundation
import SwiftParser

/// Lists the sources, projects and resources below a folder.
package struct FolderTree {
  private(set) var swiftFiles: [String] = []
  /// `.xcodeproj` folders, shortest path first.
  private(set) var projects: [String] = []
  /// Descriptions of projects for XcodeGen, shortest path first.
  private(set) var specifications: [String] = []
  private(set) var resources = ResourceFiles()
  /// `.intentdefinition` files.
  private(set) var intents: [String] = []
  /// What says which native modules a script calls.
  private(set) var bridges = BridgeFiles()
  /// True when a tool writes some of the sources while the project is built.
  private(set) var hasGeneratedCode = false
  /// True when the folder has more than `limit` entries; the rest was not read.
  private(set) var isCut = false

  /// Maximum number of files and folders that are read.
  static let limit = 50_000

  /// Folder names that are not searched.
  package static let skipped: Set<String> = [
    "Tests", "Pods", "Carthage", "node_modules", "DerivedData", "build", ".build",
  ]

  /// Names of files that belong to separate programs and never to a widget.
  private static let programs: Set<String> = ["Package.swift", "main.swift"]

  /// Returns true for the description of a project by which SwiftGen or Tuist generates code.
  private static func isOfAGenerator(_ name: String, _ path: String) -> Bool {
    if name == "swiftgen.yml" { return true }
    guard ["Project.swift", "Workspace.swift"].contains(name),
      let data = ProjectFile.data(path)
    else { return false }
    let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
    return ImportReader(tree).modules.contains("ProjectDescription")
  }

  /// Returns true when the file starts with `#!`: a script is a program of its own.
  private static func isScript(_ path: String) -> Bool {
    guard SourceFileReader.isRegular(path), let file = FileHandle(forReadingAtPath: path) else {
      return false
    }
    defer { try? file.close() }
    return (try? file.read(upToCount: 2)) == Data("#!".utf8)
  }

  init(_ folder: URL) {
    guard
      let walker = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return }
    var count = 0
    for case let url as URL in walker {
      count += 1
      guard count <= Self.limit else {
        isCut = true
        break
      }
      let name = url.lastPathComponent
      let path = url.standardizedFileURL.path
      if Self.isOfAGenerator(name, path) { hasGeneratedCode = true }
      if Self.skipped.contains(name) || name.hasSuffix("Tests") && url.pathExtension.isEmpty {
        walker.skipDescendants()
      } else if url.pathExtension == "xcodeproj" {
        projects.append(path)
        walker.skipDescendants()
      } else if url.pathExtension == "swift" {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        if !Self.programs.contains(name), !isFolder.boolValue, !Self.isScript(path) {
          swiftFiles.append(path)
        }
      } else if XcodeGenSpecification.names.contains(name) {
        specifications.append(path)
      } else if url.pathExtension == "intentdefinition" {
        intents.append(path)
      } else if bridges.add(path, named: name) {
        continue
      } else if resources.add(path) {
        walker.skipDescendants()
      }
    }
    // A package can have a link to a file that it has in another folder, too.
    let all = Set(swiftFiles)
    swiftFiles.removeAll { path in
      guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil else {
        return false
      }
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      return real != path && all.contains(real)
    }
    swiftFiles.sort()
    intents.sort()
    resources.sort()
    projects.sort { $0.count < $1.count }
    specifications.sort { ($0.count, $0) < ($1.count, $1) }
  }
}
