import Foundation

/// Turns sources into a shared library that the host process loads.
package struct WidgetCompiler: Sendable {
  /// `swiftc`, absolute.
  package var compiler: String
  /// The folder of the look-alikes' `.swiftmodule` files.
  package var modules: String
  /// The executable that expands macros.
  package var macros: String
  private var environment: [String: String]

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
    compiler = try SwiftCompiler(in: environment).path
    self.environment = environment
  }

  /// How often missing names are bridged and the compile is tried again.
  private static let rounds = 8

  /// Compiles `sources` as one module into a library that lies in a bundle with their resources, all
  /// of it in `scratch`.
  ///
  /// - Throws: what the sources themselves do wrong. What the look-alikes lack is stood in for and
  ///   listed in the report.
  package func compile(
    _ sources: WidgetSources, scratch: String
  ) throws(WidgetBuildError) -> BuildReport {
    let swiftc = try SwiftCompiler(in: environment)
    let carried = CarriedModules(
      compiler: swiftc, lookAlikes: modules, macros: macros, environment: environment,
      scratch: scratch)
    let prepared = try PreparedSources(sources, carried: CarriedModules.names)
    let bundle = scratch + "/Widget.app"
    try sources.resources.writeBundle(to: bundle)
    var report = BuildReport(
      library: bundle + "/widget.so", files: sources.files,
      absentImports: prepared.absentImports,
      notes: sources.notes + sources.app.notes + carried.notes)
    let symbols = try sources.generated(in: scratch)
    // Made when something is missing: most sources need none, and it parses them all.
    var standIns: StandInMaker?
    var mayForget = true
    var round = 0
    while round < Self.rounds {
      let current = standIns?.prepared ?? prepared
      let objects = try carried.objects(for: current.modules)
      let copies = try current.write(to: scratch)
      let extra = try (standIns?.write(to: scratch) ?? []) + symbols
      let outcome = try swiftc.run(
        arguments(library: report.library, cache: carried.cache) + copies + extra + objects)
      if outcome.succeeded { return report }
      // A compiled module that cannot be read is made again, once.
      if mayForget, outcome.hasError(about: carried.cache), carried.forget() {
        mayForget = false
        continue
      }
      var maker = standIns ?? StandInMaker(prepared)
      let isBridged = maker.bridge(Diagnostic.errors(in: outcome.output))
      standIns = maker
      report.standIns = maker.made
      guard isBridged else {
        throw .doesNotCompile(
          WidgetBuildError.Diagnosis(
            output: outcome.output, absentImports: prepared.absentImports))
      }
      round += 1
    }
    throw .tooManyStandIns(report.standIns)
  }

  /// One compiler process for all files: one for each would import everything anew each time.
  private func arguments(library: String, cache: String) -> [String] {
    [
      "-emit-library", "-parse-as-library", "-swift-version", "5", "-Onone",
      "-whole-module-optimization",
      "-module-name", "IslandWidget", "-I", modules, "-I", cache,
      "-load-plugin-executable", macros + "#PreviewMacros",
      "-suppress-warnings", "-diagnostic-style=llvm", "-o", library,
    ]
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
