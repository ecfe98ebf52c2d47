import Foundation

/// Modules that a widget imports only to type-check, as sources inside the program. No target may
/// have their names (other packages test `canImport` of them), so they are compiled when a source
/// first asks for one, into the user's cache.
struct CarriedModules {
  var compiler: SwiftCompiler
  /// Where the look-alikes' modules lie.
  var lookAlikes: String
  /// The executable that expands macros.
  var macros: String
  /// Of this program version and this compiler.
  var cache: String
  /// Why another folder than the user's cache is used, in words.
  private(set) var notes: [String] = []
  /// Options that every compile needs: where the compiler keeps its own cache.
  private(set) var options: [String] = []
  /// The user's folder for caches, in which the compiler has one too.
  private let root: String
  private let scratch: String

  /// By module name.
  static let sources: [String: String] = ModuleText.all

  static var names: Set<String> { Set(sources.keys) }

  /// The carried module that declares a type or function of the name.
  static func declaring(_ name: String) -> String? {
    let heads = ["class", "struct", "enum", "protocol", "typealias", "func", "let"].map {
      "\($0) \(name)"
    }
    return sources.keys.sorted().first { module in
      let text = sources[module] ?? ""
      return heads.contains { head in
        text.ranges(of: head).contains { range in
          range.upperBound < text.endIndex && " :<({=\n".contains(text[range.upperBound])
        }
      }
    }
  }

  /// - Parameter scratch: is used for the modules where the cache cannot be written.
  init(
    compiler: SwiftCompiler, lookAlikes: String, macros: String, environment: [String: String],
    scratch: String
  ) {
    self.compiler = compiler
    self.lookAlikes = lookAlikes
    self.macros = macros
    self.scratch = scratch
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    root =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? home + "/.cache"
    cache = "\(root)/island/modules-\(Self.key(compiler: compiler.path, modules: lookAlikes))"
    if let reason = Self.whyNotWritable(cache) { leaveCache(reason) }
  }

  /// Goes on in the scratch folder. What is in the cache is thrown away: it may be the reason, and
  /// the next run makes it again.
  private mutating func leaveCache(_ reason: String) {
    try? FileManager.default.removeItem(atPath: cache)
    notes = [
      "the cache in \(root) cannot be used (\(reason)): modules are compiled anew this time"
    ]
    cache = scratch + "/modules"
    options = ["-module-cache-path", scratch + "/clang"]
  }

  /// The same of a module that could not be made.
  mutating func leavesCache(after error: WidgetBuildError) -> Bool {
    if case .doesNotCompile(let diagnosis) = error {
      return leavesCache(after: diagnosis.output)
    }
    if case .cannotWrite(let path, let reason) = error {
      return leavesCache(after: "error: \(path): \(reason)")
    }
    return false
  }

  /// True when a failed compile is the cache's fault, and can be tried again without it: a module
  /// that cannot be read, a disk that is full.
  mutating func leavesCache(after output: String) -> Bool {
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    guard options.isEmpty, let line = errors.first(where: { $0.contains(root) }) else {
      return false
    }
    let words = line.range(of: "error: ").map { line[$0.upperBound...] } ?? line
    leaveCache(String(words.prefix(200)))
    return true
  }

  private static func whyNotWritable(_ folder: String) -> String? {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return (error as NSError).underlyingWords
    }
    let probe = "\(folder)/.probe-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: probe) }
    do {
      try Data("island".utf8).write(to: URL(fileURLWithPath: probe))
      return nil
    } catch {
      return (error as NSError).underlyingWords
    }
  }

  /// Names what a compiled module depends on: the sources, the look-alikes they were compiled
  /// against, and the compiler, by when each was last written.
  static func key(compiler: String, modules: String) -> String {
    var fingerprint = Fingerprint()
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      fingerprint.add(name)
      fingerprint.add(text)
    }
    fingerprint.addFile(compiler)
    for name in ["AppIntents", "ActivityKit", "SwiftUI", "WidgetKit"] {
      fingerprint.addFile("\(modules)/\(name).swiftmodule")
    }
    return fingerprint.name
  }

  /// The carried modules that a carried module imports.
  private static func imports(of name: String) -> [String] {
    (sources[name] ?? "").split(separator: "\n").filter { $0.contains("import ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
      .filter { sources[$0] != nil && $0 != name }
  }

  /// Compiles what of `wanted` and of what that imports is not in the cache yet, and returns the
  /// object files to link.
  func objects(for wanted: Set<String>) throws(WidgetBuildError) -> [String] {
    var done: [String] = []
    for name in wanted.sorted() { try make(name, &done) }
    return done.map { "\(cache)/\($0).o" }
  }

  /// What a whole entry holds; the second is what says that the first two are whole.
  private static let parts = ["o", "swiftmodule"]

  /// The sizes of an entry's files, which are written down when it is complete.
  private func sizes(of name: String) -> String {
    Self.parts.map { part in
      let path = "\(cache)/\(name).\(part)"
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
      return size.map { "\(part) \($0)" } ?? "no \(part)"
    }.joined(separator: "\n")
  }

  private func isWhole(_ name: String) -> Bool {
    guard let stamp = FileManager.default.contents(atPath: "\(cache)/\(name).sizes") else {
      return false
    }
    return String(decoding: stamp, as: UTF8.self) == sizes(of: name)
  }

  private func make(_ name: String, _ done: inout [String]) throws(WidgetBuildError) {
    guard !done.contains(name), let text = Self.sources[name] else { return }
    for other in Self.imports(of: name) { try make(other, &done) }
    done.append(name)
    guard !isWhole(name) else { return }
    let files = FileManager.default
    // Written beside the final place and moved there whole, sizes last: another island may be
    // compiling the same.
    let work = "\(cache)/\(name)-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      try files.createDirectory(atPath: work, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(work)/\(name).swift"))
    } catch {
      throw .cannotWrite(path: work, reason: (error as NSError).underlyingWords)
    }
    defer { try? files.removeItem(atPath: work) }
    let outcome = try compiler.run(
      [
        "-emit-module", "-emit-module-path", "\(work)/\(name).swiftmodule",
        "-emit-object", "-o", "\(work)/\(name).o", "-parse-as-library",
        "-whole-module-optimization",
        "-swift-version", "5", "-Onone", "-module-name", name, "-I", lookAlikes, "-I", cache,
        "-load-plugin-executable", macros + "#PreviewMacros", "-suppress-warnings",
        "\(work)/\(name).swift",
      ] + options)
    guard outcome.succeeded else {
      throw .doesNotCompile(WidgetBuildError.Diagnosis(output: outcome.output))
    }
    for part in Self.parts { rename("\(work)/\(name).\(part)", "\(cache)/\(name).\(part)") }
    try? Data(sizes(of: name).utf8)
      .write(to: URL(fileURLWithPath: "\(cache)/\(name).sizes"), options: .atomic)
  }
}

extension NSError {
  /// The system's own words where there are some: Foundation's are about "the file".
  var underlyingWords: String {
    (userInfo[NSUnderlyingErrorKey] as? any Error)?.localizedDescription ?? localizedDescription
  }
}
