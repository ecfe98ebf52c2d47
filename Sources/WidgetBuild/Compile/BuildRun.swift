import Foundation

/// Carries out the actions of a `BuildMachine` on the sources of one widget or app, and says what came
/// of each.
struct BuildRun {
  private let sources: WidgetSources
  private let compiler: WidgetCompiler
  private let scratch: String
  private let code: ReachableCode
  private let parsed = ParseCache()
  private let meter: WorkMeter
  private var carried: CarriedModules
  /// Nil: no script calls the sources.
  private var bridge: NativeBridge?
  /// The prepared text and its stand-ins; nil: nothing is prepared yet.
  private var maker: StandInMaker?
  /// Files of the last compilation that are no copies of sources.
  private var generated: [String] = []
  private var leftOut: [BuildReport.LeftOut] = []
  private var notes: [String]

  /// Writes the bundle with the resources, and finds the needed code.
  ///
  /// - Throws: `WidgetBuildError` when a file cannot be read or written, or there is no compiler.
  init(
    of sources: WidgetSources, compiler: WidgetCompiler, scratch: String
  ) throws(WidgetBuildError) {
    meter = WorkMeter()
    self.sources = sources
    bridge = NativeBridge(sources)
    self.compiler = compiler
    self.scratch = scratch
    let environment = compiler.environment
    let bitmaps = BitmapMaker(
      cache: CarriedModules.cacheFolder(in: environment) + "/images", scratch: scratch,
      environment: environment, launcher: compiler.toolLauncher
    ).images(
      of: sources.resources.files.catalogues, files: sources.resources.files.pictures)
    try sources.resources.writeBundle(to: Self.bundle(in: scratch), bitmaps: bitmaps.images)
    notes = bitmaps.notes
    code = try ReachableCode(sources)
    var swiftc = try SwiftCompiler(in: environment)
    swiftc.meter = meter
    swiftc.sandbox = compiler.sandbox(scratch: scratch)
    carried = CarriedModules(
      compiler: swiftc, lookAlikes: compiler.modules, macros: compiler.macros,
      environment: environment, scratch: scratch)
  }

  private static func bundle(in scratch: String) -> String { scratch + "/Widget.app" }

  private var library: String { Self.bundle(in: scratch) + "/widget.so" }

  /// Number of bytes of source that are needed.
  var bytes: Int { code.size }

  /// Processor time in seconds since the run began.
  var seconds: Double { meter.seconds }

  private var isApp: Bool { sources.isApp }

  /// Carries out an action other than the last.
  ///
  /// - Throws: `WidgetBuildError` when the compiler or the file system fails.
  mutating func perform(
    _ action: BuildMachine.Action, in language: ProjectLanguage
  ) throws(WidgetBuildError) -> BuildMachine.Event {
    switch action {
    case .prepare: return .prepared(try prepare())
    case .compile(let attempt): return try compile(attempt: attempt, in: language)
    case .addCode(let errors, let requirements):
      return add(after: errors, requirements) ? .codeChanged : .unchanged
    case .cut(let errors):
      let cut = code.cut(at: errors)
      leftOut += cut
      return cut.isEmpty ? .unchanged : .codeChanged
    case .leaveOutActions(let error):
      let count = code.cutActions()
      guard count > 0 else { return .unchanged }
      notes.append(
        "the bodies of \(count) functions that perform actions are left out: "
          + (error?.shortText ?? "the Live Activity needs too much code"))
      return .codeChanged
    case .standIn(let errors): return standIn(for: errors)
    case .leaveOutAbsent(let errors, let everywhere):
      return edit { $0.leaveOutAbsent(after: errors, all: everywhere) }
    case .leaveOutFaults(let errors): return edit { $0.leaveOutFaults(errors) }
    case .finish, .giveUp: return .unchanged
    }
  }

  // MARK: Preparing

