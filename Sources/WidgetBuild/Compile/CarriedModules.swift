import Foundation

/// Compiles the carried modules: modules of Apple that a widget imports only for type-checking,
/// such as MapKit, whose sources are embedded in the program (`CarriedModuleSources`). No target may have
/// their names, because other packages test `canImport` of them, so the modules are compiled into
/// the user's cache when a source first imports one.
struct CarriedModules {
  var compiler: SwiftCompiler
  /// The folder of the look-alike modules, this package's versions of SwiftUI, WidgetKit,
  /// ActivityKit and so on, as `.swiftmodule` files.
  var lookAlikes: String
  /// The executable that expands macros.
  var macros: String
  /// Cache folder for this program version and this compiler.
  var cache: String
  /// Messages that explain why the user's cache folder is not used.
  private(set) var notes: [String] = []
  /// Options for every compilation; empty unless the compiler's own module cache was moved to the
  /// scratch folder.
  private(set) var options: [String] = []
  /// The user's cache folder, which also contains the compiler's own cache.
  private let root: String
  private let scratch: String
  /// Modules whose cache entries were found whole, or were made.
  private var whole: Set<String> = []

  /// Selects the cache folder.
  ///
  /// - Parameter scratch: folder used instead when the cache folder is not writable.
  init(
    compiler: SwiftCompiler, lookAlikes: String, macros: String, environment: [String: String],
    scratch: String
  ) {
    self.compiler = compiler
    self.lookAlikes = lookAlikes
    self.macros = macros
    self.scratch = scratch
    root = Self.cacheRoot(in: environment)
    let key = Self.key(
      compiler: compiler.path, modules: lookAlikes, macros: macros)
    cache = "\(Self.cacheFolder(in: environment))/modules-\(key)"
    if let reason = Self.whyNotUsable(cache) { abandonCache(reason) }
  }

  /// The user's folder for caches.
  static func cacheRoot(in environment: [String: String]) -> String {
    environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? (environment["HOME"] ?? NSTemporaryDirectory()) + "/.cache"
  }

  /// The program's cache folder for the user.
  static func cacheFolder(in environment: [String: String]) -> String {
    cacheRoot(in: environment) + "/island"
  }

  /// The folders of the caches that a compilation writes to: the program's, and the compiler's own.
  static func writtenFolders(in environment: [String: String]) -> [String] {
    [cacheFolder(in: environment), cacheRoot(in: environment) + "/clang"]
  }

  /// Switches to the scratch folder for the reason given, an error message. Deletes the cache,
  /// since it may be damaged; the next run creates it again.
  private mutating func abandonCache(_ reason: String) {
    try? FileManager.default.removeItem(atPath: cache)
    whole = []
    notes = [
      "the cache in \(root) cannot be used (\(reason)): modules are compiled again"
    ]
    cache = scratch + "/modules"
    options = ["-module-cache-path", scratch + "/clang"]
  }

  /// Switches to the scratch folder when the cache caused the error with which a carried module's
  /// compilation failed; returns true when it switched.
  mutating func abandonCache(after error: WidgetBuildError) -> Bool {
    if case .doesNotCompile(let diagnosis) = error {
      return abandonCache(after: diagnosis.output)
    }
    if case .cannotWrite(let path, let reason) = error {
      return abandonCache(after: "error: \(path): \(reason)")
    }
    return false
  }

  /// Switches to the scratch folder when a failed compilation was caused by the cache, such as an
  /// unreadable module or a full disk. Returns true when it switched: the compilation can be
  /// retried.
  mutating func abandonCache(after output: String) -> Bool {
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    guard options.isEmpty, let line = errors.first(where: { $0.contains(root) }) else {
      return false
    }
    let text = line.range(of: "error: ").map { line[$0.upperBound...] } ?? line
    let error = Diagnostic.printed(text, file: "", line: 0, column: 0)
    abandonCache(String(error.message.prefix(200)))
    return true
  }

