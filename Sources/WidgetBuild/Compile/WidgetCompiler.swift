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
  let environment: [String: String]
  /// The program that starts the compiler in its sandbox; nil: it is not beside this program.
  private let launcher: String?
  /// False: the compiler may what the user may.
  package var isInSandbox = true
  /// True: libraries contain line tables, which are needed to find the source location of a crash.
  /// Compiling them takes a tenth longer.
  package var emitsLineTables = false
  /// Where the sources of packages of others are found.
  package var packages = PackageSources()

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
    let box = folder.appendingPathComponent("island-box").path
    launcher = FileManager.default.isExecutableFile(atPath: box) ? box : nil
    self.environment = environment
  }

  /// The program that starts tools in their sandbox; nil: they may what the user may.
  package var toolLauncher: String? { isInSandbox ? launcher : nil }

  /// What the user should know of the sandbox; nil: nothing.
  var sandboxNote: String? {
    isInSandbox && launcher == nil
      ? "the compiler runs without its sandbox: 'island-box' is not beside the program" : nil
  }

  /// What the compiler may touch during a build; nil: all that the user may.
  ///
  /// - Parameter scratch: The folder of the build.
  func sandbox(scratch: String) -> CompilerSandbox? {
    guard let launcher = toolLauncher else { return nil }
    // What is named as the compiler can be a script that starts the one on the path.
    let compilers = [
      compiler, try? SwiftCompiler(in: environment.filter { $0.key == "PATH" }).path,
    ]
    let toolchains = compilers.compactMap(\.self).map {
      URL(fileURLWithPath: $0).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().path
    }
    let caches = CarriedModules.writtenFolders(in: environment)
    // A folder that is not there cannot be named.
    for folder in caches {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    return CompilerSandbox(
      launcher: launcher, readable: toolchains + [(macros as NSString).deletingLastPathComponent],
      writable: caches + [scratch],
      variables: [
        "TMPDIR": scratch, "XDG_CACHE_HOME": CarriedModules.cacheRoot(in: environment),
      ])
  }

  /// Collects the sources at the given paths, with those of packages.
  ///
  /// - Throws: `WidgetBuildError` when a path or folder cannot be used, or a package cannot be
  ///   fetched.
  package func sources(of paths: [String]) throws(WidgetBuildError) -> WidgetSources {
    try packages.sources(of: paths, environment, launcher: toolLauncher)
  }

  /// Names of the modules of Apple that sources import only for type-checking; they are compiled on
  /// first use (`CarriedModules`).
  package static var carriedModules: [String] { CarriedModuleSources.names.sorted() }

  /// Maximum processor time in seconds of one compilation.
  private static let seconds = 20

  /// Time limit in seconds for type-checking one expression.
  private static let solverTimeThreshold = 4

  /// Compiles what the Live Activity needs of `sources` as one module into a library and places it
  /// in a bundle with their resources, inside `scratch`. Stand-ins for API that the look-alikes
  /// lack are listed in the report.
  ///
  /// - Throws: `WidgetBuildError` when the sources contain errors of their own, or the compiler or
  ///   the file system fails.
  package func compile(
    _ sources: WidgetSources, scratch: String
  ) throws(WidgetBuildError) -> BuildReport {
    do throws(WidgetBuildError) {
      return try build(sources, scratch: scratch)
    } catch {
      let freeBytes = FolderAccess.freeBytes(scratch)
      throw error.isOfAFullDisk(freeBytes: freeBytes)
        ? .cannotWrite(path: scratch, reason: String(cString: strerror(ENOSPC))) : error
    }
  }

  private func build(
    _ sources: WidgetSources, scratch: String
  ) throws(WidgetBuildError) -> BuildReport {
    if let layouts = sources.layouts {
      return try LayoutBuild(project: layouts, compiler: self, scratch: scratch).report()
    }
    BuildStep.report?(.reading(files: sources.files.count + sources.nearby.count))
    var run = try BuildRun(of: sources, compiler: self, scratch: scratch)
    var machine = BuildMachine(
      language: sources.language, isApp: sources.isApp, ownFiles: Set(sources.files))
    var action = machine.begin(bytes: run.bytes)
    while true {
      switch action {
      case .finish: return run.report(ofLanguage: machine.ofLanguage)
      case .giveUp(let error): throw run.explained(error)
      default: break
      }
      let event: BuildMachine.Event
      do throws(WidgetBuildError) {
        event = try run.perform(action, in: machine.language)
      } catch {
        event = .failed(error)
      }
      action = machine.next(after: event, at: run.seconds)
    }
  }

  /// Returns those of the checks that fail, from a source that consists of them; nil when the check
  /// itself did not work.
  ///
  /// - Parameter checks: Code that compiles when a name exists (`SuspectNames`).
  /// - Throws: `WidgetBuildError` when the source cannot be written or the compiler cannot be run.
  func missing(
    of checks: [String], importing modules: Set<String>, _ carried: CarriedModules, scratch: String
  ) throws(WidgetBuildError) -> Set<String>? {
    let path = scratch + "/Names.swift"
    do {
      try SuspectNames.source(of: checks, importing: modules)
        .write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw .cannotWrite(path: path, reason: error.systemReason)
    }
    let outcome = try carried.compiler.run(
      ["-typecheck"] + SwiftCompiler.namedDiagnostics + options(cache: carried.cache)
        + ProjectLanguage().options + carried.options + [path])
    let errors = Diagnostic.errors(in: outcome.output)
    // An error elsewhere means that the check itself did not work.
    guard outcome.succeeded || !errors.isEmpty,
      errors.allSatisfy({ $0.file == path && $0.line > 1 })
    else { return nil }
    return SuspectNames.missing(of: checks, errors: errors)
  }

  /// Compiles prepared sources into a library, or takes the library or the errors from the cache.
  ///
  /// - Throws: `WidgetBuildError` when the compiler or the file system fails, or the compiler takes
  ///   too long.
  func link(
    _ files: [String], with modules: Set<String>, _ language: ProjectLanguage,
    of carried: inout CarriedModules, to library: String, scratch: String
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
      let options = options(cache: carried.cache) + language.options + carried.options
      let key = LibraryCache.key(of: files, objects: objects, options: options)
      if libraries.copyLibrary(for: key, to: library) {
        return ToolProcess.Outcome(end: .code(0), output: "")
      }
      if let errors = libraries.errors(for: key, scratch: scratch) {
        return ToolProcess.Outcome(end: .code(1), output: errors)
      }
      if let place = libraries.slowPlace(for: key, scratch: scratch) {
        throw .compilerTooSlow(seconds: Self.seconds, place: place)
      }
      let outcome: ToolProcess.Outcome
      do throws(WidgetBuildError) {
        outcome = try build(files, objects, options, to: library, carried.compiler)
      } catch {
        if case .compilerTooSlow(_, let place?) = error {
          libraries.keepSlowPlace(place, as: key, scratch: scratch)
        }
        throw error
      }
      if outcome.succeeded {
        libraries.keep(library, as: key)
        return outcome
      }
      guard carried.abandonCache(after: outcome.output) else {
        if outcome.end == .code(1) {
          libraries.keepErrors(outcome.output, as: key, scratch: scratch)
        }
        return outcome
      }
    }
  }

  /// Compiles all files in one compiler process, since each process would load all imports again.
  private func build(
    _ files: [String], _ objects: [String], _ options: [String], to library: String,
    _ swiftc: SwiftCompiler
  ) throws(WidgetBuildError) -> ToolProcess.Outcome {
    // Without a limit the compiler can take ten minutes to report an error in a long result
    // builder.
    let threshold = "-solver-expression-time-threshold=\(Self.solverTimeThreshold)"
    var swiftc = swiftc
    swiftc.seconds = Self.seconds
    if let steps = LibrarySteps(of: swiftc) {
      return try steps.build(
        files, options: options + [threshold, SwiftCompiler.names], objects: objects, to: library)
    }
    return try swiftc.run(
      ["-emit-library", "-whole-module-optimization", "-o", library]
        + SwiftCompiler.namedDiagnostics
        + options
        + ["-Xfrontend", threshold] + files + objects)
  }

  private func options(cache: String) -> [String] {
    [
      "-parse-as-library", "-Onone", "-enable-bare-slash-regex",
      "-module-name", "IslandWidget", "-I", modules, "-I", cache,
      "-load-plugin-executable", macros + "#PreviewMacros",
      "-suppress-warnings", "-diagnostic-style=llvm",
    ] + (emitsLineTables ? ["-gline-tables-only"] : [])
  }
}
