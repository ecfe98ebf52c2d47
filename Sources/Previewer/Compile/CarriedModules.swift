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
        guard let range = text.range(of: head), range.upperBound < text.endIndex else {
          return false
        }
        return " :<({=\n".contains(text[range.upperBound])
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
    let home = environment["HOME"] ?? NSTemporaryDirectory()
    let root =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? home + "/.cache"
    let folder = "\(root)/island"
    let key = Self.key(compiler: compiler.path, modules: lookAlikes)
    cache = "\(folder)/modules-\(key)"
    if let reason = Self.whyNotWritable(cache) {
      notes = [
        "the cache \(folder) cannot be written (\(reason)): modules are compiled anew each time"
      ]
      cache = scratch + "/modules"
    }
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
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      add(name)
      add(text)
    }
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    let lookAlikes = ["AppIntents", "ActivityKit", "SwiftUI", "WidgetKit"]
    for path in [real] + lookAlikes.map({ "\(modules)/\($0).swiftmodule" }) {
      let written = (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate]
      add("\(path) \((written as? Date)?.timeIntervalSince1970 ?? 0)")
    }
    return String(hash, radix: 16)
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

  /// Throws away everything compiled, for the next call to make it again; false when nothing was
  /// there.
  func forget() -> Bool {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    for entry in entries { try? FileManager.default.removeItem(atPath: "\(cache)/\(entry)") }
    return !entries.isEmpty
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
    let outcome = try compiler.run([
      "-emit-module", "-emit-module-path", "\(work)/\(name).swiftmodule",
      "-emit-object", "-o", "\(work)/\(name).o", "-parse-as-library", "-whole-module-optimization",
      "-swift-version", "5", "-Onone", "-module-name", name, "-I", lookAlikes, "-I", cache,
      "-load-plugin-executable", macros + "#PreviewMacros", "-suppress-warnings",
      "\(work)/\(name).swift",
    ])
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
