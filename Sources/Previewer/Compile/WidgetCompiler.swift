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

  /// Modules that sources import only to type-check, which are compiled when first asked for.
  package static var carriedModules: [String] { CarriedModules.names.sorted() }

  /// How often missing names are bridged and the compile is tried again.
  private static let rounds = 8

  /// Compiles `sources` as one module into `library`; `scratch` takes the copies. When they do not
  /// compile together, what the Live Activity does not need of them is left out.
  ///
  /// - Throws: what the sources themselves do wrong. What the look-alikes lack is stood in for and
  ///   listed in the report.
  @discardableResult
  package func compile(
    _ sources: WidgetSources, to library: String, scratch: String
  ) throws(WidgetBuildError) -> BuildReport {
    let needed = NeededFiles(sources)
    var wrong: [Diagnostic] = []
    while true {
      var chosen = sources
      chosen.files = needed.files
      do throws(WidgetBuildError) {
        guard var report = try attempt(chosen, needed, to: library, scratch: scratch) else {
          continue
        }
        if sources.areMembers {
          report.leftOut = Self.leftOut(of: sources.files, needed.files, wrong)
        } else if needed.isReduced {
          report.notes.append(
            "\(needed.files.count) of \(sources.files.count) files, by the names that are needed")
        }
        return report
      } catch {
        guard error.isOfTheSources, needed.reduce() else { throw error }
        wrong = error.diagnostics
      }
    }
  }

  /// The files of the target that do not compile and are not needed.
  private static func leftOut(
    of files: [String], _ needed: [String], _ wrong: [Diagnostic]
  ) -> [BuildReport.LeftOut] {
    files.filter { !needed.contains($0) }.compactMap { file in
      wrong.first { $0.file == file }.map {
        BuildReport.LeftOut(file: "\(file):\($0.line)", reason: $0.message)
      }
    }
  }

  /// Compiles the files, bridging what is Apple's and missing; nil when files nearby that declare
  /// what was missing have been added to the needed ones.
  private func attempt(
    _ sources: WidgetSources, _ needed: NeededFiles, to library: String, scratch: String
  ) throws(WidgetBuildError) -> BuildReport? {
    let swiftc = try SwiftCompiler(in: environment)
    let carried = CarriedModules(
      compiler: swiftc, lookAlikes: modules, macros: macros, environment: environment)
    let prepared = try PreparedSources(sources, carried: CarriedModules.names)
    var standIns = StandInMaker(prepared, isNearby: needed.hasNearby)
    var report = BuildReport(
      files: sources.files, absentImports: prepared.absentImports, notes: sources.notes)
    for _ in 0..<Self.rounds {
      let objects = try carried.objects(
        for: standIns.prepared.modules.union(sources.intents.isEmpty ? [] : ["Intents"]))
      let copies = try standIns.prepared.write(to: scratch)
      let extra =
        try standIns.write(to: scratch)
        + sources.generated(in: scratch, besides: standIns.declared.resources)
      let outcome = try swiftc.run(
        [
          "-emit-library", "-parse-as-library", "-swift-version", "5", "-Onone",
          "-enable-bare-slash-regex",
          "-module-name", "IslandWidget", "-I", modules, "-I", carried.cache,
          "-load-plugin-executable", macros + "#PreviewMacros",
          "-suppress-warnings", "-diagnostic-style=llvm", "-o", library,
        ] + copies + extra + objects)
      report.standIns = standIns.made
      if outcome.succeeded { return report }
      let isBridged = standIns.bridge(Diagnostic.errors(in: outcome.output))
      guard standIns.nearby.isEmpty else {
        for (name, path) in standIns.nearby { needed.add(name, closestTo: path) }
        return nil
      }
      guard isBridged else {
        throw .doesNotCompile(
          WidgetBuildError.Diagnosis(
            output: outcome.output, absentImports: prepared.absentImports))
      }
    }
    throw .tooManyStandIns(standIns.made)
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