  private mutating func prepare() throws(WidgetBuildError) -> BuildMachine.Preparation {
    let prepared = try PreparedSources(
      code.parts, carried: CarriedModuleSources.names, isLocal: code.isLocal)
    let assets = AssetCatalogue.names(of: sources.resources.files.catalogues)
    let maker = StandInMaker(
      prepared, assets: Set(assets.colors.keys).union(assets.images.keys),
      written: sources.tools.hasGeneratedCode
        ? WrittenNames(assets: AssetCatalogue.allNames(of: sources.resources.files.catalogues))
        : nil,
      isOfApp: isApp, parsed: parsed, isNearby: code.has)
    self.maker = maker
    let (missing, unknown) = try missingNames(in: maker)
    return BuildMachine.Preparation(
      bytes: code.size, missing: missing,
      unknown: unknown.isEmpty
        ? nil
        : WidgetBuildError.Diagnosis(
          of: unknown, output: unknown.map { maker.sources.text(of: $0) }.joined(),
          absentImports: prepared.absentImports))
  }

  /// Returns errors for names that the modules do not have, as the compiler would report them, and
  /// those of names that are not Apple's either: the compiler can take very long to report them.
  private mutating func missingNames(
    in maker: StandInMaker
  ) throws(WidgetBuildError) -> (known: [Diagnostic], unknown: [Diagnostic]) {
    let ofTools = sources.generated.names
    let suspects = maker.suspects { code.declares($0) || ofTools.contains($0) }
    let carriedNames = maker.prepared.modules
    _ = try carried.objects(for: carriedNames)
    let modules = AppleModuleNames.imported.union(carriedNames).union(maker.prepared.scriptModules)
    var names = NameCache(folder: carried.cache, modules: modules)
    let checks = names.unknown(of: suspects.uses.keys)
    if !checks.isEmpty {
      guard
        let missing = try compiler.missing(
          of: checks, importing: modules, carried, scratch: scratch)
      else { return ([], []) }
      names.keep(checks, missing: missing)
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

  // MARK: Compiling

  private mutating func compile(
    attempt: Int, in language: ProjectLanguage
  ) throws(WidgetBuildError) -> BuildMachine.Event {
    while true {
      let event = try compileOnce(attempt: attempt, in: language)
      guard case .notCompiled(let diagnosis, let requirements) = event, let bridge else {
        return event
      }
      // What is generated is no fault of the sources.
      if self.bridge?.leaveOut(after: diagnosis.errors) == true { continue }
      var ofSources = diagnosis
      ofSources.errors = bridge.withoutOwn(diagnosis.errors)
      return .notCompiled(
        ofSources.errors.isEmpty ? diagnosis : ofSources, requirements: requirements)
    }
  }

  private mutating func compileOnce(
    attempt: Int, in language: ProjectLanguage
  ) throws(WidgetBuildError) -> BuildMachine.Event {
    guard let maker else { return .unchanged }
    let prepared = maker.prepared
    let copies = try prepared.write(to: scratch)
    generated =
      try maker.write(to: scratch, examplesFrom: sources.filesWithExamples)
      + sources.generated.write(to: scratch, besides: maker.declared.resources)
    if let path = try bridge?.write(for: maker.sources, to: scratch) { generated.append(path) }
    BuildStep.report?(
      .compiling(files: copies.count, attempt: attempt, slow: slowFile(of: prepared)?.text))
    let outcome: ToolProcess.Outcome
    do throws(WidgetBuildError) {
      outcome = try compiler.link(
        copies + generated, with: prepared.modules.union(sources.generated.modules), language,
        of: &carried,
        to: library, scratch: scratch)
    } catch {
      throw error.inOriginal(of: prepared, copies: copies)
    }
    guard !outcome.succeeded else { return .compiled }
    let output = prepared.inOriginals(outcome.output)
    return .notCompiled(
      WidgetBuildError.Diagnosis(output: output, absentImports: prepared.absentImports),
      requirements: Diagnostic.requirements(in: output))
  }

  /// The original of the file that the last compilation took longest for, if that was long.
  private func slowFile(of prepared: PreparedSources) -> (path: String, text: String)? {
    guard let slow = meter.slowFile,
      // Copies begin with their index.
      let index = slow.name.split(separator: "-").first.flatMap({ Int($0) }),
      prepared.files.indices.contains(index)
    else { return nil }
    let path = prepared.files[index].path
    let seconds = slow.seconds.formatted(.number.precision(.fractionLength(0...1)))
    return (path, "\((path as NSString).lastPathComponent) takes \(seconds) s")
  }

  // MARK: Mending

  /// Adds needed code; returns false when there is none to add.
  private func add(after errors: [Diagnostic], _ requirements: Set<String>) -> Bool {
    if code.add(after: errors, requirements: requirements) { return true }
    // A class that is generated from a model can name a type of the sources.
    let model = sources.resources.files.models.first ?? ""
    let names = errors.filter { generated.contains($0.file) }.compactMap(\.missingName)
      .filter { code.has($0, closestTo: model) }
    for name in names { code.add(name, closestTo: model) }
    return !names.isEmpty
  }

  /// Generates stand-ins for the errors, or adds the code that declares what is missing.
  private mutating func standIn(for errors: [Diagnostic]) -> BuildMachine.Event {
    let event = edit { $0.resolve(errors) }
    guard let nearby = maker?.nearby, !nearby.isEmpty else { return event }
    for (name, path) in nearby { code.add(name, closestTo: path) }
    return .codeChanged
  }

  private mutating func edit(_ change: (inout StandInMaker) -> Bool) -> BuildMachine.Event {
    guard var maker else { return .unchanged }
    self.maker = nil
    let isChanged = change(&maker)
    self.maker = maker
    return isChanged ? .changed(standIns: maker.standIns) : .unchanged
  }

  // MARK: Report

  /// Returns an error of the sources with what was probably meant.
  func explained(_ error: WidgetBuildError) -> WidgetBuildError {
    guard case .doesNotCompile(var diagnosis) = error, let maker,
      let told = diagnosis.errors.first(where: { $0.place == diagnosis.place })
    else { return error }
    diagnosis.meant = maker.suggestion(for: told)
    return .doesNotCompile(diagnosis)
  }

  /// Returns the report of the library that was compiled last.
  ///
  /// - Parameter ofLanguage: Errors in the language mode of the project, which was not used.
  func report(ofLanguage: [Diagnostic]) -> BuildReport {
    let prepared = maker?.prepared
    var report = BuildReport(
      library: library, files: prepared?.files.map(\.path) ?? [],
      absentImports: prepared?.absentImports ?? [],
      notes: sources.notes + sources.app.notes + carried.notes)
    if let prepared, let slow = slowFile(of: prepared) {
      report.notes.append("\(slow.path): \(slow.text) to compile")
    }
    report.resources = WidgetResources.destinations(
      in: (library as NSString).deletingLastPathComponent)
    report.appGroupKeys = maker?.sources.appGroupKeys ?? []
    report.texts = Dictionary(
      (prepared?.files ?? []).map { ($0.path, $0.text) }, uniquingKeysWith: { $1 })
    report.standIns = maker?.standIns ?? []
    report.leftOut = code.unreadable + leftOut
    report.ofLanguage = ofLanguage
    report.notes += notes + code.notes + [compiler.sandboxNote].compactMap(\.self)
    report.notes += bridge?.notes ?? []
    let all = sources.files.count + sources.nearby.count
    if !isApp, !code.otherWidgets.isEmpty {
      report.notes.append(
        "not shown, as they are no Live Activities: " + code.otherWidgets.joined(separator: ", "))
    }
    if report.files.count < all {
      report.notes.append(
        "\(report.files.count) of \(all) files: those that the "
          + (isApp ? "app needs" : "Live Activity needs"))
    }
    return report
  }
}

extension WidgetBuildError {
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
