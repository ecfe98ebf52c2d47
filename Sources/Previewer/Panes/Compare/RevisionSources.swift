import Foundation
import Glibc
import WidgetBuild

/// Checks out files of a repository at a revision into a scratch folder, without changing the
/// repository or its index.
package struct RevisionSources {
  /// The checked-out paths, in the order in which they were given.
  package let paths: [String]
  /// The first ten digits of the commit.
  package let commit: String

  /// Checks out the files.
  ///
  /// - Parameters:
  ///   - paths: Files and folders of one repository or of several.
  ///   - revision: Any revision that git accepts: `HEAD~1`, `main`, `v1.2`, `main@{yesterday}`.
  ///   - scratch: An empty folder.
  ///   - environment: The environment that git runs in; `PATH` is searched for it.
  /// - Throws: `RevisionError` when git is missing or fails, a path does not exist, is in no
  ///   repository or is not part of the revision, or the revision is unknown.
  package init(
    of paths: [String], at revision: String, into scratch: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(RevisionError) {
    let git = try Git(environment: environment)
    var trees: [String: (folder: String, commit: String)] = [:]
    var found: [String] = []
    var commit = ""
    for path in paths {
      guard let real = Self.resolved(path) else { throw .notFound(path: path) }
      let folder = Self.isFolder(real) ? real : Self.parent(of: real)
      guard let top = try? git.line(["rev-parse", "--show-toplevel"], in: folder),
        let top = Self.resolved(top)
      else { throw .noRepository(path: path) }
      let tree =
        if let known = trees[top] {
          known
        } else {
          try Self.tree(of: revision, top, git, into: "\(scratch)/\(trees.count)")
        }
      trees[top] = tree
      commit = tree.commit
      // `real` starts with `top`, because both are resolved.
      let inside = String(real.dropFirst(top.count).drop { $0 == "/" })
      let place = inside.isEmpty ? tree.folder : "\(tree.folder)/\(inside)"
      guard FileManager.default.fileExists(atPath: place) else {
        throw .notInRevision(path: path, revision: revision)
      }
      found.append(place)
    }
    self.paths = found
    self.commit = commit
  }

  private static func tree(
    of revision: String, _ top: String, _ git: Git, into folder: String
  ) throws(RevisionError) -> (folder: String, commit: String) {
    let wanted = revision + "^{commit}"
    let verify = ["rev-parse", "--verify", "--quiet", "--end-of-options", wanted]
    guard !revision.isEmpty, let commit = try? git.line(verify, in: top) else {
      throw .unknownRevision(revision, repository: top)
    }
    do {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/tree", withIntermediateDirectories: true)
    } catch {
      throw .failed(error.systemReason)
    }
    // A separate index leaves the repository's index unchanged. `git archive` would skip files with
    // the attribute export-ignore.
    let index = ["GIT_INDEX_FILE": "\(folder)/index"]
    _ = try git.run(["read-tree", commit], in: top, index)
    _ = try git.run(
      ["checkout-index", "--all", "--force", "--prefix=\(folder)/tree/"], in: top, index)
    return ("\(folder)/tree", String(commit.prefix(10)))
  }

  /// Resolves symbolic links; nil when the path does not exist.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static func parent(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}

/// Runs `git` and waits for it to exit.
private struct Git {
  private let path: String
  private let environment: [String: String]

  /// Finds git in `PATH`.
  ///
  /// - Throws: `RevisionError.noGit` when there is none.
  init(environment: [String: String]) throws(RevisionError) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard
      let found = folders.map({ "\($0)/git" }).first(
        where: FileManager.default.isExecutableFile)
    else { throw .noGit }
    path = found
    // A git hook sets GIT_DIR and others, which would override the repository of the path.
    var environment = environment.filter { !$0.key.hasPrefix("GIT_") }
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["LC_ALL"] = "C"
    self.environment = environment
  }

  /// Runs git and returns the first line of its output; empty when it has none.
  ///
  /// - Throws: `RevisionError` when git cannot be started or fails.
  func line(_ arguments: [String], in folder: String) throws(RevisionError) -> String {
    let output = try run(arguments, in: folder)
    return output.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
  }

  /// Runs git and returns its output and error output together.
  ///
  /// - Throws: `RevisionError.noGit` when it cannot be started, `.failed` when its exit status is
  ///   not 0.
  func run(
    _ arguments: [String], in folder: String, _ extra: [String: String] = [:]
  ) throws(RevisionError) -> String {
    let git = ToolProcess(path, environment: environment.merging(extra) { _, new in new })
    let outcome: ToolProcess.Outcome
    do {
      // Do not run a file system monitor or hooks that the repository configures.
      outcome = try git.run(
        ["-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null"] + arguments)
    } catch {
      throw .noGit
    }
    guard outcome.succeeded else {
      let first = outcome.output.split(whereSeparator: \.isNewline).first.map(String.init)
      let status =
        switch outcome.end {
        case .code(let status), .signal(let status): status
        }
      throw .failed(first ?? "\(arguments.first ?? "git") ended with \(status)")
    }
    return outcome.output
  }
}
