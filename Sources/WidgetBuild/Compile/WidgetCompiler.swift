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
    self.environment = environment
  }

  /// Collects the sources at the given paths, with those of packages.
  ///
  /// - Throws: `WidgetBuildError` when a path or folder cannot be used, or a package cannot be
  ///   fetched.
  package func sources(of paths: [String]) throws(WidgetBuildError) -> WidgetSources {
    try packages.sources(of: paths, environment)
  }

  /// Names of the modules of Apple that sources import only for type-checking; they are compiled on
  /// first use (`CarriedModules`).
  package static var carriedModules: [String] { CarriedModuleSources.names.sorted() }

  /// Maximum number of compilations; between them, stand-ins are generated for missing names.
  private static let rounds = 8

  /// The same for an app, of which faults are left out one after the other.
  private static let appRounds = 40

  /// Number of bytes of source above which the bodies of functions that perform actions are left
  /// out, because compiling them would delay the preview.
  private static let much = 400_000

  /// Number of compilations that may reach the time limit; after each, something is left out.
  private static let slowCompilations = 1
  /// The same where the function body is known that takes so long.
  private static let slowBodies = 3

  /// Maximum processor time in seconds of one compilation.
  private static let seconds = 20

  /// Processor time in seconds after which nothing more is left out of sources that do not compile.
  private static let work = 60.0

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
    BuildStep.report?(.reading(files: sources.files.count + sources.nearby.count))
    let bundle = scratch + "/Widget.app"
    let bitmaps = BitmapMaker(
      cache: CarriedModules.cacheFolder(in: environment) + "/images", scratch: scratch,
      environment: environment
    ).images(
      of: sources.resources.files.catalogues, files: sources.resources.files.pictures)
    try sources.resources.writeBundle(to: bundle, bitmaps: bitmaps.images)
    let code = try ReachableCode(sources)
    let parsed = ParseCache()
    var leftOut: [BuildReport.LeftOut] = []
    var notes = bitmaps.notes
    var first: WidgetBuildError?
    var language = sources.language
    var ofLanguage: [Diagnostic] = []
    var slow = 0
    var leavesOutAbsent = false
    let meter = WorkMeter()
    var swiftc = try SwiftCompiler(in: environment)
    swiftc.meter = meter
    var carried = CarriedModules(
      compiler: swiftc, lookAlikes: modules, macros: macros, environment: environment,
      scratch: scratch)
    if code.size > Self.much, sources.appRoot == nil {
      let count = code.cutActions()
      if count > 0 {
        notes.append(
          "the bodies of \(count) functions that perform actions are left out: the Live Activity "
            + "needs too much code")
      }
    }
    while true {
      if let first, first.isOfTheSources, meter.seconds > Self.work {
        throw first.stopped(after: Self.work)
      }
      var report: BuildReport
      do throws(WidgetBuildError) {
        guard
          let made = try attempt(
            sources, code, language, parsed, leavesOutAbsent, &carried,
            to: bundle + "/widget.so", scratch: scratch)
        else { continue }
        report = made
      } catch {
        if language.mode > 5, case .doesNotCompile = error {
          // The files of other targets may be written for another mode, and what the modules here
          // lack may be an error in this mode only. So it is told, and does not keep the widget from
          // being drawn.
          ofLanguage = error.diagnostics.filter { sources.files.contains($0.file) }
          language.mode = 5
          language.isFallback = true
          continue
        }
        // What is an error in both modes is told by itself.
        let told = Set(error.diagnostics)
        ofLanguage.removeAll { told.contains($0) }
        // A package can have an isolation of its own, which its manifest states.
        if !language.isMainActor,
          error.diagnostics.contains(where: {
            $0.identifier.isOne(of: DiagnosticIdentifier.isolation)
          })
        {
          language.isMainActor = true
          continue
        }
        first = first ?? error
        if case .compilerTooSlow = error {
          slow += 1
          guard slow <= Self.slowCompilations else { throw error }
        }
        let cut = code.cut(at: error.diagnostics)
        leftOut += cut
        guard cut.isEmpty else { continue }
        guard error.isOfTheSources else { throw error }
        if case .doesNotCompile = error, !leavesOutAbsent {
          leavesOutAbsent = true
          continue
        }
        let count = code.cutActions()
        guard count > 0 else { throw first ?? error }
        notes.append(
          "the bodies of \(count) functions that perform actions are left out: \(error.shortText)")
        continue
      }
      report.leftOut = code.unreadable + leftOut
      report.ofLanguage = ofLanguage
      report.notes += notes + code.notes
      let all = sources.files.count + sources.nearby.count
      if sources.appRoot == nil, !code.otherWidgets.isEmpty {
        report.notes.append(
          "not shown, as they are no Live Activities: "
            + code.otherWidgets.joined(separator: ", "))
      }
      if report.files.count < all {
        report.notes.append(
          "\(report.files.count) of \(all) files: those that the "
            + (sources.appRoot == nil ? "Live Activity needs" : "app needs"))
      }
      return report
    }
  }

  /// Compiles the needed code and generates stand-ins for missing API of Apple's. Nil: missing
  /// declarations were added to `code`, so the caller has to try again.
  ///
  /// - Parameter leavesOutAbsent: leaves out all uses of names that nothing declares where
  ///   generated declarations do not compile, not only those that the errors are about.
  private func attempt(
    _ sources: WidgetSources, _ code: ReachableCode, _ language: ProjectLanguage,
    _ parsed: ParseCache, _ leavesOutAbsent: Bool, _ carried: inout CarriedModules,
    to library: String, scratch: String
  ) throws(WidgetBuildError) -> BuildReport? {
    let prepared = try PreparedSources(
      code.parts, carried: CarriedModuleSources.names, isLocal: code.isLocal)
    var report = BuildReport(
      library: library, files: prepared.files.map(\.path), absentImports: prepared.absentImports,
      notes: sources.notes + sources.app.notes)
    let assets = AssetCatalogue.names(of: sources.resources.files.catalogues)
    var made = StandInMaker(
      prepared, assets: Set(assets.colors.keys).union(assets.images.keys), parsed: parsed,
      isNearby: code.has)
    made.isOfApp = sources.appRoot != nil
    if !made.isOfApp { made.addAuthorValues() }
    if sources.hasGeneratedCode {
      made.generated = GeneratedAccessors.index(
        AssetCatalogue.allNames(of: sources.resources.files.catalogues))
    }
    let generated = sources.generatedNames
    let (missing, unknown) = try missing(
      in: made, code, isGenerated: generated.contains, &carried, scratch: scratch)
    if !unknown.isEmpty {
      guard made.isOfApp else {
        throw .doesNotCompile(
          WidgetBuildError.Diagnosis(
            of: unknown, output: unknown.map { made.text(of: $0) }.joined(),
            absentImports: prepared.absentImports))
      }
      _ = made.leaveOutFaults(unknown)
      report.standIns = made.standIns
    }
    if !missing.isEmpty, try !resolve(missing, with: &made, code, &report) { return nil }
    if made.leaveOutFaults(code.slowBodies) { report.standIns = made.standIns }
    var ofGenerated: Set<String> = sources.intents.isEmpty ? [] : ["Intents"]
    if !sources.resources.files.models.isEmpty { ofGenerated.insert("CoreData") }
    for round in 1...(sources.appRoot == nil ? Self.rounds : Self.appRounds) {
      let current = made.prepared
      let copies = try current.write(to: scratch)
      let extra =
        try made.write(to: scratch, examplesFrom: sources.filesWithExamples)
        + sources.generated(in: scratch, besides: made.declared.resources)
      let outcome: ToolProcess.Outcome
      BuildStep.report?(
        .compiling(files: copies.count, attempt: round, slow: slowFile(of: carried, current)?.text))
      do throws(WidgetBuildError) {
        outcome = try link(
          copies + extra, with: current.modules.union(ofGenerated), language, of: &carried,
          to: library, scratch: scratch)
      } catch {
        let error = error.inOriginal(of: current, copies: copies)
        // It is found once; the rest is shown.
        guard code.slowBodies.count < Self.slowBodies,
          case .compilerTooSlow(_, let place?) = error, made.leaveOutFaults([place])
        else { throw error }
        code.slowBodies.append(place)
        report.standIns = made.standIns
        continue
      }
      let output = current.inOriginals(outcome.output)
      if outcome.succeeded {
        report.notes += carried.notes
        if let slow = slowFile(of: carried, current) {
          report.notes.append("\(slow.path): \(slow.text) to compile")
        }
        report.appGroupKeys = made.appGroupKeys
        report.texts = Dictionary(
          current.files.map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
        return report
      }
      let errors = Diagnostic.errors(in: output)
      // Here, too, because each round can add what the last one missed, and none fails.
      if let meter = carried.compiler.meter, meter.seconds > Self.work {
        throw .doesNotCompile(
          WidgetBuildError.Diagnosis(
            output: output, absentImports: prepared.absentImports))
      }
      if code.add(after: errors, requirements: Diagnostic.requirements(in: output)) {
        return nil
      }
      // A class that is generated from a model can name a type of the sources.
      let ofModels = errors.filter { extra.contains($0.file) }.compactMap(\.missingName)
        .filter { code.has($0, closestTo: sources.resources.files.models.first ?? "") }
      for name in ofModels { code.add(name, closestTo: sources.resources.files.models.first ?? "") }
      if !ofModels.isEmpty { return nil }
      let count = made.changes
      guard try resolve(errors, with: &made, code, &report) else { return nil }
      if made.changes == count, !made.isOfApp,
        made.leaveOutAbsent(after: errors, all: leavesOutAbsent)
      {
        report.standIns = made.standIns
        continue
      }
      // A widget has to be shown as it is written; of an app the rest runs.
      if made.changes == count, made.isOfApp, Self.mayLeaveOut(errors, language),
        made.leaveOutFaults(errors)
      {
        report.standIns = made.standIns
        continue
      }
      guard made.changes > count else {
        throw .doesNotCompile(
          WidgetBuildError.Diagnosis(
            output: output, absentImports: prepared.absentImports))
      }
    }
    throw .tooManyStandIns(report.standIns)
  }

  /// False while another language mode, or another isolation, may make the errors disappear.
  private static func mayLeaveOut(_ errors: [Diagnostic], _ language: ProjectLanguage) -> Bool {
    language.mode <= 5
      && (language.isMainActor
        || !errors.contains { $0.identifier.isOne(of: DiagnosticIdentifier.isolation) })
  }

  /// The original of the file that the last compilation took longest for, if that was long.
  private func slowFile(
    of carried: CarriedModules, _ prepared: PreparedSources
  ) -> (path: String, text: String)? {
    guard let slow = carried.compiler.meter?.slowFile,
      // Copies begin with their index.
      let index = slow.name.split(separator: "-").first.flatMap({ Int($0) }),
      prepared.files.indices.contains(index)
    else { return nil }
    let path = prepared.files[index].path
    let seconds = slow.seconds.formatted(.number.precision(.fractionLength(0...1)))
    return (path, "\((path as NSString).lastPathComponent) takes \(seconds) s")
  }

  /// Generates stand-ins for the errors. Returns false when declarations that are missing were added
  /// to `code` instead, so that the sources have to be prepared anew.
  private func resolve(
    _ errors: [Diagnostic], with maker: inout StandInMaker, _ code: ReachableCode,
    _ report: inout BuildReport
  ) throws(WidgetBuildError) -> Bool {
    _ = maker.resolve(errors)
    report.standIns = maker.standIns
    for (name, path) in maker.nearby { code.add(name, closestTo: path) }
    return maker.nearby.isEmpty
  }

  /// Returns errors for names that the modules do not have, as the compiler would report them, and those
  /// of names that are not Apple's either: the compiler can take very long to report them.
  private func missing(
    in maker: StandInMaker, _ code: ReachableCode, isGenerated: (String) -> Bool,
    _ carried: inout CarriedModules, scratch: String
  ) throws(WidgetBuildError) -> (known: [Diagnostic], unknown: [Diagnostic]) {
    let suspects = maker.suspects { code.declares($0) || isGenerated($0) }
    let carriedNames = maker.prepared.modules
    _ = try carried.objects(for: carriedNames)
    let modules = AppleModuleNames.imported.union(carriedNames)
    var names = NameCache(folder: carried.cache, modules: modules)
    let checks = names.unknown(of: suspects.uses.keys)
    if !checks.isEmpty {
      let path = scratch + "/Names.swift"
      do {
        try SuspectNames.source(of: checks, importing: modules)
          .write(toFile: path, atomically: true, encoding: .utf8)
      } catch {
        throw .cannotWrite(path: path, reason: error.localizedDescription)
      }
      let outcome = try carried.compiler.run(
        ["-typecheck"] + SwiftCompiler.namedDiagnostics + options(cache: carried.cache)
          + ProjectLanguage().options
          + carried.options + [path])
      let errors = Diagnostic.errors(in: outcome.output)
      // An error elsewhere means that the check itself did not work.
      guard outcome.succeeded || !errors.isEmpty,
        errors.allSatisfy({ $0.file == path && $0.line > 1 })
      else { return ([], []) }
      names.keep(checks, missing: SuspectNames.missing(of: checks, errors: errors))
    }
    let missing = suspects.uses.filter { names.isMissing($0.key) }.flatMap(\.value)
      .filter { !RequiredNames.isNested($0.name) }
      .sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
    let known = missing.filter {
      maker.canStandIn(for: $0.place) || code.has($0.name, closestTo: $0.place.file)
    }
    let wrong = missing.filter { $0.isExpression && !known.contains($0) }
    return (known.map(\.place), wrong.map(\.place))
  }

  /// Compiles prepared sources into a library, or takes the library or the errors from the cache.
  private func link(
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

extension WidgetBuildError {
  /// The error with the time after which no more was left out.
  fileprivate func stopped(after seconds: Double) -> WidgetBuildError {
    guard case .doesNotCompile(var diagnosis) = self else { return self }
    diagnosis.limit = Int(seconds)
    return .doesNotCompile(diagnosis)
  }

  /// The error with a place in an original file instead of its copy: the compiler's stack trace heeds
  /// the line of a `#sourceLocation`, and not its file.
  fileprivate func inOriginal(of prepared: PreparedSources, copies: [String]) -> WidgetBuildError {
    guard case .compilerTooSlow(let seconds, var place?) = self,
      let index = copies.firstIndex(of: place.file)
    else { return self }
    place.file = prepared.files[index].path
    return .compilerTooSlow(seconds: seconds, place: place)
  }
}
