import Foundation

/// Where the sources of packages of others are found, besides the folders in which package managers
/// keep them in a project.
package struct PackageSources: Hashable, Sendable {
  /// Folders with checked-out packages, as the user named them.
  package var folders: [String]
  /// True: SwiftPM fetches the packages that a project names.
  package var isResolving: Bool

  package init(folders: [String] = [], isResolving: Bool = false) {
    self.folders = folders
    self.isResolving = isResolving
  }

  /// Collects a widget's sources with those of the packages.
  ///
  /// - Parameter launcher: The program that starts SwiftPM in its sandbox; nil: SwiftPM, and the
  ///   manifests that it runs, may what the user may.
  /// - Throws: `WidgetBuildError` when a path or folder cannot be used, or a package cannot be
  ///   fetched.
  func sources(
    of paths: [String], _ environment: [String: String], launcher: String?
  ) throws(WidgetBuildError) -> WidgetSources {
    var sources = try WidgetSources(paths: paths)
    var folders: [String] = []
    for folder in self.folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw .notFound(path: folder) }
      folders.append(URL(fileURLWithPath: folder).standardizedFileURL.path)
    }
    if isResolving {
      for path in paths {
        let references = PackageReferences(folder: URL(fileURLWithPath: path).standardizedFileURL)
        guard !references.all.isEmpty else {
          sources.notes.append("no packages to resolve in \(path)")
          continue
        }
        folders.append(try resolve(references.all, environment, launcher: launcher))
        sources.notes.append(
          "packages resolved: " + references.all.map(\.location).joined(separator: ", "))
      }
    }
    sources.addNearby(folders.flatMap { FolderTree(URL(fileURLWithPath: $0)).swiftFiles })
    return sources
  }

  /// Has SwiftPM check out the packages into the cache, once for the same versions, and returns the
  /// folder of the checkouts.
  private func resolve(
    _ references: [PackageReferences.Reference], _ environment: [String: String],
    launcher: String?
  ) throws(WidgetBuildError) -> String {
    var swiftc = try SwiftCompiler(in: environment)
    let dependencies = references.map {
      "    .package(url: \(PackageReferences.quoted($0.location)), \($0.requirement)),\n"
    }
    let manifest =
      "// swift-tools-version: 5.9\nimport PackageDescription\n"
      + "let package = Package(name: \"Packages\", dependencies: [\n"
      + dependencies.joined() + "])\n"
    var digest = Digest()
    digest.add(manifest)
    let folder = CarriedModules.cacheFolder(in: environment) + "/packages/" + digest.name
    let checkouts = folder + "/.build/checkouts"
    // Written after everything was checked out.
    let mark = folder + "/resolved"
    if FileManager.default.fileExists(atPath: mark),
      FileManager.default.fileExists(atPath: checkouts)
    {
      return checkouts
    }
    BuildStep.report?(.fetching(packages: references.count))
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: folder, reason: error.systemReason)
    }
    let swift = (swiftc.path as NSString).deletingLastPathComponent + "/swift"
    // A private repository is an error and no question on the terminal.
    let quiet = ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes"]
    swiftc.sandbox = launcher.map { launcher in
      var sandbox = CompilerSandbox.of(swift, in: folder, launcher: launcher)
      let toolchain = URL(fileURLWithPath: swift).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().path
      // Manifests are compiled into the folder and started there. A repository can be on this machine.
      sandbox.readable = [toolchain, folder] + references.compactMap(\.folder)
      sandbox.hasNetwork = true
      // Git ends when it may not read the machine's settings.
      sandbox.variables["GIT_CONFIG_NOSYSTEM"] = "1"
      return sandbox
    }
    // There it has nothing of the user's.
    let own =
      launcher == nil
      ? [] : ["cache", "config", "security"].flatMap { ["--\($0)-path", "\(folder)/\($0)"] }
    let outcome = try swiftc.run(
      ["package", "--package-path", folder] + own + ["resolve"], as: swift,
      environment: ProcessInfo.processInfo.environment.merging(quiet) { $1 })
    guard outcome.succeeded else { throw .cannotResolve(output: outcome.output) }
    _ = FileManager.default.createFile(atPath: mark, contents: nil)
    return checkouts
  }
}
