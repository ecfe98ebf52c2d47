import Foundation

/// Turns sources into a shared library that the host process loads.
package struct WidgetCompiler: Sendable {
  /// `swiftc`, absolute.
  package var compiler: String
  /// The folder of the look-alikes' `.swiftmodule` files.
  package var modules: String
  /// The executable that expands `#Preview`.
  package var macros: String

  /// Finds the compiler and the modules for the program at `executable`, which lies in the build
  /// folder.
  package init(
    executable: String, environment: [String: String]
  ) throws(WidgetBuildError) {
    let folder = URL(fileURLWithPath: executable).deletingLastPathComponent()
    modules = folder.appendingPathComponent("Modules").path
    macros = folder.appendingPathComponent("PreviewMacros-tool").path
    guard FileManager.default.fileExists(atPath: modules + "/SwiftUI.swiftmodule"),
      FileManager.default.isExecutableFile(atPath: macros)
    else { throw .noModules(folder: modules) }
    compiler = try Self.compiler(in: environment)
  }

  private static func compiler(
    in environment: [String: String]
  ) throws(WidgetBuildError) -> String {
    let named = environment["ISLAND_SWIFTC"].map { [$0] } ?? []
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let candidates = named.isEmpty ? folders.map { $0 + "/swiftc" } : named
    guard let found = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw .noCompiler(searched: named.isEmpty ? folders : named)
    }
    return found
  }

  /// Compiles `sources` as one module into `library`. Users' code is Swift 5 code.
  package func compile(
    _ sources: WidgetSources, to library: String
  ) throws(WidgetBuildError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: compiler)
    process.arguments =
      [
        "-emit-library", "-parse-as-library", "-swift-version", "5", "-Onone",
        "-module-name", "IslandWidget", "-I", modules,
        "-load-plugin-executable", macros + "#PreviewMacros",
        "-suppress-warnings", "-o", library,
      ] + sources.files
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    let output: String
    do {
      try process.run()
      output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
    } catch {
      throw .noCompiler(searched: [compiler])
    }
    guard process.terminationStatus == 0 else {
      throw .doesNotCompile(WidgetBuildError.Diagnosis(output: output))
    }
  }
}

/// A folder for compiled widgets that goes away with the program.
package struct ScratchFolder: Sendable {
  package var path: String

  package init(name: String) throws(WidgetBuildError) {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    path = url.path
    do {
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .cannotWrite(path: url.path, reason: error.localizedDescription)
    }
  }

  package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
