import Foundation
import WidgetBuild

/// Compiles a folder of widget sources, untouched, into a shared library against the modules of
/// this build.
struct WidgetCompiler {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The folder that the tests' own program and the modules lie in.
  static let buildFolder = URL(filePath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent()

  static let packageFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Sources of all folders go into one module of the given name.
  static func library(of folders: [URL], module: String) throws -> URL {
    let sources = try folders.flatMap { folder in
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.pathExtension == "swift" }
    }.map(\.path).sorted()
    let library = FileManager.default.temporaryDirectory
      .appending(path: "\(module)-\(ProcessInfo.processInfo.processIdentifier).so")

    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        "swiftc", "-emit-library", "-parse-as-library", "-Onone", "-swift-version", "5",
        "-module-name", module, "-I", buildFolder.appending(path: "Modules").path,
        "-load-plugin-executable",
        buildFolder.appending(path: "PreviewMacros-tool").path + "#PreviewMacros",
        "-o", library.path,
      ] + sources
    let output = Pipe()
    compiler.standardOutput = output
    compiler.standardError = output
    try compiler.run()
    let messages = try output.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    guard compiler.terminationStatus == 0 else {
      throw Failure(description: String(decoding: messages, as: UTF8.self))
    }
    return library
  }
}
