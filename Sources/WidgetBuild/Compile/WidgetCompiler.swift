import Foundation

/// Compiles sources into a shared library that a widget process loads.
package struct WidgetCompiler: Sendable {
  /// Absolute path of `swiftc`.
  package var compiler: String
  /// The folder of the look-alike modules: this package's SwiftUI, WidgetKit, ActivityKit and so
  /// on, as `.swiftmodule` files.
  package var modules: String
  /// The executable that expands macros.
  package var macros: String
  private var environment: [String: String]
  /// True: libraries contain line tables, which are needed to find the source location of a crash.
  /// Compiling them takes a tenth longer.
  package var emitsLineTables = false

  /// Finds the compiler, and the modules in the build folder that contains `executable`.
  ///
  /// - Throws: `WidgetBuildError` when the modules or the compiler are missing.
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

  /// Names of the modules of Apple that sources import only for type-checking; they are compiled on
  /// first use (`CarriedModules`).
  package static var carriedModules: [String] { CarriedModuleSources.names.sorted() }

  /// Maximum number of compilations; between them, stand-ins are generated for missing names.
  private static let rounds = 8

  /// Time limit in seconds for type-checking one expression.
  private static let solverTimeThreshold = 4

  /// Compiles `sources` as one module into a library and places it in a bundle with their
  /// resources, inside `scratch`. When they do not compile together, files that the Live Activity
  /// does not depend on are left out. Stand-ins for API that the look-alikes lack are listed in the
  /// report.
  ///
  /// - Throws: `WidgetBuildError` when the sources contain errors of their own, or the compiler or
  ///   the file system fails.
  package func compile(
    _ sources: WidgetSources, scratch: String
  ) throws(WidgetBuildError) -> BuildReport {
    let bundle = scratch + "/Widget.app"
    try sources.resources.writeBundle(to: bundle)
    let needed = NeededFiles(sources)
    var wrong: [Diagnostic] = []
    while true {
      var chosen = sources
      chosen.files = needed.files
      do throws(WidgetBuildError) {
        guard
          var report = try attempt(
            chosen, needed, to: bundle + "/widget.so", scratch: scratch)
        else { continue }
        if sources.areMembers, !wrong.isEmpty {
          report.leftOut = Self.leftOut(of: sources.files, needed.files, wrong)
        } else if needed.isReduced {
          report.notes.append(
            "\(needed.files.count) of \(sources.files.count) files: those that the widget needs")
        }
        return report
      } catch {
        guard error.isOfTheSources, needed.reduce() else { throw error }
        wrong = error.diagnostics
      }
    }
  }

  /// Returns the files of the target that were left out and contain errors.
  private static func leftOut(
    of files: [String], _ needed: [String], _ wrong: [Diagnostic]
  ) -> [BuildReport.LeftOut] {
    files.filter { !needed.contains($0) }.compactMap { file in
      wrong.first { $0.file == file }.map {
        BuildReport.LeftOut(file: "\(file):\($0.line)", reason: $0.message)
      }
    }
  }

  /// Compiles the files and generates stand-ins for missing API of Apple's. Nil: nearby files that
  /// declare missing names were added to `needed`, so the caller has to try again.
  private func attempt(
    _ sources: WidgetSources, _ needed: NeededFiles, to library: String, scratch: String
  ) throws(WidgetBuildError) -> BuildReport? {
    let swiftc = try SwiftCompiler(in: environment)
    var carried = CarriedModules(
      compiler: swiftc, lookAlikes: modules, macros: macros, environment: environment,
      scratch: scratch)
    let prepared = try PreparedSources(sources, carried: CarriedModuleSources.names)
    var report = BuildReport(
      library: library, files: sources.files, absentImports: prepared.absentImports,
      notes: sources.notes + sources.app.notes)
    func maker() -> StandInMaker { StandInMaker(prepared, isNearby: needed.hasNearby) }
    // Creating it parses all sources, so it is only created when something is missing, or when an
    // asset catalogue's names may already be declared.
    var standIns = sources.resources.files.catalogues.isEmpty ? nil : maker()
    var ofGenerated: Set<String> = sources.intents.isEmpty ? [] : ["Intents"]
    if !sources.models.isEmpty { ofGenerated.insert("CoreData") }
    for _ in 0..<Self.rounds {
      let current = standIns?.prepared ?? prepared
      let copies = try current.write(to: scratch)
      let extra =
        try (standIns?.write(to: scratch) ?? [])
        + sources.generated(in: scratch, besides: standIns?.declared.resources ?? [])
      let outcome = try link(
        copies + extra, with: current.modules.union(ofGenerated), of: &carried, to: library, swiftc)
      if outcome.succeeded {
        report.notes += carried.notes
        return report
      }
      var made = standIns ?? maker()
      let isBridged = made.resolve(Diagnostic.errors(in: outcome.output))
      standIns = made
      report.standIns = made.standIns
      guard made.nearby.isEmpty else {
        for (name, path) in made.nearby { needed.add(name, closestTo: path) }
        return nil
      }
      guard isBridged else {
        throw .doesNotCompile(
          WidgetBuildError.Diagnosis(
            output: outcome.output, absentImports: prepared.absentImports))
      }
    }
    throw .tooManyStandIns(report.standIns)
  }

  /// Compiles prepared sources into a library, or copies it from the cache.
  private func link(
    _ files: [String], with modules: Set<String>, of carried: inout CarriedModules,
    to library: String, _ swiftc: SwiftCompiler
  ) throws(WidgetBuildError) -> ToolProcess.Outcome {
    while true {
      let objects: [String]
      do throws(WidgetBuildError) {
        objects = try carried.objects(for: modules)
      } catch {
        guard carried.abandonCache(after: error) else { throw error }
        continue
      }
      let libraries = LibraryCache(folder: carried.cache + "/widgets")
      let key = LibraryCache.key(of: files, objects: objects, emitsLineTables: emitsLineTables)
      if libraries.copyLibrary(for: key, to: library) {
        return ToolProcess.Outcome(end: .code(0), output: "")
      }
      let outcome = try build(files, objects, carried, to: library, swiftc)
      if outcome.succeeded { libraries.keep(library, as: key) }
      if outcome.succeeded || !carried.abandonCache(after: outcome.output) { return outcome }
    }
  }

  /// Compiles all files in one compiler process, since each process would load all imports again.
  private func build(
    _ files: [String], _ objects: [String], _ carried: CarriedModules, to library: String,
    _ swiftc: SwiftCompiler
  ) throws(WidgetBuildError) -> ToolProcess.Outcome {
    let options = options(cache: carried.cache) + carried.options
    // Without a limit the compiler can take ten minutes to report an error in a long result
    // builder.
    let threshold = "-solver-expression-time-threshold=\(Self.solverTimeThreshold)"
    if let steps = LibrarySteps(of: swiftc) {
      return try steps.build(
        files, options: options + [threshold], objects: objects, to: library)
    }
    return try swiftc.run(
      ["-emit-library", "-whole-module-optimization", "-o", library] + options
        + ["-Xfrontend", threshold] + files + objects)
  }

  private func options(cache: String) -> [String] {
    [
      "-parse-as-library", "-swift-version", "5", "-Onone", "-enable-bare-slash-regex",
      "-module-name", "IslandWidget", "-I", modules, "-I", cache,
      "-load-plugin-executable", macros + "#PreviewMacros",
      "-suppress-warnings", "-diagnostic-style=llvm",
    ] + (emitsLineTables ? ["-gline-tables-only"] : [])
  }
}
