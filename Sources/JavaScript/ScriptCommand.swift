package import Foundation

/// How a process with code of others starts the node beside it. It is told by the program that starts
/// the process, because the process sees neither the user's path nor the cache.
package struct ScriptCommand: Codable, Hashable, Sendable {
  /// Absolute path of node.
  package var node: String
  /// The script and its arguments, after the options of node.
  package var arguments: [String]
  /// Absolute paths of the folders that node may read, besides those of the system.
  package var readable: [String]
  /// Absolute path of `island-box`, which restricts node; nil: node may what the user may.
  package var launcher: String?
  /// The megabytes that node may write to.
  package var megabytes: Int
  /// True when the script makes threads and looks into them.
  private var hasThreads: Bool
  /// The major version of node, on which its options depend.
  private var version: Int

  /// The memory of an app's JavaScript in megabytes. React Native's
  /// engine has one gigabyte on a phone.
  package static let standardMegabytes = 1 << 10
  /// The megabytes beside the heap of values, for code, buffers and the collection of garbage, as far as
  /// they are not more than half of all.
  private static let besideHeap = 256

  /// - Parameters:
  ///   - script: The script's path in the folder of the scripts.
  ///   - scripts: The folder of the scripts.
  ///   - hasThreads: True when the script makes threads and looks into them, which node allows none that
  ///     its own permission model restricts. The launcher restricts it in any case.
  package init(
    _ script: String, _ arguments: [String] = [], node: ScriptTool, scripts: String,
    readable: [String], launcher: String?, megabytes: Int = standardMegabytes,
    hasThreads: Bool = false
  ) {
    self.node = node.path
    self.arguments = ["\(scripts)/\(script)"] + arguments
    // A link inside of a folder that node may read could lead it elsewhere.
    self.readable = ([scripts] + readable).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath().path
    }
    self.launcher = launcher
    self.megabytes = megabytes
    self.hasThreads = hasThreads
    version = node.majorVersion
  }

  /// The name of the environment variable that tells it, as JSON.
  package static let variable = "ISLAND_JAVASCRIPT"

  /// The variables of the process that is told.
  package var environment: [String: String] {
    let data = (try? JSONEncoder().encode(self)) ?? Data()
    return [Self.variable: String(decoding: data, as: UTF8.self)]
  }

  /// What this process was told; nil: it has no JavaScript.
  package static func told(in environment: [String: String]) -> ScriptCommand? {
    environment[variable].flatMap {
      try? JSONDecoder().decode(ScriptCommand.self, from: Data($0.utf8))
    }
  }

  /// The variables of node: nothing of the user's. The file of OpenSSL's settings cannot be read in the
  /// sandbox, without which node does not start.
  package static let variables = [
    "OPENSSL_CONF": "/dev/null", "NODE_NO_WARNINGS": "1", "PATH": "/usr/bin:/bin",
    "LC_ALL": "C.UTF-8",
  ]

  /// The program that is started, and its arguments.
  package var words: [String] {
    let script = [node] + options + arguments
    guard let launcher else { return script }
    let folder = (node as NSString).deletingLastPathComponent
    let paths = ([folder] + readable).flatMap { ["-r", $0] }
    return [launcher, "-d", "-m", "\(megabytes)"] + paths + script
  }

  /// The megabytes that the values of the script may take.
  package var heapMegabytes: Int { max(megabytes - Self.besideHeap, megabytes / 2) }

  /// The options of node: the size of its heap, and what it refuses itself.
  private var options: [String] {
    let heap = "--max-old-space-size=\(heapMegabytes)"
    guard launcher != nil, !hasThreads, version >= Self.firstPermissionVersion else {
      return [heap]
    }
    let permission =
      version < Self.permissionVersion ? "--experimental-permission" : "--permission"
    return [heap, permission] + readable.map { "--allow-fs-read=\($0)/*" }
  }

  /// The first version of node with its permission model, and the first in which it is no experiment.
  private static let firstPermissionVersion = 20
  private static let permissionVersion = 24
}