  /// Returns why a folder cannot be used; nil: it belongs to the user alone and is writable.
  private static func whyNotUsable(_ folder: String) -> String? {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return error.systemReason
    }
    if let reason = FolderAccess.makePrivate(folder) { return reason }
    let probe = "\(folder)/.probe-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: probe) }
    do {
      try Data("island".utf8).write(to: URL(fileURLWithPath: probe))
      return nil
    } catch {
      return error.systemReason
    }
  }

  /// Returns a key for everything that a compiled module depends on: the embedded sources by
  /// content, the look-alike modules, the macros and the compiler by modification date.
  static func key(compiler: String, modules: String, macros: String) -> String {
    var digest = Digest()
    for (name, text) in CarriedModuleSources.all.sorted(by: { $0.key < $1.key }) {
      digest.add(name)
      digest.add(text)
    }
    digest.addFile(compiler)
    digest.addFile(macros)
    let lookAlikes = ["FoundationAdditions", "AppIntents", "ActivityKit", "SwiftUI", "WidgetKit"]
    for name in lookAlikes + AppleModuleNames.ofScripts.sorted() {
      digest.addFile("\(modules)/\(name).swiftmodule")
    }
    return digest.name
  }

  /// Compiles the wanted modules and their dependencies unless they are cached, and returns the
  /// object files to link.
  ///
  /// - Throws: `WidgetBuildError` when a module does not compile, the compiler cannot be run or is
  ///   stopped, or the cache folder is not writable.
  mutating func objects(for wanted: Set<String>) throws(WidgetBuildError) -> [String] {
    var done: [String] = []
    for name in wanted.sorted() { try make(name, &done) }
    return done.map { "\(cache)/\($0).o" }
  }

  /// File name extensions of a cache entry; a third file records their digests.
  private static let parts = ["o", "swiftmodule"]

  /// Returns the current digests of an entry's files as text. It is stored when the entry is
  /// complete, so a comparison detects files that are not what was stored.
  private func digests(of name: String) -> String {
    Self.parts.map { part in
      "\(part) \(Digest.ofFile("\(cache)/\(name).\(part)") ?? "missing")"
    }.joined(separator: "\n")
  }

  /// Returns true when all files of a cache entry are those that were stored.
  private func isWhole(_ name: String) -> Bool {
    guard let stamp = FileManager.default.contents(atPath: "\(cache)/\(name).digests") else {
      return false
    }
    return String(decoding: stamp, as: UTF8.self) == digests(of: name)
  }

  private mutating func make(_ name: String, _ done: inout [String]) throws(WidgetBuildError) {
    guard !done.contains(name), let text = CarriedModuleSources.all[name] else { return }
    for other in CarriedModuleSources.imports(of: name) { try make(other, &done) }
    done.append(name)
    guard !whole.contains(name) else { return }
    guard !isWhole(name) else {
      whole.insert(name)
      return
    }
    BuildStep.report?(.module(name))
    let files = FileManager.default
    // Files are written to a temporary folder and renamed into place, the digests last, because
    // another `island` process may be compiling the same module.
    let work =
      "\(cache)/\(name)-\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    do {
      try files.createDirectory(atPath: work, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(work)/\(name).swift"))
    } catch {
      throw .cannotWrite(path: work, reason: error.systemReason)
    }
    defer { try? files.removeItem(atPath: work) }
    // Modules are compiled once, whatever the widget is.
    var compiler = compiler
    compiler.meter = nil
    let outcome = try compiler.run(
      [
        "-emit-module", "-emit-module-path", "\(work)/\(name).swiftmodule",
        "-emit-object", "-o", "\(work)/\(name).o", "-parse-as-library",
        "-whole-module-optimization",
        "-swift-version", "5", "-Onone", "-module-name", name, "-I", lookAlikes, "-I", cache,
        "-load-plugin-executable", macros + "#PreviewMacros", "-suppress-warnings",
      ] + SwiftCompiler.namedDiagnostics + [
        "\(work)/\(name).swift"
      ] + options)
    guard outcome.succeeded else {
      throw .doesNotCompile(WidgetBuildError.Diagnosis(output: outcome.output))
    }
    for part in Self.parts { rename("\(work)/\(name).\(part)", "\(cache)/\(name).\(part)") }
    try? Data(digests(of: name).utf8)
      .write(to: URL(fileURLWithPath: "\(cache)/\(name).digests"), options: .atomic)
    whole.insert(name)
  }
}
