import Foundation
import Glibc

/// A program that the JavaScript of apps and widgets needs. Nothing else asks for it.
package struct ScriptTool: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case node, esbuild

    /// What it does here.
    package var purpose: String {
      switch self {
      case .node: "it runs the JavaScript of React Native apps"
      case .esbuild: "it turns the TypeScript and JSX of an app into JavaScript"
      }
    }
  }

  package var kind: Kind
  /// Absolute path, with links resolved.
  package var path: String
  /// As it says it, such as `20.20.2`.
  package var version: String

  /// The command that installs them on Debian.
  package static let remedy = "apt-get install -y nodejs esbuild"
  /// The first version of node that the scripts run in.
  package static let leastNodeVersion = 18

  /// The number before the first dot; 0: it is none.
  package var majorVersion: Int { Int(version.prefix { $0 != "." }) ?? 0 }

  /// Finds a program on the path, and asks for its version. Nil: it is not there, or does not run.
  package init?(_ kind: Kind, in environment: [String: String]) {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(kind.rawValue)" }
    guard let found = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    let path = URL(fileURLWithPath: found).resolvingSymlinksInPath().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["--version"]
    process.environment = ScriptCommand.variables
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    let version = output.trimmingCharacters(in: .whitespacesAndNewlines)
    self.init(
      kind: kind, path: path,
      version: version.hasPrefix("v") ? String(version.dropFirst()) : version)
  }

  package init(kind: Kind, path: String, version: String) {
    self.kind = kind
    self.path = path
    self.version = version
  }

  /// Returns node.
  ///
  /// - Throws: `ScriptFailure.missing` when it is not installed or too old.
  package static func node(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ScriptFailure) -> ScriptTool {
    guard let node = ScriptTool(.node, in: environment) else {
      throw .missing(.node, version: nil)
    }
    guard node.majorVersion >= leastNodeVersion else {
      throw .missing(.node, version: node.version)
    }
    return node
  }
}
